/** The route that led to an error screen, as its navigation state has it, and how it is tried again. */
import { QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';
import { useNavigation, useNavigationState } from './navigation';
import type { Retry } from './useAutoRetry';

export interface FailedRoute {
  /** Opens the route again; null when none is known, as behind a link to the error screen. */
  readonly open: (() => void) | null;
  /** Asks once more for what failed, if it is known; else the route itself is opened, and fails by itself. */
  readonly retry: Retry | null;
  /** Attempts of this route until now. */
  readonly tried: number;
}

/** Of the screen that is shown. */
export function useFailedRoute(): FailedRoute {
  const { failedAt, failedQuery } = useNavigationState();
  const { replace } = useNavigation();
  const client = useContext(QueryClientContext);
  if (failedAt === undefined) return { open: null, retry: null, tried: 0 };
  const { path, state } = failedAt;
  const tried = state.tried ?? 0;
  return {
    open: () => replace(path, state),
    async retry() {
      const query = failedQuery === undefined ? undefined : client?.getQueryCache().get(failedQuery);
      try {
        await query?.fetch();
      } catch {
        // As before: the screen says so already.
        return null;
      }
      return () => replace(path, { ...state, tried: tried + 1 });
    },
    tried,
  };
}
