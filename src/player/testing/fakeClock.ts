/** A clock that stands still until told to move, and knows what still waits on it. */
import type { Clock } from '../clock';

export interface FakeClock extends Clock {
  /** Moves time on by `ms`, running what falls due in its order; promises settle between the timers. */
  advance(ms: number): Promise<void>;
  /** Timers that still wait. */
  pending(): number;
}

/** Lets every promise that can settle without time do so. */
export const settle = async (): Promise<void> => {
  // A macrotask: the microtask queue is empty by then, however deep the chain.
  await new Promise((resolve) => setImmediate(resolve));
};

export const createFakeClock = (): FakeClock => {
  const timers = new Map<number, { at: number; fn: () => void }>();
  let now = 0;
  let nextId = 1;

  const nextDue = (until: number): [number, { at: number; fn: () => void }] | null => {
    let due: [number, { at: number; fn: () => void }] | null = null;
    for (const entry of timers) {
      if (entry[1].at <= until && (due === null || entry[1].at < due[1].at)) due = entry;
    }
    return due;
  };

  return {
    now: () => now,
    setTimeout: (fn, ms) => {
      const id = nextId++;
      timers.set(id, { at: now + Math.max(0, ms), fn });
      return id;
    },
    clearTimeout: (id) => {
      timers.delete(id);
    },
    advance: async (ms) => {
      const until = now + ms;
      await settle();
      for (let due = nextDue(until); due !== null; due = nextDue(until)) {
        const [id, timer] = due;
        timers.delete(id);
        now = timer.at;
        timer.fn();
        await settle();
      }
      now = until;
    },
    pending: () => timers.size,
  };
};
