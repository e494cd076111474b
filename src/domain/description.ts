/** Truncation of a description [PAGE-22: 40 words and an ellipsis; ASSET-33: on the asset screen a More button]. */

/** Words of a description shown without the drawer [PAGE-22]. */
export const DESCRIPTION_WORDS = 40;

/** A text cut to a number of words. */
export interface CutText {
  readonly text: string;
  /** True when words were left out: the asset screen then shows its More button. */
  readonly cut: boolean;
}

/** Runs of line breaks, tabs and spaces; no-break spaces are not gaps. */
const GAPS = /[^\S\u00a0\u202f]+/g;

/**
 * The first `limit` words as one paragraph, since empty lines would waste space. A longer text ends in an ellipsis
 * directly after the last word kept.
 */
export function cutWords(text: string, limit: number = DESCRIPTION_WORDS): CutText {
  const trimmed = text.trim();
  const words = /\S+/g;
  let end = 0;
  for (let count = 0; count < limit; count += 1) {
    if (words.exec(trimmed) === null) return { text: trimmed.replace(GAPS, ' '), cut: false };
    end = words.lastIndex;
  }
  if (end === trimmed.length) return { text: trimmed.replace(GAPS, ' '), cut: false };
  const kept = trimmed.slice(0, end).replace(GAPS, ' ');
  return { text: `${kept.replace(/[.,;:!?\s]+$/u, '')}…`, cut: true };
}
