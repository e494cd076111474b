/**
 * What one caller may do in a while: fetch pairing codes, guess codes and passwords, register, ask for reset mails. Beyond it the
 * answer is 429 with Retry-After. Counted by address and in memory: a restart forgives.
 */
import type { Context } from 'hono';
import { callerAddress } from './caller';
import { ServiceFailure } from './failure';
import { rateLimit } from './identity/rate-limit';

const MINUTE_MS = 60_000;

/** What is limited, and the time in which a caller's attempts are added up. */
const WINDOWS = {
  pairCodes: 10 * MINUTE_MS,
  guesses: 10 * MINUTE_MS,
  registrations: 60 * MINUTE_MS,
  resetMails: 60 * MINUTE_MS,
} as const;

/** Attempts of one caller in the window of each kind. */
export type CallerLimitCounts = Record<keyof typeof WINDOWS, number>;

/** A household or an office behind one address stays far below; a guess at six letters of 27 would take 10 million years. */
export const CALLER_LIMITS: CallerLimitCounts = {
  pairCodes: 60,
  guesses: 30,
  registrations: 20,
  resetMails: 20,
};

/** One kind of attempts. */
export interface CallerLimit {
  /** Counts an attempt. Throws a 429 `ServiceFailure` instead when the caller has used up the window's. */
  take(c: Context): void;
  /** Throws the 429 without counting. */
  check(c: Context): void;
  /** Runs a guess. It counts before it runs, so that guesses at the same time all count, and not at all when it was right. */
  guess<T>(c: Context, run: () => Promise<T> | T): Promise<T>;
}

/** All kinds. */
export type CallerLimits = Readonly<Record<keyof typeof WINDOWS, CallerLimit>> & {
  /** Forgives everybody. */
  forget(): void;
};

/** The limits, with nothing counted yet. */
export function callerLimits(counts: CallerLimitCounts, clock: () => number): CallerLimits {
  const all = {
    pairCodes: rateLimit(counts.pairCodes, WINDOWS.pairCodes, clock),
    guesses: rateLimit(counts.guesses, WINDOWS.guesses, clock),
    registrations: rateLimit(counts.registrations, WINDOWS.registrations, clock),
    resetMails: rateLimit(counts.resetMails, WINDOWS.resetMails, clock),
  };

  function limit(kind: keyof typeof WINDOWS): CallerLimit {
    const { clear: _, ...counter } = all[kind];
    const check = (c: Context): void => {
      const waitMs = counter.waitMs(callerAddress(c));
      if (waitMs > 0) throw new ServiceFailure(429, 'too_many_requests', {}, Math.ceil(waitMs / 1000));
    };
    const take = (c: Context): void => {
      check(c);
      counter.count(callerAddress(c));
    };
    return {
      check,
      take,
      async guess(c, run) {
        take(c);
        const result = await run();
        counter.giveBack(callerAddress(c));
        return result;
      },
    };
  }

  return {
    pairCodes: limit('pairCodes'),
    guesses: limit('guesses'),
    registrations: limit('registrations'),
    resetMails: limit('resetMails'),
    forget: () => Object.values(all).forEach((counter) => counter.clear()),
  };
}
