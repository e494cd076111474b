import { describe, expect, it } from 'vitest';
import { nextOffset, queryOf, SEARCH_LIMIT, withRecent } from './search';

const page = (hits: number, total: number) => ({
  hits: Array.from({ length: hits }, (_, index) => `t${index}`),
  total,
});

describe('search', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    [' night  train ', 'night  train'],
  ])('the text %j gives the query %j', (typed, query) => expect(queryOf(typed)).toBe(query));

  it.each([
    [page(24, 100), 0, 24],
    [page(24, 100), 72, 96],
    [page(4, 100), 96, undefined],
    [page(24, 24), 0, undefined],
    [page(24, 25), 0, 24],
    [page(0, 0), 0, undefined],
    // Fewer than were asked for, as hits without an id are dropped: the limit is added all the same.
    [page(3, 100), 0, 24],
    [page(0, 100), 24, undefined],
    // A total that is left out or smaller than what came.
    [page(24, 0), 0, undefined],
  ])('[SEARCH-05] after the page %j at offset %i the next offset is %s', (last, offset, next) => {
    expect(SEARCH_LIMIT).toBe(24);
    expect(nextOffset(last, offset, SEARCH_LIMIT)).toBe(next);
  });

  it('the newest search is first, each once, seven at most', () => {
    let recent: readonly string[] = [];
    for (const query of ['a', 'b', '', 'c', 'A']) recent = withRecent(recent, query);
    expect(recent).toEqual(['A', 'c', 'b']);
    for (const query of ['d', 'e', 'f', 'g', 'h']) recent = withRecent(recent, query);
    expect(recent).toEqual(['h', 'g', 'f', 'e', 'd', 'A', 'c']);
  });
});
