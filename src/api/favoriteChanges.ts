/**
 * The viewer's changes of likes, watchlist and watched state: shown at once, sent one call at a time per asset, then
 * fetched again. A change that fails is rolled back to the value that the service confirmed last [LIKE-02..06].
 */
import { CancelledError } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Asset, Bookmark, LikeStatus } from '../contract';
import { likeAfter, listedAs } from '../domain/favorites';
import type { LikeChoice } from '../domain/favorites';
import type { Api } from './api';
import type { Situation } from './failures';
import type { FavoriteState } from './favoriteState';
import { createLatestMutation } from './latestMutation';
import { queries } from './queries';

/** Called for a change that was rolled back, and for a refetch after a change that failed. */
export type FavoriteFailed = (situation: Situation, error: unknown) => void;

/** The viewer's changes of likes, watchlist and watched state [LIKE-02..06]. */
export interface Favorites {
  /** Sets a like; setting the current one clears it. */
  chooseLike(assetId: string, choice: LikeChoice, onFailed: FavoriteFailed): void;
  /** Adds an asset to the watchlist or removes it. */
  toggleWatchlist(assetId: string, onFailed: FavoriteFailed): void;
  /** Marks an asset as watched to its end; for assets with a known length. */
  markWatched(asset: Asset, onFailed: FavoriteFailed): void;
}

/** What the changes need. */
export interface FavoritesOptions {
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** The current profile; null for guests, who cannot change anything. */
  readonly profileId: () => string | null;
  readonly deviceId: string;
  /** Pending changes of the whole application: a screen waits for those that another screen started. */
  readonly state: FavoriteState;
}

/** @param options the service, the cache in which changes are shown, the profile, and the pending changes */
export function createFavorites({
  api,
  queryClient,
  profileId,
  deviceId,
  state,
}: FavoritesOptions): Favorites {
  const likes = createLatestMutation(state.likes);
  const watchlists = createLatestMutation(state.watchlists);
  const watched = createLatestMutation(state.watched);
  const { changedAssetIds } = state;

  /** The answer of a request in flight would be older than the value shown now. */
  const cancelFetch = (queryKey: QueryKey): void =>
    void queryClient.cancelQueries({ queryKey, exact: true }, { revert: true });

  const isCurrentProfile = (profile: string) => (): boolean => profileId() === profile;

  /** The answer; undefined when it failed or a newer change cancelled it. */
  async function refetch<T>(
    queryKey: QueryKey,
    load: () => Promise<T>,
    onFailed: (error: unknown) => void,
  ): Promise<T | undefined> {
    cancelFetch(queryKey);
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof CancelledError)) onFailed(error);
      return undefined;
    }
  }

  async function refreshList(profile: string, onFailed: FavoriteFailed): Promise<void> {
    // Only the last of several concurrent changes fetches the list.
    if (watchlists.isBusy()) return;
    const query = queries.watchlist(api);
    const list = await refetch(
      query.queryKey,
      () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
      (error) => onFailed('watchlist', error),
    );
    if (list === undefined || watchlists.isBusy() || profileId() !== profile) return;
    for (const id of changedAssetIds) {
      queryClient.setQueryData(queries.onWatchlist(api, id).queryKey, list.assetUuids.includes(id));
    }
    changedAssetIds.clear();
  }

  return {
    chooseLike(assetId, choice, onFailed) {
      const profile = profileId();
      if (profile === null) return;
      const query = queries.like(api, assetId);
      const show = (like: LikeStatus): void => {
        cancelFetch(query.queryKey);
        queryClient.setQueryData(query.queryKey, { like });
      };
      const refresh = (): void =>
        void refetch(
          query.queryKey,
          () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
          (error) => onFailed('like', error),
        );
      const confirmed = queryClient.getQueryData(query.queryKey)?.like;
      const requested = likeAfter(confirmed ?? 'NOLIKE', choice);
      show(requested);
      likes.mutate(`${profile} ${assetId}`, requested, confirmed, {
        send: (like) =>
          like === 'NOLIKE' ? api.clearLike(assetId) : api.setLike({ assetUuid: assetId, like }),
        onConfirmed: refresh,
        onFailed(before, error) {
          show(before ?? 'NOLIKE');
          onFailed('setLike', error);
          refresh();
        },
        isCurrent: isCurrentProfile(profile),
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
        cancelFetch(stateKey);
        cancelFetch(listKey);
        queryClient.setQueryData(stateKey, on);
        queryClient.setQueryData(
          listKey,
          (list) => list && { ...list, assetUuids: listedAs(list.assetUuids, assetId, on, index) },
        );
      };
      const confirmed = queryClient.getQueryData(stateKey) ?? before?.includes(assetId);
      const requested = confirmed !== true;
      show(requested);
      changedAssetIds.add(assetId);
      watchlists.mutate(`${profile} ${assetId}`, requested, confirmed, {
        send: (on) => (on ? api.addToWatchlist(assetId) : api.removeFromWatchlist(assetId)),
        onConfirmed: () => void refreshList(profile, onFailed),
        onFailed(previous, error) {
          show(previous ?? false);
          onFailed('setWatchlist', error);
          void refreshList(profile, onFailed);
        },
        isCurrent: isCurrentProfile(profile),
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
          cancelFetch(key);
          queryClient.setQueryData(key, (known) => (known && isOf(asset.id)(known) ? bookmark : known));
        }
        cancelFetch(listKey);
        queryClient.setQueryData(listKey, (all) =>
          all?.map((known) => (isOf(asset.id)(known) ? bookmark : known)),
        );
      };
      show(end);
      watched.mutate(`${profile} ${asset.id}`, true, undefined, {
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
        onConfirmed: () => void queryClient.invalidateQueries({ queryKey: listKey, exact: true }),
        onFailed(_, error) {
          if (before !== undefined) show(before);
          onFailed('markWatched', error);
        },
        isCurrent: isCurrentProfile(profile),
      });
    },
  };
}

const isOf =
  (assetId: string) =>
  ({ assetUuid }: Bookmark): boolean =>
    assetUuid === assetId;
