/** The profiles of the account and how many its plan allows, fetched at each visit. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../api';
import type { Profile } from '../../contract';
import { useIdentity } from '../../session';
import { useNavigation } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useFailureOf } from '../../shell/useFailureOf';

export interface ProfileList {
  readonly profiles: readonly Profile[];
  /** Profiles the plan allows. */
  readonly profileLimit: number;
}

/** null until both are loaded. A failure, and an account without a profile, leave the screen. */
export function useProfileList(): ProfileList | null {
  const { api } = useServices();
  const signedIn = useIdentity((state) => state.session === 'signedIn');
  const profiles = useProfiles(signedIn);
  // Its failure is handled once for the whole app, in `AccountData`.
  const { data: user } = useQuery({ ...queries.user(api), enabled: signedIn });

  return profiles === null || user === undefined ? null : { profiles, profileLimit: user.plan.profileLimit };
}

function useProfiles(signedIn: boolean): readonly Profile[] | null {
  const { api, report } = useServices();
  const { replace } = useNavigation();
  const { data, error, isFetching } = useQuery({
    ...queries.profiles(api),
    enabled: signedIn,
    // A PIN may have been set or removed on the web.
    refetchOnMount: 'always',
  });
  const empty = data?.length === 0 && !isFetching && error === null;

  useFailureOf('profiles', isFetching ? null : error);
  useEffect(() => {
    if (!empty) return;
    report(new Error('the user has no profiles'), 'error', { code: 'no_profiles' });
    replace('/something_went_wrong', { errorCode: 'no_profiles' });
  }, [empty, report, replace]);

  return data === undefined || data.length === 0 ? null : data;
}
