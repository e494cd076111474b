/** What every call of the client sends, and what it makes of a plain answer: one row a call. */
import { describe, expect, it } from 'vitest';
import { defaultPaths } from '../contract';
import { createApi } from './api';
import type { Api } from './api';
import type { CallName } from './calls';
import { fakeFetch, fakeSession, json } from './testing/fakeService';

const PROGRESS = {
  assetId: 'a/1',
  rootId: 'show',
  parentId: 's',
  event: 'progressed',
  currentSecond: 12,
  finished: false,
  deviceId: 'd',
} as const;
const PLAYBACK = { playbackId: 'p', deviceId: 'd', device: { type: 'TV' } } as const;
const ACCOUNT = { email: 'e', password: 'p' } as const;
const CHECKOUT = { planId: 'x' } as unknown as Parameters<Api['checkout']>[0];

interface Row {
  readonly call: (api: Api) => Promise<unknown>;
  /** Method, address without the host, and body. */
  readonly sends: readonly [method: string, address: string, body?: object];
  /** What the service answers; nothing by default. */
  readonly answer?: unknown;
  readonly gives?: unknown;
}

const CALLS: Readonly<Record<keyof Api, Row>> = {
  settings: {
    call: (api) => api.settings(),
    sends: ['GET', '/settings'],
    answer: { interestsEnabled: true },
    gives: expect.objectContaining({ interestsEnabled: true }),
  },
  platformLanguage: {
    call: (api) => api.platformLanguage(),
    sends: ['GET', '/platform-language'],
    answer: { defaultLanguageIsoCode: 'pa', availableLanguagesIsoCodes: ['pa'] },
    gives: { defaultLanguageIsoCode: 'pa', availableLanguagesIsoCodes: ['pa'] },
  },
  interestMenu: {
    call: (api) => api.interestMenu(['sport', 'music']),
    sends: ['GET', '/menu?interests=sport%2Cmusic'],
    answer: [],
    gives: [],
  },
  components: {
    call: (api) => api.components('p/1', 20),
    sends: ['GET', '/page/p%2F1/components?skip=20&limit=10'],
    answer: { uuid: 'p', components: { data: [] } },
    gives: expect.objectContaining({ received: 0 }),
  },
  collection: {
    call: (api) => api.collection('c/1'),
    sends: ['GET', '/collection/c%2F1'],
    answer: { uuid: 'c' },
    gives: expect.anything(),
  },
  asset: {
    call: (api) => api.asset('a/1'),
    sends: ['GET', '/asset/v2/a%2F1'],
    answer: { id: 'a' },
    gives: expect.objectContaining({ id: 'a' }),
  },
  rootAsset: {
    call: (api) => api.rootAsset('a/1'),
    sends: ['GET', '/asset/v2/a%2F1'],
    answer: { id: 'a' },
    gives: expect.objectContaining({ id: 'a' }),
  },
  nextEpisode: {
    call: (api) => api.nextEpisode('a/1'),
    sends: ['GET', '/asset/a%2F1/next'],
    answer: { id: 'a' },
    gives: expect.objectContaining({ id: 'a' }),
  },
  recommendations: {
    call: (api) => api.recommendations('a/1'),
    sends: ['GET', '/asset/a%2F1/recommendation'],
    answer: [{ type: 'more_like_this', assets: [] }],
    gives: [{ type: 'more_like_this', assets: [] }],
  },
  playback: {
    call: (api) => api.playback({ ...PLAYBACK, assetId: 'a/1', contentId: 'c', streamType: 'HLS' }),
    sends: ['POST', '/asset/a%2F1/playback?contentId=c&streamType=HLS', PLAYBACK],
    answer: [{ url: '/m' }],
    gives: { kind: 'items', items: [expect.objectContaining({ url: '/m' })] },
  },
  bookmark: {
    call: (api) => api.bookmark('a/1'),
    sends: ['GET', '/favorites/watching/a%2F1'],
    answer: { assetUuid: 'a', currentSecond: 3 },
    gives: { assetUuid: 'a', currentSecond: 3, finished: false },
  },
  bookmarks: {
    call: (api) => api.bookmarks('p 1'),
    sends: ['GET', '/favorites/watching?profile=p+1'],
    answer: [{ assetUuid: 'a', currentSecond: 3 }],
    gives: [{ assetUuid: 'a', currentSecond: 3, finished: false }],
  },
  saveProgress: {
    call: (api) => api.saveProgress({ ...PROGRESS, currentSecond: 12.9 }),
    sends: ['POST', '/favorites/watching/a%2F1', PROGRESS],
    answer: { assetUuid: 'a', currentSecond: 12 },
    gives: { assetUuid: 'a', currentSecond: 12, finished: false },
  },
  like: {
    call: (api) => api.like('a/1'),
    sends: ['GET', '/favorites/like/a%2F1'],
    answer: { like: 'LIKE' },
    gives: { like: 'LIKE' },
  },
  setLike: {
    call: (api) => api.setLike({ assetUuid: 'a', like: 'DISLIKE' }),
    sends: ['PUT', '/favorites/like', { assetUuid: 'a', like: 'DISLIKE' }],
  },
  clearLike: { call: (api) => api.clearLike('a'), sends: ['DELETE', '/favorites/like', { assetUuid: 'a' }] },
  watchlist: {
    call: (api) => api.watchlist(),
    sends: ['GET', '/favorites/watchlist'],
    answer: { assetUuids: ['a'] },
    gives: { assetUuids: ['a'] },
  },
  onWatchlist: {
    call: (api) => api.onWatchlist('a/1'),
    sends: ['GET', '/favorites/watchlist/a%2F1'],
    answer: true,
    gives: true,
  },
  addToWatchlist: {
    call: (api) => api.addToWatchlist('a'),
    sends: ['PUT', '/favorites/watchlist', { assetUuid: 'a' }],
  },
  removeFromWatchlist: {
    call: (api) => api.removeFromWatchlist('a'),
    sends: ['DELETE', '/favorites/watchlist', { assetUuid: 'a' }],
  },
  user: {
    call: (api) => api.user(),
    sends: ['GET', '/user/current'],
    answer: { uid: 'm' },
    gives: expect.objectContaining({ uid: 'm', country: 'IN' }),
  },
  provider: {
    call: (api) => api.provider(),
    sends: ['GET', '/users/provider'],
    answer: {},
    gives: expect.anything(),
  },
  userSettings: {
    call: (api) => api.userSettings(),
    sends: ['GET', '/users/settings'],
    answer: {},
    gives: expect.anything(),
  },
  register: {
    call: (api) => api.register({ ...ACCOUNT, language: 'en' }),
    sends: ['POST', '/users/register', { ...ACCOUNT, language: 'en' }],
  },
  tokenExchange: {
    call: (api) => api.tokenExchange(ACCOUNT),
    sends: ['POST', '/users/token', ACCOUNT],
    answer: { token: 't' },
    gives: { token: 't' },
  },
  pairCode: {
    call: (api) => api.pairCode(),
    sends: ['GET', '/users/pair/code'],
    answer: { code: 'QX7K2M', expiration: 300 },
    gives: expect.objectContaining({ code: 'QX7K2M' }),
  },
  pairToken: {
    call: (api) => api.pairToken('QX7'),
    sends: ['GET', '/users/pair/token?code=QX7'],
    answer: { token: null },
    gives: { token: null },
  },
  profiles: {
    call: (api) => api.profiles(),
    sends: ['GET', '/users/profile'],
    answer: [],
    gives: [],
  },
  profile: {
    call: (api) => api.profile('p/1'),
    sends: ['GET', '/users/profile/p%2F1'],
    answer: { uuid: 'p', name: 'Ann' },
    gives: expect.objectContaining({ uuid: 'p' }),
  },
  addProfile: {
    call: (api) => api.addProfile({ name: 'n', language: 'en' }),
    sends: ['POST', '/users/profile', { name: 'n', language: 'en' }],
    answer: { uuid: 'p', name: 'n' },
    gives: expect.objectContaining({ uuid: 'p' }),
  },
  editProfile: {
    call: (api) => api.editProfile('p/1', { name: 'n', language: 'en' }),
    sends: ['PATCH', '/users/profile/p%2F1', { name: 'n', language: 'en' }],
    answer: { uuid: 'p', name: 'n' },
    gives: expect.objectContaining({ uuid: 'p' }),
  },
  deleteProfile: { call: (api) => api.deleteProfile('p/1'), sends: ['DELETE', '/users/profile/p%2F1'] },
  interests: { call: (api) => api.interests(), sends: ['GET', '/interests'], answer: [], gives: [] },
  search: {
    call: (api) => api.search({ limit: 10, offset: 20, query: 'x' } as Parameters<Api['search']>[0]),
    sends: ['POST', '/search/search', { limit: 10, offset: 20, query: 'x' }],
    answer: {},
    gives: expect.anything(),
  },
  genres: { call: (api) => api.genres(), sends: ['GET', '/genre'], answer: [], gives: [] },
  moods: { call: (api) => api.moods(), sends: ['GET', '/mood'], answer: [], gives: [] },
  contentLanguages: {
    call: (api) => api.contentLanguages(),
    sends: ['GET', '/content-languages'],
    answer: {},
    gives: expect.anything(),
  },
  plans: { call: (api) => api.plans(), sends: ['GET', '/payments/plan'], answer: [], gives: [] },
  subscription: {
    call: (api) => api.subscription(),
    sends: ['GET', '/payments/subscription'],
    answer: null,
    gives: null,
  },
  cancelSubscription: {
    call: (api) => api.cancelSubscription(),
    sends: ['DELETE', '/payments/subscription'],
  },
  card: { call: (api) => api.card(), sends: ['GET', '/payments/card'], answer: null, gives: null },
  checkout: {
    call: (api) => api.checkout(CHECKOUT),
    sends: ['POST', '/payments/attributed-checkout', { planId: 'x' }],
    answer: { contextId: 'c', url: 'https://pay.example/' },
    gives: expect.anything(),
  },
  checkoutStatus: {
    call: (api) => api.checkoutStatus('c 1'),
    sends: ['GET', '/payments/attributed-checkout?contextId=c+1'],
    answer: { status: 'pending' },
    gives: expect.anything(),
  },
  translations: {
    call: (api) => api.translations('pa'),
    sends: ['GET', '/texts/translations/pa.json'],
    answer: { 'app.ok': 'OK' },
    gives: { 'app.ok': 'OK' },
  },
  legal: {
    call: (api) => api.legal('privacy-policy'),
    sends: ['GET', '/law/privacy-policy'],
    answer: {},
    gives: '{}',
  },
};

