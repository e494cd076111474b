/** The titles a viewer kept, and which of its states the watchlist is in [B§2 "Watchlist"]. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { decideFailure, queries, useTitlesOnDemand } from '../../api';
import type { Titles } from '../../api';
import type { TextKey } from '../../i18n';
import { useMember } from '../../session';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';

export type WatchlistState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: TextKey; readonly retry: () => void }
  | { readonly kind: 'empty' }
  | { readonly kind: 'titles'; readonly titles: Titles };

const NO_IDS: readonly string[] = [];

export function useWatchlist(): WatchlistState {
  const { api } = useServices();
  const fail = useFailure();
  const member = useMember();
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.watchlist(api),
    enabled: member !== null,
  });
  const onDropped = useCallback((problem: unknown) => void fail('listedTitle', problem), [fail]);
  const titles = useTitlesOnDemand(api, data?.assetUuids ?? NO_IDS, onDropped);
  // A list that is on the screen stays there when asking for it again fails.
  const failure = data === undefined && !isFetching ? error : null;
  useEffect(() => {
    if (failure !== null) fail('watchlist', failure);
  }, [failure, fail]);

  if (failure !== null) {
    const problem = decideFailure('watchlist', failure).text;
    // Without words the viewer is on the way to another screen.
    return problem === null ? { kind: 'loading' } : { kind: 'failed', problem, retry: () => void refetch() };
  }
  if (data === undefined) return { kind: 'loading' };
  if (titles.items.count > 0) return { kind: 'titles', titles };
  if (titles.error !== null) {
    const problem = decideFailure('watchlist', titles.error).text ?? 'error.occurred';
    return { kind: 'failed', problem, retry: titles.retry };
  }
  return { kind: 'empty' };
}
