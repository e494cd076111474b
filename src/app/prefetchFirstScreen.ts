/**
 * What the first screen shows, asked for before React renders the application: a weak set takes 200 ms for that, while the answer
 * is on its way. The screen finds it in the query cache.
 */
import type { QueryClient } from '@tanstack/react-query';
import { queries } from '../api';
import type { Api } from '../api';
import { chunkCache } from '../api/chunkCache';
import { parseRoute } from '../domain/paths';
import { isAuthenticated } from '../session';
import type { Session } from '../session';
import { firstMove } from './firstPath';
import type { Launch } from './firstPath';

interface Start extends Launch {
  readonly api: Api;
  readonly session: Pick<Session, 'account' | 'profileId'>;
  readonly queryClient: QueryClient;
}

/**
 * Asks for the page or the title that the app starts at, unless it was asked for already. Nothing is asked for where it is not
 * known yet: before a guest is created, and where the routes depend on the user settings [ROUTE-26].
 * @param path where the launch leads, without its platform
 */
export function prefetchFirstScreen(start: Start, path: string): void {
  const { api, session, stores, queryClient } = start;
  const { settings } = stores.settings.getState();
  if (settings === null || settings.premiumRoutesEnabled || !isAuthenticated(stores.identity.getState()))
    return;
  const route = parseRoute(firstMove(start, path)?.to ?? path);
  if (route.kind === 'asset') void queryClient.prefetchQuery(queries.asset(api, route.id));
  if (route.kind !== 'page' || route.id === null) return;
  if (queryClient.getQueryState(queries.components(api, route.id, 0).queryKey) !== undefined) return;
  const profileId = session.profileId();
  // With the bookmarks the page's own answer asks for the titles that were watched.
  if (profileId !== null) void queryClient.prefetchQuery(queries.bookmarks(api, profileId));
  chunkCache(queryClient, api, route.id).request(0);
}
