/**
 * The bridge that webOS gives the pages of an application: calls to system services, answered in JSON. It may not be there, throw,
 * never answer, or answer with something else.
 */
import { answerOf } from '../common/ask';
import type { Stop } from '../platform';

/** One call to a system service; it calls back until it is cancelled. */
export interface PalmServiceBridge {
  onservicecallback: ((answer: string) => void) | null;
  call(uri: string, parameters: string): void;
  cancel(): void;
}

/** An answer of a service, read from its JSON. */
export type Answer = Readonly<Record<string, unknown>>;

/** Creates bridges; null on any other platform. */
export function webosBridge(globals: Readonly<Record<string, unknown>>): (() => PalmServiceBridge) | null {
  const { PalmServiceBridge: Bridge } = globals as {
    readonly PalmServiceBridge?: new () => PalmServiceBridge;
  };
  return typeof Bridge === 'function' ? () => new Bridge() : null;
}

/** Subscribes to a service. Answers that are not a JSON object are ignored; a bridge that throws never answers. */
export function subscribe(
  makeBridge: () => PalmServiceBridge,
  uri: string,
  parameters: object,
  onAnswer: (answer: Answer) => void,
): Stop {
  return open(makeBridge, uri, { ...parameters, subscribe: true }, (text) => {
    const answer = readObject(text);
    if (answer !== null) onAnswer(answer);
  });
}

/** The first answer of a service; null where it refuses, or does not answer in time or in JSON. */
export async function ask(
  makeBridge: (() => PalmServiceBridge) | null,
  uri: string,
  parameters: object,
): Promise<Answer | null> {
  if (makeBridge === null) return null;
  let stop: Stop = () => {};
  const answer = await answerOf<Answer | null>((reply) => {
    stop = open(makeBridge, uri, parameters, (text) => reply(readObject(text)));
  }, null);
  stop();
  return answer === null || answer.returnValue === false ? null : answer;
}

/** Calls a service whose answer nobody needs. False where the bridge throws. */
export function tell(makeBridge: () => PalmServiceBridge, uri: string, parameters: object): boolean {
  try {
    makeBridge().call(uri, JSON.stringify(parameters));
    return true;
  } catch {
    return false;
  }
}

function open(
  makeBridge: () => PalmServiceBridge,
  uri: string,
  parameters: object,
  onText: (text: string) => void,
): Stop {
  try {
    const bridge = makeBridge();
    bridge.onservicecallback = onText;
    bridge.call(uri, JSON.stringify(parameters));
    return () => {
      bridge.onservicecallback = null;
      try {
        bridge.cancel();
      } catch {
        // It has ended already.
      }
    };
  } catch {
    return () => {};
  }
}

/** A JSON object; null for anything else. */
export function readObject(text: unknown): Answer | null {
  if (typeof text !== 'string') return null;
  try {
    const answer = JSON.parse(text) as unknown;
    return typeof answer === 'object' && !Array.isArray(answer) ? (answer as Answer | null) : null;
  } catch {
    return null;
  }
}
