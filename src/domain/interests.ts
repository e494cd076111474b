/** Interests of a profile: which are offered, what a press on one of them does, and when the viewer is asked [REG-12..18]. */
import type { Interest } from '../contract';
import type { AccountState } from './accountState';

/** Where a profile is asked. Below /profiles, so that it takes no page's id. */
export const INTERESTS_PATH = '/profiles/interests';
/** Excludes all others. Kept and sent like any other: a profile that has it was asked. */
export const NO_PREFERENCES = 'no preferences';
/** Offered at most, beside 'no preferences' [REG-12]. */
export const INTERESTS_OFFERED = 5;

/** The interests to show, in the service's order: those already chosen go before others when not all have room. */
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

/** What of a profile's interests the screen begins with: only what it can show, so that nothing unseen is saved. */
export function shownInterests(chosen: readonly string[], offered: readonly Interest[]): readonly string[] {
  return chosen.filter((id) => id === NO_PREFERENCES || offered.some((interest) => interest.id === id));
}

/**
 * The selection after a press on one. Empty is only what nobody has touched yet: taking the last one away chooses
 * 'no preferences', and taking that away leaves it.
 */
export function toggleInterest(selected: readonly string[], id: string): readonly string[] {
  if (id === NO_PREFERENCES) return [NO_PREFERENCES];
  const others = selected.filter((one) => one !== id && one !== NO_PREFERENCES);
  if (!selected.includes(id)) return [...others, id];
  return others.length > 0 ? others : [NO_PREFERENCES];
}

/** The current profile is to be asked for its interests before it enters. */
export function interestsMissing(
  session: AccountState,
  profile: { readonly interests: readonly string[] } | null,
  interestsEnabled: boolean,
): boolean {
  return interestsEnabled && session === 'signedIn' && profile !== null && profile.interests.length === 0;
}
