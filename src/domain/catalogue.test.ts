import { describe, expect, it } from 'vitest';
import { IMAGE_KINDS } from '../contract';
import { parsePageChunk } from '../contract/testing/parsePageChunk';
import type { ImageKind, Images, MenuLink, PageChunk } from '../contract';
import { chainOf, needsNextChunk, nextSkip, skipToAsk, visibleComponents } from './chunks';
import { firstEpisode } from './episodes';
import { frameAt, usableFrames } from './frames';
import { browseLinks, homeLink } from './home';
import type { ImageUse } from './images';
import { absoluteUrl, carriesName, imageFor, imageUrl } from './images';
import { currentItem, menuItems, profileTile } from './menu';
import type { MenuRoute } from './menu';
import { comingAt, contentVariant, hasTrailer } from './playable';
import { progressBar, progressOf, unfinished } from './progress';
import { assetBackAction, assetRedirect } from './assetNavigation';
import { asset, bookmark, episode, season, show } from './testing/assets';
import { uuidFrom } from './uuid';
import { parseProfile } from '../contract';

const chunk = (uuids: readonly string[], count: number | null, received = uuids.length): PageChunk => ({
  ...parsePageChunk(
    {
      uuid: 'p',
      components: {
        count,
        data: uuids.map((uuid) => ({ type: 'carousel', uuid, body: { assets: [{ id: 'a' }] } })),
      },
    },
    () => {},
  ),
  received,
});
const ten = (from: number) => Array.from({ length: 10 }, (_, index) => `c${from + index}`);

