/** Where the interests lead: home with the profile that was chosen, to the plans in a registration, where none is yet. */
import { useCallback } from 'react';
import { homePath } from '../../domain/home';
import { STEP_PATHS } from '../../domain/registration';
import { useMenuLinks, useProfile } from '../../session';
import { useNavigation } from '../../shell/navigation';

export function useGoOn(): () => void {
  const { replace } = useNavigation();
  const hasProfile = useProfile((state) => state.current !== null);
  const links = useMenuLinks();
  return useCallback(
    () => replace(hasProfile ? homePath(links) : STEP_PATHS.plans),
    [replace, hasProfile, links],
  );
}
