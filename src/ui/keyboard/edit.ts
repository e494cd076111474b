/** Edits of a text, always at its end. Lengths are in graphemes, the letters a reader sees. */
import { graphemesOf } from '../../../renderer';

const CONTROLS = /\p{Cc}/gu;
/** The last word with the characters after it; a text of punctuation alone counts as one word. */
const LAST_WORD = /(?:[\p{L}\p{M}\p{N}]+[^\p{L}\p{M}\p{N}]*|[^\p{L}\p{M}\p{N}]+)$/u;

/** `value` with `text` appended, without control characters and cut at `maxLength` letters. */
export function insertText(value: string, text: string, maxLength = Infinity): string {
  const whole = value + text.replace(CONTROLS, '');
  // A text never has more letters than code units.
  if (whole.length <= maxLength) return whole;
  const letters = graphemesOf(whole);
  if (letters.length <= maxLength) return whole;
  // A value that is already too long is not cut by typing.
  return graphemesOf(value).length >= maxLength ? value : letters.slice(0, maxLength).join('');
}

/** A vowel sign has a key of its own, and must not take its consonant with it. */
const ENDS_IN_SIGN = /(?=\p{Script=Gurmukhi})\p{M}$/u;

/** The text without its last letter, however many code units that has, or without the Gurmukhi sign at its end. */
export function eraseLetter(value: string): string {
  if (ENDS_IN_SIGN.test(value)) return value.slice(0, -1);
  return value.slice(0, value.length - (graphemesOf(value).pop()?.length ?? 0));
}

/** The text without its last word and what follows that word. */
export function eraseWord(value: string): string {
  return value.replace(LAST_WORD, '');
}

/** One dot for each letter of the text. */
export function maskText(value: string): string {
  return '•'.repeat(graphemesOf(value).length);
}
