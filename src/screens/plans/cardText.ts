/** How much of a plan fits on its card: sizes, lines and how many details, without measuring. Pure. */
import { DETAIL_INDENT, INNER } from './layout';

/** Average width of a letter as a share of its size: 0.46 to 0.5 in sentences of the product's font. */
const LETTER_W = 0.51;

/** The number of lines a text takes, at most `most`. */
export function linesOf(text: string, size: number, most: number, w: number = INNER): number {
  return Math.max(1, Math.min(most, Math.ceil((text.length * size * LETTER_W) / w)));
}

/** Size, line height and lines of the name. */
export function nameStyle(name: string) {
  const size = 32;
  return { size, lineHeight: 40, maxLines: linesOf(name, size, 2) } as const;
}

/** The leading price is as large as its figures allow; the longest ones break. */
export function priceStyle(price: string) {
  if (price.length <= 12) return { size: 44, lineHeight: 52, maxLines: 1 } as const;
  if (price.length <= 17) return { size: 32, lineHeight: 44, maxLines: 1 } as const;
  return { size: 26, lineHeight: 36, maxLines: 2 } as const;
}

/** Type of a detail, and the gap to the next. */
export const DETAIL = { size: 24, lineHeight: 32, gap: 8 } as const;
/** Height of the line that says how many more there are. */
export const MORE_H = 28;
const MOST_LINES = 3;
/** Lines of details that a card draws at most: as many nodes on every card. */
export const DETAIL_SLOTS = 6;

/** A detail on the card. */
export interface ShownDetail {
  readonly text: string;
  readonly maxLines: number;
}

/** The details on the card, and the rest. */
export interface ShownDetails {
  readonly shown: readonly ShownDetail[];
  /** How many are in the details alone. */
  readonly more: number;
}

/** The details that fit into `room` stage pixels, in their order; the line about the rest has its place among them. */
export function fittingDetails(details: readonly string[], room: number): ShownDetails {
  const shown: ShownDetail[] = [];
  let left = room;
  for (const [index, text] of details.entries()) {
    const isLast = index === details.length - 1;
    const most = Math.min(MOST_LINES, Math.floor((left - (isLast ? 0 : MORE_H)) / DETAIL.lineHeight));
    if (most < 1 || shown.length === DETAIL_SLOTS) break;
    const maxLines = linesOf(text, DETAIL.size, MOST_LINES, INNER - DETAIL_INDENT);
    if (maxLines > most && shown.length > 0) break;
    shown.push({ text, maxLines: Math.min(maxLines, most) });
    left -= Math.min(maxLines, most) * DETAIL.lineHeight + DETAIL.gap;
  }
  return { shown, more: details.length - shown.length };
}

/** What a plan includes: none twice, none blank. */
export function planDetails(details: readonly string[]): readonly string[] {
  return [...new Set(details.map((detail) => detail.trim()))].filter((detail) => detail !== '');
}
