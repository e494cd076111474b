/**
 * The failure table: situation x kind of failure -> screen, text, session, log. Written from the error catalogues
 * (points ERR-01..23) and read by `decideFailure`. Situations are the calls, and those moments that the specification
 * treats differently although the call is the same or there is none.
 */
import type { TextKey } from '../i18n/en';
import type { CallName } from './calls';
import type { ErrorCode } from '../domain/errorCodes';

/** Severity of a failure in the log. */
export type Severity = 'fatal' | 'error' | 'warning';

/** When a failure occurred: a call, or a moment that the specification treats separately. */
export type Situation =
  | CallName
  /** A later chunk of a page, and a later page of search results: the earlier ones stay on the screen. */
  | 'moreComponents'
  | 'moreHits'
  /** A collection fetched while other content is shown: a refetch, or only for the title above filtered results. */
  | 'collectionBehind'
  /** The viewer marks an asset as watched: the same call as saving progress. */
  | 'markWatched'
  | 'anonymousSignIn'
  | 'emailSignIn'
  | 'passwordReset'
  /** A collection without assets: the listing has nothing to show [LIST-02]. */
  | 'emptyCollection'
  /** No network for 5 s. */
  | 'offline'
  /** The asset, and an episode's show, as the player fetches them; and the trailer behind a page. */
  | 'playerAsset'
  | 'playerRootAsset'
  | 'trailer'
  /** An asset of a list of ids; it is left out of the list. */
  | 'listedTitle';

/** Kinds that a row can distinguish; `any` is the rest. 401 is missing because the transport handles it. */
export type Kind =
  | 'network'
  | 'contract'
  | 'ageRestricted'
  | 'concurrency'
  | 402
  | 403
  | 404
  | 'status'
  /** The identity provider rejects the viewer's input. */
  | 'refused'
  | 'expiredLink'
  | 'any';

/** The reaction of one row to one kind of failure; nothing set means that nothing happens. */
export interface Outcome {
  /** Path without the platform. `returnAsset`: the asset the viewer came from, or `orElse` without one. */
  readonly go?: string | { readonly returnAsset: true; readonly orElse: string };
  /** Shown on the current screen, or on the screen in `go`. */
  readonly text?: TextKey;
  /** The action offered beside the text; with `go`, over that screen. */
  readonly action?: 'refreshApp' | 'retry';
  readonly code?: ErrorCode;
  /** Without a severity nothing is reported. */
  readonly severity?: Severity;
  readonly signOut?: true;
  /**
   * The screen is a new history entry, so that back returns to an unchanged screen; otherwise it replaces the one
   * that failed.
   */
  readonly onTop?: true;
}
/** A situation's outcomes by kind of failure; `any` for those without an entry. */
export type Row = Partial<Record<Kind, Outcome>> & { readonly any: Outcome };

const logOnly: Row = { any: { severity: 'error' } };
const quiet: Row = { any: { severity: 'warning' } };
const somethingWentWrong = (code: ErrorCode): Outcome => ({
  go: '/something_went_wrong',
  code,
  severity: 'error',
});
/** An optimistic change that was rolled back, with a message. */
const takenBack = (text: TextKey): Row => ({ any: { text, severity: 'error' } });
const inPlace = (text: TextKey): Row => ({ any: { text, action: 'retry', severity: 'error' } });
/**
 * Shown on the step that it concerns [REG-06]. A refusal, such as an address that has an account, is for the viewer
 * to correct.
 */
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
/** The form keeps its input and can be sent again. */
const networkInPlace: Outcome = { text: 'error.network', action: 'retry', severity: 'error' };
/** The category stands in for a code that the service did not give [ERR-20]: a call is no error of the native player. */
const withPlayback: Outcome = {
  go: '/error_with_playback',
  text: 'error.playback',
  code: 'unhandled_error',
  severity: 'error',
};
const backToTitle = (code: ErrorCode): Row => ({
  any: {
    go: { returnAsset: true, orElse: '/error_with_playback' },
    text: 'error.playback',
    code,
    severity: 'error',
  },
});

/** The failure table: a row for each situation [ERR-01..23]. */
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
  /** Wrong input is shown to the viewer and not logged. */
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
  asset: { any: { go: '/', text: 'asset.failed', action: 'retry', severity: 'error' } },
  listedTitle: quiet,
  recommendations: quiet,
  search: inPlace('search.failed'),
  moreHits: logOnly,
  genres: inPlace('error.occurred'),
  moods: inPlace('error.occurred'),
  contentLanguages: inPlace('error.occurred'),

  /** 404 means never watched. */
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
    /** Above the viewer's plan: the player offers the upgrade in place [PLAYER-10]. */
    402: { severity: 'warning' },
    any: withPlayback,
  },

  plans: inPlace('plans.fetchFailed'),
  subscription: logOnly,
  cancelSubscription: logOnly,
  card: logOnly,
  checkout: { any: { go: '/failed_buy_plan', text: 'plans.notAdded', severity: 'error' } },
  checkoutStatus: { any: { go: '/failed_buy_plan', text: 'plans.paymentNotProcessed', severity: 'error' } },
};
