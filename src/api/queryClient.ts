/**
 * The cache of the service's answers. Retries belong to the transport; refetching on window focus makes no sense on a
 * television.
 */
import { QueryClient, timeoutManager } from '@tanstack/react-query';
import type { Clock } from '../domain/clock';

/** Within this time a page is rendered from the cache without a call, ms. */
export const FRESH_MS = 5 * 60_000;
/** Unused answers are kept this long, so that back finds its page, ms. */
const KEPT_MS = 30 * 60_000;

/** The timers of all caches by this clock, which a hidden app stops. Before the first cache is made. */
export function timeQueriesBy(clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>): void {
  timeoutManager.setTimeoutProvider<number>({
    setTimeout: (run, ms) => clock.setTimeout(run, ms),
    clearTimeout: (id) => id !== undefined && clock.clearTimeout(id),
    // Of queries that ask again at intervals, of which there are none.
    setInterval: (run, ms) => Number(setInterval(run, ms)),
    clearInterval: (id) => clearInterval(id),
  });
}

/** A new cache. Sign-out and a change of profile empty it with `clear()`: its content belongs to one viewer. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // 'online' would hold requests back by navigator.onLine, which is wrong on many televisions.
        networkMode: 'always',
        // What a screen reads of an answer is noted by a Proxy: where there is none (before Chromium 49) all of it counts.
        ...(typeof Proxy === 'undefined' ? { notifyOnChangeProps: 'all' as const } : {}),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
