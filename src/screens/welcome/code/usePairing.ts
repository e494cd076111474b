/** A pairing code for as long as the screen is there [A§4 "Code sign-in"]. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useScene } from '../../../../renderer';
import { useNavigation, useNavigationState } from '../../../shell/navigation';
import { useServices } from '../../../shell/services';
import { useFailure } from '../../../shell/useFailure';
import { createPairing, NO_CODE } from './pairing';
import type { Pairing, PairingState } from './pairing';

/** `generate` asks for a new code. Signing in leads to the plans when the viewer came for them, else home. */
export function usePairing(): { state: PairingState; generate: () => void } {
  const { api, session, platform, now } = useServices();
  const { clock } = useScene();
  const { replace } = useNavigation();
  // As it was on arrival: the guard moves on by itself once somebody has signed in.
  const [{ redirectToPlans = false }] = useState(useNavigationState());
  const fail = useFailure();
  const [state, setState] = useState(NO_CODE);
  const pairing = useRef<Pairing | null>(null);
  // These change with the place in history; the code does not.
  const outside = useRef({ fail, replace });
  useEffect(() => {
    outside.current = { fail, replace };
  }, [fail, replace]);

  useEffect(() => {
    const made = createPairing({
      fetchCode: api.pairCode,
      fetchToken: api.pairToken,
      signIn: session.signInWithToken,
      clock,
      now,
      onState: setState,
      onSignedIn: () => outside.current.replace(redirectToPlans ? '/plans' : '/'),
      onFailure: (situation, error) => void outside.current.fail(situation, error),
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
