/** What the current profile watched and how far, for screens with several assets. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Bookmark } from '../contract';
import { unfinished } from '../domain/progress';
import type { Api } from './api';
import { queries } from './queries';

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

/**
 * @param profileId null for guests, for whom nothing is fetched [CONT-07]
 * @param refetch fetch again even if the cache is fresh, showing the cached data meanwhile
 */
export function useBookmarks(api: Api, profileId: string | null, refetch: boolean): Bookmarks {
  const query = useQuery({
    ...queries.bookmarks(api, profileId ?? ''),
    enabled: profileId !== null,
    refetchOnMount: refetch ? 'always' : true,
  });
  const { data, error } = query;
  const cached = profileId === null ? undefined : data;
  const pending = profileId !== null && query.isPending;
  return useMemo(() => {
    const unfinishedBookmarks = unfinished(cached ?? []);
    const byId = new Map(unfinishedBookmarks.map((bookmark) => [bookmark.assetUuid, bookmark]));
    // Known data stays when a refetch fails.
    return {
      pending,
      unfinished: unfinishedBookmarks,
      of: (assetId) => byId.get(assetId) ?? null,
      error: cached === undefined ? error : null,
    };
  }, [cached, pending, error]);
}
