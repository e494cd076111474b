import { describe, expect, it } from 'vitest';
import { likeAfter, listedAs } from './favorites';

describe('choosing a like', () => {
  it.each([
    ['NOLIKE', 'LIKE', 'LIKE'],
    ['NOLIKE', 'DISLIKE', 'DISLIKE'],
    ['LIKE', 'LIKE', 'NOLIKE'],
    ['LIKE', 'DISLIKE', 'DISLIKE'],
    ['DISLIKE', 'LIKE', 'LIKE'],
    ['DISLIKE', 'DISLIKE', 'NOLIKE'],
  ] as const)('[LIKE-01, LIKE-02, LIKE-03] of %s, %s makes %s', (current, choice, after) => {
    expect(likeAfter(current, choice)).toBe(after);
  });
});

describe('the watchlist with and without a title', () => {
  it.each([
    [['a', 'b'], 'c', true, undefined, ['c', 'a', 'b']],
    [['a', 'b'], 'b', true, undefined, ['a', 'b']],
    [['a', 'b', 'c'], 'b', false, undefined, ['a', 'c']],
    [['a', 'c'], 'b', true, 1, ['a', 'b', 'c']],
    [['a'], 'b', true, 7, ['a', 'b']],
    [[], 'a', false, undefined, []],
  ] as const)('[LIKE-04] %o, %s on: %s, at %s: %o', (ids, id, on, index, expected) => {
    expect(listedAs(ids, id, on, index)).toEqual(expected);
  });
});
