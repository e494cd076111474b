/**
 * Ten thousand sets at eight in the evening, and a service that is away for a minute: how many requests a second it is sent when it
 * is back. The waits are the client's own; test-results/herd.txt has the curves.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../renderer/lists/random.fixture';
import { RESULTS } from '../../scripts/paths';
import { REQUEST_TIMEOUT_MS, RETRY_DELAY_MS, RETRY_LIMIT } from '../../src/api/retry';
import { backoffDelay, SCREEN_BACKOFF, spreadDelay } from '../../src/domain/retryDelay';
import { simulateHerd, type Absence, type HerdResult, type RetryRules } from './herd';

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

/** Evenings; of twelve that were simulated the second has the lowest usual peak. */
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

const lines: string[] = [];
afterAll(() => {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'herd.txt'), `${lines.join('\n')}\n`);
  console.log(lines.join('\n'));
});

/** Both curves by second, and then the peaks of longer times. */
function draw(absence: Absence, before: HerdResult, now: HerdResult): void {
  const usual = peak(now, USUAL_FROM, EIGHT);
  const [was, is] = [before, now].map((result) => (peak(result, BACK, END) / usual).toFixed(2));
  lines.push(
    `${absence}: requests a second; usual peak ${usual}, after it ${was} times as much before, ${is} now`,
    'from  to s after its return  before    now',
  );
  const spans = [-60, -30, -10, 0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 60, 120, 300, 600];
  for (const [i, from] of spans.slice(0, -1).entries()) {
    const to = spans[i + 1] ?? from;
    const figure = (result: HerdResult): string => String(peak(result, BACK + from, BACK + to)).padStart(6);
    lines.push(
      `${String(from).padStart(4)} ${String(to).padStart(4)}${' '.repeat(18)}${figure(before)} ${figure(now)}`,
    );
  }
}

describe.each(['unavailable', 'silent'] as const)(
  '[API-04, API-05] ten thousand sets and a service that is %s for a minute',
  (absence) => {
    const evenings = SEEDS.map((seed) => run(absence, RULES, seed));
    draw(absence, run(absence, EQUAL_WAITS, SEEDS[1]), evenings[1]!);

    it.each(evenings)(
      'ask at most twice as often as at their usual peak, in every second of the ten minutes after',
      (now) => {
        expect(peak(now, BACK, END)).toBeLessThanOrEqual(2 * peak(now, USUAL_FROM, EIGHT));
      },
    );

    it.each(evenings)('are all back after 90 s', (now) => {
      const usually = Math.max(...now.waiting.subarray(USUAL_FROM, EIGHT));
      expect(now.waiting[BACK - 1], 'the minute was noticed').toBeGreaterThan(10 * usually);
      expect(now.waiting[BACK + 90]).toBeLessThanOrEqual(usually);
    });
  },
);
