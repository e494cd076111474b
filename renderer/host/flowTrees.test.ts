/** Flows in flows, changed at random: `flowTrees.fixture.tsx`. `tests/soak/flows.soak.test.ts` goes on with 5,000 seeds more. */
import { expect, it } from 'vitest';
import { differencesOf } from './flowTrees.fixture';

const SEEDS = 200;

it(`${SEEDS} random trees of flows, changed in random commits, lie as when they are mounted anew`, async () => {
  for (let seed = 1; seed <= SEEDS; seed++) expect(await differencesOf(seed)).toEqual([]);
}, 30_000);
