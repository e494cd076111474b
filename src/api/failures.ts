/**
 * The one place where failures are decided: situation x kind of failure -> screen, text, session, log. Written from the error
 * catalogues (points ERR-01..23); `decideFailure` reads it. Situations are the calls, and the moments the specification tells apart
 * though they are the same call, or no call at all.
 */
import type { TextKey } from '../i18n/en';
import type { CallName } from './calls';
import type { ErrorCode } from '../domain/errorCodes';

export type Severity = 'fatal' | 'error' | 'warning';

export type Situation =
  | CallName
  /** A later chunk of a page, and of search's hits: what came before is on the screen. */
  | 'moreComponents'
  | 'moreHits'
  /** A collection asked for behind what is on the screen: once more, or for the title of what its filters find. */
  | 'collectionBehind'
  /** The viewer says that a title is watched: the same call as saving progress. */
  | 'markWatched'
  | 'anonymousSignIn'
  | 'emailSignIn'
  | 'passwordReset'
  /** A collection without a title: nothing failed but the listing [LIST-02]. */
  | 'emptyCollection'
  /** No network for 5 s, whatever is asked of it. */
  | 'offline'
  /** The title, and an episode's show, as the player fetches them; and the trailer behind a page. */
  | 'playerAsset'
  | 'playerRootAsset'
  | 'trailer'
  /** A title of a list of ids: it leaves the list. */
  | 'listedTitle';

/** Kinds a row can tell apart; `any` is the rest. 401 is not here: the transport has already dealt with it. */
export type Kind =
  | 'network'
  | 'contract'
  | 'ageRestricted'
  | 'concurrency'
  | 403
  | 404
  | 'status'
  /** The identity provider says no to what the viewer typed. */
  | 'refused'
  | 'expiredLink'
  | 'any';

export interface Outcome {
  /** Path without the platform; `returnAsset` is the title the viewer came from, with a path for when there is none. */
  readonly go?: string | { readonly returnAsset: true; readonly orElse: string };
  /** Shown in place, or by the screen gone to. */
  readonly text?: TextKey;
  /** What the viewer can do about it where it is shown. */
  readonly action?: 'refreshApp' | 'retry';
  readonly code?: ErrorCode;
  /** Without one nothing is reported. */
  readonly severity?: Severity;
  readonly signOut?: true;
  /** The screen comes on top of where the viewer is, who finds everything as it was; else it takes the place of what failed. */
  readonly onTop?: true;
}
export type Row = Partial<Record<Kind, Outcome>> & { readonly any: Outcome };

const logOnly: Row = { any: { severity: 'error' } };
const quiet: Row = { any: { severity: 'warning' } };
const somethingWentWrong = (code: ErrorCode): Outcome => ({
  go: '/something_went_wrong',
  code,
  severity: 'error',
});
/** Taken back, and said so. */
const takenBack = (text: TextKey): Row => ({ any: { text, severity: 'error' } });
const inPlace = (text: TextKey): Row => ({ any: { text, action: 'retry', severity: 'error' } });
/** Shown on the step it is about [REG-06]. A refusal is the viewer's to mend, as an address that has an account. */
const newAccount: Row = {
  network: { text: 'error.network', severity: 'error' },
  status: { text: 'error.occurred', severity: 'warning' },
  any: { text: 'error.occurred', severity: 'error' },
};
const blocked: Outcome = {
  text: 'error.networkBlocked',
  action: 'refreshApp',
  code: 'settings_fetch_failed',
  severity: 'fatal',
};
const pageNotExists: Outcome = {
  go: '/page_not_exists',
  text: 'error.pageNotExists',
  code: 'page_not_exists',
  severity: 'warning',
};
const noNetwork: Outcome = { go: '/network_error', text: 'error.network', severity: 'error' };
/** A form keeps what was typed, and can be sent again. */
const networkInPlace: Outcome = { text: 'error.network', action: 'retry', severity: 'error' };
const withPlayback: Outcome = { go: '/error_with_playback', text: 'error.playback', severity: 'error' };
const backToTitle = (code: ErrorCode): Row => ({
  any: {
    go: { returnAsset: true, orElse: '/error_with_playback' },
    text: 'error.playback',
    code,
    severity: 'error',
  },
});

