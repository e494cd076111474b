/** An asset's like and whether it is on the watchlist, as the viewer sees and changes them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { queries } from '../api';
import { createFavorites } from '../api/favoriteChanges';
import type { FavoriteFailed, Favorites } from '../api/favoriteChanges';
import type { LikeStatus } from '../contract';
import type { LikeChoice } from '../domain/favorites';
import { useProfileId, useSettings } from '../session';
import { useNotice } from './Notice';
import { useServices } from './services';
import { useFailure } from './useFailure';
import { useFailureOf } from './useFailureOf';

interface AssetFavorites {
  readonly like: LikeStatus;
  readonly onWatchlist: boolean;
  chooseLike(choice: LikeChoice): void;
  toggleWatchlist(): void;
}

/** null for guests, who have neither: nothing is fetched for them. */
export function useFavorites(assetId: string): AssetFavorites | null {
  const { api } = useServices();
  const favorites = useFavoriteChanges();
  const profileId = useProfileId();
  const onFailed = useFavoriteFailed();
  const enabled = profileId !== null;
  const like = useQuery({ ...queries.like(api, assetId), enabled });
  const onWatchlist = useQuery({ ...queries.onWatchlist(api, assetId), enabled });
  // A failed refetch after a change is reported by that change.
  const likeError = like.data === undefined ? like.error : null;
  const listError = onWatchlist.data === undefined ? onWatchlist.error : null;
  useFailureOf('like', likeError);
  useFailureOf('onWatchlist', listError);
  if (!enabled) return null;
  return {
    like: like.data?.like ?? 'NOLIKE',
    onWatchlist: onWatchlist.data ?? false,
    chooseLike: (choice) => favorites.chooseLike(assetId, choice, onFailed),
    toggleWatchlist: () => favorites.toggleWatchlist(assetId, onFailed),
  };
}

/** Changes likes, watchlist and watched state. Pending changes belong to the application and outlive the screen. */
export function useFavoriteChanges(): Favorites {
  const { api, session, favoriteState: state } = useServices();
  const deviceId = useSettings((settings) => settings.deviceId);
  const queryClient = useQueryClient();
  return useMemo(
    () => createFavorites({ api, queryClient, profileId: session.profileId, deviceId, state }),
    [api, queryClient, session, deviceId, state],
  );
}

/**
 * Reports a failed change as the table decides, and tells the viewer what was rolled back, on whatever screen they
 * are.
 */
export function useFavoriteFailed(): FavoriteFailed {
  const fail = useFailure();
  const say = useNotice();
  return useCallback(
    (situation, error) => {
      const { text, action } = fail(situation, error);
      // With an action, the failure is shown by the screen that it navigates to.
      if (text !== null && action === null) say(text);
    },
    [fail, say],
  );
}
