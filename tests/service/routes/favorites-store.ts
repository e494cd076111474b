/** What every profile watched, likes and keeps, as stored. */
import type { BookmarkSeed, FavoritesSeed } from '../catalogue/viewers';
import type { ServiceContext } from '../context';
import type { StoredDocument } from '../store';

/** One profile's favourites. */
export interface ProfileFavorites {
  bookmarks: BookmarkSeed[];
  likes: Record<string, 'LIKE' | 'DISLIKE'>;
  watchlist: string[];
}

/** Favourites by profile. */
export interface FavoritesStore {
  /** What the profile has; nothing at first. */
  of(profileUuid: string): Readonly<FavoritesSeed>;
  /** Changes it in place. */
  change<R>(profileUuid: string, edit: (favorites: ProfileFavorites) => R): R;
  /** Forgets a profile that is gone. */
  forget(profileUuid: string): void;
}

const nothing = (): ProfileFavorites => ({ bookmarks: [], likes: {}, watchlist: [] });

/** Opens the favourites document. */
export function openFavorites(ctx: ServiceContext): FavoritesStore {
  const stored: StoredDocument<Record<string, ProfileFavorites>> = ctx.store.document(
    'favorites',
    () => structuredClone(ctx.catalogue.demoFavorites) as Record<string, ProfileFavorites>,
  );
  const find = (uuid: string): ProfileFavorites | undefined =>
    Object.hasOwn(stored.value, uuid) ? stored.value[uuid] : undefined;
  return {
    of: (uuid) => find(uuid) ?? nothing(),
    change: (uuid, edit) =>
      stored.change((all) => {
        const favorites = find(uuid) ?? nothing();
        all[uuid] = favorites;
        return edit(favorites);
      }),
    forget(uuid) {
      stored.change((all) => {
        delete all[uuid];
      });
    },
  };
}

/** Bookmarks of titles begun and not finished, the last watched first. */
export function unfinished(favorites: Readonly<FavoritesSeed>): BookmarkSeed[] {
  return favorites.bookmarks
    .filter(({ currentSecond, finished }) => currentSecond >= 1 && !finished)
    .sort((a, b) => b.savedAt - a.savedAt);
}
