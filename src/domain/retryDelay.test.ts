import { describe, expect, it } from 'vitest';
import { backoffDelay, SCREEN_BACKOFF, spreadDelay } from './retryDelay';

/** The ends and the middle of what `Math.random` gives. */
const LOWEST = (): number => 0;
const MIDDLE = (): number => 0.5;
const HIGHEST = (): number => 1 - Number.EPSILON;

describe('a spread wait', () => {
  it.each([
    ['shortest', LOWEST, 2000],
    ['middle', MIDDLE, 3000],
    ['longest', HIGHEST, 4000],
  ] as const)('[API-04] the %s of 3000 either way by 1000', (_, random, ms) => {
    expect(spreadDelay(3000, 1000, random)).toBeCloseTo(ms, 6);
  });

  it('is never negative', () => {
    expect(spreadDelay(500, 1000, LOWEST)).toBe(0);
  });

  it('has its mean over evenly spread numbers', () => {
    const waits = Array.from({ length: 1000 }, (_, i) => spreadDelay(3000, 1000, () => (i + 0.5) / 1000));
    expect(waits.reduce((sum, ms) => sum + ms) / waits.length).toBeCloseTo(3000, 6);
  });
});

describe('a wait that doubles', () => {
  it('is at most 5 s, doubling to 60 s and no further', () => {
    const longest = [0, 1, 2, 3, 4, 5, 2000].map((attempt) =>
      Math.ceil(backoffDelay(attempt, SCREEN_BACKOFF, HIGHEST)),
    );
    expect(longest).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
  });

  it('is spread over the whole interval', () => {
    expect(backoffDelay(3, SCREEN_BACKOFF, LOWEST)).toBe(0);
    expect(backoffDelay(3, SCREEN_BACKOFF, MIDDLE)).toBe(20_000);
  });
});
