/**
 * Likes, the watchlist and what counts as watched, as the viewer changes them: shown at once, sent one call at a time for
 * each title, then asked for again; what fails is taken back to what the service last confirmed [B§4 "Like and watchlist"].
 */
import { CancelledError } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Asset, Bookmark, LikeStatus } from '../contract';
import { likeAfter, listedAs } from '../domain/favourites';
import type { LikeChoice } from '../domain/favourites';
import type { Api } from './api';
import type { Situation } from './failures';
import { createLastWish } from './lastWish';
import { queries } from './queries';

/** Told of a change that was taken back, and of an answer that did not come after one. */
export type FavouriteFailed = (situation: Situation, error: unknown) => void;

export interface Favourites {
  /** Chooses a like; the current one again clears it. */
  chooseLike(assetId: string, choice: LikeChoice, onFailed: FavouriteFailed): void;
  /** Puts a title on the watchlist or takes it off. */
  toggleWatchlist(assetId: string, onFailed: FavouriteFailed): void;
  /** Counts a title with a length as watched to its end. */
  markWatched(asset: Asset, onFailed: FavouriteFailed): void;
}

export interface FavouritesOptions {
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** The current profile; null for guests, who change nothing. */
  readonly profileId: () => string | null;
  readonly deviceId: string;
}

/** @param options the service, the cache in which changes are shown, and whose they are */
export function createFavourites({ api, queryClient, profileId, deviceId }: FavouritesOptions): Favourites {
  const likes = createLastWish<LikeStatus>();
  const watchlists = createLastWish<boolean>();
  const watched = createLastWish<true>();
  /** Titles whose place on the list changed since it was asked for last. */
  const listed = new Set<string>();

  /** An answer on its way is older than what is shown now. */
  const giveUp = (queryKey: QueryKey): void =>
    void queryClient.cancelQueries({ queryKey, exact: true }, { revert: true });

  const current = (profile: string) => (): boolean => profileId() === profile;

  /** The answer; undefined when it did not come or a newer change gave it up. */
  async function askAgain<T>(
    queryKey: QueryKey,
    ask: () => Promise<T>,
    onFailed: (error: unknown) => void,
  ): Promise<T | undefined> {
    giveUp(queryKey);
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof CancelledError)) onFailed(error);
      return undefined;
    }
  }

  async function refreshList(profile: string, onFailed: FavouriteFailed): Promise<void> {
    // The last of several changes asks for all of them.
    if (watchlists.isBusy()) return;
    const query = queries.watchlist(api);
    const list = await askAgain(
      query.queryKey,
      () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
      (error) => onFailed('watchlist', error),
    );
    if (list === undefined || watchlists.isBusy() || profileId() !== profile) return;
    for (const id of listed) {
      queryClient.setQueryData(queries.onWatchlist(api, id).queryKey, list.assetUuids.includes(id));
    }
    listed.clear();
  }

  return {
    chooseLike(assetId, choice, onFailed) {
      const profile = profileId();
      if (profile === null) return;
      const query = queries.like(api, assetId);
      const show = (like: LikeStatus): void => {
        giveUp(query.queryKey);
        queryClient.setQueryData(query.queryKey, { like });
      };
      const refresh = (): void =>
        void askAgain(
          query.queryKey,
          () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
          (error) => onFailed('like', error),
        );
      const holds = queryClient.getQueryData(query.queryKey)?.like;
      const wish = likeAfter(holds ?? 'NOLIKE', choice);
      show(wish);
      likes.make(`${profile} ${assetId}`, wish, holds, {
        send: (like) =>
          like === 'NOLIKE' ? api.clearLike(assetId) : api.setLike({ assetUuid: assetId, like }),
        granted: refresh,
        refused(before, error) {
          show(before ?? 'NOLIKE');
          onFailed('setLike', error);
          refresh();
        },
        isCurrent: current(profile),
      });
    },

    toggleWatchlist(assetId, onFailed) {
      const profile = profileId();
      if (profile === null) return;
      const { queryKey: stateKey } = queries.onWatchlist(api, assetId);
      const { queryKey: listKey } = queries.watchlist(api);
      const before = queryClient.getQueryData(listKey)?.assetUuids;
      const index = Math.max(0, before?.indexOf(assetId) ?? 0);
      const show = (on: boolean): void => {
        giveUp(stateKey);
        giveUp(listKey);
        queryClient.setQueryData(stateKey, on);
        queryClient.setQueryData(
          listKey,
          (list) => list && { ...list, assetUuids: listedAs(list.assetUuids, assetId, on, index) },
        );
      };
      const holds = queryClient.getQueryData(stateKey) ?? before?.includes(assetId);
      const wish = holds !== true;
      show(wish);
      listed.add(assetId);
      watchlists.make(`${profile} ${assetId}`, wish, holds, {
        send: (on) => (on ? api.addToWatchlist(assetId) : api.removeFromWatchlist(assetId)),
        granted: () => void refreshList(profile, onFailed),
        refused(was, error) {
          show(was ?? false);
          onFailed('setWatchlist', error);
          void refreshList(profile, onFailed);
        },
        isCurrent: current(profile),
      });
    },

    markWatched(asset, onFailed) {
      const profile = profileId();
      if (profile === null || asset.duration === null) return;
      const currentSecond = Math.floor(asset.duration);
      const end: Bookmark = { assetUuid: asset.id, currentSecond, finished: true };
      const { queryKey: listKey } = queries.bookmarks(api, profile);
      // A show's bookmark is that of its last watched episode.
      const keys = [asset.id, asset.rootId ?? asset.id].map((id) => queries.bookmark(api, id).queryKey);
      const before = [
        ...keys.map((key) => queryClient.getQueryData(key)),
        queryClient.getQueryData(listKey)?.find(isOf(asset.id)),
      ].find((bookmark) => bookmark?.assetUuid === asset.id);
      const show = (bookmark: Bookmark): void => {
        for (const key of keys) {
          giveUp(key);
          queryClient.setQueryData(key, (known) => (known && isOf(asset.id)(known) ? bookmark : known));
        }
        giveUp(listKey);
        queryClient.setQueryData(listKey, (all) =>
          all?.map((known) => (isOf(asset.id)(known) ? bookmark : known)),
        );
      };
      show(end);
      watched.make(`${profile} ${asset.id}`, true, undefined, {
        send: () =>
          api.saveProgress({
            assetId: asset.id,
            rootId: asset.rootId,
            parentId: asset.parentId,
            event: 'finished',
            currentSecond,
            finished: true,
            deviceId,
          }),
        granted: () => void queryClient.invalidateQueries({ queryKey: listKey, exact: true }),
        refused(_, error) {
          if (before !== undefined) show(before);
          onFailed('markWatched', error);
        },
        isCurrent: current(profile),
      });
    },
  };
}

const isOf =
  (assetId: string) =>
  ({ assetUuid }: Bookmark): boolean =>
    assetUuid === assetId;
