/**
 * Keeps the viewer on routes they may open: decides at the start and whenever the identity changes (`entered`), and
 * at every later route change (`arrived`). The account's state machine decides; this component carries it out before
 * the route is rendered. Until a redirect arrives, the screen that it leaves stays: focus is never nowhere.
 */
import { use, useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { transition } from '../domain/account';
import type { AccountEvent } from '../domain/account';
import { useIdentity, useMenuLinks, useProfile, useSettings } from '../session';
import { useFailure } from '../shell/useFailure';
import { usePremiumRoutes } from '../shell/usePremiumRoutes';
import { useNavigation } from '../shell/navigation';
import { useServices } from '../shell/services';

/** `hiddenSeconds`: seconds since the app was hidden before this launch; null when it was not. */
export function Guard({ children, hiddenSeconds }: { children: ReactNode; hiddenSeconds: number | null }) {
  const { session } = useServices();
  const arrived = use(LocationContext);
  const path = arrived.location.pathname;
  const { replace } = useNavigation();
  const fail = useFailure();
  const identity = useIdentity((state) => state);
  const { current: profile, pinVerified } = useProfile((state) => state);
  const links = useMenuLinks();
  const interests = useSettings((state) => state.settings?.interestsEnabled) ?? false;
  const premium = useSettings((state) => state.settings?.premiumRoutesEnabled) ?? false;
  const known = usePremiumRoutes();
  const [start] = useState(createStart);

  const who = `${identity.session} ${identity.uid ?? ''}`;
  const entering = start.isOpenFor(who);
  /** Where this identity starts is not decided yet; meanwhile the screen that it came from stays. */
  const waits = entering && known === null;
  const premiumRoutes = known === true;
  const event: AccountEvent = entering
    ? {
        type: 'entered',
        path,
        links,
        interests,
        premium,
        premiumRoutes,
        hiddenSeconds: start.isFirst() ? hiddenSeconds : null,
      }
    : { type: 'arrived', path, links, interests, premiumRoutes };
  const effects = waits ? [] : transition({ ...identity, profile, pinVerified }, event).effects;
  const move = effects.find((effect) => effect.do === 'go');
  const go = move === undefined || move.to === path ? null : move;
  /** The route at which a guest is to be created; another route tries again after a failure. */
  const guestAt = effects.some((effect) => effect.do === 'createGuest') ? path : null;

  // Not a layout effect: the router listens to its history only after those, and the first redirect would be lost.
  useEffect(() => {
    if (go !== null) replace(go.to, go.reason && { reason: go.reason });
    // The start ends once its decision no longer redirects; until then the route it leaves is not rendered.
    else if (entering && !waits && identity.session !== 'starting') {
      start.close(who);
      session.send(event);
    }
  });

  const onGuestFailed = useEffectEvent((error: unknown): void => void fail('anonymousSignIn', error));
  useEffect(() => {
    if (guestAt !== null) session.continueAsGuest().catch((error: unknown) => onGuestFailed(error));
  }, [guestAt, session]);

  /** The last location that may be shown. The context has no public provider that keeps the kind of navigation. */
  const [shown, setShown] = useState(arrived);
  if (go === null && shown !== arrived) setShown(arrived);

  // Another identity's screen does not stay: what it shows is gone.
  if (waits ? start.isFirst() : go !== null && entering) return null;
  return <LocationContext value={shown}>{children}</LocationContext>;
}

/**
 * The identity that the start was decided for; another identity is another start. Kept outside of state: a change
 * needs no render.
 */
function createStart() {
  let decidedFor: string | null = null;
  return {
    isFirst: () => decidedFor === null,
    isOpenFor: (identity: string) => decidedFor !== identity,
    close(identity: string) {
      decidedFor = identity;
    },
  };
}
