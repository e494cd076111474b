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

/** Names the one save that may be under way. */
const SAVING = ['interests'] as const;

interface SaveInterests {
  readonly save: (interests: readonly string[]) => void;
  readonly saving: boolean;
  /** Why the last one failed; null before, and while it is tried again. */
  readonly problem: string | null;
  /** Goes on without saving. */
  readonly leave: () => void;
}

/** Saves the interests of a profile, one call at a time, and goes on; a refusal is shown in the service's words. */
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
      // With its interests a profile has another menu, so it enters with them.
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
      // two presses may come before the first is drawn
      if (cache.isMutating({ mutationKey: SAVING }) > 0) return;
      setProblem(null);
      mutate(interests);
    },
    saving: isPending || entering,
    problem,
    leave: leaveInterests,
  };
}
