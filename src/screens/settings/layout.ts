/** Positions and sizes of the settings, stage pixels: title, menu on the left, the view beside it. */
import { CONTENT, SAFE, STAGE } from '../../ui/stage';

/** Position of the title. */
export const TITLE = { x: CONTENT.x, y: 82 } as const;
const TOP = 192;
/** The menu, and the height of an entry. */
export const MENU = { x: CONTENT.x, y: TOP, w: 440, itemH: 76, gap: 12 } as const;

const PANEL_X = MENU.x + MENU.w + 56;
const PANEL_W = STAGE.w - SAFE.x - PANEL_X;
const PAD = 66;
/** The panel of a view, and its padding. */
export const PANEL = { x: PANEL_X, y: TOP, w: PANEL_W, h: STAGE.h - SAFE.y - TOP, pad: PAD } as const;
/** Width of the content of a view. */
export const INNER = PANEL_W - 2 * PAD;
/** From the top of a view's content to what is below its heading. */
export const HEADING_H = 96;
/** Top of a view's content within the panel. */
export const CONTENT_Y = PAD - 12;

const INSET = 24;
/** A line that is pressed: its fill reaches beyond the content on both sides. */
export const LINE = { w: INNER + 2 * INSET, h: 68, gap: 8, inset: INSET } as const;
/** What scrolls in a view, to the end of the panel, into which its last pixels fade. */
export const LINES = { x: -INSET, h: PANEL.h - CONTENT_Y - HEADING_H, fade: 56 } as const;

const CHOOSER_X = 1280;
/** The choice of a language, as wide as its name needs. */
export const CHOOSER = { x: CHOOSER_X, w: STAGE.w - SAFE.x - CHOOSER_X } as const;
