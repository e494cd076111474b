/** Counts attempts by key in a sliding window. Memory only: a restart forgives. */

/** A limit on attempts. */
export interface RateLimit {
  /** Whether the key has used up its attempts. */
  exceeded(key: string): boolean;
  /** Counts one attempt. */
  count(key: string): void;
  /** Forgives a key, or without one everybody. */
  clear(key?: string): void;
}

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

  return {
    exceeded: (key) => recent(key).length >= max,
    count(key) {
      attempts.set(key, [...recent(key), clock()]);
    },
    clear(key) {
      if (key === undefined) attempts.clear();
      else attempts.delete(key);
    },
  };
}
