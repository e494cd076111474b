/**
 * The viewer's account as a state machine [ROUTE-27..33, DEVICE-07..09]: identity, current profile, and the routes
 * they lead to. `transition` is all of it: account and event in, account and effects out. The session carries out
 * effects on storage, the shell effects on routes. Paths are without the platform.
 *
 *   heading        a sign-in or sign-out is about to start, with the route to open afterwards
 *   identified     the identity provider reports the user: at launch, after signing in or out, when a session ends
 *   profileChosen, profileReset
 *   entered        the first route with this identity, where the app starts
 *   arrived        each later route change: may the viewer be there?
 *   shown          the app is visible again
 */
import type { MenuLink, Profile } from '../contract';
import type { AccountState } from './accountState';
import { homePath } from './home';
import { INTERESTS_PATH, interestsMissing } from './interests';
import { parseRoute } from './paths';
import type { AppRoute } from './paths';
import { isPremiumRoute, PREMIUM_AWAY } from './premiumRoutes';

/** Hidden for longer than this, the app starts again at the profiles or at welcome. Seconds. */
export const IDLE_SECONDS = 1800;

/** The viewer's account: identity, current profile, and the route to open next. */
export interface Account {
  readonly session: AccountState;
  /** null while nobody is signed in. */
  readonly uid: string | null;
  /** The current profile, which may be known before the identity is. */
  readonly profile: Profile | null;
  /** True when the current profile's PIN was entered since launch, or it has none. */
  readonly pinVerified: boolean;
  /** Route to open at the next change of identity instead of the default one; null for the default. */
  readonly destination: string | null;
}

/** What happened to the account; the header of this file lists the events. */
export type AccountEvent =
  | {
      readonly type: 'identified';
      readonly user: { readonly uid: string; readonly anonymous: boolean } | null;
    }
  | { readonly type: 'heading'; readonly destination: string | null }
  | { readonly type: 'profileChosen'; readonly profile: Profile; readonly pinVerified: boolean }
  | { readonly type: 'profileReset' }
  | {
      readonly type: 'entered';
      readonly path: string;
      readonly links: readonly MenuLink[];
      /** True when the deployment asks profiles for their interests. */
      readonly interests: boolean;
      /** True when the deployment is for subscribers only: no guest is created automatically. */
      readonly premium: boolean;
      /** The premium variant of the routes applies to whoever is signed in [ROUTE-26]. Default false. */
      readonly premiumRoutes?: boolean;
      /** Seconds since the app was hidden before a cold start; null when it was not, and for later identities. */
      readonly hiddenSeconds: number | null;
    }
  | {
      readonly type: 'arrived';
      readonly path: string;
      readonly links: readonly MenuLink[];
      readonly interests: boolean;
      readonly premiumRoutes?: boolean;
    }
  | { readonly type: 'shown'; readonly hiddenSeconds: number };

/** What the session or the shell has to do after a transition. */
export type Effect =
  /** Replaces the route. */
  | { readonly do: 'go'; readonly to: string; readonly reason?: 'page_not_exists' }
  /** An anonymous sign-in; its failure leads to /network_error. */
  | { readonly do: 'createGuest' }
  /** Persists the current profile, or that there is none, for the next launch. */
  | { readonly do: 'keepProfile' }
  /** Drops cached answers of the service that belong to another user. */
  | { readonly do: 'clearData' }
  | { readonly do: 'forgetHidden' }
  /** Fetches the profiles again. */
  | { readonly do: 'refetchProfile' };

/** The result of an event: the new account, and the effects in the order to run them. */
export interface Transition {
  readonly account: Account;
  readonly effects: readonly Effect[];
}

/** An account before the identity is known; `profile` is the one persisted by the previous launch. */
export function newAccount(profile: Profile | null): Account {
  return { session: 'starting', uid: null, profile, pinVerified: profile?.pin === null, destination: null };
}

/** Whether the current profile has a PIN that was not entered since launch. */
export function pinPending({ profile, pinVerified }: Pick<Account, 'profile' | 'pinVerified'>): boolean {
  return profile !== null && profile.pin !== null && !pinVerified;
}

/** The account and effects after an event. Pure: equal arguments give equal results. */
export function transition(account: Account, event: AccountEvent): Transition {
  switch (event.type) {
    case 'identified':
      return identified(account, event.user);
    case 'heading':
      return { account: { ...account, destination: event.destination }, effects: [] };
    case 'profileChosen':
      return withProfile(account, event.profile, event.pinVerified);
    case 'profileReset':
      return withProfile(account, null, false);
    case 'entered':
      return inPremiumRoutes(account, event) ? enteredPremium(account, event.path) : entered(account, event);
    case 'arrived':
      if (inPremiumRoutes(account, event)) return enteredPremium(account, event.path);
      return { account, effects: arrived(account, event) };
    case 'shown':
      return shown(account, event.hiddenSeconds);
  }
}

/** A change of user clears the profile and the cached data. */
function identified(account: Account, user: { uid: string; anonymous: boolean } | null): Transition {
  const session = user === null ? 'signedOut' : user.anonymous ? 'anonymous' : 'signedIn';
  const somebodyElse = account.uid !== null && account.uid !== (user?.uid ?? null);
  const known = { ...account, session, uid: user?.uid ?? null } as const;
  if (user !== null && !somebodyElse) return { account: known, effects: [] };
  const { account: alone } = withProfile(known, null, false);
  const effects: Effect[] = somebodyElse ? [KEEP, CLEAR] : [KEEP];
  return { account: alone, effects: user === null ? [...effects, { do: 'forgetHidden' }] : effects };
}

