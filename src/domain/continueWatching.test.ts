import { describe, expect, it } from 'vitest';
import type { Asset } from '../contract';
import { continueItems, missingTitles, showIdOf, withBookmark } from './continueWatching';
import { asset, bookmark, episode, season, show } from './testing/assets';

const film = asset({ id: 'film', title: 'Film', images: { thumbnail: '/film.jpg' }, order: 4 });
const part = episode('e2', 2, { title: 'Part', parentId: 'season-3', images: { thumbnail: '/e2.jpg' } });
const series = show([season(1, [episode('x', 1)]), season(3, [episode('e1', 1), part])], {
  title: 'Series',
  images: { thumbnail: '/show.jpg', portrait: '/tall.jpg' },
});
const known =
  (...assets: (Asset | [id: string, missing: null])[]) =>
  (id: string): Asset | null | undefined => {
    const found = assets.find((one) => (Array.isArray(one) ? one[0] : one.id) === id);
    return Array.isArray(found) ? null : found;
  };
const mark = (id: string, second = 600) => bookmark(second, false, id);

describe('the show of an asset', () => {
  it.each([
    ['an episode', { type: 'episode', rootId: 'show', id: 'e' }, 'show'],
    ['an episode that is its own root', { type: 'episode', rootId: 'e', id: 'e' }, null],
    ['an episode without a root', { type: 'episode', rootId: null, id: 'e' }, null],
    ['a film in a collection', { type: 'movie', rootId: 'show', id: 'e' }, null],
  ] as const)('%s', (_name, title, id) => {
    expect(showIdOf(title)).toBe(id);
  });
});

describe('the titles to ask for', () => {
  const own = episode('own', 3, { rootId: 'own' });
  it.each([
    ['none of a film that is known', ['film'], []],
    ['of an episode that is known its show', ['e2'], [part.rootId]],
    ['none of an episode that is its own show', ['own'], []],
    ['what is not known, once each', ['new', 'film', 'new', 'other'], ['new', 'other']],
    ['one show for two of its episodes', ['e2', 'e1'], [part.rootId]],
  ])('%s', (_name, ids, wanted) => {
    const titles = [film, part, own, episode('e1', 1, { rootId: part.rootId })];
    expect(
      missingTitles(
        ids.map((id) => mark(id)),
        titles,
      ),
    ).toEqual(wanted);
  });
});

describe('the items', () => {
  it('[CONT-08] a film has its own name, picture and no numbers', () => {
    expect(continueItems([mark('film')], 10, known(film))).toEqual([
      {
        id: 'film',
        asset: film,
        name: 'Film',
        season: null,
        episode: null,
        progress: { watchingSeconds: 600, watchingPercent: 10, minutesLeft: 90 },
      },
    ]);
  });

  it('an episode has its show`s name, its numbers, and its show`s pictures where it has none', () => {
    expect(continueItems([mark('e2')], 10, known(part, series))).toMatchObject([
      {
        id: 'e2',
        name: 'Series',
        season: 3,
        episode: 2,
        asset: { id: 'e2', title: 'Part', images: { thumbnail: '/e2.jpg', portrait: '/tall.jpg' } },
      },
    ]);
  });

  it.each([
    ['its season is known by its children', { parentId: null }, series, 3],
    ['its season is known by its parent alone', { id: 'new', parentId: 'season-1' }, series, 1],
    ['its season is not known', { id: 'new', parentId: 'gone' }, series, null],
    ['its season has no number', { id: 'new', parentId: 'season-null' }, show([season(null, [])]), null],
  ])('%s', (_name, change, root, number) => {
    const one = { ...part, ...change };
    expect(continueItems([mark(one.id)], 10, known(one, root))?.[0]?.season).toBe(number);
  });

  it('an episode whose show cannot be loaded has its own name', () => {
    const items = continueItems([mark('e2')], 10, known(part, ['show', null]));
    expect(items).toMatchObject([{ name: 'Part', season: null, episode: 2, asset: part }]);
  });

  it('[CONT-05] what cannot be loaded is left out, in the service`s order', () => {
    const items = continueItems(
      [mark('e2'), mark('gone'), mark('film')],
      10,
      known(part, series, film, ['gone', null]),
    );
    expect(items?.map(({ id }) => id)).toEqual(['e2', 'film']);
  });

  it.each([
    ['a title', [mark('film'), mark('late')], known(film)],
    ['the show of an episode', [mark('film'), mark('e2')], known(film, part)],
  ])('none is there while %s is loading', (_name, bookmarks, assetOf) => {
    expect(continueItems(bookmarks, 10, assetOf)).toBeNull();
  });

  it('only the first are asked for', () => {
    expect(continueItems([mark('film'), mark('late')], 1, known(film))).toHaveLength(1);
    expect(continueItems([], 1, known())).toEqual([]);
  });
});

it('a saved bookmark is the first, once', () => {
  const saved = mark('b', 700);
  expect(withBookmark([mark('a'), mark('b'), mark('c')], saved)).toEqual([saved, mark('a'), mark('c')]);
  expect(withBookmark([], saved)).toEqual([saved]);
});
