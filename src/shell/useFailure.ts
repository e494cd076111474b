/**
 * Carries out the failure table's decisions: navigate, report, sign out. Screens pass failures here and catch
 * nothing.
 */
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { decideFailure } from '../api';
import type { FailureDecision, Situation } from '../api';
import { useNavigation, useNavigationState } from './navigation';
import { useRetryOffer } from './RetryOffer';
import type { NavigationState } from './navigation';
import { useServices } from './services';

/** `told` is additional navigation state for the screen that the table selects. */
type Fail = (
  situation: Situation,
  error: unknown,
  returnAssetId?: string,
  extraState?: NavigationState,
) => FailureDecision;

const NETWORK_ERROR = '/network_error';
/** Screens that offer to open the route that failed again. */
const OFFERING_RETRY = [NETWORK_ERROR, '/error_with_playback', '/stream_concurrency_error'];

export function useFailure(): Fail {
  const { report, session } = useServices();
  const { open, replace } = useNavigation();
  const { pathname, search } = useLocation();
  const state = useNavigationState();
  const offerRetry = useRetryOffer();
  // A ref, so that the returned function reads the route of the failure and does not change with the route.
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
        OFFERING_RETRY.includes(decision.go) && !decision.onTop
          ? { failedAt: { path, state: stateThere } }
          : null;
      const move = decision.onTop ? open : replace;
      move(decision.go, { ...extraState, ...decision.state, ...reason, ...failedAt });
      if (decision.action === 'retry' && decision.text !== null)
        offerRetry({ text: decision.text, path, state: stateThere });
      return decision;
    },
    [report, session, open, replace, offerRetry],
  );
}

/** Without a network several calls fail at once: the first has opened the screen, with the route to return to. */
function isShown(path: string, pathname: string): boolean {
  return path === NETWORK_ERROR && pathname === NETWORK_ERROR;
}