const CLEAR: Effect = { do: 'clearData' };
const KEEP: Effect = { do: 'keepProfile' };

/**
 * A change of profile clears the cached data, as does another language, because answers depend on it. The same
 * profile, renamed or unlocked, does not.
 */
function withProfile(account: Account, profile: Profile | null, pinVerified: boolean): Transition {
  const { profile: before } = account;
  const changed = before?.uuid !== profile?.uuid || before?.language !== profile?.language;
  return { account: { ...account, profile, pinVerified }, effects: changed ? [KEEP, CLEAR] : [KEEP] };
}

const inPremiumRoutes = (
  { session }: Account,
  { premiumRoutes = false }: { premiumRoutes?: boolean },
): boolean => premiumRoutes && session === 'signedIn';

/** Only its routes are there: neither home nor the profiles, so that what a PIN protects is not played without it. */
function enteredPremium(account: Account, path: string): Transition {
  const to = account.destination ?? path;
  const may = isPremiumRoute(to) && !(pinPending(account) && parseRoute(to).kind === 'asset');
  const target = may ? to : PREMIUM_AWAY;
  if (target !== path) return { account, effects: [{ do: 'go', to: target }] };
  return { account: account.destination === null ? account : { ...account, destination: null }, effects: [] };
}

type Entered = Extract<AccountEvent, { type: 'entered' }>;

/** The start route at launch and after a change of identity. `destination` is dropped once it is reached. */
function entered(account: Account, event: Entered): Transition {
  const { destination, session } = account;
  if (session === 'starting') return { account, effects: [] };
  if (destination === null) return { account, effects: entry(account, event) };
  if (destination !== event.path) return { account, effects: [{ do: 'go', to: destination }] };
  return { account: { ...account, destination: null }, effects: [] };
}

function entry(account: Account, event: Entered): Effect[] {
  const { path, premium, hiddenSeconds } = event;
  const route = parseRoute(path);
  const onAsset = route.kind === 'asset';
  const onWelcome = route.kind === 'welcome';
  if (account.session === 'signedOut') {
    const away: Effect[] = onAsset || onWelcome ? [] : go('/welcome');
    return onAsset || !premium ? [...away, { do: 'createGuest' }] : away;
  }
  if (account.session === 'anonymous') return onAsset || onWelcome ? [] : go('/welcome');
  if (account.profile === null || pinPending(account)) {
    return route.kind === 'profiles' && mayAnswer(account, path) ? [] : go('/profiles');
  }
  const keepsRoute = hiddenSeconds !== null && hiddenSeconds <= IDLE_SECONDS;
  return onAsset || (keepsRoute && route.kind !== 'root' && !onWelcome) ? [] : home(account, event);
}

/** The interests of a locked profile need its PIN, even by a deep link. */
const mayAnswer = (account: Account, path: string): boolean =>
  path !== INTERESTS_PATH || !pinPending(account);

type Home = Pick<Entered, 'links' | 'interests'>;

/** The home route; a profile without interests is asked for them first [REG-18]. */
function home({ session, profile }: Account, { links, interests }: Home): Effect[] {
  if (interestsMissing(session, profile, interests)) return go(INTERESTS_PATH);
  const to = homePath(links);
  return to === '/page_not_exists' ? [{ do: 'go', to, reason: 'page_not_exists' }] : go(to);
}

const go = (to: string): Effect[] => [{ do: 'go', to }];

/** The redirect of a route that the viewer may not open. */
function arrived(account: Account, event: Extract<AccountEvent, { type: 'arrived' }>): Effect[] {
  const { path } = event;
  if (account.session === 'starting') return [];
  const route = parseRoute(path);
  const signedIn = account.session === 'signedIn';
  if (route.kind === 'welcome' || route.kind === 'other') return [];
  if (route.kind === 'profiles' && !signedIn) return go('/welcome');
  if (route.kind === 'profiles') return mayAnswer(account, path) ? [] : go('/profiles');
  if (route.kind === 'page' && route.id === null) return go('/welcome');
  if (signedIn && (account.profile === null || pinPending(account))) return go('/profiles');
  if (route.kind === 'root') return signedIn ? home(account, event) : go('/welcome');
  return signedIn ? [] : guestEffects(route, account.session === 'anonymous');
}

/** A guest may open everything but the watchlist. Without a guest only an asset may be opened, which creates one. */
function guestEffects(route: AppRoute, anonymous: boolean): Effect[] {
  if (anonymous) return route.kind === 'catalogue' && route.screen === 'watchlist' ? go('/welcome') : [];
  return route.kind === 'asset' ? [{ do: 'createGuest' }] : go('/welcome');
}

/** Exactly 1800 s is not too long (C32). The PIN rule takes precedence. */
function shown(account: Account, hiddenSeconds: number): Transition {
  const over = hiddenSeconds > IDLE_SECONDS;
  if (account.session === 'anonymous' && over) {
    const { account: alone, effects } = withProfile(account, null, false);
    return { account: alone, effects: [...effects, ...go('/welcome')] };
  }
  if (account.session !== 'signedIn' || !(over || pinPending(account))) return { account, effects: [] };
  if (!over) return { account, effects: go('/profiles') };
  // Somebody else may be there now, and a title may be asked for at the same moment: the PIN is needed again.
  const pinVerified = account.profile?.pin === null;
  return { account: { ...account, pinVerified }, effects: [...go('/profiles'), { do: 'refetchProfile' }] };
}
