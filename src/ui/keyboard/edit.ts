/** What typing does to a text. Text is written and taken away at its end; lengths count letters as a reader does. */
import { graphemesOf } from '../../../renderer';

const CONTROLS = /\p{Cc}/gu;
/** The last word with what follows it; a text of signs alone is one word. */
const LAST_WORD = /(?:[\p{L}\p{M}\p{N}]+[^\p{L}\p{M}\p{N}]*|[^\p{L}\p{M}\p{N}]+)$/u;

/** `value` with `text` behind it, control characters left out, as far as `maxLength` letters. */
export function insertText(value: string, text: string, maxLength = Infinity): string {
  const whole = value + text.replace(CONTROLS, '');
  // no text has more letters than code units
  if (whole.length <= maxLength) return whole;
  const letters = graphemesOf(whole);
  if (letters.length <= maxLength) return whole;
  // a value that is too long already is not cut by typing
  return graphemesOf(value).length >= maxLength ? value : letters.slice(0, maxLength).join('');
}

/** Without its last letter, however many code units that has. */
export function eraseLetter(value: string): string {
  return value.slice(0, value.length - (graphemesOf(value).pop()?.length ?? 0));
}

/** Without its last word and what stands behind it. */
export function eraseWord(value: string): string {
  return value.replace(LAST_WORD, '');
}

/** As many dots as the text has letters. */
export function maskText(value: string): string {
  return '•'.repeat(graphemesOf(value).length);
}
