/** A title's like and its place on the watchlist, as the viewer sees and changes them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { queries } from '../api';
import { createFavourites } from '../api/favouriteChanges';
import type { FavouriteFailed, Favourites } from '../api/favouriteChanges';
import type { LikeStatus } from '../contract';
import type { LikeChoice } from '../domain/favourites';
import { useMember, useSettings } from '../session';
import { useNotice } from './Notice';
import { useServices } from './services';
import { useFailure } from './useFailure';

export interface TitleFavourites {
  readonly like: LikeStatus;
  readonly onWatchlist: boolean;
  chooseLike(choice: LikeChoice): void;
  toggleWatchlist(): void;
}

/** null for guests, who have neither [B§6]: nothing is asked for them. */
export function useFavourites(assetId: string): TitleFavourites | null {
  const { api } = useServices();
  const favourites = useFavouriteChanges();
  const member = useMember();
  const fail = useFailure();
  const onFailed = useFavouriteFailed();
  const enabled = member !== null;
  const like = useQuery({ ...queries.like(api, assetId), enabled });
  const onWatchlist = useQuery({ ...queries.onWatchlist(api, assetId), enabled });
  // Asked again after a change, a failure is reported by whoever asked.
  const likeError = like.data === undefined ? like.error : null;
  const listError = onWatchlist.data === undefined ? onWatchlist.error : null;
  useEffect(() => {
    if (likeError !== null) fail('like', likeError);
  }, [likeError, fail]);
  useEffect(() => {
    if (listError !== null) fail('onWatchlist', listError);
  }, [listError, fail]);
  if (!enabled) return null;
  return {
    like: like.data?.like ?? 'NOLIKE',
    onWatchlist: onWatchlist.data ?? false,
    chooseLike: (choice) => favourites.chooseLike(assetId, choice, onFailed),
    toggleWatchlist: () => favourites.toggleWatchlist(assetId, onFailed),
  };
}

/** By their cache: what is changed on one screen is known to the next. Not among the services, which the first load brings. */
const made = new WeakMap<QueryClient, Favourites>();

/** The way to change likes, the watchlist and what is watched: the same for the life of the app. */
export function useFavouriteChanges(): Favourites {
  const { api, session } = useServices();
  const deviceId = useSettings((state) => state.deviceId);
  const queryClient = useQueryClient();
  const known = made.get(queryClient);
  if (known !== undefined) return known;
  const favourites = createFavourites({ api, queryClient, profileId: session.profileId, deviceId });
  made.set(queryClient, favourites);
  return favourites;
}

/** Reports what the table says, and tells the viewer of what was taken back, wherever they are by then. */
export function useFavouriteFailed(): FavouriteFailed {
  const fail = useFailure();
  const say = useNotice();
  return useCallback(
    (situation, error) => {
      const { text, action } = fail(situation, error);
      // With an action it is the screen's that shows the answer, if any does.
      if (text !== null && action === null) say(text);
    },
    [fail, say],
  );
}
