/** Deleting a profile once, and back to /profiles whether it went well or not: a failure is in the log alone [PROFILE-24]. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queries } from '../../api';
import type { Profile } from '../../contract';
import { useNavigation } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';

export interface Removal {
  /** On its way out; null before. */
  readonly leaving: Profile | null;
  /** @param profiles the account's */
  readonly start: (profile: Profile, profiles: readonly Profile[]) => void;
}

export function useRemoval(): Removal {
  const { api, session } = useServices();
  const queryClient = useQueryClient();
  const { replace } = useNavigation();
  const fail = useFailure();
  const [leaving, setLeaving] = useState<Profile | null>(null);
  // Not the state: two presses may come before React has drawn the first.
  const underWay = useRef(false);

  async function run(profile: Profile, profiles: readonly Profile[]): Promise<void> {
    await api.deleteProfile(profile.uuid);
    if (session.profileId() === profile.uuid) session.resetProfile();
    const rest = profiles.filter((one) => one !== profile);
    queryClient.setQueryData(queries.profiles(api).queryKey, rest);
    // Never the first: there is one before it.
    replace('/profiles', { focusProfile: profiles[profiles.indexOf(profile) - 1]?.uuid });
  }

  return {
    leaving,
    start(profile, profiles) {
      if (underWay.current) return;
      underWay.current = true;
      setLeaving(profile);
      run(profile, profiles).catch((error: unknown) => {
        fail('deleteProfile', error);
        replace('/profiles', { focusProfile: profile.uuid });
      });
    },
  };
}
