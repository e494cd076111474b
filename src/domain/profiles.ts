/** What can be done with which profile: tiles, forms, and the request bodies [PROFILE-01..33]. */
import { ADULT_MATURITY } from '../contract';
import type { Profile, ProfileBody } from '../contract';
import { savedName } from './profileName';

/** All profiles but the first have a remove button; `deleteDecision` says what it leads to. */
export const isRemovable = (index: number): boolean => index > 0;

/** Whether the account may have another profile. */
export const canAdd = (count: number, profileLimit: number): boolean => count < profileLimit;

/** The profile with this uuid; null when the account has none. */
export function profileOf(profiles: readonly Profile[], uuid: string): Profile | null {
  return profiles.find((one) => one.uuid === uuid) ?? null;
}

/** What /edit_profile/{uuid} shows. A profile with a PIN asks for it however the viewer got here. */
export type EditDecision = 'gone' | 'askPin' | 'edit';

/** What /edit_profile/{uuid} shows. @param profile null when the account has none of that uuid */
export function editDecision(profile: Profile | null, pinEntered: boolean): EditDecision {
  if (profile === null) return 'gone';
  return profile.pin === null || pinEntered ? 'edit' : 'askPin';
}

/** What /delete_profile/{uuid} shows: the first profile cannot be deleted, and one with a PIN only on the web. */
export type DeleteDecision = 'gone' | 'first' | 'manageOnWeb' | 'ask';

/** What /delete_profile/{uuid} shows. @param profiles the account's profiles */
export function deleteDecision(profiles: readonly Profile[], uuid: string): DeleteDecision {
  const profile = profileOf(profiles, uuid);
  if (profile === null) return 'gone';
  if (!isRemovable(profiles.indexOf(profile))) return 'first';
  return profile.pin === null ? 'ask' : 'manageOnWeb';
}

/** The fields of a profile's form. */
export interface ProfileDraft {
  readonly name: string;
  /** ISO 639-1 code, two letters. */
  readonly language: string;
  readonly interests: readonly string[];
}

/** The initial values of a form. @param profile the one to edit; null for a new one, whose language is the app's */
export function draftOf(profile: Profile | null, appLanguage: string): ProfileDraft {
  return profile === null
    ? { name: '', language: appLanguage, interests: [] }
    : { name: profile.name, language: profile.language, interests: profile.interests };
}

/**
 * Body of POST /users/profile: always with the adult rating, since a child's profile is created on the web only.
 * Interests are sent where the deployment has them and some were selected.
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
 * Body of PATCH /users/profile/{uuid}: all fields of the form, changed or not. PIN and rating are excluded: they are
 * changed on the web only, and sending them would undo such a change.
 */
export function bodyToEdit(draft: ProfileDraft, interestsEnabled: boolean): ProfileBody {
  return {
    name: savedName(draft.name),
    language: draft.language,
    ...(interestsEnabled ? { interests: draft.interests } : null),
  };
}
