/** Who the viewer is and what they may see, out of the stores. hooks.ts binds it to components, the session asks it too. */
import type { MenuLink, Profile } from '../contract';
import { isKids } from '../domain/menu';
import { parentalLimit } from '../domain/parental';
import type { IdentityState, ProfileState } from './stores';

type Identified = Pick<IdentityState, 'session'>;

/**
 * Whether the service answers the viewer: a guest or a member. An address may be opened without an identity: a guest
 * is then being created, and calls before that would be refused and end the new session [ROUTE-31].
 */
export const isAuthenticated = ({ session }: Identified): boolean =>
  session === 'anonymous' || session === 'signedIn';

/** Whether the viewer has an account. */
export const isMember = ({ session }: Identified): boolean => session === 'signedIn';

/** uuid of a member's current profile; null for guests and before one is chosen, for whom the service stores nothing. */
export const profileIdOf = (member: boolean, profile: Profile | null): string | null =>
  member ? (profile?.uuid ?? null) : null;

/** Highest age rating that the profile may see, years; null for guests and without a limit. */
export const ageLimitOf = (member: boolean, profile: Profile | null): number | null =>
  member ? parentalLimit(profile) : null;

/** The age limit, where titles above it are left out of rows; null for profiles other than kids. */
export const kidsLimitOf = (member: boolean, profile: Profile | null): number | null =>
  profile !== null && isKids(profile) ? ageLimitOf(member, profile) : null;

const NO_LINKS: readonly MenuLink[] = [];

/** The pages of the menu: those for the current profile's interests, else the deployment's. */
export function menuLinksOf(
  { current, menu }: Pick<ProfileState, 'current' | 'menu'>,
  common: readonly MenuLink[] | undefined,
): readonly MenuLink[] {
  return menu !== null && menu.profileId === current?.uuid ? menu.links : (common ?? NO_LINKS);
}
