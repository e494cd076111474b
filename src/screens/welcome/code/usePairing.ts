/** A pairing that runs while the screen is mounted. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useScene } from '../../../../renderer';
import { useNavigationState } from '../../../shell/navigation';
import { useServices } from '../../../shell/services';
import { useFailure } from '../../../shell/useFailure';
import { createPairing, NO_CODE } from './pairing';
import type { Pairing, PairingState } from './pairing';

/**
 * `generate` requests a new code. Signing in leads to the plans if the viewer came for them, else to the normal
 * start.
 */
export function usePairing(): { state: PairingState; generate: () => void } {
  const { api, session, platform, now } = useServices();
  const { clock } = useScene();
  const { redirectToPlans = false } = useNavigationState();
  const fail = useFailure();
  const [state, setState] = useState(NO_CODE);
  const pairing = useRef<Pairing | null>(null);
  // The function changes with the route; the pairing keeps running.
  const failing = useRef(fail);
  useEffect(() => {
    failing.current = fail;
  }, [fail]);

  useEffect(() => {
    const made = createPairing({
      fetchCode: api.pairCode,
      fetchToken: api.pairToken,
      signIn: (token) => session.signInWithToken(token, redirectToPlans ? '/plans' : undefined),
      clock,
      now,
      onState: setState,
      onFailure: (situation, error) => void failing.current(situation, error),
    });
    pairing.current = made;
    made.generate();
    const stopWatching = platform.watchVisibility((visible) => {
      if (visible) made.resync();
    });
    return () => {
      stopWatching();
      made.stop();
    };
  }, [api, session, clock, now, platform, redirectToPlans]);

  const generate = useCallback(() => pairing.current?.generate(), []);
  return { state, generate };
}
