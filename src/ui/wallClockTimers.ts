/** Calls at moments of the wall clock: one timer of the app's clock for all of them, and none while nobody waits. */
import type { Clock } from '../domain/clock';

export interface Alarms {
  /** Calls `ring` once it is `moment`, ms since 1970; soon when that is past. @returns its end */
  at(moment: number, ring: () => void): () => void;
}

/** A device is put to sleep and its clock put right: nobody waits longer than this without looking at it. */
const LOOK_MS = 60_000;

interface Alarm {
  readonly moment: number;
  readonly ring: () => void;
}

/** @param now the wall clock, ms since 1970 */
export function createAlarms(clock: Clock, now: () => number): Alarms {
  const waiting = new Set<Alarm>();
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
    if (waiting.size > 0) timer = clock.setTimeout(look, Math.min(LOOK_MS, Math.max(0, next - now())));
  }

  function look(): void {
    const time = now();
    const due = [...waiting].filter(({ moment }) => moment <= time);
    for (const alarm of due) waiting.delete(alarm);
    arm();
    for (const { ring } of due) ring();
  }

  return {
    at(moment, ring) {
      const alarm = { moment, ring };
      waiting.add(alarm);
      if (moment < next) arm();
      return () => {
        waiting.delete(alarm);
        if (waiting.size === 0) disarm();
      };
    },
  };
}
