/** The bridge that webOS gives every page of an application: calls of system services, answered in JSON. */
import type { Stop } from '../platform';

/** One call of a system service; it answers by its callback until it is cancelled. */
export interface PalmServiceBridge {
  onservicecallback: ((answer: string) => void) | null;
  call(uri: string, parameters: string): void;
  cancel(): void;
}

/** Maker of bridges; null in a page that is none of LG's. */
export function webosBridge(globals: Readonly<Record<string, unknown>>): (() => PalmServiceBridge) | null {
  const { PalmServiceBridge: Bridge } = globals as {
    readonly PalmServiceBridge?: new () => PalmServiceBridge;
  };
  return typeof Bridge === 'function' ? () => new Bridge() : null;
}

/** Calls a service that goes on answering. What is no JSON object is no answer. */
export function subscribe(
  makeBridge: () => PalmServiceBridge,
  uri: string,
  parameters: object,
  onAnswer: (answer: Readonly<Record<string, unknown>>) => void,
): Stop {
  const bridge = makeBridge();
  bridge.onservicecallback = (text) => {
    const answer = readAnswer(text);
    if (answer !== null) onAnswer(answer);
  };
  bridge.call(uri, JSON.stringify({ ...parameters, subscribe: true }));
  return () => {
    bridge.onservicecallback = null;
    bridge.cancel();
  };
}

function readAnswer(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const answer = JSON.parse(text) as unknown;
    return typeof answer === 'object' ? (answer as Readonly<Record<string, unknown>> | null) : null;
  } catch {
    return null;
  }
}
