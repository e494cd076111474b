/**
 * Widths that the browser measured, by font and text, so that a title that reappears in a recycled slot costs a
 * look-up.
 *
 * Two generations bound it: when the young one is full it becomes the old one, and entries that are used again move
 * over. So at most twice `limit` widths are kept, and those in use stay without any bookkeeping.
 */
export interface WidthCache {
  width(text: string, font: string): number;
  /** Fonts changed: what was measured no longer holds. */
  clear(): void;
  readonly size: number;
}

/** Longer texts are measured each time: pieces of long paragraphs are never requested again. */
const maxCachedLength = 200;

export function createWidthCache(
  measure: (text: string, font: string) => number,
  limit: number = 2000,
): WidthCache {
  let young = new Map<string, number>();
  let old = new Map<string, number>();
  return {
    get size() {
      return young.size + old.size;
    },
    width(text, font) {
      if (text.length > maxCachedLength) return measure(text, font);
      const key = `${font}\n${text}`;
      let width = young.get(key);
      if (width !== undefined) return width;
      width = old.get(key) ?? measure(text, font);
      if (young.size >= limit) {
        old = young;
        young = new Map();
      }
      young.set(key, width);
      return width;
    },
    clear() {
      young.clear();
      old.clear();
    },
  };
}
