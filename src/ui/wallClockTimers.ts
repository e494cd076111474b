/** Callbacks at wall-clock times, all from a single timer of the app's clock; no timer runs while none is pending. */
import type { Clock } from '../domain/clock';

/** Timers at times of the wall clock, ms since 1970. */
export interface WallClockTimers {
  /** Calls `run` once the wall clock reaches `moment`, ms since 1970; soon if that is past. @returns cancels it */
  at(moment: number, run: () => void): () => void;
  /** Calls now what is due: the clock's timers stand still while the app is hidden. */
  check(): void;
}

/** Longest timer, ms: devices sleep and correct their clocks, so the wall clock is checked at least this often. */
const RECHECK_MS = 60_000;

interface WallClockTimer {
  readonly moment: number;
  readonly run: () => void;
}

/** @param now the wall clock, ms since 1970 */
export function createWallClockTimers(clock: Clock, now: () => number): WallClockTimers {
  const waiting = new Set<WallClockTimer>();
  let timer: number | null = null;
  let next = Infinity;

  function disarm(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    next = Infinity;
  }

  function arm(): void {
    disarm();
    for (const { moment } of waiting) next = Math.min(next, moment);
    if (waiting.size > 0) timer = clock.setTimeout(check, Math.min(RECHECK_MS, Math.max(0, next - now())));
  }

  function check(): void {
    const time = now();
    const due = [...waiting].filter(({ moment }) => moment <= time);
    for (const entry of due) waiting.delete(entry);
    arm();
    for (const { run } of due) run();
  }

  return {
    check,
    at(moment, run) {
      const entry = { moment, run };
      waiting.add(entry);
      if (moment < next) arm();
      return () => {
        waiting.delete(entry);
        if (waiting.size === 0) disarm();
      };
    },
  };
}
