/**
 * Paths of the application: the platform segment in front, and the kind of route of a path. Everywhere else in domain
 * a path is without its platform: '/welcome', '/asset/a1'.
 */
import { PLATFORM_IDS } from '../../platforms/platformId';
import type { PlatformId } from '../../platforms/platformId';

/** First segments that are screens of their own; any other one is a page's id. */
const SCREENS = [
  'welcome',
  'profiles',
  'add_profile',
  'edit_profile',
  'delete_profile',
  'something_went_wrong',
  'network_error',
  'asset',
  'search',
  'watchlist',
  'list',
  'settings',
  'plans',
  'buy_plan',
  'success_buy_plan',
  'failed_buy_plan',
  'no_plans',
  'page_not_exists',
  'error_with_playback',
  'stream_concurrency_error',
  'age_rating_restriction',
] as const;

const isPlatform = (segment: string | undefined): segment is PlatformId =>
  PLATFORM_IDS.includes(segment as PlatformId);
const isScreen = (segment: string | undefined): boolean =>
  (SCREENS as readonly string[]).includes(segment ?? '');
const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** An address split into platform and path. */
export interface PlatformPath {
  readonly platform: PlatformId;
  /** The rest, starting at its slash: '/' for the root. */
  readonly path: string;
  /** True when the path had no platform or an unknown one, so that the address must be replaced. */
  readonly changed: boolean;
}

/**
 * Splits the path of an address into platform and path. Without a platform the detected one is used; an unknown
 * platform is replaced. A first segment counts as an unknown platform when what follows it can only follow a
 * platform: '/roku/welcome' and '/roku/some-page' have one, '/welcome' and '/some-page' do not.
 */
export function splitPlatform(address: string, detected: PlatformId): PlatformPath {
  const segments = segmentsOf(address);
  const [first, second] = segments;
  if (isPlatform(first)) return { platform: first, path: `/${segments.slice(1).join('/')}`, changed: false };
  const unknownPlatform = first !== undefined && second !== undefined && !isScreen(first);
  const rest = unknownPlatform ? segments.slice(1) : segments;
  return { platform: detected, path: `/${rest.join('/')}`, changed: true };
}

/** The address of a path: '/tizen/welcome'. A query in `path` is kept. */
export function platformPath(platform: PlatformId, path: string): string {
  return path === '/' ? `/${platform}` : `/${platform}${path}`;
}

/** Path of an asset's screen. */
export const assetPath = (id: string): string => `/asset/${encodeURIComponent(id)}`;
/** Path of the player of an asset; its trailer's has one more segment. */
export const watchPath = (id: string, content?: 'trailer'): string =>
  `${assetPath(id)}/watch${content === undefined ? '' : `/${content}`}`;
/** Path of a CMS page. */
export const pagePath = (id: string): string => `/${encodeURIComponent(id)}`;
/** Path of the listing of a collection, without its query. */
export const listPath = (collectionId: string): string => `/list/${encodeURIComponent(collectionId)}`;

/** The kind of a route, as far as the access rules distinguish it. */
export type AppRoute =
  | { readonly kind: 'root' }
  | { readonly kind: 'welcome' }
  /** /profiles and the profile forms. */
  | { readonly kind: 'profiles' }
  | { readonly kind: 'asset'; readonly id: string; readonly player: boolean }
  | { readonly kind: 'page'; readonly id: string | null }
  /** Search, watchlist and listings. */
  | { readonly kind: 'catalogue'; readonly screen: string }
  /** Errors, settings and plans: open to everybody. */
  | { readonly kind: 'other'; readonly screen: string };

/** Page ids that result from a missing value. */
const MISSING_IDS = ['undefined', 'null'];

/** Parses a path without its platform; query and fragment are ignored. */
export function parseRoute(path: string): AppRoute {
  const segments = segmentsOf(path.split(/[?#]/, 1)[0] ?? '');
  const [first, second, third] = segments;
  if (first === undefined) return { kind: 'root' };
  if (first === 'welcome') return { kind: 'welcome' };
  if (first === 'profiles' || first.endsWith('_profile')) return { kind: 'profiles' };
  if (first === 'asset' && second !== undefined) {
    return { kind: 'asset', id: decodeSegment(second), player: third === 'watch' };
  }
  if (first === 'search' || first === 'watchlist' || first === 'list')
    return { kind: 'catalogue', screen: first };
  if (isScreen(first)) return { kind: 'other', screen: first };
  return { kind: 'page', id: MISSING_IDS.includes(first) ? null : decodeSegment(first) };
}

/** A segment with its escapes decoded; unchanged when they are invalid. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
