/** Counts attempts by key in a sliding window. Memory only: a restart forgives. */

/** A limit on attempts. */
export interface RateLimit {
  /** Whether the key has used up its attempts. */
  exceeded(key: string): boolean;
  /** Time until the key has an attempt again, ms; 0 when it has one. */
  waitMs(key: string): number;
  /** Counts one attempt. */
  count(key: string): void;
  /** Takes the last attempt back. */
  giveBack(key: string): void;
  /** Forgives a key, or without one everybody. */
  clear(key?: string): void;
}

/** Keys remembered at most, for callers choose some of them: of addresses that nobody has, the oldest is forgotten. */
const MOST_KEYS = 10_000;

/** Allows `max` attempts a key in any `windowMs` milliseconds of the clock. */
export function rateLimit(max: number, windowMs: number, clock: () => number): RateLimit {
  const attempts = new Map<string, number[]>();

  function recent(key: string): number[] {
    const since = clock() - windowMs;
    const kept = (attempts.get(key) ?? []).filter((at) => at > since);
    if (kept.length > 0) attempts.set(key, kept);
    else attempts.delete(key);
    return kept;
  }

  function waitMs(key: string): number {
    // Room comes when all but `max - 1` attempts have left the window.
    const blocking = recent(key).at(-max);
    return blocking === undefined ? 0 : blocking + windowMs - clock();
  }

  return {
    exceeded: (key) => waitMs(key) > 0,
    waitMs,
    count(key) {
      const [oldest] = attempts.keys();
      if (attempts.size >= MOST_KEYS && oldest !== undefined) attempts.delete(oldest);
      attempts.set(key, [...recent(key), clock()]);
    },
    giveBack(key) {
      attempts.get(key)?.pop();
    },
    clear(key) {
      if (key === undefined) attempts.clear();
      else attempts.delete(key);
    },
  };
}
