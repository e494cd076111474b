/**
 * Ten thousand sets at eight in the evening, and a service that is away for a minute: how many requests a second it is sent when it
 * is back. The waits are the client's own. Prints the curves.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { backoffDelay, SCREEN_BACKOFF, spreadDelay } from '../domain/retryDelay';
import { REQUEST_TIMEOUT_MS, RETRY_DELAY_MS, RETRY_LIMIT } from './retry';
import { seededRandom, simulateHerd, type Absence, type HerdResult, type RetryRules } from './testing/herd';

const RETRY_SPREAD_MS = 1000;

/** The client's rules. */
const RULES: RetryRules = {
  retries: RETRY_LIMIT,
  retriesWhileAway: RETRY_LIMIT,
  saveRetries: RETRY_LIMIT,
  retryWait: (random) => spreadDelay(RETRY_DELAY_MS, RETRY_SPREAD_MS, random),
  screenWait: (attempt, random) => backoffDelay(attempt, SCREEN_BACKOFF, random),
  timeout: REQUEST_TIMEOUT_MS,
};

/** Those of version 1.5.1, to compare with: equal waits, and error screens that wait for a key. */
const EQUAL_WAITS: RetryRules = {
  ...RULES,
  retriesWhileAway: RETRY_LIMIT,
  saveRetries: RETRY_LIMIT,
  retryWait: () => RETRY_DELAY_MS,
  screenWait: null,
};

/** Seconds of the run. The first two minutes are left out: films that began together end together. */
const USUAL_FROM = 120;
const EIGHT = 420;
const BACK = EIGHT + 60;
const END = BACK + 600;

/** Evenings. */
const SEEDS = [1, 2, 3] as const;

const run = (absence: Absence, rules: RetryRules, seed: number): HerdResult =>
  simulateHerd({
    sets: 10_000,
    awayFrom: EIGHT,
    awayUntil: BACK,
    end: END,
    absence,
    rules,
    random: seededRandom(seed),
  });

const peak = ({ requests }: HerdResult, from: number, to: number): number =>
  Math.max(...requests.subarray(from, to));

/** Both curves by second, and then the peaks of longer times. */
function draw(absence: Absence, before: HerdResult, now: HerdResult): string {
  const usual = peak(now, USUAL_FROM, EIGHT);
  const [was, is] = [before, now].map((result) => (peak(result, BACK, END) / usual).toFixed(2));
  const spans = [-60, -30, -10, 0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 60, 120, 300, 600];
  const rows = spans.slice(0, -1).map((from, i) => {
    const to = spans[i + 1] ?? from;
    const [b, n] = [before, now].map((result) => String(peak(result, BACK + from, BACK + to)).padStart(7));
    return `${String(from).padStart(4)} ${String(to).padStart(4)}${b}${n}`;
  });
  return [
    `${absence}: requests a second; usual peak ${usual}, after it ${was} times as much before, ${is} now`,
    'from   to before    now   (s after its return)',
    ...rows,
  ].join('\n');
}

describe.each(['unavailable', 'silent'] as const)(
  '[API-04, API-05] ten thousand sets and a service that is %s for a minute',
  (absence) => {
    let evenings: HerdResult[] = [];
    beforeAll(() => {
      evenings = SEEDS.map((seed) => run(absence, RULES, seed));
    });

    it('ask at most twice as often as at their usual peak, in every second of the ten minutes after', () => {
      process.stdout.write(`${draw(absence, run(absence, EQUAL_WAITS, SEEDS[1]), evenings[1]!)}\n`);
      const ratios = evenings.map((now) => peak(now, BACK, END) / peak(now, USUAL_FROM, EIGHT));
      expect(Math.max(...ratios)).toBeLessThanOrEqual(2);
    });

    it('are all back after 90 s', () => {
      for (const { waiting } of evenings) {
        const usually = Math.max(...waiting.subarray(USUAL_FROM, EIGHT));
        expect(waiting[BACK - 1], 'the minute was noticed').toBeGreaterThan(10 * usually);
        expect(waiting[BACK + 90]).toBeLessThanOrEqual(usually);
      }
    });
  },
);
