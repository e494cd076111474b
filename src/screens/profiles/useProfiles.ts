/** The account's profiles, asked anew at each visit; without any there is nobody to be [A§4, A§8]. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../api';
import type { Profile } from '../../contract';
import { useIdentity } from '../../session';
import { useNavigation } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';

/** null until they are known. A failure and an empty list leave the screen. */
export function useProfiles(): readonly Profile[] | null {
  const { api, report } = useServices();
  const { replace } = useNavigation();
  const fail = useFailure();
  const signedIn = useIdentity((state) => state.session === 'signedIn');
  const { data, error, isFetching } = useQuery({
    ...queries.profiles(api),
    enabled: signedIn,
    // A PIN set or taken off on the web counts from now on.
    refetchOnMount: 'always',
  });
  const empty = data?.length === 0 && !isFetching && error === null;

  useEffect(() => {
    if (error !== null && !isFetching) fail('profiles', error);
  }, [error, isFetching, fail]);
  useEffect(() => {
    if (!empty) return;
    report(new Error('the user has no profiles'), 'error', { code: 'no_profiles' });
    replace('/something_went_wrong', { errorCode: 'no_profiles' });
  }, [empty, report, replace]);

  return data === undefined || data.length === 0 ? null : data;
}
