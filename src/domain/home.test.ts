import { describe, expect, it } from 'vitest';
import { parsePageChunk } from '../contract/testing/parsePageChunk';
import { homePath, isEmptyPage } from './home';

describe('home', () => {
  it.each([
    [
      [
        { uuid: 'movies', title: 'Movies' },
        { uuid: 'h 1', title: ' home ' },
      ],
      '/h%201',
    ],
    [[{ uuid: 'movies', title: 'Movies' }], '/movies'],
    [[], '/page_not_exists'],
  ])('[ROUTE-08] of the links %j is %s', (links, path) => {
    expect(homePath(links)).toBe(path);
  });
});

describe('a page without content', () => {
  const empty = parsePageChunk({ uuid: 'p', components: { data: [], count: 0 } }, () => {});

  it.each([
    [[empty], true, 0, true],
    [[], false, 0, false],
    [[], true, 0, false],
    [[empty], false, 0, false],
    [[empty], true, 1, false],
  ])(
    '[ROUTE-12, PAGE-07] is empty once all of it is known and nothing is there to draw: %#',
    (chunks, complete, rows, is) => {
      expect(isEmptyPage(chunks, complete, rows)).toBe(is);
    },
  );
});
