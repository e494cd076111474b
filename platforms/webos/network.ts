/** LG's connection manager, by the bridge that webOS gives every page of an application. */
import type { Stop } from '../platform';

const STATUS_CALL = 'luna://com.palm.connectionmanager/getStatus';

/** One call of a system service; it answers by its callback, in JSON, until it is cancelled. */
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

/** Whether an answer says that the internet is reached; null when it says nothing of it (an error). */
function readStatus(answer: string): boolean | null {
  try {
    const status = JSON.parse(answer) as { readonly isInternetConnectionAvailable?: unknown } | null;
    const available = status?.isInternetConnectionAvailable;
    return typeof available === 'boolean' ? available : null;
  } catch {
    return null;
  }
}

/** Tells at the first answer and at each change. `now` is what is told until then. */
export function watchWebosNetwork(
  makeBridge: () => PalmServiceBridge,
  now: boolean,
  listener: (connected: boolean) => void,
): Stop {
  listener(now);
  const bridge = makeBridge();
  bridge.onservicecallback = (answer) => {
    const connected = readStatus(answer);
    if (connected !== null) listener(connected);
  };
  bridge.call(STATUS_CALL, JSON.stringify({ subscribe: true }));
  return () => {
    bridge.onservicecallback = null;
    bridge.cancel();
  };
}
