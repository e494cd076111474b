/** Making a profile the current one: its menu and texts first, for a moment, then home [A§4 "Profile choice"]. */
import { useEffect, useRef, useState } from 'react';
import { useScene } from '../../../renderer';
import type { Profile } from '../../contract';
import { useTexts } from '../../i18n';
import { arriveAs, useStores } from '../../session';
import { useNavigation } from '../../shell/navigation';
import { useServices } from '../../shell/services';

export interface Entry {
  /** A profile is on its way in; another press does nothing. */
  readonly entering: boolean;
  readonly enter: (profile: Profile) => void;
}

export function useEnter(): Entry {
  const { api, report, session } = useServices();
  const { clock } = useScene();
  const { replace } = useNavigation();
  const texts = useTexts();
  const stores = useStores();
  const [entering, setEntering] = useState(false);
  // Left meanwhile (signed out, say): nobody enters any more.
  const there = useRef(false);
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  return {
    entering,
    enter(profile) {
      if (entering) return;
      setEntering(true);
      const arrival = {
        api,
        session,
        stores,
        texts,
        report,
        setTimeout: (task: () => void, ms: number) => clock.setTimeout(task, ms),
      };
      void arriveAs(arrival, profile, () => {
        if (!there.current) return;
        session.chooseProfile(profile, true);
        // The guard leads on from the root to the home page.
        replace('/');
      });
    },
  };
}
