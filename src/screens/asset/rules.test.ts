import { describe, expect, it } from 'vitest';
import type { Asset, AssetType, Bookmark, RecommendationSet, RecommendationType } from '../../contract';
import { crewTabs } from '../../domain/crewTabs';
import { lastWatchedOf, seasonsOf } from '../../domain/episodes';
import { enTitles } from '../../i18n/enTitles';
import { assetRedirect } from '../../domain/assetNavigation';
import { withinLimit } from '../../domain/parental';
import { asset, bookmark, episode, season, show } from '../../domain/testing/assets';
import { watchButtons } from '../../domain/watchButton';
import type { NavigationState } from '../../shell/navigation';
import { assetActions } from './actions';
import { availabilityNote, comingDate, availabilityChangesAt } from '../../domain/availability';
import { assetViewModel } from './assetViewModel';
import { nameStyle } from '../../ui/nameStyle';
import { redirectedState, returnState } from './returnState';
import { recommendationRows } from './recommendationRows';

const NOW = Date.UTC(2026, 10, 21, 12);
const trailer = { contents: [{ type: 'trailer', sourceUuid: 's' }] };

describe('availability', () => {
  it.each([
    ['playable', {}, true, null],
    ['out of region', { inRegion: false }, false, { kind: 'notInRegion' }],
    [
      'out of region and to come',
      { inRegion: false, availableFrom: '2027-01-01' },
      false,
      { kind: 'notInRegion' },
    ],
    [
      'to come',
      { availableFrom: '2026-11-24T18:30:00Z' },
      false,
      { kind: 'coming', at: Date.UTC(2026, 10, 24, 18, 30), timed: false },
    ],
    [
      'to come, though it can be watched',
      { availableFrom: '2026-11-24T18:30:00Z' },
      true,
      { kind: 'coming', at: Date.UTC(2026, 10, 24, 18, 30), timed: false },
    ],
    [
      'to come, an event',
      { type: 'live event', availableFrom: '2026-11-24T18:30:00Z' },
      false,
      { kind: 'coming', at: Date.UTC(2026, 10, 24, 18, 30), timed: true },
    ],
    ['come', { availableFrom: '2026-11-20T00:00:00Z' }, true, null],
    [
      'come a minute ago, as far as the service knows not yet',
      { availableFrom: '2026-11-21T11:59:00Z', watchable: 'not_available' },
      false,
      { kind: 'coming', at: NOW - 60_000, timed: false },
    ],
    [
      'come two minutes ago, and still not there',
      { availableFrom: '2026-11-21T11:58:00Z', watchable: 'not_available' },
      false,
      { kind: 'notAvailable' },
    ],
    ['come a minute ago', { availableFrom: '2026-11-21T11:59:00Z' }, true, null],
    ['without content', { watchable: 'no_content' }, false, { kind: 'notAvailable' }],
  ] as const)('[ASSET-13, ASSET-15] a title %s', (_, change, playable, note) => {
    expect(availabilityNote(asset(change), playable, null, NOW)).toEqual(note);
  });

  it.each([
    ['en', 3 * 86_400_000, 'November 24, 2026'],
    ['pa', 3 * 86_400_000, '24 ਨਵੰਬਰ 2026'],
    ['en', 86_400_000, 'November 22, 2026'],
    ['en', 6 * 3_600_000, 'November 21, 2026 at 6:00 PM'],
  ])('[ASSET-13] its date in %s, %i ms ahead', (language, ahead, text) => {
    expect(comingDate(NOW + ahead, NOW, { language, timeZone: 'UTC' }).replaceAll('\u202f', ' ')).toBe(text);
  });
});

it('[ASSET-13] the date of an event that has not begun has its hour, however far ahead', () => {
  const date = comingDate(NOW + 3 * 86_400_000, NOW, { language: 'en', timeZone: 'UTC' }, true);
  expect(date.replaceAll('\u202f', ' ')).toBe('November 24, 2026 at 12:00 PM');
});

describe('[ASSET-13] what a title says of its schedule changes next', () => {
  const start = Date.UTC(2026, 10, 24, 12);
  const day = 86_400_000;
  const all = (title: Asset): number[] => {
    const moments: number[] = [];
    for (let at = availabilityChangesAt(title, NOW); at !== null; at = availabilityChangesAt(title, at))
      moments.push(at - start);
    return moments;
  };

  it.each([
    ['a film that is not there yet', { watchable: 'not_available' }, [1 - day, 0, 60_000, 120_000]],
    ['a film that is there already', {}, [1 - day, 0]],
    ['an event', { type: 'live event', duration: 3600 }, [1 - day, 0, 3_600_000]],
    ['an event without an end', { type: 'live event', duration: null }, [1 - day, 0]],
    ['a title without a date', { availableFrom: null }, []],
  ])('%s', (_, change, moments) => {
    expect(all(asset({ availableFrom: '2026-11-24T12:00:00Z', ...change }))).toEqual(moments);
  });
});

