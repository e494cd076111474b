/** Passes the error of a failed query to the failure table: each error once, even if the route changes meanwhile. */
import { useEffect, useEffectEvent } from 'react';
import type { Situation } from '../api';
import { useFailure } from './useFailure';

/** @param error the query's error; null when there is none, and during a refetch: the next error is a new failure */
export function useFailureOf(situation: Situation, error: Error | null): void {
  const fail = useFailure();
  const onError = useEffectEvent((failed: Error): void => void fail(situation, failed));
  useEffect(() => {
    if (error !== null) onError(error);
  }, [error]);
}
