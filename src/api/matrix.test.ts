/**
 * Every situation of the failure table x every way a call can fail, through the real client: the whole of what can go wrong
 * with the service. A call without a row here does not compile; a changed decision changes a word of the table.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultPaths } from '../contract';
import { en } from '../i18n/en';
import { enAccount } from '../i18n/enAccount';
import { enListing } from '../i18n/enListing';
import { enPlayer } from '../i18n/enPlayer';
import { enTitles } from '../i18n/enTitles';
import { createApi } from './api';
import type { Api } from './api';
import { decideFailure } from './decideFailure';
import type { Decision } from './decideFailure';
import { FAILURES } from './failures';
import type { Situation } from './failures';
import type { Answer } from './testing/fakeService';
import { FAILING_ANSWERS, FAILING_WAYS } from './testing/failingAnswers';
import type { FailingWay } from './testing/failingAnswers';
import { fakeFetch, fakeSession } from './testing/fakeService';

/** What the identity provider answers, a network that is gone, a list that is empty: no failing calls of the service. */
const ELSEWHERE = ['anonymousSignIn', 'emailSignIn', 'passwordReset', 'offline', 'emptyCollection'] as const;
type Called = Exclude<Situation, (typeof ELSEWHERE)[number]>;

const progress = {
  assetId: 'a',
  rootId: null,
  parentId: null,
  event: 'closed',
  currentSecond: 1,
  finished: false,
  deviceId: 'd',
} as const;
const playback = {
  assetId: 'a',
  contentId: 'c',
  streamType: 'DASH',
  playbackId: 'p',
  deviceId: 'd',
  device: { type: 'TV' },
} as const;

const CALL_OF: Record<Called, (api: Api) => Promise<unknown>> = {
  settings: (api) => api.settings(),
  user: (api) => api.user(),
  provider: (api) => api.provider(),
  userSettings: (api) => api.userSettings(),
  register: (api) => api.register({ email: 'e', password: 'p', language: 'en' }),
  tokenExchange: (api) => api.tokenExchange({ email: 'e', password: 'p' }),
  pairCode: (api) => api.pairCode(),
  pairToken: (api) => api.pairToken('c'),
  platformLanguage: (api) => api.platformLanguage(),
  profiles: (api) => api.profiles(),
  profile: (api) => api.profile('p'),
  saveProfile: (api) => api.addProfile({ name: 'n', language: 'en' }),
  deleteProfile: (api) => api.deleteProfile('p'),
  interests: (api) => api.interests(),
  interestMenu: (api) => api.interestMenu(['a']),
  translations: (api) => api.translations('pa'),
  legal: (api) => api.legal('privacy-policy'),
  components: (api) => api.components('p', 0),
  moreComponents: (api) => api.components('p', 10),
  collection: (api) => api.collection('c'),
  collectionBehind: (api) => api.collection('c'),
  asset: (api) => api.asset('a'),
  listedTitle: (api) => api.asset('a'),
  rootAsset: (api) => api.rootAsset('a'),
  nextEpisode: (api) => api.nextEpisode('a'),
  playerAsset: (api) => api.asset('a'),
  playerRootAsset: (api) => api.rootAsset('a'),
  recommendations: (api) => api.recommendations('a'),
  search: (api) => api.search({ limit: 10, offset: 0 }),
  moreHits: (api) => api.search({ limit: 10, offset: 10 }),
  genres: (api) => api.genres(),
  moods: (api) => api.moods(),
  contentLanguages: (api) => api.contentLanguages(),
  bookmark: (api) => api.bookmark('a'),
  bookmarks: (api) => api.bookmarks('p'),
  saveProgress: (api) => api.saveProgress(progress),
  like: (api) => api.like('a'),
  setLike: (api) => api.setLike({ assetUuid: 'a', like: 'LIKE' }),
  watchlist: (api) => api.watchlist(),
  onWatchlist: (api) => api.onWatchlist('a'),
  setWatchlist: (api) => api.addToWatchlist('a'),
  markWatched: (api) => api.saveProgress({ ...progress, event: 'finished', finished: true }),
  playback: (api) => api.playback(playback),
  trailer: (api) => api.playback(playback),
  plans: (api) => api.plans(),
  subscription: (api) => api.subscription(),
  cancelSubscription: (api) => api.cancelSubscription(),
  card: (api) => api.card(),
  checkout: (api) => api.checkout({} as Parameters<Api['checkout']>[0]),
  checkoutStatus: (api) => api.checkoutStatus('c'),
};

