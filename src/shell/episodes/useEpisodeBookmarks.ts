/** How far each episode of a show was watched. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../api';
import type { Bookmark } from '../../contract';
import { useIdentity, useProfile } from '../../session';
import { useServices } from '../services';
import { useFailureOf } from '../useFailureOf';

const NONE: ReadonlyMap<string, Bookmark> = new Map();

/** The profile's bookmarks by asset id, fetched on mount. Empty for guests, who have none, and while loading. */
export function useEpisodeBookmarks(): ReadonlyMap<string, Bookmark> {
  const { api } = useServices();
  const signedIn = useIdentity((state) => state.session === 'signedIn');
  const profileId = useProfile((state) => state.current?.uuid ?? null);
  const { data, error } = useQuery({
    ...queries.bookmarks(api, profileId ?? ''),
    enabled: signedIn && profileId !== null,
  });
  useFailureOf('bookmarks', error);
  return useMemo(
    () =>
      signedIn && data !== undefined ? new Map(data.map((bookmark) => [bookmark.assetUuid, bookmark])) : NONE,
    [signedIn, data],
  );
}
