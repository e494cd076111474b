/**
 * The way home from the plans [PLAN-11]. At the end of a registration no profile is current yet: an account's only
 * profile is entered, and where there is a choice, or a PIN to ask for, the profiles are opened.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { queries } from '../../api';
import { homePath } from '../../domain/home';
import { useIdentity, useMenuLinks, useProfile } from '../../session';
import { useNavigation } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useEnterProfile } from '../../shell/useEnterProfile';

interface HomeOpening {
  readonly openHome: () => void;
  /** True while a profile is awaited or entered. */
  readonly opening: boolean;
}

export function useOpenHome(): HomeOpening {
  const { api } = useServices();
  const { replace } = useNavigation();
  const links = useMenuLinks();
  const signedIn = useIdentity((state) => state.session === 'signedIn');
  const hasProfile = useProfile((state) => state.current !== null);
  const { enter } = useEnterProfile();
  const [opening, setOpening] = useState(false);
  const needsProfile = signedIn && !hasProfile;
  const { data, error } = useQuery({ ...queries.profiles(api), enabled: needsProfile });

  const answered = data !== undefined || error !== null;
  const enterOnly = useEffectEvent(() => {
    const [only, ...others] = data ?? [];
    if (only !== undefined && others.length === 0 && only.pin === null) enter(only);
    // Also after a failure, which that screen asks for again and shows.
    else replace('/profiles');
  });
  useEffect(() => {
    if (opening && answered) enterOnly();
  }, [opening, answered]);

  return {
    openHome: () => (needsProfile ? setOpening(true) : replace(homePath(links))),
    opening,
  };
}
