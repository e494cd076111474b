/** The one way from a failed query to the failure table: each error is handed over once, also when the route changes meanwhile. */
import { useEffect, useEffectEvent } from 'react';
import type { Situation } from '../api';
import { useFailure } from './useFailure';

/** @param error the query's; null while there is none, or while it is asked again: the next one is a failure of its own */
export function useFailureOf(situation: Situation, error: Error | null): void {
  const fail = useFailure();
  const onError = useEffectEvent((failed: Error): void => void fail(situation, failed));
  useEffect(() => {
    if (error !== null) onError(error);
  }, [error]);
}
