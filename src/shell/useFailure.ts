/** Carries out what the failure table decides: go, report, sign out. Screens hand failures here and catch nothing. */
import { useCallback } from 'react';
import { decideFailure } from '../api';
import type { FailureDecision, Situation } from '../api';
import { useNavigation } from './navigation';
import type { NavigationState } from './navigation';
import { useServices } from './services';

export type Fail = (situation: Situation, error: unknown, returnAssetId?: string) => FailureDecision;

export function useFailure(): Fail {
  const { report, session } = useServices();
  const { replace } = useNavigation();
  return useCallback<Fail>(
    (situation, error, returnAssetId) => {
      const decision = decideFailure(situation, error, returnAssetId);
      if (decision.severity !== null) report(error, decision.severity, { code: decision.code });
      if (decision.signOut) void session.signOut();
      if (decision.go !== null) {
        const reason = decision.code === 'page_not_exists' ? { reason: decision.code } : null;
        replace(decision.go, { ...decision.state, ...reason } as NavigationState);
      }
      return decision;
    },
    [report, session, replace],
  );
}
