/** Carries out what the failure table decides: go, report, sign out. Screens hand failures here and catch nothing. */
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { decideFailure } from '../api';
import type { FailureDecision, Situation } from '../api';
import { useNavigation, useNavigationState } from './navigation';
import type { NavigationState } from './navigation';
import { useServices } from './services';

/** `told` is what the screen gone to is told beside what the table says. */
export type Fail = (
  situation: Situation,
  error: unknown,
  returnAssetId?: string,
  told?: NavigationState,
) => FailureDecision;

const NETWORK_ERROR = '/network_error';

export function useFailure(): Fail {
  const { report, session } = useServices();
  const { open, replace } = useNavigation();
  const { pathname, search } = useLocation();
  const state = useNavigationState();
  // The place is read when something fails; a change of it makes no other function.
  const place = useRef({ pathname, path: pathname + search, state });
  useEffect(() => {
    place.current = { pathname, path: pathname + search, state };
  }, [pathname, search, state]);
  return useCallback<Fail>(
    (situation, error, returnAssetId, told) => {
      const decision = decideFailure(situation, error, returnAssetId);
      if (decision.severity !== null) report(error, decision.severity, { code: decision.code });
      if (decision.signOut) void session.signOut(decision.go ?? undefined);
      if (decision.go === null || isShown(decision.go, place.current.pathname)) return decision;
      const reason = decision.code === 'page_not_exists' ? { reason: decision.code } : null;
      const { path, state: stateThere } = place.current;
      const failedAt =
        decision.go === NETWORK_ERROR && !decision.onTop ? { failedAt: { path, state: stateThere } } : null;
      const move = decision.onTop ? open : replace;
      move(decision.go, { ...told, ...decision.state, ...reason, ...failedAt });
      return decision;
    },
    [report, session, open, replace],
  );
}

/** Several calls fail at once without a network: the first has led to the screen, and knows the way back. */
function isShown(path: string, pathname: string): boolean {
  return path === NETWORK_ERROR && pathname === NETWORK_ERROR;
}
