/** Trailers behind a page [PAGE-13..17]: for whom they start automatically, and their times. */
import type { Profile } from '../contract';

/** Idle focus before a trailer starts, ms [PAGE-15]. */
export const TRAILER_DELAY_MS = 1500;
/** Cross-fade between artwork and video, both ways, ms [PAGE-12]. */
export const TRAILER_FADE_MS = 500;

/** What decides whether trailers start automatically. */
export interface TrailerViewer {
  readonly anonymous: boolean;
  /** Null for guests, and before a profile is chosen. */
  readonly profile: Pick<Profile, 'playbackSettings'> | null;
  /** The device requests reduced motion: no video may start by itself. */
  readonly reducedMotion: boolean;
}

/** Whether trailers start automatically: always for guests, else as the profile's setting says. */
export function autoplaysTrailers({ anonymous, profile, reducedMotion }: TrailerViewer): boolean {
  if (reducedMotion) return false;
  return anonymous || profile?.playbackSettings.playTrailer === true;
}
