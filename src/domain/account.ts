/**
 * The viewer's account as a state machine [ROUTE-27..33, DEVICE-07..09]: identity, current profile, and the routes they lead to.
 * `transition` is the whole of it: account and event in, account and effects out. The session carries out what is about
 * storage, the shell what is about routes. Paths are without the platform.
 *
 *   heading        a sign-in or sign-out is about to be made, with the route that follows it
 *   identified     the identity provider names the user: at the start, after signing in or out, when a session ends
 *   profileChosen, profileReset
 *   entered        the first route with this identity: where the app begins
 *   arrived        each later route change: whether the viewer may be there
 *   shown          the app can be seen again
 */
import type { MenuLink, Profile } from '../contract';
import type { AccountState } from './accountState';
import { homePath } from './home';
import { INTERESTS_PATH, interestsMissing } from './interests';
import { parseRoute } from './paths';
import type { AppRoute } from './paths';

/** Hidden longer than this, the viewer chooses a profile (or starts at welcome) again. */
export const IDLE_SECONDS = 1800;

export interface Account {
  readonly session: AccountState;
  /** null while nobody is there. */
  readonly uid: string | null;
  /** The current profile. It may be there before it is known who is. */
  readonly profile: Profile | null;
  /** The current profile's PIN was entered since the start, or it has none. */
  readonly pinVerified: boolean;
  /** Where the viewer goes at the next change of identity, instead of where everybody goes; null: as everybody. */
  readonly destination: string | null;
}

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
      /** The deployment asks profiles for their interests. */
      readonly interests: boolean;
      /** The deployment is for subscribers: nobody becomes a guest without asking. */
      readonly premium: boolean;
      /** Seconds since the app was hidden before a cold start; null when it was not, and for later identities. */
      readonly hiddenSeconds: number | null;
    }
  | {
      readonly type: 'arrived';
      readonly path: string;
      readonly links: readonly MenuLink[];
      readonly interests: boolean;
    }
  | { readonly type: 'shown'; readonly hiddenSeconds: number };

export type Effect =
  /** Replaces the route. */
  | { readonly do: 'go'; readonly to: string; readonly reason?: 'page_not_exists' }
  /** An anonymous sign-in; its failure leads to /network_error. */
  | { readonly do: 'createGuest' }
  /** The current profile, or that there is none, is kept for the next launch. */
  | { readonly do: 'keepProfile' }
  /** Answers of the service made for somebody else are dropped. */
  | { readonly do: 'clearData' }
  | { readonly do: 'forgetHidden' }
  /** The profiles are asked for anew. */
  | { readonly do: 'refetchProfile' };

export interface Transition {
  readonly account: Account;
  readonly effects: readonly Effect[];
}

/** Nobody known yet; `profile` is the one kept from the last launch. */
export function newAccount(profile: Profile | null): Account {
  return { session: 'starting', uid: null, profile, pinVerified: profile?.pin === null, destination: null };
}

/** The current profile has a PIN that was not entered since the start. */
export function pinPending({ profile, pinVerified }: Pick<Account, 'profile' | 'pinVerified'>): boolean {
  return profile !== null && profile.pin !== null && !pinVerified;
}

/** What an event makes of an account. Pure: the same account and event give the same answer. */
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
      return entered(account, event);
    case 'arrived':
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
 * A change of profile drops the app data, and so does another language, which answers were asked for in; the same profile
 * again, renamed or unlocked, does not.
 */
function withProfile(account: Account, profile: Profile | null, pinVerified: boolean): Transition {
  const { profile: before } = account;
  const changed = before?.uuid !== profile?.uuid || before?.language !== profile?.language;
  return { account: { ...account, profile, pinVerified }, effects: changed ? [KEEP, CLEAR] : [KEEP] };
}

type Entered = Extract<AccountEvent, { type: 'entered' }>;

/** Where the app begins, and where it goes when the identity changes. A destination is over once it is reached. */
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

/** The interests of a locked profile are behind its PIN, also by their address. */
const mayAnswer = (account: Account, path: string): boolean =>
  path !== INTERESTS_PATH || !pinPending(account);

type Home = Pick<Entered, 'links' | 'interests'>;

/** The way home leads by the interests of a profile that has none yet [REG-18]. */
function home({ session, profile }: Account, { links, interests }: Home): Effect[] {
  if (interestsMissing(session, profile, interests)) return go(INTERESTS_PATH);
  const to = homePath(links);
  return to === '/page_not_exists' ? [{ do: 'go', to, reason: 'page_not_exists' }] : go(to);
}

const go = (to: string): Effect[] => [{ do: 'go', to }];

/** Where a route change leads instead, when the viewer may not be there. */
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

/** A guest may browse all but the watchlist; without even a guest, only a title may be opened, and that makes one. */
function guestEffects(route: AppRoute, anonymous: boolean): Effect[] {
  if (anonymous) return route.kind === 'catalogue' && route.screen === 'watchlist' ? go('/welcome') : [];
  return route.kind === 'asset' ? [{ do: 'createGuest' }] : go('/welcome');
}

/** Exactly 1800 s is not over (C32). The PIN rule comes first. */
function shown(account: Account, hiddenSeconds: number): Transition {
  const over = hiddenSeconds > IDLE_SECONDS;
  if (account.session === 'anonymous' && over) {
    const { account: alone, effects } = withProfile(account, null, false);
    return { account: alone, effects: [...effects, ...go('/welcome')] };
  }
  if (account.session !== 'signedIn' || !(over || pinPending(account))) return { account, effects: [] };
  return { account, effects: over ? [...go('/profiles'), { do: 'refetchProfile' }] : go('/profiles') };
}
