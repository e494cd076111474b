/** Lists of titles of which only the ids are known at first: search, the watchlist. */
import type { Asset } from '../contract';

export interface ListedAsset {
  readonly id: string;
  /** null until it has come. */
  readonly asset: Asset | null;
}

/**
 * The rest of a list is not asked for after so many failures without a title between them. Titles that the service says do
 * not exist are no fault of it: a list may have many, but not without end.
 */
export const MAX_CONSECUTIVE_FAILURES = { failed: 12, gone: 100 } as const;

/** The ids that are shown, each once: those that could be had, and of them only those with `isThere` when there is one. */
export function visibleIds(
  ids: readonly string[],
  unavailable: ReadonlySet<string>,
  isLoaded: ((id: string) => boolean) | null,
): readonly string[] {
  return [...new Set(ids)].filter((id) => !unavailable.has(id) && (isLoaded === null || isLoaded(id)));
}
