/** What is asked for whoever is signed in: the user, whose failure ends the session, and the partner provider [A§7, A§8]. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { queries } from '../api';
import { useIdentity } from '../session';
import { useServices } from '../shell/services';
import { useFailureOf } from '../shell/useFailureOf';

/** Draws nothing. Guests have no user to ask for [AUTH-24]. */
export function AccountData() {
  const session = useIdentity((state) => state.session);
  const uid = useIdentity((state) => state.uid);
  return session === 'signedIn' ? <MemberData key={uid} /> : null;
}

function MemberData() {
  const { api } = useServices();
  const user = useQuery(queries.user(api));
  const provider = useQuery(queries.provider(api));
  useFailureOf('user', user.error);
  useFailureOf('provider', provider.error);

  // The viewer tries again from the screen that the user's failure led to.
  const told = useLocation().pathname === '/network_error';
  const onLeft = useEffectEvent((): void => {
    if (user.isError) void user.refetch();
  });
  useEffect(() => {
    if (!told) onLeft();
  }, [told]);
  return null;
}
