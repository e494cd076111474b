/** How far the current profile watched what, for screens that show several titles. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Bookmark } from '../contract';
import { unfinished } from '../domain/progress';
import type { Api } from './api';
import { queries } from './queries';

export interface Bookmarks {
  /** Asked for and not there yet. */
  readonly pending: boolean;
  /** Those to go on with, the last watched first. */
  readonly unfinished: readonly Bookmark[];
  /** The bookmark of a title that was begun and not finished. */
  readonly of: (assetId: string) => Bookmark | null;
  readonly error: Error | null;
}

/**
 * @param profileId null for guests, for whom nothing is asked [CONT-07]
 * @param refetch what is cached is shown and asked for again, however young it is
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
    // What is known stays when asking for it again fails.
    return {
      pending,
      unfinished: unfinishedBookmarks,
      of: (assetId) => byId.get(assetId) ?? null,
      error: cached === undefined ? error : null,
    };
  }, [cached, pending, error]);
}
