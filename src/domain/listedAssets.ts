/** Lists of assets of which only the ids are known at first: search results, the watchlist. */
import type { Asset } from '../contract';

/** An item of a list of assets, known by its id before the asset is loaded. */
export interface ListedAsset {
  readonly id: string;
  /** null until it is loaded. */
  readonly asset: Asset | null;
}

/**
 * After this many consecutive failures the rest of a list is not fetched. Assets that no longer exist (`gone`) are
 * not the service's failure: a list may have many of them, but not without limit.
 */
export const MAX_CONSECUTIVE_FAILURES = { failed: 12, gone: 100 } as const;

/** The ids to show, without duplicates: those that could be loaded and, if given, pass `isThere`. */
export function visibleIds(
  ids: readonly string[],
  unavailable: ReadonlySet<string>,
  isLoaded: ((id: string) => boolean) | null,
): readonly string[] {
  return [...new Set(ids)].filter((id) => !unavailable.has(id) && (isLoaded === null || isLoaded(id)));
}