describe('buttons', () => {
  interface Wish {
    readonly cut?: boolean;
    readonly crew?: readonly { type: string; name: string }[];
    readonly signedIn?: boolean;
  }
  const kinds = (title: Asset, { cut = false, crew = [], signedIn = false }: Wish) => {
    const input = { asset: title, anonymous: !signedIn, bookmark: null, lastWatched: null, limit: null };
    const { main, second } = assetActions({
      buttons: watchButtons(input),
      plays: null,
      episodes: seasonsOf(title).length > 0,
      cut,
      described: title.description !== '',
      tabs: crewTabs(crew),
      signedIn,
    });
    return [main, second].map((row) => row && row.map(({ kind }) => kind));
  };
  const crew = [{ type: 'cast', name: 'A' }];
  const film = (change: object = {}): Asset => asset({ watchable: 'yes_anonymous_access', ...change });
  const series = show([season(1, [episode('e1', 1)])], trailer);
  const told = { description: 'Words.' };

  it.each<[string, Asset, Wish, (string[] | null)[]]>([
    ['a film', film(), {}, [['watch'], null]],
    ['a film with everything', film(trailer), { cut: true, crew }, [['watch', 'trailer', 'more'], null]],
    [
      'the same for a member',
      film(trailer),
      { cut: true, crew, signedIn: true },
      [['watch', 'trailer'], ['more']],
    ],
    ['a film for a member', film(), { signedIn: true }, [['watch'], []]],
    ['one that cannot be watched', film({ watchable: 'not_available', ...trailer }), {}, [['trailer'], null]],
    ['one with a crew', film({ watchable: 'no_content' }), { crew }, [['more'], null]],
    ['the same for a member', film({ watchable: 'no_content' }), { crew, signedIn: true }, [[], ['more']]],
    ['one with a description', film({ watchable: 'no_content', ...told }), {}, [['more', 'back'], null]],
    ['the same for a member', film({ watchable: 'no_content', ...told }), { signedIn: true }, [[], ['back']]],
    ['one with nothing at all', film({ watchable: 'no_content' }), {}, [['back'], null]],
    ['the same for a member', film({ watchable: 'no_content' }), { signedIn: true }, [[], ['back']]],
    ['one out of region', film({ inRegion: false, ...trailer }), {}, [['back'], null]],
    ['a show', series, { cut: true, signedIn: true }, [['watch', 'episodes', 'trailer'], ['more']]],
    ['a show for a guest', series, { cut: true }, [['watch', 'episodes', 'trailer', 'more'], null]],
  ])('[ASSET-04, ASSET-30] %s', (_, title, wish, expected) => {
    expect(kinds(title, wish)).toEqual(expected);
  });

  it('[ASSET-33] More goes on where the description was cut', () => {
    const input = {
      buttons: [],
      plays: null,
      episodes: false,
      described: true,
      tabs: crewTabs(crew),
      signedIn: false,
    };
    for (const cut of [true, false])
      expect(assetActions({ ...input, cut }).main).toEqual([{ kind: 'more', cut }]);
  });
});

