/** How far each episode was watched. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { queries } from '../../api';
import type { Bookmark } from '../../contract';
import { useIdentity, useProfile } from '../../session';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';

const NONE: ReadonlyMap<string, Bookmark> = new Map();

/** The profile's bookmarks by title, asked for when it mounts; empty for guests, who have none, and until they are there. */
export function useEpisodeBookmarks(): ReadonlyMap<string, Bookmark> {
  const { api } = useServices();
  const fail = useFailure();
  const member = useIdentity((state) => state.session === 'signedIn');
  const profileId = useProfile((state) => state.current?.uuid ?? null);
  const { data, error } = useQuery({
    ...queries.bookmarks(api, profileId ?? ''),
    enabled: member && profileId !== null,
  });
  useEffect(() => {
    if (error !== null) fail('bookmarks', error);
  }, [error, fail]);
  return useMemo(
    () =>
      member && data !== undefined ? new Map(data.map((bookmark) => [bookmark.assetUuid, bookmark])) : NONE,
    [member, data],
  );
}