describe('chunks', () => {
  it.each([
    [[], 0],
    [[chunk(ten(0), 30)], 10],
    [[chunk(ten(0), 30), chunk(ten(10), 30)], 20],
    [[chunk(ten(0), 30), chunk(ten(10), 30), chunk(ten(20), 30)], null],
    [[chunk(ten(0), 10)], null],
    [[chunk(['a', 'b'], 30)], null],
    [[chunk([], 0)], null],
    [[chunk(ten(0), null)], 10],
    [[chunk(['a', 'b'], 30, 10)], 10],
    [[chunk([], null, 10), chunk([], null, 10)], 20],
    [[chunk(ten(0), null), chunk(ten(5), null)], 20],
    [[chunk(ten(0), null), chunk(ten(0), null)], null],
  ])(
    '[PAGE-05] the next chunk starts after what was received, and there is none at the end: %#',
    (chunks, skip) => {
      expect(nextSkip(chunks)).toBe(skip);
    },
  );

  it.each([
    [0, 10, false],
    [6, 10, false],
    [7, 10, true],
    [9, 10, true],
    [16, 20, false],
    [17, 20, true],
    [0, 3, true],
    [0, 0, true],
  ])('[PAGE-04] on row %i of %i the next chunk loads: %s', (activeIndex, loaded, needed) => {
    expect(needsNextChunk({ activeIndex, loaded, complete: false })).toBe(needed);
  });

  it('[PAGE-05] no chunk is fetched when all are received', () => {
    expect(needsNextChunk({ activeIndex: 9, loaded: 10, complete: true })).toBe(false);
  });

  const [first, second] = [chunk(ten(0), 25), chunk(ten(10), 25)];
  const last = chunk(ten(20).slice(0, 5), 25);

  it.each([
    ['all that follow each other', [first, second, last], 3],
    ['up to one that is missing', [first, undefined, last], 1],
    ['up to one that has become shorter', [chunk(ten(0).slice(0, 8), 25, 8), second, last], 1],
    ['none without the first', [undefined, second], 0],
    ['up to the last answer', [first], 1],
    ['none', [], 0],
  ])('[PAGE-05] the chunks of a page: %s', (_name, answers, count) => {
    const chain = chainOf(
      [0, 10, 20],
      answers.map((data) => ({ data })),
    );
    expect(chain).toEqual(answers.slice(0, count));
  });

  const rowEnds = [10, 20, 25];
  const old =
    (...indexes: number[]) =>
    (index: number): boolean =>
      indexes.includes(index);

  it.each([
    ['the next one near the end', [first], 7, false, old(), 10],
    ['none far from the end', [first], 6, false, old(), null],
    ['the next one before an old one', [first], 7, false, old(0), 10],
    ['the old one when the next has failed', [first], 7, true, old(0), 0],
    ['no next one that has failed', [first], 9, true, old(), null],
    ['an old one with rows near the focus', [first, second, last], 7, false, old(1), 10],
    ['no old one three rows and more below', [first, second, last], 6, false, old(1), null],
    ['an old one above, as long as its last row is the next', [first, second, last], 10, false, old(0), 0],
    ['no old one that is passed', [first, second, last], 11, false, old(0), null],
    ['the first of several old ones', [first, second, last], 9, false, old(0, 1, 2), 0],
    ['an old one at the end of a page that is complete', [first, second, last], 24, false, old(2), 20],
    ['none of a complete page', [first, second, last], 24, false, old(), null],
  ])('[PAGE-04] asks for %s', (_name, chunks, activeIndex, nextFailed, isOld, skip) => {
    expect(
      skipToAsk({ chunks, rowEnds: rowEnds.slice(0, chunks.length), activeIndex, isOld, nextFailed }),
    ).toBe(skip);
  });

  it('[EPIS-08] titles above the limit are left out of a row, and a row without any is', () => {
    const rated = (id: string, minAge: number) => ({ id, censorships: [{ name: '', minAge }] });
    const data = [
      { type: 'carousel', uuid: 'some', body: { title: 'Some', assets: [rated('a', 7), rated('b', 16)] } },
      { type: 'carousel', uuid: 'none', body: { assets: [rated('c', 16)] } },
      { type: 'carousel', uuid: 'all', body: { assets: [rated('d', 7)] } },
    ];
    const page = parsePageChunk({ uuid: 'p', components: { data, count: 3 } }, () => {});
    const { rows, rowEnds: ends } = visibleComponents([page], false, 12);
    expect(rows.map(({ uuid, type, body }) => [type, uuid, body.assets.map(({ id }) => id)])).toEqual([
      ['carousel', 'some', ['a']],
      ['carousel', 'all', ['d']],
    ]);
    expect(ends).toEqual([2]);
    expect(rows[0]?.body).toEqual({ ...page.components.data[0]?.body, assets: rows[0]?.body.assets });
    // A row that loses nothing is the same one, so that it is not drawn again.
    expect(rows[1]).toBe(page.components.data[2]);
  });

  it('[PAGE-02] components without titles are left out; continue watching is there when it has bookmarks; repeats go', () => {
    const data = [
      { type: 'carousel', uuid: 'full', body: { assets: [{ id: 'a' }] } },
      { type: 'carousel', uuid: 'empty', body: { assets: [] } },
      { type: 'continue_watching', uuid: 'cw' },
    ];
    const page = parsePageChunk({ uuid: 'p', components: { data, count: 3 } }, () => {});
    const ids = (continueWatching: boolean) =>
      visibleComponents([page, page], continueWatching, null).rows.map((component) => component.uuid);
    expect(ids(false)).toEqual(['full']);
    expect(ids(true)).toEqual(['full', 'cw']);
  });
});

