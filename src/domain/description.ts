/** Cutting a description to length [PAGE-22: 40 words and an ellipsis; ASSET-33: on the asset page a More button]. */

export const DESCRIPTION_WORDS = 40;

export interface CutText {
  readonly text: string;
  /** True when words were left out: the asset page then has its More button. */
  readonly cut: boolean;
}

/** Line breaks, tabs and spaces in a row; a space that keeps two words together is none of them. */
const GAPS = /[^\S\u00a0\u202f]+/g;

/**
 * The first `limit` words as one paragraph: empty lines would take the room of words. Longer text ends in an ellipsis right
 * after the last word kept.
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
