/** Where the list of episodes stands. Stage pixels. */
import { CONTENT, SAFE, STAGE } from '../../../ui/stage';

/** Picture of an episode [EPIS-07]. */
export const THUMBNAIL = { w: 480, h: 270 } as const;
/** The two lists begin here; above it stands the show's name, under which they scroll away. */
export const LISTS_Y = 190;
/** Height of both lists. */
export const LISTS_H = STAGE.h - LISTS_Y;
/** Position of the name of the show, and the side of its close button (`back`). */
export const HEADER = { x: CONTENT.x, y: 78, h: 180, back: 64 } as const;
/** One season of the left list, and the gap to the next. */
export const SEASON = { x: CONTENT.x, w: 320, h: 68, gap: 8 } as const;
/** Between two cards. */
export const EPISODE_GAP = 28;
/** The focused episode stands second, so that one is seen on either side of it. */
export const EPISODE_PIN = THUMBNAIL.h + EPISODE_GAP;
const COLUMNS_GAP = 64;
const RIGHT = STAGE.w - SAFE.x;

/** Place of the episodes beside the seasons; without those they begin where the seasons would. */
export function episodesAt(seasons: boolean): { readonly x: number; readonly w: number } {
  const x = seasons ? SEASON.x + SEASON.w + COLUMNS_GAP : CONTENT.x;
  return { x, w: RIGHT - x };
}
