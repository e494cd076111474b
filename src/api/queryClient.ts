/** The cache of the service's answers. Retries belong to the transport, and a set has no window to come back to. */
import { QueryClient } from '@tanstack/react-query';

/** A page seen again within this time is drawn from the cache without a call. */
export const FRESH_MS = 5 * 60_000;
/** Answers nobody looks at are kept this long, so that back finds its page. */
const KEPT_MS = 30 * 60_000;

/** Sign-out and a change of profile empty it with `clear()`: what is in it belongs to one viewer. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // 'online' would hold requests back by navigator.onLine, which televisions get wrong.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
