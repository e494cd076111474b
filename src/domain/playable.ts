/** What of an asset can be played, and by whom. */
import type { Asset, ContentType, ContentVariant, Watchable } from '../contract';

/** `watchable`, but an asset outside the viewer's region is not available whatever it says. */
export function effectiveWatchable(asset: Asset): Watchable {
  return asset.inRegion ? asset.watchable : 'not_available';
}

/** Whether nobody can play it: no content, or not available. */
export function isBlocked(watchable: Watchable): boolean {
  return watchable === 'no_content' || watchable === 'not_available';
}

/** Whether guests may play it. */
export function allowsAnonymous(watchable: Watchable): boolean {
  return watchable === 'yes_anonymous_access';
}

/** Whether it is live: channels always, other assets while the service says so. */
export function isLive(asset: Asset): boolean {
  return asset.live || asset.type === 'live channel';
}

/**
 * The start time of an asset while it is in the future, ms since 1970; null otherwise. An unreadable date counts as
 * past.
 */
export function comingAt(asset: Asset, now: number): number | null {
  if (asset.availableFrom === null) return null;
  const at = Date.parse(asset.availableFrom);
  return at > now ? at : null;
}

/** The variant of a type; 'live' falls back to 'main', because some services list a channel's stream as main. */
export function contentVariant(asset: Asset, type: ContentType): ContentVariant | null {
  const wanted = asset.contents.find((variant) => variant.type === type);
  if (wanted) return wanted;
  return type === 'live' ? (asset.contents.find((variant) => variant.type === 'main') ?? null) : null;
}

/** The content type that the main button plays. */
export function mainContentType(asset: Asset): ContentType {
  return isLive(asset) ? 'live' : 'main';
}

/** Whether a trailer exists and may be shown in this region. */
export function hasTrailer(asset: Asset): boolean {
  return asset.inRegion && contentVariant(asset, 'trailer') !== null;
}
