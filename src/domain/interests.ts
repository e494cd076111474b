/** Interests of a profile: which are offered, what a press selects, and when the viewer is asked [REG-12..18]. */
import type { Interest } from '../contract';
import type { AccountState } from './accountState';

/** Path of the interests screen; below /profiles, so that it cannot be a page's id. */
export const INTERESTS_PATH = '/profiles/interests';
/** Excludes all others. Saved and sent like any interest: a profile that has it was asked. */
export const NO_PREFERENCES = 'no preferences';
/** Maximum number offered, besides 'no preferences' [REG-12]. */
export const INTERESTS_OFFERED = 5;

/** The interests to show, in the service's order; selected ones take precedence when not all fit. */
export function offeredInterests(
  all: readonly Interest[],
  chosen: readonly string[] = [],
): readonly Interest[] {
  const known = all.filter(({ id }) => id !== NO_PREFERENCES);
  const first = known.filter(({ id }) => chosen.includes(id));
  const rest = known.filter(({ id }) => !chosen.includes(id));
  const kept = [...first, ...rest].slice(0, INTERESTS_OFFERED);
  return known.filter((interest) => kept.includes(interest));
}

/** The initial selection: only interests that are shown, so that nothing invisible is saved. */
export function shownInterests(chosen: readonly string[], offered: readonly Interest[]): readonly string[] {
  return chosen.filter((id) => id === NO_PREFERENCES || offered.some((interest) => interest.id === id));
}

/**
 * The selection after a press. It is empty only before the first press: deselecting the last interest selects 'no
 * preferences', which cannot be deselected.
 */
export function toggleInterest(selected: readonly string[], id: string): readonly string[] {
  if (id === NO_PREFERENCES) return [NO_PREFERENCES];
  const others = selected.filter((one) => one !== id && one !== NO_PREFERENCES);
  if (!selected.includes(id)) return [...others, id];
  return others.length > 0 ? others : [NO_PREFERENCES];
}

/** Whether the current profile must be asked for its interests before it is entered. */
export function interestsMissing(
  session: AccountState,
  profile: { readonly interests: readonly string[] } | null,
  interestsEnabled: boolean,
): boolean {
  return interestsEnabled && session === 'signedIn' && profile !== null && profile.interests.length === 0;
}
