/** Titles of the continue-watching row that no answer holds yet, asked for before the row is mounted. */
import type { QueryClient } from '@tanstack/react-query';
import type { Bookmark, Component } from '../contract';
import { routes } from '../contract';
import { CONTINUE_BATCH, isContinueWatching, missingTitles } from '../domain/continueWatching';
import { unfinished } from '../domain/progress';
import type { Api } from './api';
import { queries } from './queries';

/**
 * Reading a page and mounting its first rows takes a weak set 400 ms, for which the row would not ask. Bookmarks that come
 * later than the page find it mounted.
 * @param row of a page that is being read
 */
export function prefetchWatched(client: QueryClient, api: Api, row: Component): void {
  if (!isContinueWatching(row)) return;
  // Of one profile: another one begins with an empty cache.
  const [[, bookmarks] = []] = client.getQueriesData<Bookmark[]>({ queryKey: [routes.watching] });
  const wanted = unfinished(bookmarks ?? []).slice(0, CONTINUE_BATCH);
  for (const id of missingTitles(wanted, row.body.assets)) void client.prefetchQuery(queries.asset(api, id));
}
