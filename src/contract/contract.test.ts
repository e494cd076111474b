import { describe, expect, it } from 'vitest';
import type { Asset, ContractProblem } from './index';
import {
  parseAsset,
  parseBookmark,
  parseCard,
  parseInterests,
  parseOnWatchlist,
  parsePlans,
  parsePlayback,
  parseProfile,
  parseProvider,
  parseRecommendations,
  parseSearchResult,
  parseServiceError,
  parseSettings,
  parseSubscription,
  parseTranslations,
  parseUser,
  refuseProblems,
} from './index';
import { parsePageChunk } from './testing/parsePageChunk';
import { ContractError } from './tolerance';

function collect() {
  const problems: ContractProblem[] = [];
  return { problems, report: (problem: ContractProblem) => void problems.push(problem) };
}

describe('asset', () => {
  const full = {
    id: 'a1',
    rootId: 'r',
    parentId: 'p',
    name: 'Name',
    administrativeName: 'Admin',
    title: 'Title',
    type: 'episode',
    description: 'Text',
    duration: 3000,
    year: 2024,
    genres: ['Drama'],
    censorships: [{ name: '16+', minAge: 16 }],
    appropriatenessTags: ['violence'],
    audios: ['pa', 'en'],
    subtitles: ['en'],
    order: 2,
    watchable: 'yes',
    accessType: 'free',
    inRegion: false,
    live: true,
    availableFrom: '2026-01-01T00:00:00Z',
    contents: [
      {
        slug: 'main',
        type: 'main',
        sourceUuid: 's1',
        video: { DASH: { type: 'application/dash+xml', frames: [] } },
      },
    ],
    frames: [{ type: 'intro', start: 1, end: 2, id: 'f1' }],
    nextAsset: { uuid: 'n', name: 'Next', parentId: 'p' },
    crew: [{ type: 'director', name: 'Somebody' }],
    images: { portrait: '/images/a1/portrait.jpg' },
    textlessImages: ['portrait'],
    children: [],
  } satisfies Asset;

  it('[DATA-01] every field of a full asset is parsed as it came', () => {
    expect(parseAsset(full, refuseProblems)).toEqual(full);
  });

  it('[DATA-01, API-09] an asset with only an id gets a default for every optional field, without a report', () => {
    const { problems, report } = collect();
    expect(parseAsset({ id: 'a1', surprise: { deep: true } }, report)).toEqual({
      id: 'a1',
      rootId: null,
      parentId: null,
      name: '',
      administrativeName: '',
      title: '',
      type: 'movie',
      description: '',
      duration: null,
      year: null,
      genres: [],
      censorships: [],
      appropriatenessTags: [],
      audios: [],
      subtitles: [],
      order: null,
      watchable: 'not_available',
      accessType: '',
      inRegion: true,
      live: false,
      availableFrom: null,
      contents: [],
      frames: [],
      nextAsset: null,
      crew: [],
      images: {},
      textlessImages: [],
      children: [],
    });
    expect(problems).toEqual([]);
  });

  it.each([
    ['year', 'soon', null],
    ['duration', {}, null],
    ['genres', 'Drama', []],
    ['images', 7, {}],
    ['children', 'none', []],
    ['inRegion', 'yes', true],
  ])('[API-09] a wrong %s gets its default and is reported with its path', (field, value, fallback) => {
    const { problems, report } = collect();
    expect(parseAsset({ ...full, [field]: value }, report)).toHaveProperty(field, fallback);
    expect(problems.map((problem) => problem.where)).toEqual([`asset.${field}`]);
  });

  it('[ASSET-02, DATA-01] an empty id of root or parent counts as null', () => {
    const empty = {
      id: 'a',
      type: 'episode',
      rootId: '',
      parentId: '',
      nextAsset: { uuid: 'b', parentId: '' },
    };
    const { rootId, parentId, nextAsset } = parseAsset(empty, () => {});
    expect([rootId, parentId, nextAsset?.parentId]).toEqual([null, null, null]);
  });

  it('null images and null lists count as missing', () => {
    const nulls = {
      id: 'a',
      images: { portrait: null, hero: '/h.jpg', poster: '/x' },
      genres: null,
      crew: null,
    };
    expect(parseAsset(nulls, refuseProblems)).toMatchObject({
      images: { hero: '/h.jpg' },
      genres: [],
      crew: [],
    });
  });

  it.each([
    ['live channel', 'live channel'],
    ['live_event', 'live event'],
    ['SHOW', 'show'],
    ['hologram', 'movie'],
  ])('[DATA-02] type %s is shown as %s', (sent, shown) => {
    expect(parseAsset({ id: 'a', type: sent }, () => {}).type).toBe(shown);
  });

  it.each([
    ['yes', 'yes'],
    ['yes_anonymous_access', 'yes_anonymous_access'],
    ['yes anonymous access', 'yes_anonymous_access'],
    ['plan_upgrade_required', 'plan_upgrade_required'],
    ['no_content', 'no_content'],
    ['not_available', 'not_available'],
    ['perhaps', 'not_available'],
  ])('[ASSET-14, DATA-13] watchable %s reads as %s', (sent, read) => {
    expect(parseAsset({ id: 'a', watchable: sent }, () => {}).watchable).toBe(read);
  });

  it('[DATA-03] content variants keep slug, type, source and frames by stream type; a variant of unknown type is dropped', () => {
    const frame = { type: 'credits', start: 5, end: 9, id: 'c' };
    const contents = [
      {
        slug: 't',
        type: 'trailer',
        sourceUuid: 's2',
        video: { HLS: { type: 'x', frames: [frame] }, SMOOTH: {} },
      },
      { slug: 'h', type: 'hologram', sourceUuid: 's3' },
    ];
    expect(parseAsset({ id: 'a', contents }, () => {}).contents).toEqual([
      { slug: 't', type: 'trailer', sourceUuid: 's2', video: { HLS: { type: 'x', frames: [frame] } } },
    ]);
  });

  it.each([
    [' Captions ', 'credits'],
    ['captions', 'credits'],
    ['\tCAPTIONS/Credits', 'credits'],
    [' Intro', 'intro'],
    ['Recap ', 'recap'],
  ])(
    '[DATA-04] a frame of type %j is of type %s, whatever its case and the space around it',
    (type, expected) => {
      const asset = parseAsset({ id: 'a', frames: [{ type, start: 1, end: 2 }] }, () => {});
      expect(asset.frames.map((frame) => frame.type)).toEqual([expected]);
    },
  );

  it('a frame of no type is dropped and not taken for credits', () => {
    expect(parseAsset({ id: 'a', frames: [{ type: '', start: 1, end: 2 }] }, () => {}).frames).toEqual([]);
  });

  it('words of an asset are read whatever their case, their separators and the space around them', () => {
    const asset = parseAsset(
      {
        id: 'a',
        type: ' Live-Event ',
        watchable: ' Plan-Upgrade Required ',
        crew: [{ type: ' Director ', name: ' Asha ' }],
      },
      () => {},
    );
    expect(asset).toMatchObject({
      type: 'live event',
      watchable: 'plan_upgrade_required',
      crew: [{ type: 'director', name: 'Asha' }],
    });
  });

  it("[DATA-04] frame types are read, 'captions/credits' as credits; unknown types and frames without times are dropped", () => {
    const frames = ['intro', 'recap', 'captions/credits', 'ads', 'blooper'].map((type) => ({
      type,
      start: 1,
      end: 2,
    }));
    const read = parseAsset({ id: 'a', frames: [...frames, { type: 'intro' }] }, () => {}).frames;
    expect(read.map((frame) => frame.type)).toEqual(['intro', 'recap', 'credits', 'ads']);
  });

  it('[DATA-02, EPIS-11] children without a type get it from their position; an unknown type becomes a movie', () => {
    const seasons = [
      { id: 's1', children: [{ id: 'e1', type: null }, { id: 'e2', type: 'clip' }, null] },
      { id: 's2' },
    ];
    const { children } = parseAsset({ id: 'show', type: 'show', children: seasons }, () => {});
    expect(children.map(({ type }) => type)).toEqual(['season', 'season']);
    expect(children[0]?.children.map(({ type }) => type)).toEqual(['episode', 'movie']);
    const mixed = parseAsset({ id: 'show', type: 'show', children: ['e1', { id: 'e2' }] }, () => {});
    expect(mixed.children.map(({ id, type }) => [id, type])).toEqual([['e2', 'episode']]);
    const flat = parseAsset({ id: 'show', type: 'show', children: [{ id: 'e', children: [] }] }, () => {});
    expect(flat.children.map(({ type }) => type)).toEqual(['episode']);
  });

  it('seasons hold episodes to any depth', () => {
    const show = {
      id: 's',
      children: [{ id: 'n1', type: 'season', children: [{ id: 'e1', type: 'episode' }] }],
    };
    expect(parseAsset(show, refuseProblems).children[0]?.children[0]?.id).toBe('e1');
  });

  it.each([[null], ['text'], [[]], [{}], [{ id: '' }], [{ id: 7 }]])(
    'an answer without an id is no asset: %j',
    (input) => {
      expect(() => parseAsset(input, () => {})).toThrow(ContractError);
    },
  );

  it('a 10,000 character title and right-to-left text are unchanged', () => {
    const title = 'ਸ਼بر'.repeat(2500);
    expect(parseAsset({ id: 'a', title }, refuseProblems).title).toBe(title);
  });
});

