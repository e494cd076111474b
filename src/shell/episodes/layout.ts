/** Positions and sizes in the list of episodes, stage pixels. */
import { CONTENT, SAFE, STAGE } from '../../ui/stage';

/** Thumbnail of an episode [EPIS-07]. */
export const THUMBNAIL = { w: 480, h: 270 } as const;
/** Top of both lists. They scroll away under the show's name above it. */
export const LISTS_Y = 190;
/** Height of both lists. */
export const LISTS_H = STAGE.h - LISTS_Y;
/** Position of the name of the show, and the side of its close button (`back`). */
export const HEADER = { x: CONTENT.x, y: 78, h: 180, back: 64 } as const;
/** One season of the left list, and the gap to the next. */
export const SEASON = { x: CONTENT.x, w: 320, h: 68, gap: 8 } as const;
/** Gap between two episode cards. */
export const EPISODE_GAP = 28;
/** The focused episode is second from the top, so that a neighbour is visible on either side. */
export const EPISODE_PIN = THUMBNAIL.h + EPISODE_GAP;
const COLUMNS_GAP = 64;
const RIGHT = STAGE.w - SAFE.x;

/** Position of the episodes to the right of the seasons; without seasons they start at the left edge. */
export function episodesAt(seasons: boolean): { readonly x: number; readonly w: number } {
  const x = seasons ? SEASON.x + SEASON.w + COLUMNS_GAP : CONTENT.x;
  return { x, w: RIGHT - x };
}
