/** A clock that stands still until it is advanced: timers and frames run in order, at their own times. */
import type { Clock } from '../types';

/** Time for tests. */
export interface FakeClock extends Clock {
  /** Runs everything due in the next `ms`, frames every 16 ms included. */
  advance(ms: number): void;
  /** `advance` that lets promises settle before the first timer and after each. */
  advanceAsync(ms: number): Promise<void>;
  /** Timers and frames that wait. */
  readonly pendingCount: number;
}

const FRAME_MS = 16;

interface Scheduled {
  readonly at: number;
  readonly run: (time: number) => void;
}

/** Resolves when every promise has settled that waits for no timer. */
export async function settlePromises(): Promise<void> {
  // a macrotask: by then the queue of microtasks is empty, however long their chain
  await new Promise((resolve) => setImmediate(resolve));
}

/** A clock that says `start`, ms, until `advance`. Default 1000, so that 0 is never a time. */
export function createFakeClock(start = 1000): FakeClock {
  let time = start;
  let nextId = 1;
  const scheduled = new Map<number, Scheduled>();
  const add = (at: number, run: (time: number) => void): number => {
    scheduled.set(nextId, { at, run });
    return nextId++;
  };

  /** Runs the first of what is due until then; false when nothing is. */
  function runNext(end: number): boolean {
    let next: [id: number, due: Scheduled] | null = null;
    for (const entry of scheduled)
      if (entry[1].at <= end && (next === null || entry[1].at < next[1].at)) next = entry;
    if (next === null) return false;
    scheduled.delete(next[0]);
    time = next[1].at;
    next[1].run(time);
    return true;
  }

  return {
    now: () => time,
    setTimeout: (run, ms) => add(time + Math.max(0, ms), run),
    clearTimeout: (id) => void scheduled.delete(id),
    requestFrame: (run) => add(time + FRAME_MS, run),
    cancelFrame: (id) => void scheduled.delete(id),
    advance(ms) {
      const end = time + ms;
      while (runNext(end));
      time = end;
    },
    async advanceAsync(ms) {
      const end = time + ms;
      do await settlePromises();
      while (runNext(end));
      time = end;
    },
    get pendingCount() {
      return scheduled.size;
    },
  };
}
