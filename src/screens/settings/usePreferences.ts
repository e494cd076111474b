/** The viewer's preferences as they count now, and their change. Only reads the cache: `usePartner` fetches the user settings. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { queries } from '../../api';
import { preferencesOf } from '../../domain/preferences';
import type { PreferenceChanges, Preferences } from '../../domain/preferences';
import { useIdentity, useLanguage, useProfile, useStores, useViewing } from '../../session';
import { useServices } from '../../shell/services';

/** The preferences with the function that changes some of them. */
export interface ChangeablePreferences {
  readonly preferences: Preferences;
  readonly change: (changes: PreferenceChanges) => void;
}

/** Guests have the defaults, and change them as members do. */
export function usePreferences(): ChangeablePreferences {
  const { api } = useServices();
  const { viewing } = useStores();
  const language = useLanguage();
  const anonymous = useIdentity((state) => state.session !== 'signedIn');
  const profile = useProfile((state) => state.current);
  const changes = useViewing((state) => state.preferences);
  const fetched = useQuery({ ...queries.userSettings(api), enabled: false }).data?.playbackSettings ?? null;
  const preferences = useMemo(
    () => preferencesOf({ fetched, anonymous, profile, changes, language }),
    [fetched, anonymous, profile, changes, language],
  );
  const change = useCallback(
    (more: PreferenceChanges) =>
      viewing.setState(({ preferences: before }) => ({ preferences: { ...before, ...more } })),
    [viewing],
  );
  return { preferences, change };
}