function client(answer: () => Response, profileId: string | null = 'profile-1') {
  const { fetch, sent } = fakeFetch(answer);
  const api = createApi({
    config: {
      apiUrl: 'https://tv.example',
      staticUrl: 'https://tv.example/texts',
      legalUrl: 'https://tv.example/law',
      paths: defaultPaths,
    },
    version: '1.5.1',
    session: fakeSession({ profileId: () => profileId }),
    onProblem: () => {},
    fetch,
    newId: () => 'id',
  });
  return { api, sent };
}

describe('[API-10, API-11] what a call sends and gives', () => {
  it.each(Object.entries(CALLS))('%s', async (_name, { answer, call, gives, sends }) => {
    const { api, sent } = client(() =>
      answer === undefined ? new Response(null, { status: 204 }) : json(answer),
    );
    expect(await call(api)).toEqual(gives);
    const [request] = sent;
    const address = request && request.url.pathname + request.url.search;
    expect([request?.method, address, request?.body]).toEqual([sends[0], sends[1], sends[2] ?? '']);
  });
});

/** Calls whose name in errors is not that of the function: several do one thing. */
const NAMES: Readonly<Partial<Record<keyof Api, CallName>>> = {
  addProfile: 'saveProfile',
  editProfile: 'saveProfile',
  clearLike: 'setLike',
  addToWatchlist: 'setWatchlist',
  removeFromWatchlist: 'setWatchlist',
};

