/** A clock that stands still until it is told to go: timers and frames run in order, at their own times. */
import type { Clock } from '../types';

/** Time for tests. */
export interface FakeClock extends Clock {
  /** Runs everything due in the next `ms`, frames every 16 ms included. */
  advance(ms: number): void;
  /** Timers and frames that wait. */
  readonly waiting: number;
}

const frameMs = 16;

/** A clock that says `start`, ms, until `advance`. Default 1000, so that 0 is never a time. */
export function createFakeClock(start = 1000): FakeClock {
  let time = start;
  let nextId = 1;
  const due = new Map<number, { at: number; run: (time: number) => void }>();
  const add = (at: number, run: (time: number) => void): number => {
    due.set(nextId, { at, run });
    return nextId++;
  };
  return {
    now: () => time,
    setTimeout: (run, ms) => add(time + Math.max(0, ms), run),
    clearTimeout: (id) => void due.delete(id),
    requestFrame: (run) => add(time + frameMs, run),
    cancelFrame: (id) => void due.delete(id),
    advance(ms) {
      const end = time + ms;
      for (;;) {
        let next: [number, { at: number; run: (time: number) => void }] | null = null;
        for (const entry of due)
          if (entry[1].at <= end && (next === null || entry[1].at < next[1].at)) next = entry;
        if (next === null) break;
        due.delete(next[0]);
        time = next[1].at;
        next[1].run(time);
      }
      time = end;
    },
    get waiting() {
      return due.size;
    },
  };
}
