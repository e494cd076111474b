import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { decideFailure, queries } from '../../api';
import { useLazyAssets } from '../../api/useLazyAssets';
import type { LazyAssets } from '../../api/useLazyAssets';
import type { TextKey } from '../../i18n';
import { useProfileId } from '../../session';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';
import { useFailureOf } from '../../shell/useFailureOf';

type WatchlistState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: TextKey; readonly retry: () => void }
  | { readonly kind: 'empty' }
  | { readonly kind: 'titles'; readonly titles: LazyAssets };

const NO_IDS: readonly string[] = [];

/** The assets on the viewer's watchlist, and which of its states the screen is in. */
export function useWatchlist(): WatchlistState {
  const { api } = useServices();
  const fail = useFailure();
  const profileId = useProfileId();
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.watchlist(api),
    enabled: profileId !== null,
  });
  const onDropped = useCallback((problem: unknown) => void fail('listedTitle', problem), [fail]);
  const assets = useLazyAssets(api, data?.assetUuids ?? NO_IDS, onDropped);
  // A list that is already shown stays when a refetch fails.
  const failure = data === undefined && !isFetching ? error : null;
  useFailureOf('watchlist', failure);

  if (failure !== null) {
    const problem = decideFailure('watchlist', failure).text;
    // A failure without a text sends the viewer to another screen.
    return problem === null ? { kind: 'loading' } : { kind: 'failed', problem, retry: () => void refetch() };
  }
  if (data === undefined) return { kind: 'loading' };
  if (assets.items.count > 0) return { kind: 'titles', titles: assets };
  if (assets.error !== null) {
    const problem = decideFailure('watchlist', assets.error).text ?? 'error.occurred';
    return { kind: 'failed', problem, retry: assets.retry };
  }
  return { kind: 'empty' };
}
