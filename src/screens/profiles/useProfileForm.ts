/** The form of a profile: its values, their validation, and a single save [PROFILE-20, PROFILE-22]. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queries } from '../../api';
import type { Profile } from '../../contract';
import { editedName, nameProblem } from '../../domain/profileName';
import type { NameProblem } from '../../domain/profileName';
import { bodyToAdd, bodyToEdit, draftOf } from '../../domain/profiles';
import type { ProfileDraft } from '../../domain/profiles';
import { useText } from '../../i18n';
import { useSettings } from '../../session';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';

/** The state of a profile form and its actions. */
export interface ProfileForm {
  readonly draft: ProfileDraft;
  /** Shown below the name; while there is one, nothing is sent [PROFILE-19]. */
  readonly problem: NameProblem | null;
  /** The service's message against it [PROFILE-25]. */
  readonly refusal: string | null;
  readonly saving: boolean;
  readonly typeName: (typed: string) => void;
  readonly choose: (change: Partial<Pick<ProfileDraft, 'language' | 'interests'>>) => void;
  /** Shows what is wrong with the name. @returns whether it is valid */
  readonly check: () => boolean;
  /** Validates and sends; no effect while a save is running. @returns false when the name is invalid */
  readonly save: () => boolean;
}

/**
 * @param profile the one to edit, null for a new one
 * @param profiles the account's profiles, whose names are taken
 * @param onSaved called once the profile is saved
 */
export function useProfileForm(
  profile: Profile | null,
  profiles: readonly Profile[],
  onSaved: (saved: Profile) => void,
): ProfileForm {
  const { api, session } = useServices();
  const queryClient = useQueryClient();
  const fail = useFailure();
  const text = useText();
  const appLanguage = useSettings((state) => state.language);
  const interestsEnabled = useSettings((state) => state.settings?.interestsEnabled === true);
  const [draft, setDraft] = useState(() => draftOf(profile, appLanguage));
  const [checked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  // A ref, because two presses may come before React has rendered the state.
  const underWay = useRef(false);
  const problem = nameProblem(draft.name, profiles, profile?.uuid ?? null);

  async function send(): Promise<void> {
    const saved =
      profile === null
        ? await api.addProfile(bodyToAdd(draft, interestsEnabled))
        : await api.editProfile(profile.uuid, bodyToEdit(draft, interestsEnabled));
    session.profileSaved(saved);
    const known = profiles.some(({ uuid }) => uuid === saved.uuid);
    // The new profile shows at once; /profiles refetches all the same.
    queryClient.setQueryData(
      queries.profiles(api).queryKey,
      known ? profiles.map((one) => (one.uuid === saved.uuid ? saved : one)) : [...profiles, saved],
    );
    onSaved(saved);
  }

  return {
    draft,
    // After the save its own name is in the list and must not count as taken.
    problem: checked && !saving ? problem : null,
    refusal,
    saving,
    typeName(typed) {
      setDraft((now) => ({ ...now, name: editedName(now.name, typed) }));
      setRefusal(null);
    },
    choose: (change) => setDraft((now) => ({ ...now, ...change })),
    check() {
      setChecked(true);
      return problem === null;
    },
    save() {
      setChecked(true);
      if (problem !== null) return false;
      if (underWay.current) return true;
      underWay.current = true;
      setSaving(true);
      setRefusal(null);
      send().catch((error: unknown) => {
        underWay.current = false;
        setSaving(false);
        const decision = fail('saveProfile', error);
        setRefusal(decision.details ?? (decision.text && text(decision.text)));
      });
      return true;
    },
  };
}
