/** Every call of the client as a test can make it, with what it sends and what it makes of a plain answer: one row a call. */
import { expect } from 'vitest';
import type { Api } from '../api';

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

/** One call: how it is made, what it sends and gives. */
export interface CallRow {
  readonly call: (api: Api) => Promise<unknown>;
  /** Method, address without the host, and body. */
  readonly sends: readonly [method: string, address: string, body?: object];
  /** What the service answers; nothing by default. */
  readonly answer?: unknown;
  readonly gives?: unknown;
}

/** Every call of the client. */
export const EVERY_CALL: Readonly<Record<keyof Api, CallRow>> = {
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
