import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../api';
import type { Profile } from '../../contract';
import { useText } from '../../i18n';
import { useProfile } from '../../session';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';
import { useEnterProfile } from '../../shell/useEnterProfile';
import { useLeaveInterests } from './useLeaveInterests';

/** Mutation key: only one save may be running. */
const SAVING = ['interests'] as const;

interface SaveInterests {
  readonly save: (interests: readonly string[]) => void;
  readonly saving: boolean;
  /** Why the last save failed; null before the first one and during a retry. */
  readonly problem: string | null;
  /** Leaves without saving. */
  readonly leave: () => void;
}

/**
 * Saves the interests of a profile, one call at a time, then goes on. A refusal is shown in the service's wording.
 */
export function useSaveInterests(profile: Profile): SaveInterests {
  const { api } = useServices();
  const cache = useQueryClient();
  const text = useText();
  const fail = useFailure();
  const leaveInterests = useLeaveInterests();
  const current = useProfile((state) => state.current);
  const { entering, enter } = useEnterProfile();
  const [problem, setProblem] = useState<string | null>(null);

  const { mutate, isPending } = useMutation({
    mutationKey: SAVING,
    mutationFn: (interests: readonly string[]) =>
      api.editProfile(profile.uuid, { name: profile.name, language: profile.language, interests }),
    onSuccess(saved) {
      cache.setQueryData(queries.profiles(api).queryKey, (all) =>
        all?.map((one) => (one.uuid === saved.uuid ? saved : one)),
      );
      // The menu depends on the interests, so the current profile is entered again.
      if (current?.uuid === saved.uuid) enter(saved);
      else leaveInterests();
    },
    onError(error) {
      const { details, text: key } = fail('saveProfile', error);
      setProblem(details ?? text(key ?? 'error.relogin'));
    },
  });

  return {
    save(interests) {
      // Two presses may come before the first is rendered.
      if (cache.isMutating({ mutationKey: SAVING }) > 0) return;
      setProblem(null);
      mutate(interests);
    },
    saving: isPending || entering,
    problem,
    leave: leaveInterests,
  };
}
