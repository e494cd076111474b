/** Positions and sizes of the player's overlay, stage pixels. */
import { SAFE, STAGE } from '../../ui/stage';

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
/** Direction and speed of a running seek, above the bubble. */
export const SPEED = { h: 40, gap: 8, icon: 22 } as const;
/** Lower edge of the subtitles, without and with the controls. */
export const SUBTITLES_BOTTOM = { plain: STAGE.h - SAFE.y - 30, raised: BAR.y - 40 } as const;
