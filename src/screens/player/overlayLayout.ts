/** Positions and sizes of the player's overlay, stage pixels. */
import type { Offer, Panel } from '../../player/layers';
import { THUMBNAIL_RATIO } from '../../player/thumbnailSheets';
import { POSTER, ROW_HEADER, rowOfCards, SAFE, STAGE } from '../../ui/stage';

/** Fade of the overlay, and the move of the subtitles that make room for it. */
export const OVERLAY_FADE = { duration: 200, easing: 'ease-out' } as const;

/** Side of a round button. */
export const BUTTON = 72;
/** The seek bar. */
export const BAR = { x: SAFE.x, y: 892, w: STAGE.w - 2 * SAFE.x, h: 10 } as const;
/** The times at both ends below the bar and the play button between them. */
export const BELOW_BAR = { y: BAR.y + 34 } as const;
/** Diameter of the seek bar's thumb. */
export const KNOB = 28;
/** The bubble with the target's time; `above`: its distance from the bar. */
export const BUBBLE = { w: 148, h: 56, above: 36 } as const;
/** The stream's picture of the target, above the bubble; `gap`: its distance from it. */
export const THUMBNAIL = { w: 352, h: 352 / THUMBNAIL_RATIO, gap: 12, radius: 14 } as const;
/** Direction and speed of a running seek, above the bubble. */
export const SPEED = { h: 40, gap: 8, icon: 22 } as const;
/**
 * What comes by itself at the right: the skip button, and the panel of what follows below it. They end above the bar, so
 * that both show with and without the controls.
 */
export const SIDE = { right: STAGE.w - SAFE.x, bottom: 840, gap: 20, skip: 64 } as const;
/** The panel of the next title; `art` is its picture, 16:9. */
export const NEXT_PANEL = { w: 860, h: 204, padding: 16, art: { w: 306, h: 172 } } as const;
const MORE_HEIGHT = rowOfCards(POSTER.h);
/** The row of similar titles, with name and facts below its cards; `row` is where the cards are. */
export const MORE_LIKE_THIS = { y: SIDE.bottom - MORE_HEIGHT, h: MORE_HEIGHT, row: ROW_HEADER.h } as const;
/** Heights of the panels that end where the skip button does when there is none. */
export const OFFER_HEIGHTS = {
  next: NEXT_PANEL.h,
  upgrade: NEXT_PANEL.h,
  moreLikeThis: MORE_LIKE_THIS.h,
  stillWatching: 0,
} as const satisfies Record<Offer, number>;

/** Lower edge of the subtitles: above the controls and above what the player offers, where those show. */
export function subtitlesBottom(controls: boolean, skip: boolean, offer: Offer | null): number {
  const panel = offer === null ? 0 : OFFER_HEIGHTS[offer];
  if (panel > 0) return SIDE.bottom - panel - SIDE.gap;
  if (!controls) return STAGE.h - SAFE.y - 30;
  return skip ? SIDE.bottom - SIDE.skip - SIDE.gap : BAR.y - 40;
}
/** Upper edge of subtitles at the top, without and with the controls. */
export const SUBTITLES_TOP = { plain: SAFE.y, lowered: SAFE.y + BUTTON + 72 } as const;
/** The part of the stage's width, from the left, in which subtitles are drawn: what a panel leaves free. */
export const SUBTITLE_AREA_W: Readonly<Record<Panel | 'none', number>> = {
  none: STAGE.w,
  // It covers the whole picture.
  episodes: STAGE.w,
  tracks: 860,
  quality: 1300,
  sleepTimer: 1300,
};
