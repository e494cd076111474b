/** Positions and sizes of a panel of options at the right of the screen, stage pixels. */
import { SAFE, STAGE } from '../stage';

/** One option, the gap to the next, and how far below the top of its list the focused one rests once scrolled. */
export const ROW = { h: 68, gap: 8, pinY: 4 * (68 + 8) } as const;
/** Back and the panel's name. */
export const TITLE = { y: SAFE.y + 20, back: 64 } as const;
const LIST_Y = 228;
export const LIST = { headingY: 184, y: LIST_Y, h: STAGE.h - SAFE.y - LIST_Y } as const;