const component = (uuid: string, more: object = {}) => ({
  type: 'carousel',
  uuid,
  body: { assets: [{ id: 'a' }] },
  ...more,
});

describe('page', () => {
  it('[PAGE-26] a page has uuid, title, settings.assetType and components with data and count', () => {
    const page = parsePageChunk(
      {
        uuid: 'p',
        title: 'Home',
        settings: { assetType: 'movie' },
        components: { data: [component('c1')], count: 30 },
      },
      refuseProblems,
    );
    expect(page).toMatchObject({
      uuid: 'p',
      title: 'Home',
      settings: { assetType: 'movie' },
      components: { count: 30 },
    });
    expect(page.components.data[0]).toMatchObject({
      type: 'carousel',
      uuid: 'c1',
      body: { assets: [{ id: 'a' }] },
    });
  });

  it('[PAGE-02, PAGE-05] an unknown type and a repeat are dropped and reported, yet counted as received', () => {
    const { problems, report } = collect();
    const data = [component('c1'), component('c2', { type: 'wheel_of_fortune' }), component('c1'), null];
    const page = parsePageChunk({ uuid: 'p', components: { data, count: 4 } }, report);
    expect(page.components.data.map((one) => one.uuid)).toEqual(['c1']);
    expect(page.received).toBe(4);
    expect(problems.map((problem) => problem.where)).toEqual(Array(3).fill('page.components.data'));
  });

  it('items without id and repeated ids leave the row, the rest stays', () => {
    const assets = [{ id: 'a' }, { name: 'no id' }, { id: 'a' }, { id: 'b' }, null];
    const page = parsePageChunk(
      { uuid: 'p', components: { data: [component('c', { body: { assets } })] } },
      () => {},
    );
    expect(page.components.data[0]?.body.assets.map((asset) => asset.id)).toEqual(['a', 'b']);
    expect(page.components.count).toBeNull();
  });

  it('the continue-watching row is read and told first, and stands where it was sent', () => {
    const told: string[] = [];
    const data = [component('a'), component('b'), component('c', { type: 'continue_watching' })];
    const page = parsePageChunk({ uuid: 'p', components: { data } }, refuseProblems, (row) =>
      told.push(`${row.uuid} ${row.body.assets.length}`),
    );
    expect(told).toEqual(['c 1', 'a 1', 'b 1']);
    expect(page.components.data.map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c']);
  });

  it('a row of 2,000 titles is read whole', () => {
    const assets = Array.from({ length: 2000 }, (_, index) => ({ id: `a${index}` }));
    const page = parsePageChunk(
      { uuid: 'p', components: { data: [component('c', { body: { assets } })] } },
      refuseProblems,
    );
    expect(page.components.data[0]?.body.assets).toHaveLength(2000);
  });

  it.each(['continue watching', ' continue watching ', 'CONTINUE_WATCHING', 'continue-watching'])(
    'type %s is continue_watching',
    (type) => {
      const page = parsePageChunk({ uuid: 'p', components: { data: [{ type, uuid: 'c' }] } }, refuseProblems);
      expect(page.components.data[0]).toMatchObject({ type: 'continue_watching', body: { assets: [] } });
    },
  );
});

describe('settings', () => {
  it('[SHELL-06] fields of the settings are read; a font without a URL is dropped', () => {
    const read = parseSettings(
      {
        appName: 'Proscenium',
        theme: {
          images: { logo: '/logo.png' },
          colors: { accent: '#f5b83d' },
          fonts: [{ fontUrl: '/f.woff2', fontFamily: 'F', weight: '700' }, { fontFamily: 'G' }],
          radius: 12,
          button: { radius: 8 },
        },
        links: { helpDesk: 'https://help' },
        menuLinks: [{ uuid: 'home', title: 'Home' }, { title: 'none' }],
        welcomeBackgroundTV: '/bg.jpg',
        welcomeBackgroundVideo: null,
        showRegistration: false,
      },
      () => {},
    );
    expect(read).toMatchObject({
      appName: 'Proscenium',
      theme: {
        images: { logo: '/logo.png' },
        colors: { accent: '#f5b83d', base: null },
        radius: 12,
        button: { radius: 8 },
      },
      links: { helpDesk: 'https://help', account: null },
      menuLinks: [{ uuid: 'home', title: 'Home' }],
      welcomeBackgroundTV: '/bg.jpg',
      welcomeBackgroundVideo: null,
      showRegistration: false,
      interestsEnabled: false,
    });
    expect(read.theme.fonts).toEqual([{ fontUrl: '/f.woff2', fontFamily: 'F', weight: 700 }]);
  });

  it('[API-09] empty settings have all defaults; a value that is not an object is rejected', () => {
    expect(parseSettings({}, refuseProblems)).toMatchObject({
      menuLinks: [],
      showRegistration: true,
      theme: { radius: null },
    });
    for (const bad of ['', [], null, 3]) expect(() => parseSettings(bad, () => {})).toThrow(ContractError);
  });
});

describe('the parsers of the other answers', () => {
  it('[PIN-09] a problem never quotes a value that may be secret', () => {
    const { problems, report } = collect();
    parseProfile({ uuid: 'p', pin: 4711 }, report);
    expect(problems).toEqual([{ where: 'profile.pin', what: 'Expected string, got number' }]);
  });

  it('users, profiles and providers are parsed with their defaults', () => {
    expect(parseUser({ uid: 'u' }, refuseProblems)).toMatchObject({
      plan: { quality: [], profileLimit: 1 },
      profiles: [],
    });
    expect(parseProfile({ uuid: 'p', language: 'english' }, () => {})).toMatchObject({
      language: 'en',
      pin: null,
    });
    for (const shape of [null, 'x', [], { name: 5 }]) expect(parseProvider(shape, () => {}).name).toBeNull();
    expect(parseProvider({ name: 'Cable', logo: '/cable.png' }, refuseProblems)).toEqual({
      name: 'Cable',
      logo: '/cable.png',
    });
  });

  it('[REG-13] an interest is a bare word, or has an id and a name', () => {
    expect(parseInterests(['Cricket', { id: 'i2', name: 'Folk' }, { id: 'Cricket' }, {}], () => {})).toEqual([
      { id: 'Cricket', name: 'Cricket' },
      { id: 'i2', name: 'Folk' },
    ]);
  });

  it('playback, bookmarks and search are parsed with their defaults', () => {
    const item = { url: 'm.mpd', playlist: [{ type: 'PLAY_ADS', start: 3 }, { type: 'PLAY_MUSIC' }] };
    expect(parsePlayback([item], () => {})[0]).toMatchObject({
      url: 'm.mpd',
      licenseUrl: null,
      playlist: [{ type: 'PLAY_ADS' }],
    });
    expect(parsePlayback([], refuseProblems)).toEqual([]);
    expect(parseBookmark({ assetUuid: 'a' }, refuseProblems)).toEqual({
      assetUuid: 'a',
      currentSecond: 0,
      finished: false,
    });
    expect(parseSearchResult({ hits: ['a', 'a', 3], total: -1 }, () => {})).toEqual({
      hits: ['a'],
      total: 0,
    });
    expect(parseOnWatchlist(true, refuseProblems)).toBe(true);
  });

  it('payments: none is null, a price of unknown interval is dropped', () => {
    expect(parseSubscription(null, refuseProblems)).toBeNull();
    expect(parseCard(null, refuseProblems)).toBeNull();
    const prices = [
      { uuid: 'p', interval: 'month', amount: 'free' },
      { uuid: 'q', interval: 'fortnight' },
    ];
    expect(parsePlans([{ uuid: 'x', prices }], () => {})[0]?.prices).toMatchObject([
      { uuid: 'p', amount: null },
    ]);
  });

  it('recommendation sets of unknown type are dropped, texts that are no text left out', () => {
    const sets = [{ type: 'more like this', assets: [] }, { type: 'horoscope' }];
    expect(parseRecommendations(sets, () => {}).map((set) => set.type)).toEqual(['more_like_this']);
    expect(parseTranslations({ a: 'A', b: 3 }, refuseProblems)).toEqual({ a: 'A' });
  });

  it('an error body of any shape is read', () => {
    expect(parseServiceError({ code: 'x', reasonCode: 12 }, refuseProblems)).toMatchObject({
      code: 'x',
      reasonCode: '12',
    });
    expect(parseServiceError({}, refuseProblems)).toMatchObject({ code: null });
  });
});
