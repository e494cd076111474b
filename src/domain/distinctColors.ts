/** Colours of tiles that stand side by side, such as profiles and genres. */

/**
 * The colour number 0..colors-1 of each tile, from its id. If an earlier tile has that colour, the next free one is
 * used: two on one screen must differ while there are enough.
 */
export function distinctColors(ids: readonly string[], colors: number): number[] {
  const taken = new Set<number>();
  return ids.map((id) => {
    if (taken.size === colors) taken.clear();
    let color = hash(id) % colors;
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
