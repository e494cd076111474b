/** A clock that tests can move. Without a test's wish it is the clock it was made from. */

/** Where a test wants the time to be. */
export type ClockChange = { now: number; frozen?: boolean } | { advanceMs: number } | { reset: true };

export interface MovableClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Moves the clock and gives the new time. A frozen clock stands still until the next wish. */
  move(wish: ClockChange): number;
}

/** A movable clock over `base`, which gives milliseconds since 1970. */
export function movableClock(base: () => number): MovableClock {
  let offset = 0;
  let frozenAt: number | null = null;
  const now = (): number => frozenAt ?? base() + offset;
  return {
    now,
    move(wish) {
      if ('reset' in wish) {
        offset = 0;
        frozenAt = null;
      } else if ('advanceMs' in wish) {
        if (frozenAt === null) offset += wish.advanceMs;
        else frozenAt += wish.advanceMs;
      } else {
        offset = wish.now - base();
        frozenAt = wish.frozen ? wish.now : null;
      }
      return now();
    },
  };
}