describe('the upper part', () => {
  const seen = { anonymous: false, limit: null, limited: false, tabs: crewTabs([]), now: NOW } as const;
  const second = episode('e2', 2, { name: 'The Weighbridge', duration: 3000 });
  const series = show([season(2, [episode('e1', 1), second])]);

  it.each([
    ['unfinished', bookmark(1500, false, 'e2'), 'continue', 'e2', 'e2'],
    ['begun for less than a second', bookmark(0.5, false, 'e2'), 'watch', 'e2', null],
    ['finished', bookmark(3000, true, 'e2'), 'again', 'e1', null],
    ['at its very end', bookmark(3000, false, 'e2'), 'continue', 'e2', null],
    ['beyond its end', bookmark(9999, false, 'e2'), 'continue', 'e2', null],
    ['of an unknown episode', bookmark(1500, false, 'e9'), 'watch', 'e1', null],
    ['none', null, 'watch', 'e1', null],
  ])(
    '[ASSET-27, ASSET-28, CONT-09, CONT-10] of a show whose bookmark is %s',
    (_, mark, label, plays, bar) => {
      const lastWatched = lastWatchedOf(series, mark);
      const head = assetViewModel({ ...seen, asset: series, bookmark: mark, lastWatched });
      const [watch] = head.actions.main;
      expect(watch).toMatchObject({ kind: 'watch', button: { label }, plays: { episode: { id: plays } } });
      expect(head.resume?.episode?.id ?? null).toBe(bar);
      if (bar !== null) expect(head.resume?.progress).toMatchObject({ watchingPercent: 50, minutesLeft: 25 });
    },
  );

  it('[CONT-09] of a guest has no bar, whatever was watched', () => {
    const lastWatched = lastWatchedOf(series, bookmark(1500, false, 'e2'));
    const head = assetViewModel({ ...seen, anonymous: true, asset: series, bookmark: null, lastWatched });
    expect(head.resume).toBeNull();
    expect(
      assetViewModel({ ...seen, anonymous: true, asset: asset(), bookmark: bookmark(60), lastWatched: null })
        .resume,
    ).toBeNull();
  });

  it('[CONT-09] of a film has its own bar until it is finished', () => {
    const of = (mark: Bookmark) =>
      assetViewModel({ ...seen, asset: asset(), bookmark: mark, lastWatched: null }).resume;
    expect(of(bookmark(3000))).toMatchObject({ progress: { watchingPercent: 50 }, episode: null });
    expect(of(bookmark(3000, true))).toBeNull();
  });

  it('[EPIS-08, EPIS-10] of a show that is hidden whole says that it is for older viewers', () => {
    const head = assetViewModel({
      ...seen,
      limited: true,
      asset: show([]),
      bookmark: null,
      lastWatched: null,
    });
    expect(head.note).toEqual({ kind: 'ageRestricted', age: null });
    expect(head.actions).toEqual({ main: [], second: [{ kind: 'back' }] });
  });

  const rated = (age: number) => ({ censorships: [{ name: '', minAge: age }] });
  const main = (title: Asset, limit: number | null) => {
    const shown = withinLimit(title, limit);
    return assetViewModel({
      ...seen,
      limit,
      limited: shown !== title,
      asset: shown,
      bookmark: bookmark(60),
      lastWatched: null,
    });
  };

  it.each([
    ['above it', 16, 12, []],
    ['at it', 12, 12, ['watch', 'trailer']],
    ['without a limit', 16, null, ['watch', 'trailer']],
  ])('[EPIS-08, PLAYER-38] of a film %s: buttons, note and bar', (_, age, limit, kinds) => {
    const head = main(asset({ ...rated(age), ...trailer, duration: 6000 }), limit);
    expect(head.actions.main.map(({ kind }) => kind)).toEqual(kinds);
    expect(head.note).toEqual(kinds.length === 0 ? { kind: 'ageRestricted', age } : null);
    expect(head.resume === null).toBe(kinds.length === 0);
  });

  it('[EPIS-08] of a film without a rating, and for a limit of which nothing is known, nothing is different', () => {
    expect(main(asset(trailer), 7).note).toBeNull();
    expect(main(asset({ censorships: [{}] }), 7).actions.main).toHaveLength(1);
  });

  it('[EPIS-08] of a show above it keeps the episodes that are rated lower, and no trailer', () => {
    const low = episode('e1', 1, rated(7));
    const mixed = main(show([season(1, [low, episode('e2', 2)])], { ...rated(16), ...trailer }), 7);
    expect(mixed.actions.main.map(({ kind }) => kind)).toEqual(['watch', 'episodes']);
    expect(mixed.note).toBeNull();
  });

  it('[EPIS-08] of a show above it whose episodes have no rating of their own is for older viewers', () => {
    const strict = main(show(series.children, { ...rated(16), ...trailer }), 7);
    expect(strict.actions.main).toEqual([]);
    expect(strict.note).toEqual({ kind: 'ageRestricted', age: 16 });
  });
});

