import { describe, expect, it } from 'vitest';
import type { ContinueItem } from '../domain/continueWatching';
import { continueState, ContinueWatchingMissing, needsMore } from './continueState';

const items = (count: number): ContinueItem[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}` }) as ContinueItem);
const missing = { state: 'failed', error: expect.any(ContinueWatchingMissing) as Error };
const error = new Error('x');
const known = { error: null, pending: false, unfinished: 12, limit: 10, items: items(3) };

describe('[CONT-04, DATA-11] the row of continue watching', () => {
  it.each([
    ['has its items', known, { state: 'ready', items: known.items }],
    [
      'fails with its bookmarks, whatever was shown',
      { ...known, error, pending: true },
      { state: 'failed', error },
    ],
    ['loads with them', { ...known, pending: true }, { state: 'loading' }],
    ['is missing without an unfinished bookmark', { ...known, unfinished: 0, items: [] }, missing],
    ['is missing before that is asked for', { ...known, unfinished: 0, items: null }, missing],
    ['loads its first assets', { ...known, items: null }, { state: 'loading' }],
    ['loads the next ones when none of the first can be had', { ...known, items: [] }, { state: 'loading' }],
    ['is missing when none of all can be had', { ...known, items: [], limit: 12 }, missing],
  ])('%s', (_name, facts, state) => {
    expect(continueState(facts)).toEqual(state);
  });

  it.each([
    [4, 10, 12, true],
    [5, 10, 12, false],
    [0, 10, 12, true],
    [4, 12, 12, false],
    [4, 20, 12, false],
    [null, 10, 12, false],
  ])(
    'of %s items of the first %d of %d bookmarks the next are fetched at once: %s',
    (count, limit, unfinished, more) => {
      expect(needsMore({ items: count === null ? null : items(count), limit, unfinished })).toBe(more);
    },
  );

  it('is named in reports', () => {
    expect(new ContinueWatchingMissing().name).toBe('ContinueWatchingMissing');
  });
});
