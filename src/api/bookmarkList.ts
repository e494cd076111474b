/** What the current profile watched and how far, out of the answer of its bookmarks. */
import type { Bookmark } from '../contract';
import { unfinished } from '../domain/progress';

/** The bookmarks of the current profile with their loading state. */
export interface Bookmarks {
  /** True while the first answer is awaited. */
  readonly pending: boolean;
  /** Bookmarks to continue with, last watched first. */
  readonly unfinished: readonly Bookmark[];
  /** The bookmark of an asset that was started and not finished; else null. */
  readonly of: (assetId: string) => Bookmark | null;
  readonly error: Error | null;
}

/** @param answer undefined until it is there: known data stays when a refetch fails */
export function bookmarkList(
  answer: readonly Bookmark[] | undefined,
  pending: boolean,
  error: Error | null,
): Bookmarks {
  const started = unfinished(answer ?? []);
  const byId = new Map(started.map((bookmark) => [bookmark.assetUuid, bookmark]));
  return {
    pending,
    unfinished: started,
    of: (assetId) => byId.get(assetId) ?? null,
    error: answer === undefined ? error : null,
  };
}
