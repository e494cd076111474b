/**
 * How fast keys may come: the throttle, and the pace of a held key, which begins slowly enough to stop on the next item
 * and grows until it races through a row.
 */

/** No two moves come closer than this (DEVICE-01): 20 a second. */
const THROTTLE_MS = 50;

/** From this long held, moves come this far apart, ms. */
const paces: readonly (readonly [heldMs: number, apartMs: number])[] = [
  [0, 150],
  [700, 110],
  [1400, 80],
  [2200, THROTTLE_MS],
];

/** The least time between two moves of a key that has been held so long. */
export function repeatInterval(heldMs: number): number {
  let apart = paces[0]![1];
  for (const [from, interval] of paces) if (heldMs >= from) apart = interval;
  return apart;
}

/** Longer than any platform waits before its first repeat. */
const REPEAT_GAP_MS = 1000;

export type Verdict = 'press' | 'repeat' | 'drop';

export interface Gate {
  /**
   * What to do with a keydown; `marked` is the event's own `repeat`. On platforms that never mark repeats a key that is
   * down is repeating; a keyup that got lost is noticed by the marks, or by a pause no repeat makes.
   */
  down(key: string, time: number, marked: boolean): Verdict;
  /** The key is let go. False when it was not down. */
  up(key: string): boolean;
  /** All keys are let go: the page lost the keyboard. */
  clear(): void;
}

/** `classOf` says which keys share a throttle: the four directions do, so that rolling a thumb over them is one stream. */
export function createGate(classOf: (key: string) => string): Gate {
  const downSince = new Map<string, number>();
  const lastSeen = new Map<string, number>();
  let marks = false;
  const accepted = new Map<string, number>();
  return {
    down(key, time, marked) {
      marks ||= marked;
      const stale = (marks && !marked) || time - (lastSeen.get(key) ?? time) > REPEAT_GAP_MS;
      const since = stale ? undefined : downSince.get(key);
      if (since === undefined) downSince.set(key, time);
      lastSeen.set(key, time);
      const apart = since === undefined ? THROTTLE_MS : repeatInterval(time - since);
      const kind = classOf(key);
      if (time - (accepted.get(kind) ?? -Infinity) < apart) return 'drop';
      accepted.set(kind, time);
      return since === undefined ? 'press' : 'repeat';
    },
    up: (key) => downSince.delete(key),
    clear: () => downSince.clear(),
  };
}