describe('rows', () => {
  it('[EPIS-08] of a kids profile have no title above its age, and none of them is a row without titles', () => {
    const old = asset({ id: 'old', censorships: [{ name: '', minAge: 16 }] });
    const sets: RecommendationSet[] = [
      { type: 'more_like_this', assets: [old, asset({ id: 'any' })] },
      { type: 'top_picks', assets: [old] },
    ];
    const ids = (limit: number | null) =>
      recommendationRows(sets, limit).map(({ assets }) => assets.map(({ id }) => id));
    expect(ids(7)).toEqual([['any']]);
    expect(ids(null)).toEqual([['old', 'any'], ['old']]);
  });

  const set = (type: RecommendationType, ...ids: string[]): RecommendationSet => ({
    type,
    assets: ids.map((id) => asset({ id })),
  });

  it('[DATA-05] every set that has titles, by its name; more like this first', () => {
    const rows = recommendationRows(
      [
        set('most_popular', 'a'),
        set('because_you_watched', 'b'),
        set('more_like_this', 'c', 'd'),
        set('top_picks'),
        set('because_you_watched', 'e'),
      ],
      null,
    );
    const builtIn: Readonly<Record<string, string>> = enTitles;
    expect(
      rows.map(({ key, title, assets }) => [key, builtIn[title], assets.map(({ id }) => id).join()]),
    ).toEqual([
      ['recommendations', 'More like this', 'c,d'],
      ['most_popular', 'Most popular', 'a'],
      ['because_you_watched', 'Because you watched', 'b'],
      ['because_you_watched-2', 'Because you watched', 'e'],
    ]);
    expect(recommendationRows([set('top_picks', 'z')], null)[0]).toMatchObject({
      title: 'asset.topPicks',
      testId: 'row-top_picks',
    });
    expect(recommendationRows([], null)).toEqual([]);
  });
});

describe('a name', () => {
  it.each([
    ['Paper', 84, 2],
    ['ਚਾਨਣ ਦੀ ਗਲੀ', 84, 2],
    ['x'.repeat(26), 84, 2],
    ['x'.repeat(27), 64, 2],
    ['x'.repeat(40), 64, 2],
    // Two lines of the middle size cut it.
    ['The Extraordinary Adventures of Captain Morgenstern', 44, 3],
    ['x'.repeat(61), 44, 3],
    ['x'.repeat(10_000), 44, 3],
  ])('%.20s is written at %i in %i lines', (name, size, maxLines) => {
    expect(nameStyle(name)).toMatchObject({ size, maxLines });
  });
});

describe('navigation state', () => {
  it('a title opened from a title comes back as this one does, and to nothing else of it', () => {
    const state = { pageId: 'p', search: true, origin: true, redirectToPlayer: true, errorCode: 'x' };
    expect(returnState(state)).toEqual({ pageId: 'p', search: true });
  });

  it('[ASSET-02, ASSET-09] a redirect keeps the way back and fulfils the wish for the player once', () => {
    const state = { pageId: 'p', origin: true, redirectToPlayer: true };
    const kept = {
      pageId: 'p',
      origin: true,
      returnAssetId: 'a',
      returnPageId: 'p',
      contentType: 'main',
      redirectedFrom: ['a'],
    };
    expect(redirectedState(state, { id: 'a', type: 'episode' })).toEqual(kept);
    expect(redirectedState(state, { id: 'a', type: 'season' })).toEqual({ ...kept, redirectToPlayer: true });
  });

  /** Type and root of every title; the last number is how often it may lead on before something is drawn. */
  type Titles = Readonly<Record<string, readonly [AssetType, string | null]>>;
  const cycle: Titles = { s: ['season', 'e'], e: ['episode', 's'] };
  it.each<[string, Titles, string, string, number]>([
    ['a season that is its own root', { s: ['season', 's'] }, 's', 's', 0],
    ['a show whose root is its season', { w: ['show', 's'], s: ['season', 'w'] }, 's', 'w', 1],
    ['the same from the show', { w: ['show', 's'], s: ['season', 'w'] }, 'w', 'w', 0],
    ['a season whose root is a part of it', cycle, 's', 'e', 1],
    ['the same from the part', cycle, 'e', 's', 1],
    ['three in a ring', { a: ['season', 'b'], b: ['season', 'c'], c: ['episode', 'a'] }, 'a', 'c', 2],
    [
      'an episode by way of its season',
      { e: ['episode', 's'], s: ['season', 'w'], w: ['show', null] },
      'e',
      'w',
      2,
    ],
  ])('[ASSET-02] ends: %s', (_, titles, from, drawn, hops) => {
    for (const wish of [false, true]) {
      let id = from;
      let state: NavigationState = { pageId: 'p', redirectToPlayer: wish };
      const way: string[] = [];
      for (;;) {
        const [type, rootId] = titles[id]!;
        const title = asset({ id, type, rootId });
        const to = assetRedirect(title, state);
        if (to === null || to.endsWith('/watch')) break;
        way.push(id);
        expect(way.length).toBeLessThanOrEqual(Object.keys(titles).length);
        state = redirectedState(state, title);
        id = to.slice('/asset/'.length);
      }
      if (!wish) expect([id, way.length]).toEqual([drawn, hops]);
      expect(state.pageId).toBe('p');
    }
  });
});
