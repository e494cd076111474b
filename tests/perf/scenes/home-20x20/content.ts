/** What the scene shows and where: the same numbers, titles and pictures for every contestant. Stage pixels, 1920x1080. */

export const ROWS = 20;
export const COLUMNS = 20;

export const POSTER = { w: 350, h: 197, radius: 8 } as const;
export const GAP = 10;
export const FOCUS_SCALE = 1.06;
export const MOVE_MS = 250;
export const BACKGROUND = 0x101020ff;
export const TEXT_COLOR = 0xf2f4f8ff;
export const RING = { color: 0xf5b83dff, width: 4, offset: 6 } as const;

export const ROW_TITLE = { size: 32, lineHeight: 45 } as const;
export const POSTER_TITLE = { size: 24, lineHeight: 33, gap: 14 } as const;

/** Inside a row: its title, then the posters, then their titles. Every row is equally high. */
export const POSTERS_Y = 55;
export const ROW_HEIGHT = POSTERS_Y + POSTER.h + POSTER_TITLE.gap + POSTER_TITLE.lineHeight;
export const ROW_SPACING = 55;

/** The rows begin here and bleed to the right and lower edges of the stage. */
export const PAGE = { x: 76, y: 60, w: 1844, h: 1020 } as const;
/** Free space after the last poster of a row. */
export const END_INSET = 76;
/** The slot, counted from 0, in which the focused poster stands once its row has scrolled. */
export const PIN = 2;

/** Beyond what is seen: posters on each side of a row, rows above and below. Equal for all, so that nodes compare. */
export const OVERSCAN = { posters: 2, rows: 1 } as const;

export interface Film {
  readonly id: string;
  readonly row: number;
  readonly col: number;
  readonly title: string;
  readonly picture: string;
}

export interface PosterRow {
  readonly id: string;
  readonly title: string;
  readonly films: readonly Film[];
}

/** Different files; every poster asks for one under an address of its own, so each is fetched, decoded and uploaded. */
export const PICTURES = 40;

const ADJECTIVES = [
  'Silent',
  'Golden',
  'Burning',
  'Last',
  'Hidden',
  'Broken',
  'Endless',
  'Crimson',
  'Distant',
];
const NOUNS = ['Harbour', 'Orchard', 'Station', 'Mountain', 'River', 'Lantern', 'Garden'];
/** Every third title is too long for its poster and ends in an ellipsis. */
const TAIL = ' and the Long Way Back to the Sea';

function filmAt(row: number, col: number): Film {
  const n = row * COLUMNS + col;
  const title = `The ${ADJECTIVES[n % ADJECTIVES.length]} ${NOUNS[n % NOUNS.length]}`;
  return {
    id: `r${row}c${col}`,
    row,
    col,
    title: n % 3 === 2 ? title + TAIL : title,
    picture: `pictures/${(n * 7) % PICTURES}.jpg?poster=${n}`,
  };
}

export const POSTER_ROWS: readonly PosterRow[] = Array.from({ length: ROWS }, (_row, row) => ({
  id: `r${row}`,
  title: `${row + 1}. ${ADJECTIVES[(row * 2) % ADJECTIVES.length]} stories`,
  films: Array.from({ length: COLUMNS }, (_col, col) => filmAt(row, col)),
}));
