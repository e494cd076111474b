/**
 * The waits between the attempts of a stream's request: 1 s doubling to 8 s, half shorter or longer at random, so that the sets of one
 * broken connection do not come back in step. Shaka doubles without a bound, which after 10 of its 100 attempts is 17 minutes: it
 * waits for nothing itself, and its request filter, which runs before each attempt, waits here. Imports no Shaka code.
 */
import { spreadDelay } from '../domain/retryDelay';

const FIRST_MS = 1000;
const MOST_MS = 8000;
/** Part of a wait by which it may be shorter or longer. */
const FUZZ = 0.5;

export interface RequestPacing {
  /** Resolves when an attempt may be made. @param attempt how often the request has failed already */
  wait(attempt: number): Promise<void>;
  /** Ends all waits: a player that is left would wait for them. */
  release(): void;
}

/** The wait before an attempt, ms. */
export const pacingDelay = (attempt: number, random: () => number): number => {
  if (attempt === 0) return 0;
  const ms = Math.min(MOST_MS, FIRST_MS * 2 ** (attempt - 1));
  return spreadDelay(ms, ms * FUZZ, random);
};

/** The waits of one player. @param random gives [0, 1), as `Math.random` does */
export const createRequestPacing = (random: () => number): RequestPacing => {
  const waits = new Set<() => void>();
  return {
    wait: async (attempt) => {
      const ms = pacingDelay(attempt, random);
      if (ms === 0) return;
      await new Promise<void>((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          waits.delete(end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        waits.add(end);
      });
    },
    release: () => {
      for (const end of waits) end();
    },
  };
};
