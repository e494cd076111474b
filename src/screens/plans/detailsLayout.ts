/** Positions and sizes in the details of a plan, stage pixels. */
import { SAFE, STAGE } from '../../ui/stage';

const PAD = 64;
const BUTTON_H = 72;

/** The panel over the list. */
export const DETAILS_PANEL = { x: 280, y: SAFE.y, w: 1360, h: STAGE.h - 2 * SAFE.y } as const;
const X = DETAILS_PANEL.x + PAD;
/** The plan's name. */
export const DETAILS_TITLE = { x: X, y: DETAILS_PANEL.y + 44, maxWidth: DETAILS_PANEL.w - 2 * PAD } as const;
/** The line of buttons. */
export const DETAILS_BUTTONS = { x: X, y: DETAILS_PANEL.y + DETAILS_PANEL.h - 40 - BUTTON_H } as const;
const TOP = DETAILS_PANEL.y + 124;
/** The part of the text that is seen. */
export const DETAILS_VIEW = {
  x: X,
  y: TOP,
  w: DETAILS_PANEL.w - 2 * PAD - 64,
  h: DETAILS_BUTTONS.y - 24 - TOP,
} as const;
/** The track of the thumb, right of the text. */
export const DETAILS_TRACK = {
  x: DETAILS_PANEL.x + DETAILS_PANEL.w - PAD - 8,
  y: TOP,
  w: 8,
  h: DETAILS_VIEW.h,
} as const;
/** The text fades out at the lower edge of its view, so that no line is cut through. */
export const DETAILS_FADE_H = 72;
