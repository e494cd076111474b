/** Calls for bookmarks, likes and the watchlist of the current profile; not for guests. */
import {
  parseBookmark,
  parseBookmarks,
  parseLike,
  parseOnWatchlist,
  parseWatchlist,
  routes,
} from '../contract';
import type { LikeBody, ProgressBody } from '../contract';
import type { Transport } from './transport';

interface SaveProgressOptions {
  readonly signal?: AbortSignal;
  /** Sent to the end even when the page is closed meanwhile [PROG-10]. */
  readonly keepalive?: boolean;
}

/** Calls for bookmarks, likes and the watchlist: each resolves to the parsed answer or throws ApiError. */
export function favoriteCalls({ read, request }: Pick<Transport, 'read' | 'request'>) {
  return {
    bookmark: (assetId: string, signal?: AbortSignal) =>
      read({ call: 'bookmark', path: routes.bookmark(assetId), signal }, parseBookmark),
    bookmarks: (profileId: string, signal?: AbortSignal) =>
      read(
        { call: 'bookmarks', path: routes.watching, query: { profile: profileId }, signal },
        parseBookmarks,
      ),
    /** Saves progress; resolves to the saved bookmark. Seconds are floored here for all callers. */
    saveProgress: (progress: ProgressBody, { signal, keepalive = false }: SaveProgressOptions = {}) =>
      read(
        {
          call: 'saveProgress',
          method: 'post',
          path: routes.bookmark(progress.assetId),
          body: { ...progress, currentSecond: Math.floor(progress.currentSecond) },
          keepsSessionOn401: true,
          signal,
          keepalive,
        },
        parseBookmark,
      ),
    like: (assetId: string, signal?: AbortSignal) =>
      read({ call: 'like', path: routes.likeOf(assetId), signal }, parseLike),
    setLike: async (body: LikeBody): Promise<void> => {
      await request({ call: 'setLike', method: 'put', path: routes.like, body });
    },
    clearLike: async (assetUuid: string): Promise<void> => {
      await request({ call: 'setLike', method: 'delete', path: routes.like, body: { assetUuid } });
    },
    watchlist: (signal?: AbortSignal) =>
      read({ call: 'watchlist', path: routes.watchlist, signal }, parseWatchlist),
    onWatchlist: (assetId: string, signal?: AbortSignal) =>
      read({ call: 'onWatchlist', path: routes.onWatchlist(assetId), signal }, parseOnWatchlist),
    addToWatchlist: async (assetUuid: string): Promise<void> => {
      await request({ call: 'setWatchlist', method: 'put', path: routes.watchlist, body: { assetUuid } });
    },
    removeFromWatchlist: async (assetUuid: string): Promise<void> => {
      await request({ call: 'setWatchlist', method: 'delete', path: routes.watchlist, body: { assetUuid } });
    },
  };
}
