/**
 * Which characters each generated font holds.
 *
 * The atlases cover Latin as film titles use it: Western, Central European, Baltic, Turkish and Romanian letters and the
 * dotted letters of scholarly Punjabi and Hindi names. What an atlas lacks is drawn by the canvas text engine from the web fonts.
 */

/** First and last code point, both included. */
export type CodePointRange = readonly [first: number, last: number];

const LATIN: readonly CodePointRange[] = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0xff],
  [0x100, 0x17f],
  [0x218, 0x21b],
  [0x2c6, 0x2c7],
  [0x2d8, 0x2dd],
];

/** Transliteration of Gurmukhi and Devanagari names (ISO 15919), and the German capital sharp s. */
const TRANSLITERATION: readonly CodePointRange[] = [
  [0x1e0c, 0x1e0d],
  [0x1e24, 0x1e25],
  [0x1e36, 0x1e37],
  [0x1e40, 0x1e47],
  [0x1e58, 0x1e5b],
  [0x1e62, 0x1e63],
  [0x1e6c, 0x1e6d],
  [0x1e9e, 0x1e9e],
];

const PUNCTUATION: readonly CodePointRange[] = [
  [0x2009, 0x200a],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
];

const SYMBOLS: readonly CodePointRange[] = [
  [0x20a8, 0x20a8],
  [0x20ac, 0x20ac],
  [0x20b9, 0x20ba],
  [0x2116, 0x2117],
  [0x2120, 0x2120],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
  [0x2260, 0x2260],
  [0x2264, 0x2265],
];

/** Vietnamese and the rest of Latin Extended, for the canvas engine alone. */
const LATIN_REST: readonly CodePointRange[] = [
  [0x180, 0x24f],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
];

/**
 * What most texts are written in, and all of the first screen: Basic Latin, the no-break space and the signs of prices, facts
 * and sentences. An atlas of these is a third of the whole one, 0.3 MB less before the first text is seen.
 */
export const BASIC_ATLAS_RANGES: readonly CodePointRange[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x20b9, 0x20b9],
];

/** What the whole SDF atlases are asked for; a code point the font lacks is left out. */
export const ATLAS_RANGES: readonly CodePointRange[] = [
  ...LATIN,
  ...TRANSLITERATION,
  ...PUNCTUATION,
  ...SYMBOLS,
];

/** What the Latin web fonts are asked for. */
export const LATIN_WEB_RANGES: readonly CodePointRange[] = [...ATLAS_RANGES, ...LATIN_REST, [0x200b, 0x200f]];

/**
 * Gurmukhi with the dandas, the joiners and the dotted circle that shaping needs, and Latin with its punctuation: without an
 * ellipsis in the same file a cut Gurmukhi line ends in the glyph of another font.
 */
export const GURMUKHI_WEB_RANGES: readonly CodePointRange[] = [
  [0xa00, 0xa7f],
  [0x951, 0x952],
  [0x964, 0x965],
  [0x200b, 0x200f],
  [0x25cc, 0x25cc],
  [0x262c, 0x262c],
  ...LATIN,
  ...PUNCTUATION,
  ...SYMBOLS,
];

/** Arabic with the letters of Urdu and Shahmukhi Punjabi, Latin digits and punctuation for the same reason as above. */
export const ARABIC_WEB_RANGES: readonly CodePointRange[] = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x8a0, 0x8b4],
  [0x200b, 0x200f],
  [0x25cc, 0x25cc],
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0xff],
  ...PUNCTUATION,
];

/**
 * The code points of some ranges in ascending order, each once.
 * @param ranges in any order, may overlap
 */
export function codePoints(ranges: readonly CodePointRange[]): number[] {
  const all = new Set<number>();
  for (const [first, last] of ranges) {
    for (let point = first; point <= last; point++) all.add(point);
  }
  return [...all].sort((a, b) => a - b);
}
