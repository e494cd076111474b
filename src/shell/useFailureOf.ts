/** Hands the failure of a query to the failure table, once for each: a change of place is none. */
import { useEffect, useEffectEvent } from 'react';
import type { Situation } from '../api';
import { useFailure } from './useFailure';

/** @param error the query's; null while there is none */
export function useFailureOf(situation: Situation, error: Error | null): void {
  const fail = useFailure();
  const onError = useEffectEvent((failed: Error): void => void fail(situation, failed));
  useEffect(() => {
    if (error !== null) onError(error);
  }, [error]);
}
