import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../api';
import { useServices } from '../../shell/services';
import { useFailureOf } from '../../shell/useFailureOf';

/** Names of a plan's interests, in its order; one that the deployment does not name is left out. */
export function useInterestNames(ids: readonly string[]): readonly string[] {
  const { api } = useServices();
  const { data, error } = useQuery({ ...queries.interests(api), enabled: ids.length > 0 });
  useFailureOf('interests', error);
  return useMemo(
    () => ids.flatMap((id) => data?.find((interest) => interest.id === id)?.name ?? []),
    [ids, data],
  );
}
