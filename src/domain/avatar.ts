/** A profile's avatar: its initials on a colour. */

/** A letter with its combining marks: Gurmukhi vowel signs, accents. */
const LETTER = /[\p{L}\p{N}]\p{M}*/u;

/** Initials of the first and the last word, a single one for one word; '?' for a name without letters. */
export function initialsOf(name: string): string {
  const letters = name.split(/[\s-]+/).flatMap((word) => LETTER.exec(word)?.[0] ?? []);
  const [first, last] = [letters[0], letters.length > 1 ? letters.at(-1) : ''];
  return first === undefined ? '?' : (first + (last ?? '')).toUpperCase();
}

/**
 * The colour number 0..colors-1 of each profile, from its id. If an earlier profile has that colour, the next free
 * one is used: two avatars on one screen must differ.
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

/** FNV-1a, 32 bits: ids that differ in one character get very different values. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
