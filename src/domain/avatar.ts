/** A profile's avatar: its initials on a colour. */

/** A letter with its combining marks: Gurmukhi vowel signs, accents. */
const LETTER = /[\p{L}\p{N}]\p{M}*/u;

/** Initials of the first and the last word, a single one for one word; '?' for a name without letters. */
export function initialsOf(name: string): string {
  const letters = name.split(/[\s-]/).flatMap((word) => LETTER.exec(word)?.[0] ?? []);
  if (letters.length === 0) return '?';
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join('').toUpperCase();
}
