/** Letters that slide through a window: those at its edges are cut, in the box and in the atlas alike. */

/** Numbers of a letter: left, top, right, bottom in the box; the same in the atlas, 0..1. */
const perLetter = 8;

/**
 * Writes the part of `count` letters that is seen between 0 and `room` when they are moved by `shift`; returns how many
 * letters that are. `out` has room for all of them.
 */
export function slideLetters(
  letters: Float32Array,
  count: number,
  shift: number,
  room: number,
  out: Float32Array,
): number {
  let seen = 0;
  for (let l = 0, end = count * perLetter; l < end; l += perLetter) {
    const left = letters[l]! + shift;
    const right = letters[l + 2]! + shift;
    if (right <= 0 || left >= room) continue;
    const from = letters[l + 4]!;
    const perPixel = (letters[l + 6]! - from) / (right - left);
    const cutLeft = Math.max(0, left);
    const cutRight = Math.min(room, right);
    const at = seen * perLetter;
    out[at] = cutLeft;
    out[at + 1] = letters[l + 1]!;
    out[at + 2] = cutRight;
    out[at + 3] = letters[l + 3]!;
    out[at + 4] = from + (cutLeft - left) * perPixel;
    out[at + 5] = letters[l + 5]!;
    out[at + 6] = from + (cutRight - left) * perPixel;
    out[at + 7] = letters[l + 7]!;
    seen++;
  }
  return seen;
}
