/** A clock of a scene that stands still between the steps of a test. */
import type { Clock } from '../../renderer';

export interface HeldClock extends Clock {
  /** From now on time passes by `advance` alone. */
  hold(): void;
  advance(ms: number): void;
}

/** Of one frame. */
export const FRAME_MS = 16;

/** Flows in steps of a frame until it is held; nothing of the page's own time reaches the root. */
export function createHeldClock(): HeldClock {
  const due = new Map<number, { at: number; run: (time: number) => void }>();
  let time = 0;
  let nextId = 1;
  const add = (at: number, run: (time: number) => void): number => {
    due.set(nextId, { at, run });
    return nextId++;
  };
  const advance = (ms: number): void => {
    const end = time + ms;
    for (;;) {
      const [id, next] = [...due].sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
      if (id === undefined || next === undefined || next.at > end) break;
      due.delete(id);
      time = next.at;
      next.run(time);
    }
    time = end;
  };
  const flow = setInterval(() => advance(FRAME_MS), FRAME_MS);
  return {
    now: () => time,
    setTimeout: (run, ms) => add(time + Math.max(0, ms), run),
    clearTimeout: (id) => void due.delete(id),
    requestFrame: (run) => add(time + FRAME_MS, run),
    cancelFrame: (id) => void due.delete(id),
    hold: () => clearInterval(flow),
    advance,
  };
}
