/** What may be done with which profile: tiles, forms, and the bodies that are sent [PROFILE-01..33]. */
import { ADULT_MATURITY } from '../contract';
import type { Profile, ProfileBody } from '../contract';
import { savedName } from './profileName';

/** The remove button is on all but the first; what it leads to is `deleteDecision`. */
export const isRemovable = (index: number): boolean => index > 0;

/** There is room for one more. */
export const canAdd = (count: number, profileLimit: number): boolean => count < profileLimit;

/** The profile an address names, null when the account has none of that id. */
export function profileOf(profiles: readonly Profile[], uuid: string): Profile | null {
  return profiles.find((one) => one.uuid === uuid) ?? null;
}

/** What /edit_profile/{uuid} shows. A profile with a PIN asks for it whatever way the viewer came. */
export type EditDecision = 'gone' | 'askPin' | 'edit';

export function editDecision(profile: Profile | null, pinEntered: boolean): EditDecision {
  if (profile === null) return 'gone';
  return profile.pin === null || pinEntered ? 'edit' : 'askPin';
}

/** What /delete_profile/{uuid} shows: the first profile stays, and one with a PIN goes on the web alone. */
export type DeleteDecision = 'gone' | 'first' | 'manageOnWeb' | 'ask';

export function deleteDecision(profiles: readonly Profile[], uuid: string): DeleteDecision {
  const profile = profileOf(profiles, uuid);
  if (profile === null) return 'gone';
  if (!isRemovable(profiles.indexOf(profile))) return 'first';
  return profile.pin === null ? 'ask' : 'manageOnWeb';
}

/** What a profile's form changes. */
export interface ProfileDraft {
  readonly name: string;
  /** Two letters. */
  readonly language: string;
  readonly interests: readonly string[];
}

/** @param profile the one to edit; null for a new one, which begins in the app's language */
export function draftOf(profile: Profile | null, appLanguage: string): ProfileDraft {
  return profile === null
    ? { name: '', language: appLanguage, interests: [] }
    : { name: profile.name, language: profile.language, interests: profile.interests };
}

/**
 * Body of POST /users/profile: always with the adult rating, since a child's profile is made on the web alone. Interests
 * are sent where the deployment has them and some were chosen.
 */
export function bodyToAdd(draft: ProfileDraft, interestsEnabled: boolean): ProfileBody {
  const interests = interestsEnabled && draft.interests.length > 0 ? { interests: draft.interests } : null;
  return {
    name: savedName(draft.name),
    maturityRating: ADULT_MATURITY,
    language: draft.language,
    ...interests,
  };
}

/**
 * Body of PATCH /users/profile/{uuid}: all the form holds, also what did not change. PIN and rating are not in it: they
 * are changed on the web alone, and sent along they would undo what was just changed there.
 */
export function bodyToEdit(draft: ProfileDraft, interestsEnabled: boolean): ProfileBody {
  return {
    name: savedName(draft.name),
    language: draft.language,
    ...(interestsEnabled ? { interests: draft.interests } : null),
  };
}
