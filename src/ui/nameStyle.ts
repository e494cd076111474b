/** Font size of an asset's name: short names are large, long ones smaller, so that more fits into their lines. */

interface NameStyle {
  readonly size: number;
  readonly lineHeight: number;
  readonly maxLines: number;
}

const STYLES: readonly (NameStyle & { readonly upTo: number })[] = [
  { upTo: 26, size: 84, lineHeight: 96, maxLines: 2 },
  { upTo: 40, size: 64, lineHeight: 76, maxLines: 2 },
  { upTo: Infinity, size: 44, lineHeight: 56, maxLines: 3 },
];

/** Style by the number of characters; the longest names end in an ellipsis after three lines. */
export function nameStyle(name: string): NameStyle {
  const { size, lineHeight, maxLines } = STYLES.find(({ upTo }) => name.length <= upTo)!;
  return { size, lineHeight, maxLines };
}
