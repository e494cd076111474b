/** Positions on the watchlist, stage pixels. */
import { SAFE } from '../../ui/stage';

/** Y of the title, on the safe line. */
export const TITLE_Y = SAFE.y + 6;
/** Y of the first line of posters. */
export const GRID_Y = 172;
