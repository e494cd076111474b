import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queries } from '../../api';
import type { Profile } from '../../contract';
import { useNavigation } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';

interface ProfileDeletion {
  /** The profile being deleted; null before. */
  readonly deleting: Profile | null;
  /** @param profiles the account's profiles */
  readonly start: (profile: Profile, profiles: readonly Profile[]) => void;
}

/**
 * Deletes a profile once, then returns to /profiles whether or not it succeeded: a failure is only logged
 * [PROFILE-24].
 */
export function useDeleteProfile(): ProfileDeletion {
  const { api, session } = useServices();
  const queryClient = useQueryClient();
  const { replace } = useNavigation();
  const fail = useFailure();
  const [deleting, setDeleting] = useState<Profile | null>(null);
  // A ref, because two presses may come before React has rendered the state.
  const inFlight = useRef(false);

  async function run(profile: Profile, profiles: readonly Profile[]): Promise<void> {
    await api.deleteProfile(profile.uuid);
    if (session.profileId() === profile.uuid) session.resetProfile();
    const rest = profiles.filter((one) => one !== profile);
    queryClient.setQueryData(queries.profiles(api).queryKey, rest);
    // Never the first profile, so there is one before it.
    replace('/profiles', { focusProfile: profiles[profiles.indexOf(profile) - 1]?.uuid, managing: true });
  }

  return {
    deleting,
    start(profile, profiles) {
      if (inFlight.current) return;
      inFlight.current = true;
      setDeleting(profile);
      run(profile, profiles).catch((error: unknown) => {
        fail('deleteProfile', error);
        replace('/profiles', { focusProfile: profile.uuid, managing: true });
      });
    },
  };
}
