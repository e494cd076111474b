/** Size of posters in a grid, and the distance between lines. Stage pixels. */
import { CAPTION, GAP, POSTER } from './stage';

/** Default columns, which fill the width of the content [PAGE-19]. */
export const COLUMNS = 6;
/** Gap between lines: the caption of a focused line, and spacing. */
export const LINE_GAP = CAPTION.h + 2 * GAP;

interface PosterLayout {
  readonly w: number;
  readonly h: number;
  /** Distance from one line to the next. */
  readonly stride: number;
}

/** Layout of `columns` posters in a width. */
export function posterIn(w: number, columns: number): PosterLayout {
  const each = Math.floor((w - (columns - 1) * GAP) / columns);
  const h = Math.round((each * POSTER.h) / POSTER.w);
  return { w: each, h, stride: h + LINE_GAP };
}

/** Space below the last line, so that whole lines are at the top also at the end of the list. */
export function endInset(h: number, stride: number): number {
  return h - Math.max(1, Math.floor(h / stride)) * stride + LINE_GAP;
}
