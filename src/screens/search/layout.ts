/** Positions and sizes of search, stage pixels: text field and keyboard on the left, results on the right. */
import { CONTENT, GAP, SAFE } from '../../ui/stage';

/** Four posters of the grids' size beside the keyboard. */
export const COLUMNS = 4;
const CELL_W = 277;

/** The column of results: `COLUMNS` posters wide. */
export const PANEL = {
  x: CONTENT.x + CONTENT.w - COLUMNS * CELL_W - (COLUMNS - 1) * GAP,
  w: COLUMNS * CELL_W + (COLUMNS - 1) * GAP,
} as const;
/** Heading of the panel. */
export const HEADING_Y = SAFE.y;
/** Top of the results. */
export const PANEL_Y = 150;

/** The column of field and keyboard. */
export const TYPING = { x: CONTENT.x, w: 520, fieldY: SAFE.y, keyboardY: 204 } as const;

/** Recent searches and genres stand on the posters' columns. */
export const TILE = { w: CELL_W, gap: GAP } as const;

const GENRE_COLUMNS = 3;
/** Genres: wider tiles with room for art. */
export const GENRE = {
  columns: GENRE_COLUMNS,
  w: Math.floor((PANEL.w - (GENRE_COLUMNS - 1) * GAP) / GENRE_COLUMNS),
  h: 168,
} as const;

/** A section of the panel: height of its heading, and the gap to the next section. */
export const SECTION = { nameH: 52, gap: 44 } as const;
