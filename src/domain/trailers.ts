/** Trailers behind a page [PAGE-13..17]: for whom they play by themselves, and their times. */
import type { Profile } from '../contract';

/** After focus has settled [PAGE-15]. */
export const TRAILER_DELAY_MS = 1500;
/** Picture and film change into each other, both ways [PAGE-12]. */
export const TRAILER_FADE_MS = 500;

export interface TrailerViewer {
  readonly anonymous: boolean;
  /** Null for guests, and before one is chosen. */
  readonly profile: Pick<Profile, 'playbackSettings'> | null;
  /** The set asks for less movement: a film nobody asked for is the most of it. */
  readonly reducedMotion: boolean;
}

/** On for guests; for others as their profile says. */
export function autoplaysTrailers({ anonymous, profile, reducedMotion }: TrailerViewer): boolean {
  if (reducedMotion) return false;
  return anonymous || profile?.playbackSettings.playTrailer === true;
}
