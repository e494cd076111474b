/** What of a title can be played, and by whom. */
import type { Asset, ContentType, ContentVariant, Watchable } from '../contract';

/** A title outside the viewer's region counts as not available, whatever else it says. */
export function effectiveWatchable(asset: Asset): Watchable {
  return asset.inRegion ? asset.watchable : 'not_available';
}

/** Nobody can play it: there is no content, or not here. */
export function isBlocked(watchable: Watchable): boolean {
  return watchable === 'no_content' || watchable === 'not_available';
}

/** Guests may play it too. */
export function allowsAnonymous(watchable: Watchable): boolean {
  return watchable === 'yes_anonymous_access';
}

/** Channels are always on air; events and others while the service says so. */
export function isLive(asset: Asset): boolean {
  return asset.live || asset.type === 'live channel';
}

/** The instant a title comes, when that is still ahead; ms since 1970. A date that cannot be read counts as past. */
export function comingAt(asset: Asset, now: number): number | null {
  if (asset.availableFrom === null) return null;
  const at = Date.parse(asset.availableFrom);
  return at > now ? at : null;
}

/** The variant of the wanted type; 'live' falls back to 'main', because some services list a channel's stream as main. */
export function contentVariant(asset: Asset, type: ContentType): ContentVariant | null {
  const wanted = asset.contents.find((variant) => variant.type === type);
  if (wanted) return wanted;
  return type === 'live' ? (asset.contents.find((variant) => variant.type === 'main') ?? null) : null;
}

/** The content type the main button plays. */
export function mainContentType(asset: Asset): ContentType {
  return isLive(asset) ? 'live' : 'main';
}

/** A trailer exists and may be shown here. */
export function hasTrailer(asset: Asset): boolean {
  return asset.inRegion && contentVariant(asset, 'trailer') !== null;
}
