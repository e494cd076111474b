/**
 * The one place where failures are decided: situation x kind of failure -> screen, text, session, log. Written from the error
 * catalogues (A§8, B§8); screens carry the decision out and catch nothing. Situations are the calls, and the moments the
 * specification tells apart though they are the same call, or no call at all.
 */
import { CONCURRENT_STREAMS_EXCEEDED } from '../contract';
import type { TextKey } from '../i18n/en';
import { ApiError, serviceCode } from './apiError';
import type { CallName } from './calls';
import type { ErrorCode } from './errorCodes';
import { IdentityError } from './identityError';
import type { IdentityErrorCode } from './identityError';

export type Severity = 'fatal' | 'error' | 'warning';

export type Situation =
  | CallName
  /** A later chunk of a page whose beginning is on the screen. */
  | 'moreComponents'
  /** The viewer says that a title is watched: the same call as saving progress. */
  | 'markWatched'
  | 'anonymousSignIn'
  | 'emailSignIn'
  | 'passwordReset'
  /** No network for 5 s, whatever is asked of it. */
  | 'offline'
  /** The title, and an episode's show, as the player fetches them; and the trailer behind a page. */
  | 'playerAsset'
  | 'playerRootAsset'
  | 'trailer'
  /** A title of a list of ids: it leaves the list. */
  | 'listedTitle';

/** Kinds a row can tell apart; `any` is the rest. 401 is not here: the transport has already dealt with it. */
type Kind =
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

interface Outcome {
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
type Row = Partial<Record<Kind, Outcome>> & { readonly any: Outcome };

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
/** Shown on the step it is about [A§8]. A refusal is the viewer's to mend, as an address that has an account. */
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
  asset: { any: { go: '/', severity: 'error' } },
  listedTitle: quiet,
  recommendations: quiet,
  search: inPlace('search.failed'),
  genres: logOnly,
  moods: logOnly,
  contentLanguages: logOnly,

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

/** Situations whose refusals are told by the service's `details`. */
const SHOWN_IN_ITS_OWN_WORDS: readonly Situation[] = ['saveProfile', 'register', 'tokenExchange'];

/** What is to be done about a failure. */
export interface Decision {
  readonly go: string | null;
  /** Navigation state of the screen gone to; errorCode is what the viewer reads after 'Error code:'. */
  readonly state: { readonly errorCode?: string; readonly returnAssetId?: string };
  /** Text to show, in place when `go` is null. */
  readonly text: TextKey | null;
  /** Text of the service itself, where the specification shows it instead of ours. */
  readonly details: string | null;
  readonly action: 'refreshApp' | 'retry' | null;
  readonly code: ErrorCode | null;
  readonly severity: Severity | null;
  readonly signOut: boolean;
  /** `go` on top of where the viewer is. */
  readonly onTop: boolean;
}

const NOTHING: Decision = {
  go: null,
  state: {},
  text: null,
  details: null,
  action: null,
  code: null,
  severity: null,
  signOut: false,
  onTop: false,
};

const IDENTITY_KINDS: Readonly<Partial<Record<IdentityErrorCode, Kind>>> = {
  network: 'network',
  wrongCredentials: 'refused',
  unknownEmail: 'refused',
  invalidEmail: 'refused',
  expiredLink: 'expiredLink',
};

/** Calls of the static host and the legal-text provider. */
const OTHER_HOSTS: readonly CallName[] = ['translations', 'legal'];

function kindOf(error: unknown): Kind | 'nothing' {
  if (error instanceof IdentityError) return IDENTITY_KINDS[error.code] ?? 'any';
  if (!(error instanceof ApiError)) return 'any';
  if (error.kind === 'aborted') return 'nothing';
  if (error.kind === 'timeout' || error.kind === 'network') return 'network';
  if (error.kind !== 'status') return error.kind;
  // The transport has renewed the bearer, and then reset the session and gone to /welcome; other hosts know no session.
  if (error.status === 401 && !OTHER_HOSTS.includes(error.call)) return 'nothing';
  if (error.service?.code === CONCURRENT_STREAMS_EXCEEDED) return 'concurrency';
  return error.status === 403 || error.status === 404 ? error.status : 'status';
}

/** A row's outcome for a kind: its own, that of any status for a status, or that of anything. */
function outcomeOf(row: Row, kind: Kind): Outcome {
  const anyStatus = typeof kind === 'number' || kind === 'concurrency' ? row.status : undefined;
  return row[kind] ?? anyStatus ?? row.any;
}

/**
 * Decides a failure. `returnAssetId` is the title the viewer came from, when there is one.
 * A request given up by the app itself, and a 401, need nothing more.
 */
export function decideFailure(situation: Situation, error: unknown, returnAssetId?: string): Decision {
  const kind = kindOf(error);
  if (kind === 'nothing') return NOTHING;
  const outcome = outcomeOf(FAILURES[situation], kind);
  const go =
    typeof outcome.go === 'object' ? returnPath(returnAssetId, outcome.go.orElse) : (outcome.go ?? null);
  const errorCode = (error instanceof ApiError ? serviceCode(error) : null) ?? outcome.code;
  return {
    go,
    state: {
      ...(errorCode === undefined || go === null ? {} : { errorCode }),
      ...(returnAssetId === undefined || go === null ? {} : { returnAssetId }),
    },
    text: outcome.text ?? null,
    details:
      SHOWN_IN_ITS_OWN_WORDS.includes(situation) && error instanceof ApiError
        ? (error.service?.details ?? null)
        : null,
    action: outcome.action ?? null,
    code: outcome.code ?? null,
    severity: outcome.severity ?? null,
    signOut: outcome.signOut ?? false,
    onTop: outcome.onTop ?? false,
  };
}

const returnPath = (assetId: string | undefined, orElse: string): string =>
  assetId === undefined ? orElse : `/asset/${encodeURIComponent(assetId)}`;
