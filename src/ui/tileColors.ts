/** Fills of tiles: easy to tell apart, and white text has a contrast of at least 4.5:1 on each. */
import { WHITE } from '../theme';
import type { Color } from '../theme';

/** The fills, of which `distinctColors` chooses. */
export const TILE_COLORS: readonly Color[] = [
  0x3a5fcdff, 0xa3143bff, 0x0f7276ff, 0x7a3fb0ff, 0xa34f00ff, 0x2f7d32ff, 0xb0307fff, 0x4a5a70ff,
];
/** Colour of text on them. */
export const ON_TILE = WHITE;
