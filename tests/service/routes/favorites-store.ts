/** What every profile watched, likes and keeps, as stored. */
import type { BookmarkSeed, FavoritesSeed } from '../catalogue/viewers';
import type { ServiceContext } from '../context';
import type { StoredDocument } from '../store';

/** One profile's favourites. */
export interface Watched {
  bookmarks: BookmarkSeed[];
  likes: Record<string, 'LIKE' | 'DISLIKE'>;
  watchlist: string[];
}

/** Favourites by profile. */
export interface WatchedStore {
  /** What the profile has; nothing at first. */
  of(profileUuid: string): Readonly<FavoritesSeed>;
  /** Changes it in place. */
  change<R>(profileUuid: string, edit: (watched: Watched) => R): R;
  /** Forgets a profile that is gone. */
  forget(profileUuid: string): void;
}

const nothing = (): Watched => ({ bookmarks: [], likes: {}, watchlist: [] });

/** Opens the favourites document. */
export function openWatched(ctx: ServiceContext): WatchedStore {
  const stored: StoredDocument<Record<string, Watched>> = ctx.store.document(
    'favorites',
    () => structuredClone(ctx.catalogue.demoFavorites) as Record<string, Watched>,
  );
  const find = (uuid: string): Watched | undefined =>
    Object.hasOwn(stored.value, uuid) ? stored.value[uuid] : undefined;
  return {
    of: (uuid) => find(uuid) ?? nothing(),
    change: (uuid, edit) =>
      stored.change((all) => {
        const watched = find(uuid) ?? nothing();
        all[uuid] = watched;
        return edit(watched);
      }),
    forget(uuid) {
      stored.change((all) => {
        delete all[uuid];
      });
    },
  };
}

/** Bookmarks of titles begun and not finished, the last watched first. */
export function unfinished(watched: Readonly<FavoritesSeed>): BookmarkSeed[] {
  return watched.bookmarks
    .filter(({ currentSecond, finished }) => currentSecond >= 1 && !finished)
    .sort((a, b) => b.savedAt - a.savedAt);
}
