/** The bookmarks of the current profile, for screens with several assets. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Api } from './api';
import { bookmarkList } from './bookmarkList';
import type { Bookmarks } from './bookmarkList';
import { queries } from './queries';

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
  return useMemo(() => bookmarkList(cached, pending, error), [cached, pending, error]);
}