/** A decision in a word; '-' when the call did not fail, 'nothing' when the failure needs no more. */
function word({ action, go, severity, signOut, state, text }: Decision): string {
  const reported = severity === null ? 'nothing' : severity;
  if (go !== null) return `${go}${state.errorCode ? ` ${state.errorCode}` : ''}${signOut ? ' +signOut' : ''}`;
  if (text !== null) return `${text}${action ? ` +${action}` : ''}`;
  return reported;
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Calls, lets every timer of the retries pass, and says what the failure leads to. */
async function outcomeOf(situation: Called, answer: Answer): Promise<string> {
  const unauthorized = vi.fn();
  const { fetch } = fakeFetch(answer);
  const api = createApi({
    config: {
      apiUrl: 'https://api.example.com',
      staticUrl: 'https://static.example.com',
      legalUrl: 'https://law.example.com',
      paths: defaultPaths,
    },
    version: '1.5.1',
    session: fakeSession({ unauthorized }),
    onProblem: () => {},
    fetch,
    newId: () => 'id',
  });
  const call = CALL_OF[situation](api).then(
    () => '-',
    (error: unknown) => word(decideFailure(situation, error)),
  );
  await vi.runAllTimersAsync();
  const said = await call;
  return unauthorized.mock.calls.length > 0 ? `${said}, and the session is reset` : said;
}

type Row = readonly [any: string, but?: Partial<Record<FailingWay, string>>];

/** The session was reset and the viewer is on the way to /welcome: the 401 rule, unless a row says otherwise. */
const RESET = 'nothing, and the session is reset';
/** An answer without a body, or of another kind, reads as an empty list or "none". */
const TOLERANT = { empty: '-', wrong: '-' } as const;
const NONE = { empty: '-' } as const;
const NO_NETWORK = { refused: 'error.network', timeout: 'error.network' } as const;

const BLOCKED = 'error.networkBlocked +refreshApp';
const LOST = '/something_went_wrong unhandled_error';
const PAGE: Row = [
  LOST,
  { refused: '/network_error', timeout: '/network_error', 404: '/page_not_exists page_not_exists' },
];
const SIGNED_OUT = '/network_error +signOut';

/** What each failure leads to, by the points of ERR: 'error' and 'warning' go to the log only. */
const EXPECTED: Record<Called, Row> = {
  settings: [
    '/something_went_wrong settings_fetch_failed',
    { refused: BLOCKED, timeout: BLOCKED, 403: BLOCKED, 404: BLOCKED },
  ],
  user: ['/network_error', { 403: SIGNED_OUT, 404: SIGNED_OUT, 500: SIGNED_OUT }],
  provider: ['warning', TOLERANT],
  userSettings: ['warning'],
  register: ['error.occurred', { ...TOLERANT, ...NO_NETWORK }],
  tokenExchange: ['error.occurred', NO_NETWORK],
  pairCode: ['error'],
  pairToken: ['warning'],
  platformLanguage: ['warning'],
  profiles: ['/something_went_wrong profiles_fetch_failed', TOLERANT],
  profile: ['error'],
  saveProfile: ['error.relogin'],
  deleteProfile: ['error', TOLERANT],
  interests: ['error', TOLERANT],
  interestMenu: ['error', TOLERANT],
  translations: ['warning', { 401: 'warning' }],
  // HTML is whatever it is.
  legal: ['error.occurred +retry', { 401: 'error.occurred +retry', empty: '-', malformed: '-', wrong: '-' }],
  components: PAGE,
  moreComponents: ['error'],
  collection: PAGE,
  collectionBehind: ['warning'],
  asset: ['/'],
  listedTitle: ['warning'],
  rootAsset: ['warning'],
  nextEpisode: ['warning'],
  playerAsset: ['/error_with_playback player_view_asset_fetch_failed'],
  playerRootAsset: ['/error_with_playback player_view_root_asset_fetch_failed'],
  recommendations: ['warning', TOLERANT],
  search: ['search.failed +retry'],
  moreHits: ['error'],
  genres: ['error.occurred +retry', TOLERANT],
  moods: ['error.occurred +retry', TOLERANT],
  contentLanguages: ['error.occurred +retry'],
  bookmark: ['warning', { 404: 'nothing' }],
  bookmarks: ['warning', TOLERANT],
  saveProgress: ['error', { 401: 'nothing', 404: 'nothing' }],
  like: ['warning'],
  setLike: ['favourites.likeNotSaved', TOLERANT],
  watchlist: ['error.occurred +retry'],
  onWatchlist: ['warning'],
  setWatchlist: ['favourites.watchlistNotSaved', TOLERANT],
  // Progress keeps the session on 401.
  markWatched: ['favourites.watchedNotSaved', { 401: 'nothing' }],
  // No items are an error of their own, which the player decides.
  playback: ['/error_with_playback unhandled_error', TOLERANT],
  trailer: ['warning', TOLERANT],
  plans: ['plans.fetchFailed +retry', TOLERANT],
  subscription: ['error', NONE],
  cancelSubscription: ['error', TOLERANT],
  card: ['error', NONE],
  checkout: ['/failed_buy_plan'],
  checkoutStatus: ['/failed_buy_plan'],
};

const CASES = (Object.keys(CALL_OF) as Called[]).flatMap((situation) =>
  FAILING_WAYS.map((way) => [situation, way] as const),
);

describe('[ERR-22, AUTH-20, AUTH-21, API-05] every call in every way it can fail', () => {
  it.each(CASES)('the failure %s is decided: %s', async (situation, way) => {
    const [any, but = {}] = EXPECTED[situation];
    expect(await outcomeOf(situation, FAILING_ANSWERS[way])).toBe(but[way] ?? (way === '401' ? RESET : any));
  });

  it('the failure table has no situation that this matrix lacks', () => {
    expect(Object.keys(FAILURES).sort()).toEqual([...Object.keys(CALL_OF), ...ELSEWHERE].sort());
  });

  it('[ERR-03, ERR-22] every failure that is shown is also reported, and its text is the catalogue’s', () => {
    const builtIn: Readonly<Record<string, string>> = {
      ...en,
      ...enAccount,
      ...enListing,
      ...enPlayer,
      ...enTitles,
    };
    for (const [situation, row] of Object.entries(FAILURES)) {
      for (const [kind, { go, severity, text }] of Object.entries(row)) {
        // What was typed wrong is the viewer's to know and nobody's to log.
        const typed = kind === 'refused' || kind === 'expiredLink';
        if (!typed && (go !== undefined || text !== undefined)) expect(severity, situation).toBeDefined();
        if (text !== undefined) expect(builtIn[text], situation).toBeTruthy();
      }
    }
  });
});
