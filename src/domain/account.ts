/**
 * The viewer's account as a state machine [A§4 "States and transitions"]: who is there, who watches, and where that leads.
 * `transition` is the whole of it: account and event in, account and effects out. The session carries out what is about
 * keeping, the shell what is about places. Paths are without the platform.
 *
 *   heading        somebody is about to sign in or out, and where they are to be then
 *   identified     the identity provider says who is there: at the start, after signing in or out, when a session ends
 *   profileChosen, profileReset
 *   entered        first look at a place with this identity: where the app begins
 *   arrived        each later change of place: whether the viewer may be there
 *   shown          the app can be seen again
 */
import type { MenuLink, Profile } from '../contract';
import { homePath } from './home';
import { INTERESTS_PATH, interestsMissing } from './interests';
import { placeOf } from './paths';
import type { Place } from './paths';

/** Who is there. `starting` is before the identity provider has answered. */
export type Session = 'starting' | 'signedOut' | 'anonymous' | 'signedIn';

/** Hidden longer than this, the viewer chooses a profile (or starts at welcome) again. */
export const IDLE_SECONDS = 1800;

export interface Account {
  readonly session: Session;
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
  /** Replaces the place. */
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

/** Whoever comes after somebody else finds nothing of theirs: no profile, no answers made for them. */
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
  const place = placeOf(path);
  const onAsset = place.kind === 'asset';
  const onWelcome = place.kind === 'welcome';
  if (account.session === 'signedOut') {
    const away: Effect[] = onAsset || onWelcome ? [] : go('/welcome');
    return onAsset || !premium ? [...away, { do: 'createGuest' }] : away;
  }
  if (account.session === 'anonymous') return onAsset || onWelcome ? [] : go('/welcome');
  if (account.profile === null || pinPending(account)) {
    return place.kind === 'profiles' && mayAnswer(account, path) ? [] : go('/profiles');
  }
  const keepsRoute = hiddenSeconds !== null && hiddenSeconds <= IDLE_SECONDS;
  return onAsset || (keepsRoute && place.kind !== 'root' && !onWelcome) ? [] : home(account, event);
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

/** Whether the viewer may be at a place. */
function arrived(account: Account, event: Extract<AccountEvent, { type: 'arrived' }>): Effect[] {
  const { path } = event;
  if (account.session === 'starting') return [];
  const place = placeOf(path);
  const member = account.session === 'signedIn';
  if (place.kind === 'welcome' || place.kind === 'other') return [];
  if (place.kind === 'profiles' && !member) return go('/welcome');
  if (place.kind === 'profiles') return mayAnswer(account, path) ? [] : go('/profiles');
  if (place.kind === 'page' && place.id === null) return go('/welcome');
  if (member && (account.profile === null || pinPending(account))) return go('/profiles');
  if (place.kind === 'root') return member ? home(account, event) : go('/welcome');
  return member ? [] : guestAt(place, account.session === 'anonymous');
}

/** A guest may browse all but the watchlist; without even a guest, only a title may be opened, and that makes one. */
function guestAt(place: Place, anonymous: boolean): Effect[] {
  if (anonymous) return place.kind === 'catalogue' && place.screen === 'watchlist' ? go('/welcome') : [];
  return place.kind === 'asset' ? [{ do: 'createGuest' }] : go('/welcome');
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
