/**
 * The service's paths, below the API's base URL: the one description that client, query keys and reference service share.
 * Paths the specification names but does not show are configuration [API-10]; `defaultPaths` are their values here.
 */

/** Paths that a deployment may change. `{id}` stands for the asset's id. */
export interface ConfigurablePaths {
  /** Asset details. A second reading of the specification names /asset/{id}/watch. */
  readonly asset: string;
  readonly rootAsset: string;
  readonly nextEpisode: string;
  readonly playback: string;
  /** The partner provider of the user. */
  readonly provider: string;
  /** Account to custom sign-in token, after registration. */
  readonly tokenExchange: string;
  readonly userSettings: string;
}

export const defaultPaths: ConfigurablePaths = {
  asset: '/asset/v2/{id}',
  rootAsset: '/asset/v2/{id}',
  nextEpisode: '/asset/{id}/next',
  playback: '/asset/{id}/playback',
  provider: '/users/provider',
  tokenExchange: '/users/token',
  userSettings: '/users/settings',
};

/** Fills `{id}` of a configurable path. */
export function withId(path: string, id: string): string {
  return path.replaceAll('{id}', encodeURIComponent(id));
}

const part = encodeURIComponent;

/** Paths the specification gives. */
export const routes = {
  settings: '/settings',
  platformLanguage: '/platform-language',
  interests: '/interests',
  menu: '/menu',
  user: '/user/current',
  register: '/users/register',
  pairCode: '/users/pair/code',
  pairToken: '/users/pair/token',
  profiles: '/users/profile',
  profile: (uuid: string) => `/users/profile/${part(uuid)}`,
  assetForWatching: (id: string) => `/asset/${part(id)}/watch`,
  recommendation: (id: string) => `/asset/${part(id)}/recommendation`,
  components: (pageUuid: string) => `/page/${part(pageUuid)}/components`,
  collection: (id: string) => `/collection/${part(id)}`,
  search: '/search/search',
  genre: '/genre',
  mood: '/mood',
  contentLanguages: '/content-languages',
  watching: '/favorites/watching',
  bookmark: (assetId: string) => `/favorites/watching/${part(assetId)}`,
  like: '/favorites/like',
  likeOf: (assetId: string) => `/favorites/like/${part(assetId)}`,
  watchlist: '/favorites/watchlist',
  onWatchlist: (assetId: string) => `/favorites/watchlist/${part(assetId)}`,
  plans: '/payments/plan',
  subscription: '/payments/subscription',
  card: '/payments/card',
  checkout: '/payments/attributed-checkout',
  /** Recordings of the profiler. */
  traces: '/traces',
  trace: (id: string) => `/traces/${part(id)}`,
  /** Event reports of players, CTA-5004-A. */
  cmcd: '/cmcd',
  /** Below the static base URL. */
  translations: (language: string) => `/translations/${part(language)}.json`,
  /** Below the legal-text provider's base URL. */
  legal: (type: LegalType) => `/${type}`,
} as const;

export const LEGAL_TYPES = ['privacy-policy', 'terms-and-conditions'] as const;
export type LegalType = (typeof LEGAL_TYPES)[number];