export const FAILURES: Readonly<Record<Situation, Row>> = {
  settings: {
    network: blocked,
    403: blocked,
    404: blocked,
    any: { ...somethingWentWrong('settings_fetch_failed'), severity: 'fatal' },
  },
  user: { network: noNetwork, status: { ...noNetwork, signOut: true }, any: noNetwork },
  offline: { any: { ...noNetwork, code: 'no_internet_connection', severity: 'warning', onTop: true } },
  anonymousSignIn: { any: { ...noNetwork, code: 'anonymous_user_sign_in_failed' } },
  /** What was typed wrong is the viewer's to know and nobody's to log. */
  emailSignIn: {
    network: networkInPlace,
    refused: { go: '/welcome/incorrect_credentials' },
    any: { go: '/welcome/incorrect_credentials', severity: 'error' },
  },
  passwordReset: {
    network: networkInPlace,
    refused: { text: 'signIn.emailDoesNotExist' },
    expiredLink: { text: 'signIn.resetExpired' },
    any: { text: 'signIn.emailDoesNotExist', severity: 'error' },
  },
  profiles: { any: somethingWentWrong('profiles_fetch_failed') },
  profile: logOnly,
  saveProfile: { any: { text: 'error.relogin', severity: 'error' } },
  deleteProfile: logOnly,
  register: newAccount,
  tokenExchange: newAccount,
  pairCode: logOnly,
  pairToken: quiet,
  provider: quiet,
  userSettings: quiet,
  platformLanguage: quiet,
  interests: logOnly,
  interestMenu: logOnly,
  translations: quiet,
  legal: inPlace('error.occurred'),

  components: {
    network: noNetwork,
    404: pageNotExists,
    any: somethingWentWrong('unhandled_error'),
  },
  moreComponents: logOnly,
  collection: {
    network: noNetwork,
    404: pageNotExists,
    any: somethingWentWrong('unhandled_error'),
  },
  collectionBehind: quiet,
  emptyCollection: { any: { text: 'list.empty', code: 'no_assets_in_collection', severity: 'warning' } },
  asset: { any: { go: '/', severity: 'error' } },
  listedTitle: quiet,
  recommendations: quiet,
  search: inPlace('search.failed'),
  moreHits: logOnly,
  genres: inPlace('error.occurred'),
  moods: inPlace('error.occurred'),
  contentLanguages: inPlace('error.occurred'),

  /** 404: never watched. */
  bookmark: { 404: {}, any: { severity: 'warning' } },
  bookmarks: { any: { code: 'continue_watching_missing', severity: 'warning' } },
  saveProgress: { 404: {}, any: { severity: 'error' } },
  like: quiet,
  setLike: takenBack('favourites.likeNotSaved'),
  watchlist: inPlace('error.occurred'),
  onWatchlist: quiet,
  setWatchlist: takenBack('favourites.watchlistNotSaved'),
  markWatched: takenBack('favourites.watchedNotSaved'),

  playerAsset: backToTitle('player_view_asset_fetch_failed'),
  playerRootAsset: backToTitle('player_view_root_asset_fetch_failed'),
  rootAsset: quiet,
  nextEpisode: quiet,
  trailer: quiet,
  playback: {
    ageRestricted: { go: '/age_rating_restriction', text: 'error.ageRestricted', severity: 'warning' },
    concurrency: { go: '/stream_concurrency_error', text: 'error.screenLimit', severity: 'warning' },
    any: withPlayback,
  },

  plans: inPlace('plans.fetchFailed'),
  subscription: logOnly,
  cancelSubscription: logOnly,
  card: logOnly,
  checkout: { any: { go: '/failed_buy_plan', text: 'plans.notAdded', severity: 'error' } },
  checkoutStatus: { any: { go: '/failed_buy_plan', text: 'plans.paymentNotProcessed', severity: 'error' } },
};
