/**
 * Where a text may be cut: between graphemes, each of which a reader sees as one letter.
 *
 * A grapheme is often several code units (an emoji of a family has eleven, a Gurmukhi consonant carries its vowel sign). The
 * browser's own segmenter decides where there is one (Chromium 87 on), a pattern of the common cases elsewhere.
 */

/** How far back a grapheme can reach: the longest emoji sequences have some thirty code units. */
const maxGraphemeUnits = 40;

/**
 * A base with what belongs to it: marks, variation selectors, skin tones, tags, joined emoji; flags are pairs. The blocks that
 * hold emoji stand for `\p{Extended_Pictographic}`, which before Chromium 71 is an error of syntax.
 */
const pattern =
  /\p{Regional_Indicator}{2}|\r\n|[^](?:[\p{M}\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]|\u200d[\u00a9\u00ae\u203c-\u3299\u{1f000}-\u{1faff}])*/gu;

/** The part of `Intl.Segmenter` that is used; the type library of older targets has no name for it. */
interface Segmenter {
  segment(text: string): Iterable<{ segment: string }>;
}

let made: Segmenter | null | undefined;

/** Made for the first text that needs it: 50 ms in a trace at 6x slow-down. */
function segmenter(): Segmenter | null {
  const { Segmenter: Own } = Intl as { Segmenter?: new (locale: undefined, options: object) => Segmenter };
  return (made ??= Own === undefined ? null : new Own(undefined, { granularity: 'grapheme' }));
}

/** Every code unit is a grapheme: all are below the combining marks or are dashes, quotes or dots, and no line break is of two. */
const plain = /^[\n\x20-\u02ff\u2010-\u2027]*$/;

/** The graphemes of `text`. */
export function graphemesOf(text: string, by?: Segmenter | null): string[] {
  if (plain.test(text)) return text.split('');
  const used = by === undefined ? segmenter() : by;
  if (used === null) return text.match(pattern) ?? [];
  const graphemes: string[] = [];
  for (const { segment } of used.segment(text)) graphemes.push(segment);
  return graphemes;
}

/** The last index up to `index` at which `text` may be cut. */
export function graphemeBoundary(text: string, index: number, by?: Segmenter | null): number {
  if (index <= 0 || index >= text.length || isPlain(text, index)) return index;
  // segmenting begins at a boundary that is certain, where there is one near: begun inside a grapheme it would be wrong
  let start = Math.max(0, index - maxGraphemeUnits);
  for (let at = index - 1; at > start; at--) {
    if (!isPlain(text, at)) continue;
    start = at;
    break;
  }
  let at = start;
  for (const letter of graphemesOf(text.slice(start, index + maxGraphemeUnits), by)) {
    if (at + letter.length > index) return at;
    at += letter.length;
  }
  return at;
}

/** Code units of the first grapheme of `text`. */
export function firstGrapheme(text: string, by?: Segmenter | null): number {
  return graphemesOf(text.slice(0, maxGraphemeUnits), by)[0]?.length ?? 0;
}

/** Between two code units that never join. */
function isPlain(text: string, index: number): boolean {
  return plain.test(text.slice(index - 1, index + 1));
}