describe('images', () => {
  const all = Object.fromEntries(IMAGE_KINDS.map((kind) => [kind, `/${kind}`])) as Record<ImageKind, string>;

  it.each<[ImageUse, ImageKind]>([
    ['poster', 'thumbnail'],
    ['portrait', 'portrait'],
    ['episode', 'thumbnail'],
    ['billboard', 'billboard'],
    ['jumbotron', 'jumbotron'],
    ['hero', 'hero'],
    ['logo', 'logo'],
  ])('[PAGE-21] an image for %s is of the kind %s', (use, kind) => {
    expect(imageFor(all, use)).toEqual({ kind, url: `/${kind}` });
  });

  it.each<[ImageUse, Images, ImageKind | null]>([
    ['poster', { child: '/c', portrait: '/p' }, 'child'],
    ['poster', { portrait: '/p', logo: '/l' }, 'portrait'],
    ['portrait', { thumbnail: '/t', hero: '/h' }, 'thumbnail'],
    ['billboard', { hero: '/h', thumbnail: '/t' }, 'hero'],
    ['jumbotron', { billboard: '/b', child: '/c' }, 'billboard'],
    ['hero', { child: '/c' }, 'child'],
    ['logo', { hero: '/h' }, null],
    ['hero', { logo: '/l' }, null],
    ['poster', {}, null],
  ])('[PAGE-21] an image for %s, of the kinds %j, is of the kind %s', (use, images, kind) => {
    expect(imageFor(images, use)?.kind ?? null).toBe(kind);
  });

  it.each([
    ['/images/a/portrait.jpg', '/images/a/portrait.jpg?w=158&h=236'],
    ['https://cdn/x.jpg?v=2', 'https://cdn/x.jpg?v=2&w=158&h=236'],
    ['/x.jpg#part', '/x.jpg?w=158&h=236#part'],
  ])('the image size is added to the query: %s', (url, sized) => {
    expect(imageUrl(url, 158, 235.2)).toBe(sized);
  });

  it('a packaged app asks the service for it', () => {
    expect(imageUrl('/x.jpg', 1, 2, 'https://tv.example/app/')).toBe('https://tv.example/x.jpg?w=1&h=2');
  });

  it.each([
    ['movie', 'thumbnail', [], true],
    ['movie', 'portrait', ['thumbnail'], true],
    ['movie', 'thumbnail', ['thumbnail'], false],
    ['movie', 'hero', [], false],
    ['movie', 'jumbotron', [], false],
    ['episode', 'thumbnail', [], false],
    ['episode', 'portrait', [], true],
  ] as const)(
    'the name of a %s can be read on its %s, textless %j: %s',
    (type, kind, textlessImages, carries) => {
      expect(carriesName({ type, textlessImages: [...textlessImages] }, { kind, url: '/x' })).toBe(carries);
    },
  );

  it.each([
    ['/x.jpg', 'https://tv.example:8080/app/', 'https://tv.example:8080/x.jpg'],
    ['https://cdn/x.jpg', 'https://tv.example', 'https://cdn/x.jpg'],
    ['//cdn/x.jpg', 'https://tv.example', '//cdn/x.jpg'],
    ['data:image/png;base64,AA', 'https://tv.example', 'data:image/png;base64,AA'],
    ['/x.jpg', '', '/x.jpg'],
    ['x.jpg', 'https://tv.example', 'x.jpg'],
    ['/x.jpg', 'file:///app/index.html?from=https://tv.example/', '/x.jpg'],
    ['/x.jpg', 'tv2:/app', '/x.jpg'],
    ['/x.jpg', 'tv2://app/index.html', 'tv2://app/x.jpg'],
  ])('%s on %j is %s', (url, base, absolute) => {
    expect(absoluteUrl(url, base)).toBe(absolute);
  });
});

const links: MenuLink[] = [
  { uuid: 'movies', title: 'Movies' },
  { uuid: 'home', title: 'Home' },
  { uuid: 'kids', title: 'Kids' },
];

describe('home and menu', () => {
  it.each([
    [links, 'home'],
    [links.filter((link) => link.title !== 'Home'), 'movies'],
    [[], null],
  ])(
    '[PAGE-27, ROUTE-08] the home page is the first link titled Home, else the first link: %#',
    (some, uuid) => {
      expect(homeLink(some)?.uuid ?? null).toBe(uuid);
    },
  );

  it('[MENU-02, MENU-01] home, search, browse, watchlist, settings, logout', () => {
    const entries = ['home', 'search', 'browse', 'watchlist', 'settings', 'logout'];
    const items = menuItems({ anonymous: false, links });
    expect(items.map((item) => item.type)).toEqual(entries);
    // By its id an entry keeps the focus.
    expect(items.map((item) => item.id)).toEqual(entries);
  });

  it('[MENU-07, MENU-09] a guest has neither watchlist nor logout', () => {
    expect(menuItems({ anonymous: true, links }).map((item) => item.type)).toEqual([
      'home',
      'search',
      'browse',
      'settings',
    ]);
  });

  it('[MENU-03] browse holds the pages but the one titled Home', () => {
    const browse = menuItems({ anonymous: true, links }).find((item) => item.type === 'browse');
    expect(browse?.children).toEqual([
      { type: 'submenu', id: 'page-movies', pageId: 'movies', title: 'Movies' },
      { type: 'submenu', id: 'page-kids', pageId: 'kids', title: 'Kids' },
    ]);
    expect(browseLinks(links).map((link) => link.uuid)).toEqual(['movies', 'kids']);
    // Without one the first is home, and not there a second time.
    const [movies, , kids] = links as [MenuLink, MenuLink, MenuLink];
    const items = menuItems({ anonymous: true, links: [movies, kids] });
    expect(items.find((item) => item.type === 'home')?.pageId).toBe('movies');
    expect(items.find((item) => item.type === 'browse')?.children?.map((item) => item.pageId)).toEqual([
      'kids',
    ]);
  });

  it('a menu without other pages has no browse, one without pages no home', () => {
    const types = (some: MenuLink[]) => menuItems({ anonymous: true, links: some }).map((item) => item.type);
    expect(types([{ uuid: 'h', title: 'Home' }])).toEqual(['home', 'search', 'settings']);
    expect(types([])).toEqual(['search', 'settings']);
  });

  const profile = (change: object) => parseProfile({ uuid: 'p', name: 'Ann', ...change }, () => {});

  it.each([
    [true, null, { type: 'signin', to: '/welcome/code' }],
    [true, profile({}), { type: 'signin', to: '/welcome/code' }],
    [false, profile({}), { type: 'profile', to: '/profiles', name: 'Ann', kids: false }],
    [false, profile({ maturityRating: 7 }), { type: 'profile', to: '/profiles', name: 'Ann', kids: true }],
    [false, profile({ maturityRating: 8 }), { type: 'profile', to: '/profiles', name: 'Ann', kids: false }],
    [false, profile({ kids: true }), { type: 'profile', to: '/profiles', name: 'Ann', kids: true }],
  ])('[MENU-05, MENU-06, MENU-08] the tile of the side menu: %#', (anonymous, current, tile) => {
    expect(profileTile(anonymous, current)).toEqual(tile);
  });

  it.each<[MenuRoute, string | undefined]>([
    [{ pageId: 'home' }, 'home'],
    [{ pageId: 'kids' }, 'browse'],
    [{ pageId: 'other' }, undefined],
    [{ item: 'search' }, 'search'],
    [{ item: 'browse' }, 'browse'],
    [{ item: 'watchlist' }, undefined],
  ])('[MENU-04] for a guest at %j the selected entry is %s', (place, id) => {
    expect(currentItem(menuItems({ anonymous: true, links }), place)?.id).toBe(id);
  });
});

