/** Posters in lines: their size, and how far a line is from the next. Stage pixels. */
import { CAPTION, GAP, POSTER } from './stage';

/** Six fill the width of the content [PAGE-19]. */
export const COLUMNS = 6;
/** The words beneath a line while it has focus, the growth of its poster, and the distance to the next line. */
export const LINE_GAP = CAPTION.h + CAPTION.facts + 2 * GAP;

interface PosterLayout {
  readonly w: number;
  readonly h: number;
  /** From line to line. */
  readonly stride: number;
}

/** `columns` posters over a width. */
export function posterIn(w: number, columns: number): PosterLayout {
  const each = Math.floor((w - (columns - 1) * GAP) / columns);
  const h = Math.round((each * POSTER.h) / POSTER.w);
  return { w: each, h, stride: h + LINE_GAP };
}

/** What stays free below the last line, so that whole lines stand at the top also at the end. */
export function endInset(h: number, stride: number): number {
  return h - Math.max(1, Math.floor(h / stride)) * stride + LINE_GAP;
}
