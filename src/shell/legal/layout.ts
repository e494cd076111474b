/** Positions and sizes in the legal modal, stage pixels: a tall panel with lines of about 80 letters. */
import { SAFE, STAGE } from '../../ui/stage';

const PAD = 64;
const GAP = 56;
const BUTTON_H = 72;

export const PANEL = { x: 280, y: SAFE.y, w: 1360, h: STAGE.h - 2 * SAFE.y } as const;
const RIGHT = PANEL.x + PANEL.w - PAD;

export const TITLE = { x: PANEL.x + PAD, y: PANEL.y + 44, maxWidth: PANEL.w - 2 * PAD } as const;
/** The column of arrows and track beside the text. */
export const RAIL = { x: RIGHT - 56, w: 56 } as const;
export const BUTTONS = { x: PANEL.x + PAD, y: PANEL.y + PANEL.h - 40 - BUTTON_H } as const;
/** The text's box; its first and last line fade, see `textStyle`. */
export const TEXT = {
  x: PANEL.x + PAD,
  y: PANEL.y + 124,
  w: RAIL.x - GAP - PANEL.x - PAD,
  h: BUTTONS.y - 24 - PANEL.y - 124,
} as const;
export const PAGE = { x: RIGHT - 500, y: BUTTONS.y + 18, w: 500 } as const;
