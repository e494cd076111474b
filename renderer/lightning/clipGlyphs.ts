/** Glyphs of a line that moves through a window: glyphs at its edges are clipped, in the box and in the atlas. */

/** Numbers per glyph: left, top, right, bottom in the box; the same in the atlas, 0..1. */
const floatsPerGlyph = 8;

/**
 * Writes the glyphs visible between 0 and `windowWidth` when all `count` of them are offset by `offset`. @returns
 * their number. `out` has room for all.
 */
export function clipGlyphs(
  glyphs: Float32Array,
  count: number,
  offset: number,
  windowWidth: number,
  out: Float32Array,
): number {
  let visible = 0;
  for (let l = 0, end = count * floatsPerGlyph; l < end; l += floatsPerGlyph) {
    const left = glyphs[l]! + offset;
    const right = glyphs[l + 2]! + offset;
    if (right <= 0 || left >= windowWidth) continue;
    const from = glyphs[l + 4]!;
    const perPixel = (glyphs[l + 6]! - from) / (right - left);
    const cutLeft = Math.max(0, left);
    const cutRight = Math.min(windowWidth, right);
    const at = visible * floatsPerGlyph;
    out[at] = cutLeft;
    out[at + 1] = glyphs[l + 1]!;
    out[at + 2] = cutRight;
    out[at + 3] = glyphs[l + 3]!;
    out[at + 4] = from + (cutLeft - left) * perPixel;
    out[at + 5] = glyphs[l + 5]!;
    out[at + 6] = from + (cutRight - left) * perPixel;
    out[at + 7] = glyphs[l + 7]!;
    visible++;
  }
  return visible;
}
