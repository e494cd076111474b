/**
 * Keeps the viewer where they may be: once at the start and whenever the identity changes (`startDecision`), and at every
 * change of place (`routeDecision`). The decisions are pure; this carries them out before anything is drawn.
 */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { routeDecision, startDecision } from '../domain/guards';
import type { Decision } from '../domain/guards';
import { useIdentity, useProfile, useSettings } from '../session';
import { useFailure } from '../shell/useFailure';
import { useNavigation } from '../shell/navigation';
import { useServices } from '../shell/services';

const NO_LINKS: readonly never[] = [];

/** `hiddenSeconds`: since the app was last hidden before this start; null when it was not. */
export function Guard({ children, hiddenSeconds }: { children: ReactNode; hiddenSeconds: number | null }) {
  const { session } = useServices();
  const { pathname } = useLocation();
  const { replace } = useNavigation();
  const fail = useFailure();
  const status = useIdentity((state) => state.session);
  const uid = useIdentity((state) => state.uid);
  const profile = useProfile((state) => state.current);
  const pinVerified = useProfile((state) => state.pinVerified);
  const links = useSettings((state) => state.settings?.menuLinks) ?? NO_LINKS;
  const [start] = useState(createStart);

  const viewer = {
    session: status,
    hasProfile: profile !== null,
    pinPending: profile !== null && profile.pin !== null && !pinVerified,
  };
  const identity = `${status} ${uid ?? ''}`;
  const decision: Decision = start.isOpenFor(identity)
    ? startDecision({ ...viewer, path: pathname, links, isPremium: false, hiddenSeconds })
    : routeDecision({ ...viewer, path: pathname, links });

  const go = decision.go === pathname ? null : decision.go;

  // Not a layout effect: the router listens to its history only after those, and the first redirect would be lost.
  useEffect(() => {
    // the start is over once its decision has nowhere left to go: until then the place it leaves is not drawn
    if (status !== 'starting' && go === null) start.close(identity);
    if (go !== null) replace(go, decision.reason ? { reason: decision.reason } : undefined);
    if (decision.createGuest) {
      session.continueAsGuest().catch((error: unknown) => fail('anonymousSignIn', error));
    }
  });

  return go === null ? children : null;
}

/** Which identity the start was decided for; another one is another start. Changing it draws nothing anew. */
function createStart() {
  let decidedFor: string | null = null;
  return {
    isOpenFor: (identity: string) => decidedFor !== identity,
    close(identity: string) {
      decidedFor = identity;
    },
  };
}
