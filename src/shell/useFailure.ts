/** Carries out what the failure table decides: go, report, sign out. Screens hand failures here and catch nothing. */
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { decideFailure } from '../api';
import type { FailureDecision, Situation } from '../api';
import { useNavigation, useNavigationState } from './navigation';
import type { NavigationState } from './navigation';
import { useServices } from './services';

/** `told` is additional navigation state for the screen the table leads to. */
type Fail = (
  situation: Situation,
  error: unknown,
  returnAssetId?: string,
  extraState?: NavigationState,
) => FailureDecision;

const NETWORK_ERROR = '/network_error';

export function useFailure(): Fail {
  const { report, session } = useServices();
  const { open, replace } = useNavigation();
  const { pathname, search } = useLocation();
  const state = useNavigationState();
  // The place is read when something fails; a change of it makes no other function.
  const routeRef = useRef({ pathname, path: pathname + search, state });
  useEffect(() => {
    routeRef.current = { pathname, path: pathname + search, state };
  }, [pathname, search, state]);
  return useCallback<Fail>(
    (situation, error, returnAssetId, extraState) => {
      const decision = decideFailure(situation, error, returnAssetId);
      if (decision.severity !== null) report(error, decision.severity, { code: decision.code });
      if (decision.signOut) void session.signOut(decision.go ?? undefined);
      if (decision.go === null || isShown(decision.go, routeRef.current.pathname)) return decision;
      const reason = decision.code === 'page_not_exists' ? { reason: decision.code } : null;
      const { path, state: stateThere } = routeRef.current;
      const failedAt =
        decision.go === NETWORK_ERROR && !decision.onTop ? { failedAt: { path, state: stateThere } } : null;
      const move = decision.onTop ? open : replace;
      move(decision.go, { ...extraState, ...decision.state, ...reason, ...failedAt });
      return decision;
    },
    [report, session, open, replace],
  );
}

/** Several calls fail at once without a network: the first has led to the screen, and knows the way back. */
function isShown(path: string, pathname: string): boolean {
  return path === NETWORK_ERROR && pathname === NETWORK_ERROR;
}
