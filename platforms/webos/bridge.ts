/** The bridge that webOS gives the pages of an application: calls to system services, answered in JSON. */
import type { Stop } from '../platform';

/** One call to a system service; it calls back until it is cancelled. */
export interface PalmServiceBridge {
  onservicecallback: ((answer: string) => void) | null;
  call(uri: string, parameters: string): void;
  cancel(): void;
}

/** Creates bridges; null on any other platform. */
export function webosBridge(globals: Readonly<Record<string, unknown>>): (() => PalmServiceBridge) | null {
  const { PalmServiceBridge: Bridge } = globals as {
    readonly PalmServiceBridge?: new () => PalmServiceBridge;
  };
  return typeof Bridge === 'function' ? () => new Bridge() : null;
}

/** Subscribes to a service. Answers that are not a JSON object are ignored. */
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