describe('progress', () => {
  it.each([
    [bookmark(600), 6000, { watchingSeconds: 600, watchingPercent: 10, minutesLeft: 90 }],
    [bookmark(5999), 6000, { watchingSeconds: 5999, watchingPercent: 99, minutesLeft: 1 }],
    [bookmark(7000), 6000, { watchingSeconds: 6000, watchingPercent: 100, minutesLeft: 0 }],
    [bookmark(-4), 6000, { watchingSeconds: 0, watchingPercent: 0, minutesLeft: 100 }],
    [bookmark(5), 0, null],
    [bookmark(5), null, null],
    [null, 6000, null],
  ])('[CONT-08] percent and minutes left are derived: %#', (mark, duration, progress) => {
    expect(progressOf(mark, duration)).toEqual(progress);
  });

  it('[CONT-02] continue watching keeps what has a second and is not finished', () => {
    const marks = [bookmark(0.5), bookmark(1), bookmark(30, true), bookmark(0)];
    expect(unfinished(marks)).toEqual([bookmark(1)]);
  });

  it.each([
    [false, false, bookmark(600), true],
    [true, false, bookmark(600), false],
    [false, false, bookmark(600, true), false],
    [false, false, null, false],
    [false, true, bookmark(0.5), false],
    [false, true, bookmark(1), true],
    [false, true, bookmark(6000), false],
    [false, true, bookmark(5900), true],
  ])('[CONT-09, CONT-10] the bar: anonymous %s, show %s, %j: %s', (anonymous, isShow, mark, drawn) => {
    expect(progressBar({ anonymous, isShow, bookmark: mark, duration: 6000 }) !== null).toBe(drawn);
  });
});

