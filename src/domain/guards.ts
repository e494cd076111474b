/**
 * Who may be where: decisions at start, at each change of place, after long idle and on back. Pure; the shell carries them
 * out. Paths are without the platform.
 */
import type { MenuLink, PageChunk } from '../contract';
import { homeLink } from './home';
import type { Place } from './paths';
import { placeOf } from './paths';

/** Who is there. `starting` is before the identity provider has answered. */
export type Session = 'starting' | 'signedOut' | 'anonymous' | 'signedIn';

/** Hidden longer than this, the viewer chooses a profile (or starts at welcome) again. */
export const IDLE_SECONDS = 1800;

export interface Viewer {
  readonly session: Session;
  /** A current profile is chosen. */
  readonly hasProfile: boolean;
  /** The current profile has a PIN that was not entered since the start. */
  readonly pinPending: boolean;
}

export interface Decision {
  /** Path to go to (replacing), or null to stay. */
  readonly go: string | null;
  /** An anonymous sign-in is to be started; its failure leads to /network_error. */
  readonly createGuest: boolean;
  /** Why, for /page_not_exists. */
  readonly reason?: 'page_not_exists' | 'page_do_not_have_components';
}

const stay: Decision = { go: null, createGuest: false };
const goTo = (go: string): Decision => ({ go, createGuest: false });

/** Path of the home page, '/page_not_exists' when the menu has no page at all. */
export function homePath(links: readonly MenuLink[]): string {
  const link = homeLink(links);
  return link ? `/${encodeURIComponent(link.uuid)}` : '/page_not_exists';
}

export interface StartInput extends Viewer {
  readonly path: string;
  readonly links: readonly MenuLink[];
  readonly isPremium: boolean;
  /** Seconds since the app was hidden, from the kept timestamp; null when it was not. */
  readonly hiddenSeconds: number | null;
}

/** Where the app begins, and where it goes when the identity changes [A§4 "Auth state"]. */
export function startDecision(input: StartInput): Decision {
  const place = placeOf(input.path);
  const onAsset = place.kind === 'asset';
  if (input.session === 'starting') return stay;
  if (input.session === 'signedOut') {
    const elsewhere = place.kind === 'welcome' ? null : '/welcome';
    return { go: onAsset ? null : elsewhere, createGuest: onAsset || !input.isPremium };
  }
  if (input.session === 'anonymous') return onAsset || place.kind === 'welcome' ? stay : goTo('/welcome');
  if (!input.hasProfile || input.pinPending) return place.kind === 'profiles' ? stay : goTo('/profiles');
  const keepsRoute = input.hiddenSeconds !== null && input.hiddenSeconds <= IDLE_SECONDS;
  return onAsset || (keepsRoute && place.kind !== 'root' && place.kind !== 'welcome')
    ? stay
    : goTo(homePath(input.links));
}

export interface RouteInput extends Viewer {
  readonly path: string;
  readonly links: readonly MenuLink[];
}

/** Whether the viewer may be at a path, asked at every change of place. */
export function routeDecision(input: RouteInput): Decision {
  if (input.session === 'starting') return stay;
  const place = placeOf(input.path);
  const signedIn = input.session === 'signedIn';
  if (place.kind === 'welcome' || place.kind === 'other') return stay;
  if (place.kind === 'profiles') return signedIn ? stay : goTo('/welcome');
  if (place.kind === 'page' && place.id === null) return goTo('/welcome');
  if (signedIn && (!input.hasProfile || input.pinPending)) return goTo('/profiles');
  if (place.kind === 'root') return signedIn ? rootDecision(input.links) : goTo('/welcome');
  if (signedIn) return stay;
  return guestDecision(place, input.session === 'anonymous');
}

function rootDecision(links: readonly MenuLink[]): Decision {
  const go = homePath(links);
  return go === '/page_not_exists' ? { ...goTo(go), reason: 'page_not_exists' } : goTo(go);
}

/** A guest may browse all but the watchlist; without even a guest, only a title may be opened, and that makes one. */
function guestDecision(place: Place, anonymous: boolean): Decision {
  if (anonymous) return place.kind === 'catalogue' && place.screen === 'watchlist' ? goTo('/welcome') : stay;
  return place.kind === 'asset' ? { go: null, createGuest: true } : goTo('/welcome');
}

/** A page that is all there and has nothing to draw leads to /page_not_exists. `rows` are the components drawn. */
export function pageDecision(chunks: readonly PageChunk[], complete: boolean, rows: number): Decision {
  if (chunks.length === 0 || !complete || rows > 0) return stay;
  return { go: '/page_not_exists', createGuest: false, reason: 'page_do_not_have_components' };
}

/** What back does on a main level or a welcome screen. 'leave' is left to the screen itself. */
export type BackDecision = { readonly go: string } | 'confirmExit' | 'leave';

/** Back from a welcome sub-screen returns to /welcome; on the main level (welcome, profiles, pages) it asks to exit. */
export function backDecision(path: string, hasOrigin: boolean): BackDecision {
  const place = placeOf(path);
  if (place.kind === 'welcome')
    return path.replace(/\/+$/, '') === '/welcome' ? 'confirmExit' : { go: '/welcome' };
  if (path === '/profiles' || place.kind === 'root') return 'confirmExit';
  if (place.kind === 'page') return hasOrigin ? 'leave' : 'confirmExit';
  return 'leave';
}

/** Where the viewer goes when the app is shown again; exactly 1800 s is not over. The PIN rule comes first. */
export function resumeDecision(
  viewer: Viewer,
  hiddenSeconds: number,
): Decision & { readonly clearProfile: boolean } {
  const over = hiddenSeconds > IDLE_SECONDS;
  if (viewer.session === 'anonymous') {
    return over ? { ...goTo('/welcome'), clearProfile: true } : { ...stay, clearProfile: false };
  }
  const choose = viewer.session === 'signedIn' && (over || viewer.pinPending);
  return { ...(choose ? goTo('/profiles') : stay), clearProfile: false };
}
