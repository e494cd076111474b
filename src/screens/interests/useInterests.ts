/** The data of the interests screen: the profile, and the interests on offer. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../api';
import type { Interest, Profile } from '../../contract';
import { offeredInterests } from '../../domain/interests';
import { useProfile } from '../../session';
import { useServices } from '../../shell/services';
import { useFailureOf } from '../../shell/useFailureOf';
import { useLeaveInterests } from './useLeaveInterests';

interface InterestsData {
  /** The current profile; during a registration the account's first one. */
  readonly profile: Profile;
  readonly interests: readonly Interest[];
}

/** null until both are loaded. Without interests to choose from, the viewer is sent on. */
export function useInterests(): InterestsData | null {
  const { api } = useServices();
  const leaveInterests = useLeaveInterests();
  const current = useProfile((state) => state.current);
  const interests = useQuery(queries.interests(api));
  const profiles = useQuery({ ...queries.profiles(api), enabled: current === null });
  const profile = current ?? profiles.data?.[0] ?? null;
  const { error } = interests;
  const nothing = interests.data?.length === 0 || profiles.data?.length === 0;

  useFailureOf('interests', error);
  useEffect(() => {
    if (error !== null || nothing) leaveInterests();
  }, [error, nothing, leaveInterests]);
  useFailureOf('profiles', profiles.error);

  if (profile === null || interests.data === undefined || nothing) return null;
  return { profile, interests: offeredInterests(interests.data, profile.interests) };
}
