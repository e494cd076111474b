/** A profile's picture: its initials on a colour of its own. */

/** A letter with the marks that belong to it: Gurmukhi vowel signs, combining accents. */
const LETTER = /[\p{L}\p{N}]\p{M}*/u;

/** First letters of the first and the last word, one for a single word; '?' for a name without letters. */
export function initialsOf(name: string): string {
  const letters = name.split(/[\s-]+/).flatMap((word) => LETTER.exec(word)?.[0] ?? []);
  const [first, last] = [letters[0], letters.length > 1 ? letters.at(-1) : ''];
  return first === undefined ? '?' : (first + (last ?? '')).toUpperCase();
}

/**
 * For each profile the number 0..colors-1 of its colour, from its id. One that an earlier profile has goes to the next
 * free colour: two faces on one screen are told apart.
 */
export function avatarColors(uuids: readonly string[], colors: number): number[] {
  const taken = new Set<number>();
  return uuids.map((uuid) => {
    if (taken.size === colors) taken.clear();
    let color = hash(uuid) % colors;
    while (taken.has(color)) color = (color + 1) % colors;
    taken.add(color);
    return color;
  });
}

/** FNV-1a, 32 bits: ids that differ in one letter lie far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
