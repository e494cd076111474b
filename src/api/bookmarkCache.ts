/**
 * Writes a changed bookmark to the three cache entries that contain it: the asset's own, its show's (the bookmark of
 * the episode watched last), and the profile's list, in the service's order.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { Bookmark } from '../contract';
import { withBookmark } from '../domain/continueWatching';
import type { Api } from './api';
import { queries } from './queries';

/** Screens that show it render again; nothing is fetched. @param rootId the show of an episode */
export function updateBookmarkCache(
  client: QueryClient,
  api: Api,
  profileId: string,
  saved: Bookmark,
  rootId: string | null = null,
): void {
  const { queryKey } = queries.bookmarks(api, profileId);
  // An answer requested before the save must not overwrite it.
  void client.cancelQueries({ queryKey });
  for (const id of new Set([saved.assetUuid, rootId ?? saved.assetUuid])) {
    const own = queries.bookmark(api, id).queryKey;
    void client.cancelQueries({ queryKey: own });
    client.setQueryData(own, saved);
  }
  client.setQueryData(queryKey, (known) => known && withBookmark(known, saved));
}

/** For a save that failed: the list is fetched again, at once where it is shown. */
export function invalidateBookmarks(client: QueryClient, api: Api, profileId: string): void {
  void client.invalidateQueries({ queryKey: queries.bookmarks(api, profileId).queryKey });
}
