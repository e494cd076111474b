/**
 * Makes a profile the current one: fetches its menu and texts first, then opens the home page [PROFILE-11,
 * PROFILE-13].
 */
import { useEffect, useRef, useState } from 'react';
import { useScene } from '../../renderer';
import type { Profile } from '../contract';
import { useTexts } from '../i18n';
import { bootstrapProfile, useStores } from '../session';
import { useNavigation } from './navigation';
import { useServices } from './services';

interface ProfileEntry {
  /** True while a profile is being entered; another press has no effect. */
  readonly entering: boolean;
  readonly enter: (profile: Profile) => void;
}

export function useEnterProfile(): ProfileEntry {
  const { api, report, session } = useServices();
  const { clock } = useScene();
  const { replace } = useNavigation();
  const texts = useTexts();
  const stores = useStores();
  const [entering, setEntering] = useState(false);
  // The viewer may leave, for instance sign out, while it loads; then the profile is not entered.
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return {
    entering,
    enter(profile) {
      if (entering) return;
      setEntering(true);
      const bootstrap = {
        api,
        session,
        stores,
        texts,
        report,
        setTimeout: (task: () => void, ms: number) => clock.setTimeout(task, ms),
      };
      void bootstrapProfile(bootstrap, profile, () => {
        if (!mounted.current) return;
        session.chooseProfile(profile, true);
        // The guard redirects from the root to the home page.
        replace('/');
      });
    },
  };
}
