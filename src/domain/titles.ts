/** Lists of titles of which only the ids are known at first: search, the watchlist. */
import type { Asset } from '../contract';

export interface Title {
  readonly id: string;
  /** null until it has come. */
  readonly asset: Asset | null;
}

/** So many failures in a row, without a title between them, and the rest of a list is not asked for. */
export const GIVE_UP_AFTER = 12;

/** The ids that are shown, each once: those that could be had, and of them only those with `isThere` when there is one. */
export function shownIds(
  ids: readonly string[],
  dropped: ReadonlySet<string>,
  isThere: ((id: string) => boolean) | null,
): readonly string[] {
  return [...new Set(ids)].filter((id) => !dropped.has(id) && (isThere === null || isThere(id)));
}
