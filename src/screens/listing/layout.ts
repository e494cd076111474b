/** Where the parts of a listing stand. Stage pixels. */
import { SAFE, STAGE } from '../../ui/stage';

/** A quiet line, on the safe edge. */
export const CRUMBS_Y = SAFE.y;
export const TITLE_Y = 84;
export const BAR_Y = 160;
export const GRID_Y = 262;
export const GRID_H = STAGE.h - GRID_Y;

/** The filters' drawer: words from here to the safe edge. */
export const DRAWER = { x: 1160, w: STAGE.w - SAFE.x - 1160 } as const;
