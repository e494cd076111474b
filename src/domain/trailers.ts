/** Trailers behind a page [PAGE-13..17]: for whom they start automatically, and their times. */
import { wantsTrailers } from './preferences';
import type { TrailerWishes } from './preferences';

/** Idle focus before a trailer starts, ms [PAGE-15]. */
export const TRAILER_DELAY_MS = 1500;
/** Cross-fade between artwork and video, both ways, ms [PAGE-12]. */
export const TRAILER_FADE_MS = 500;

/** What decides whether trailers start automatically. */
export interface TrailerViewer extends TrailerWishes {
  /** The device requests reduced motion: no video may start by itself. */
  readonly reducedMotion: boolean;
  /** The set can play a video behind a page. */
  readonly backgroundVideo: boolean;
}

/** Whether trailers start automatically: as the viewer wants, but with reduced motion and on the weakest sets never. */
export const autoplaysTrailers = ({ reducedMotion, backgroundVideo, ...wishes }: TrailerViewer): boolean =>
  backgroundVideo && !reducedMotion && wantsTrailers(wishes);
