/** Keys in a trace of Chrome's: how long each took to be presented. Pure. */

/** The part of a trace event that is read. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly args: {
    readonly data?: {
      readonly type?: string;
      /** From the hardware's time to the presentation of the next frame, ms; 0 without one. */
      readonly duration?: number;
      readonly processingStart?: number;
      readonly processingEnd?: number;
    };
  };
}

export interface KeyTimes {
  /** Milliseconds of each key, in the order of the trace. */
  readonly presented: readonly number[];
  /** Milliseconds that its listeners ran. */
  readonly handled: readonly number[];
}

/** Category of the events that are read. */
export const KEY_CATEGORY = 'devtools.timeline';

/** @returns the keys that went down; @throws Error when the trace holds none */
export function keysOf(trace: readonly TraceEvent[]): KeyTimes {
  const keys = trace
    .filter(({ name, ph }) => name === 'EventTiming' && ph === 'b')
    .map(({ args }) => args.data)
    .filter((data) => data?.type === 'keydown');
  if (keys.length === 0) throw new Error('The trace holds no key: this browser tells no event timing.');
  return {
    presented: keys.map((data) => data!.duration!),
    handled: keys.map((data) => data!.processingEnd! - data!.processingStart!),
  };
}
