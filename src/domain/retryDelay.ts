/**
 * How long to wait before asking again, so that thousands of sets that failed in one second do not ask again in one second.
 * Pure: the source of randomness is an argument, a function that gives [0, 1) as `Math.random` does.
 */

/** Bounds of a wait that doubles. */
export interface BackoffBounds {
  /** Longest wait before the first retry, ms. */
  readonly firstMs: number;
  /** Longest wait of all, ms. */
  readonly mostMs: number;
}

/**
 * A screen that tries again by itself: 5 s, doubling to 60 s.
 * @waiting issue 47, item 3
 */
export const SCREEN_BACKOFF: BackoffBounds = { firstMs: 5000, mostMs: 60_000 };

/** A wait in ms, evenly spread over `meanMs - eitherWayMs` to `meanMs + eitherWayMs`; never below 0. */
export function spreadDelay(meanMs: number, eitherWayMs: number, random: () => number): number {
  return Math.max(0, meanMs + (2 * random() - 1) * eitherWayMs);
}

/**
 * The wait in ms before retry number `attempt`, counted from 0: evenly spread between 0 and a bound that starts at
 * `firstMs` and doubles up to `mostMs`. Over the whole interval ("full jitter"), because a herd that keeps a fixed part of its
 * wait stays a herd.
 * @waiting issue 47, item 3
 */
export function backoffDelay(
  attempt: number,
  { firstMs, mostMs }: BackoffBounds,
  random: () => number,
): number {
  return random() * Math.min(mostMs, firstMs * 2 ** attempt);
}
