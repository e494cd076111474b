/**
 * Spatial navigation of the hand-written and hand-tuned peers: by index, as this scene's regular rows allow, without measuring anything. Rows
 * remember where focus was, take the poster beneath it at first, and scroll so that it stands in the third slot.
 */
import {
  COLUMNS,
  END_INSET,
  GAP,
  OVERSCAN,
  PAGE,
  PIN,
  POSTER,
  ROW_HEIGHT,
  ROW_SPACING,
  ROWS,
} from './content';

export type Direction = 'left' | 'right' | 'up' | 'down';

const POSTER_STRIDE = POSTER.w + GAP;
const ROW_STRIDE = ROW_HEIGHT + ROW_SPACING;

/** Posters and rows kept mounted: what the page can show, one more while scrolling, and the overscan on both sides. */
export const WINDOW = {
  posters: Math.ceil(PAGE.w / POSTER_STRIDE) + 1 + 2 * OVERSCAN.posters,
  rows: Math.ceil(PAGE.h / ROW_STRIDE) + 1 + 2 * OVERSCAN.rows,
} as const;

export const posterX = (col: number): number => col * POSTER_STRIDE;
export const rowY = (row: number): number => row * ROW_STRIDE;

/** How far a row is scrolled while focus stands, or stood last, on `col`. */
export function rowOffset(col: number): number {
  const end = COLUMNS * POSTER_STRIDE - GAP + END_INSET - PAGE.w;
  return clamp(posterX(col - PIN), 0, end);
}

/** How far the page is scrolled while focus is on `row`. */
export function pageOffset(row: number): number {
  return clamp(rowY(row), 0, ROWS * ROW_STRIDE - ROW_SPACING - PAGE.h);
}

/** The first poster mounted in a row, and the first row mounted, at a place of focus. */
export function firstPoster(col: number): number {
  const seen = Math.floor(rowOffset(col) / POSTER_STRIDE);
  return clamp(seen - OVERSCAN.posters, 0, COLUMNS - WINDOW.posters);
}

export function firstRow(row: number): number {
  const seen = Math.floor(pageOffset(row) / ROW_STRIDE);
  return clamp(seen - OVERSCAN.rows, 0, ROWS - WINDOW.rows);
}

/** The column that a row without focus so far is entered at from the row above: that of the poster beneath `col`. */
export const columnBeneath = (col: number): number =>
  Math.round((posterX(col) - rowOffset(col)) / POSTER_STRIDE);

/** Where focus is: the row, and for every row its column. */
export interface GridPosition {
  readonly row: number;
  readonly cols: readonly number[];
  /** The last row that had focus: one below it takes the poster beneath the focused one. */
  readonly deepest: number;
}

export const START: GridPosition = { row: 0, cols: Array.from({ length: ROWS }, () => 0), deepest: 0 };

/** Where a direction leads; the same object when it leads nowhere. */
export function moved(position: GridPosition, direction: Direction): GridPosition {
  const { row, cols, deepest } = position;
  const col = cols[row]!;
  if (direction === 'up' || direction === 'down') {
    const next = clamp(row + (direction === 'up' ? -1 : 1), 0, ROWS - 1);
    if (next <= deepest) return next === row ? position : { row: next, cols, deepest };
    const beneath = columnBeneath(col);
    return { row: next, cols: cols.map((each, at) => (at === next ? beneath : each)), deepest: next };
  }
  const next = clamp(col + (direction === 'left' ? -1 : 1), 0, COLUMNS - 1);
  return next === col ? position : { row, cols: cols.map((each, at) => (at === row ? next : each)), deepest };
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Calls `move` for every arrow key, repeats too: no contestant thins them out, so that all move as often. */
export function listenToArrows(move: (direction: Direction) => void): void {
  addEventListener('keydown', ({ key }) => {
    const direction = ARROWS[key];
    if (direction !== undefined) move(direction);
  });
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
