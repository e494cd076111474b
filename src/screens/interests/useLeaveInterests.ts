import { useCallback } from 'react';
import { homePath } from '../../domain/home';
import { STEP_PATHS } from '../../domain/registration';
import { useMenuLinks, useProfile } from '../../session';
import { useNavigation } from '../../shell/navigation';

/**
 * Where the interests screen leads: home with the current profile or, during a registration, which has no current
 * profile yet, to the plans.
 */
export function useLeaveInterests(): () => void {
  const { replace } = useNavigation();
  const hasProfile = useProfile((state) => state.current !== null);
  const links = useMenuLinks();
  return useCallback(
    () => replace(hasProfile ? homePath(links) : STEP_PATHS.plans),
    [replace, hasProfile, links],
  );
}
