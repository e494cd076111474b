/** Positions and sizes on a listing, stage pixels. */
import { SAFE, STAGE } from '../../ui/stage';

/** The breadcrumb line, on the safe edge. */
export const CRUMBS_Y = SAFE.y;
/** Top of the title. */
export const TITLE_Y = 84;
/** Top of the filter bar. */
export const BAR_Y = 160;
/** Top of the grid. */
export const GRID_Y = 262;
/** From the top of the grid to the end of the stage. */
export const GRID_H = STAGE.h - GRID_Y;

/** The filter drawer: its content from this x to the right safe edge. */
export const DRAWER = { x: 1160, w: STAGE.w - SAFE.x - 1160 } as const;
