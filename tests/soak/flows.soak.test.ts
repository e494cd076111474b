/**
 * Flows in flows that change at random, without a browser: after each commit they lie as when they are mounted anew. `npm run soak`
 * tries 5,000 seeds, `npm test` a fiftieth of them, beside those of `renderer/host/flowTrees.test.ts`.
 */
import { expect, test } from 'vitest';
import { differencesOf } from '../../renderer/host/flowTrees.fixture';

const SEEDS = process.env.SOAK_FULL === '1' ? 5000 : 100;
/** The first ones are tried beside the code. */
const FIRST_SEED = 201;

test(`${SEEDS} random trees of flows lie as when they are mounted anew`, async () => {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed++)
    expect(await differencesOf(seed)).toEqual([]);
});
