/** A pairing code for as long as the screen is there [A§4 "Code sign-in"]. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useScene } from '../../../../renderer';
import { useNavigation, useNavigationState } from '../../../shell/navigation';
import { useServices } from '../../../shell/services';
import { useFailure } from '../../../shell/useFailure';
import { createPairing, NO_CODE } from './pairing';
import type { PairingState } from './pairing';

/** `generate` asks for a new code. Signing in leads to the plans when the viewer came for them, else home. */
export function usePairing(): { state: PairingState; generate: () => void } {
  const { api, session, platform, now } = useServices();
  const { clock } = useScene();
  const { replace } = useNavigation();
  // As it was on arrival: the guard moves on by itself once somebody has signed in.
  const [{ redirectToPlans = false }] = useState(useNavigationState());
  const fail = useFailure();
  const [state, setState] = useState(NO_CODE);
  // What to do then changes with the place in history; the code does not.
  const then = useRef({ fail, signedIn: () => {} });
  useEffect(() => {
    then.current = { fail, signedIn: () => replace(redirectToPlans ? '/plans' : '/') };
  }, [fail, replace, redirectToPlans]);

  const pairing = useMemo(
    () =>
      createPairing({
        fetchCode: api.pairCode,
        fetchToken: api.pairToken,
        signIn: session.signInWithToken,
        clock,
        now,
        onState: setState,
        onSignedIn: () => then.current.signedIn(),
        onFailure: (situation, error) => void then.current.fail(situation, error),
      }),
    [api, session, clock, now],
  );
  useEffect(() => {
    pairing.generate();
    const stopWatching = platform.watchVisibility((visible) => {
      if (visible) pairing.resync();
    });
    return () => {
      stopWatching();
      pairing.stop();
    };
  }, [pairing, platform]);

  return { state, generate: pairing.generate };
}
