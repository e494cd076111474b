/** Where the parts of the watchlist stand. Stage pixels. */
import { SAFE } from '../../ui/stage';

/** The title stands on the safe line. */
export const TITLE_Y = SAFE.y + 6;
/** The first line of posters. */
export const GRID_Y = 172;
