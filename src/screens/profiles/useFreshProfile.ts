/**
 * One profile with the service's current data: its PIN may have been set on the web after the list was read
 * [PROFILE-32].
 */
import { useQuery } from '@tanstack/react-query';
import { ApiError, queries } from '../../api';
import type { Profile } from '../../contract';
import { profileOf } from '../../domain/profiles';
import { useServices } from '../../shell/services';
import { useFailureOf } from '../../shell/useFailureOf';

/**
 * undefined while loading; null when the id no longer exists. When the service cannot answer, the profile of the list
 * is used.
 * @param profiles the account's profiles, null while loading
 */
export function useFreshProfile(
  uuid: string,
  profiles: readonly Profile[] | null,
): Profile | null | undefined {
  const { api } = useServices();
  const listed = profiles === null ? undefined : profileOf(profiles, uuid);
  const { data, error, isFetching } = useQuery({
    ...queries.profile(api, uuid),
    enabled: Boolean(listed),
  });
  useFailureOf('profile', isFetching ? null : error);

  if (!listed) return listed;
  if (isFetching) return undefined;
  if (error instanceof ApiError && error.status === 404) return null;
  return data ?? listed;
}