describe('frames, episodes, contents', () => {
  const frame = (start: number, end: number) => ({ type: 'intro' as const, start, end, id: `${start}` });

  it('[DATA-04] a frame that ends before it begins, or as it begins, is ignored', () => {
    expect(usableFrames([frame(5, 5), frame(9, 3), frame(20, 30), frame(-2, 4)])).toEqual([
      { ...frame(-2, 4), start: 0 },
      frame(20, 30),
    ]);
  });

  it.each([
    [9.9, null],
    [10, '10'],
    [14, '12'],
    [19.9, '10'],
    [20, null],
  ])('at second %s the frame is %s', (second, id) => {
    expect(frameAt([frame(10, 20), frame(12, 15)], second)?.id ?? null).toBe(id);
  });

  it.each([
    [[season(0, [episode('x', 1)]), season(1, [episode('b', 2), episode('a', 1)])], 'a'],
    [[season(3, [episode('c', 5)]), season(2, [episode('b', 4)])], 'b'],
    [[season(0, [episode('x', 0)])], 'x'],
    [[season(1, [])], null],
    [[season(null, [episode('n', null)])], 'n'],
  ])('[ASSET-28] the first episode of a show: %#', (seasons, id) => {
    expect(firstEpisode(show(seasons))?.id ?? null).toBe(id);
  });

  it('[DATA-03] the variant is chosen by content type; a channel may list its stream as main', () => {
    const contents = ['main', 'trailer'].map((type) => ({ slug: type, type, sourceUuid: `s-${type}` }));
    const film = asset({ contents });
    expect(contentVariant(film, 'trailer')?.sourceUuid).toBe('s-trailer');
    expect(contentVariant(film, 'live')?.sourceUuid).toBe('s-main');
    const reversed = asset({ contents: [...contents].reverse() });
    expect(contentVariant(reversed, 'live')?.sourceUuid).toBe('s-main');
    const bare = asset({ contents: contents.slice(0, 1) });
    expect([contentVariant(bare, 'trailer'), hasTrailer(bare)]).toEqual([null, false]);
    expect(contentVariant(asset(), 'main')).toBeNull();
    expect([hasTrailer(film), hasTrailer(asset())]).toEqual([true, false]);
  });

  it('[ASSET-13] an asset that starts later has a start time; past and unreadable dates give none', () => {
    const now = Date.parse('2026-08-01T00:00:00Z');
    expect(comingAt(asset({ availableFrom: '2026-08-02T00:00:00Z' }), now)).toBe(now + 86_400_000);
    expect(comingAt(asset({ availableFrom: '2026-07-31T00:00:00Z' }), now)).toBeNull();
    expect(comingAt(asset({ availableFrom: 'soon' }), now)).toBeNull();
    expect(comingAt(asset(), now)).toBeNull();
  });

  it('random ids are version 4', () => {
    const id = uuidFrom(new Uint8Array(16).fill(255));
    expect(id).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });
});

describe('back and redirects of a title', () => {
  const closed = { episodes: false, drawer: false };

  it('[ASSET-10] back closes the episodes first, then the drawer, then leaves the asset', () => {
    expect(assetBackAction({ episodes: true, drawer: true }, { pageId: 'p' })).toEqual({ close: 'episodes' });
    expect(assetBackAction({ episodes: false, drawer: true }, { pageId: 'p' })).toEqual({ close: 'drawer' });
  });

  it.each([
    [{ listing: '/list/x?genre=drama', search: true, pageId: 'p' }, '/list/x?genre=drama'],
    [{ search: true, collectionId: 'c' }, '/search'],
    [{ collectionId: 'c/1', pageId: 'p' }, '/list/c%2F1'],
    [{ pageId: 'p' }, '/p'],
    [{}, '/'],
    [null, '/'],
  ])(
    '[ASSET-10] back leads by the navigation state to listing, search, collection, page or home: %#',
    (state, to) => {
      expect(assetBackAction(closed, state)).toEqual({ to });
    },
  );

  it.each([
    ['episode', 'r', null, '/asset/r'],
    ['season', 'r', { redirectToPlayer: true }, '/asset/r'],
    ['season', null, { redirectToPlayer: true }, null],
    ['episode', 'r', { redirectToPlayer: true }, '/asset/a/watch'],
    ['episode', 'r', { redirectToPlayer: false }, '/asset/r'],
    ['episode', null, null, null],
    ['episode', 'a', null, null],
    ['show', 'r', null, null],
    ['movie', null, { redirectToPlayer: true }, '/asset/a/watch'],
  ] as const)('[ASSET-02, ASSET-09] %s with root %s: %#', (type, rootId, state, to) => {
    expect(assetRedirect({ id: 'a', type, rootId, children: [] }, state)).toBe(to);
  });

  it.each([
    [[season(1, [episode('b', 2), episode('e/1', 1)])], '/asset/e%2F1/watch'],
    [[season(1, [])], null],
    [[], null],
  ])('[ASSET-09] a show opened for playing plays its first episode: %#', (seasons, to) => {
    expect(assetRedirect(show(seasons), { redirectToPlayer: true })).toBe(to);
    expect(assetRedirect(show(seasons), null)).toBeNull();
  });
});
