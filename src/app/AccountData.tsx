/**
 * Fetches the data of the signed-in user: the user, whose failure ends the session, the partner provider, and the user
 * settings where the routes depend on them.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { queries } from '../api';
import { useIdentity, useSettings } from '../session';
import { useServices } from '../shell/services';
import { useFailureOf } from '../shell/useFailureOf';

/** Renders nothing. Guests have no user to fetch [AUTH-24]. */
export function AccountData() {
  const session = useIdentity((state) => state.session);
  const uid = useIdentity((state) => state.uid);
  return session === 'signedIn' ? <SignedInData key={uid} /> : null;
}

function SignedInData() {
  const { api } = useServices();
  const user = useQuery(queries.user(api));
  const provider = useQuery(queries.provider(api));
  // Elsewhere only those who need them ask: with the premium variant of the routes, every signed-in viewer [ROUTE-26].
  const enabled = useSettings((state) => state.settings?.premiumRoutesEnabled) ?? false;
  const settings = useQuery({ ...queries.userSettings(api), enabled, retryOnMount: false });
  useFailureOf('userSettings', enabled ? settings.error : null);
  useFailureOf('user', user.error);
  useFailureOf('provider', provider.error);

  // Its Retry only leaves the screen that the user's failure opened: the user is then fetched again.
  const onErrorScreen = useLocation().pathname === '/network_error';
  const onLeft = useEffectEvent((): void => {
    if (user.isError) void user.refetch();
  });
  useEffect(() => {
    if (!onErrorScreen) onLeft();
  }, [onErrorScreen]);
  return null;
}