describe('[ERR-03] a call that fails', () => {
  it.each(Object.entries(CALLS))('%s is named by its error', async (name, { call: ask }) => {
    const call = NAMES[name as keyof Api] ?? name;
    const { api } = client(() => json({}, 500));
    await expect(ask(api)).rejects.toMatchObject({ call, kind: 'status', status: 500 });
  });

  it.each(['user', 'asset', 'translations'] as const)(
    '%s is, when its answer cannot be read',
    async (call) => {
      const { api } = client(() => new Response('7'));
      await expect(CALLS[call].call(api)).rejects.toMatchObject({ call, kind: 'contract' });
    },
  );

  it('[API-07] the user`s age is a refusal of that call', async () => {
    const { api } = client(() => json({ code: 'age_restriction_exceeded' }, 423));
    const service = expect.objectContaining({ code: 'age_restriction_exceeded' }) as object;
    await expect(api.user()).rejects.toMatchObject({
      call: 'user',
      kind: 'ageRestricted',
      status: 423,
      service,
    });
  });
});

describe('[LIKE-10, PROG-11] without a profile', () => {
  const OF_A_PROFILE: readonly (keyof Api)[] = [
    'bookmark',
    'bookmarks',
    'saveProgress',
    'like',
    'setLike',
    'clearLike',
    'watchlist',
    'onWatchlist',
    'addToWatchlist',
    'removeFromWatchlist',
  ];

  it.each(OF_A_PROFILE)('%s sends nothing, and is no failure to show', async (name) => {
    const { api, sent } = client(() => json({}), null);
    const failed = CALLS[name].call(api);
    await expect(failed).rejects.toMatchObject({ kind: 'aborted', status: null, service: null });
    expect(sent).toEqual([]);
  });

  it('every other call is sent', async () => {
    for (const [name, { call }] of Object.entries(CALLS)) {
      if (OF_A_PROFILE.includes(name as keyof Api)) continue;
      const { api, sent } = client(() => json({}), null);
      await call(api).catch(() => undefined);
      expect([name, sent.length]).toEqual([name, 1]);
    }
  });
});
