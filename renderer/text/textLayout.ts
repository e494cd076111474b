/**
 * Lines of a text: wrapping, ellipsis and size, the same for both text engines.
 *
 * Ours rather than Lightning's, because its two engines break lines differently and neither can say the width before
 * a frame was drawn; with this a button knows its size while React renders.
 */
import { cleanText, directionOf } from './cleanText';
import { textDefaults } from '../host/defaults';
import { textContent } from '../host/textContent';
import type { Fonts, SdfFont, Typeface } from './fonts';
import { graphemeBoundary, firstGrapheme, graphemesOf } from './graphemes';
import type { HostNode } from '../host/node';
import type { TextBlock } from '../host/ports';
import type { TextProps } from '../types';

export interface TextLayout extends TextBlock {
  readonly face: Typeface;
  /** What the text is drawn by; null for the canvas engine. */
  readonly atlas: SdfFont | null;
  readonly size: number;
  readonly lineHeight: number;
  readonly letterSpacing: number;
  /** Which way the text runs: by its first character that has a direction. Lines of one text run the same way. */
  readonly direction: 'ltr' | 'rtl';
  /** Left edge of each line in the box, by alignment. */
  readonly offsets: readonly number[];
  /** True when an ellipsis stands for what did not fit. */
  readonly cut: boolean;
}

/** What is drawn of a text: its whole line while the marquee runs, else its lines; null before the first flush. */
export function drawnLayout(node: HostNode): TextLayout | null {
  // nothing but `sceneText.ts` and `marquee.ts` makes the host's text blocks, and both make whole layouts
  return (node.marqueeLayout ?? node.layout) as TextLayout | null;
}

const ellipsis = '…';

/** Lays `props` out. An empty text has no size, so that flows leave no gap for it, nor has one that waits for its font. */
export function layoutText(props: TextProps, fonts: Fonts): TextLayout {
  const text = cleanText(textContent(props.children));
  const size = props.size ?? textDefaults.size;
  const lineHeight = props.lineHeight ?? Math.round(size * textDefaults.lineHeightRatio);
  const letterSpacing = props.letterSpacing ?? 0;
  const face = fonts.face(props.family, props.weight ?? textDefaults.weight);
  const atlas = fonts.atlasFor(text, face);
  // no atlas has scripts that run to the left
  const direction = atlas === null ? directionOf(text) : 'ltr';
  const base = { face, atlas, size, lineHeight, letterSpacing, direction } as const;
  if (text === '' || (atlas === null && face.awaited))
    return { ...base, lines: [], offsets: [], w: 0, h: 0, cut: false };

  // all lines of a text are drawn by one engine, also those that an atlas has all characters of
  const width = (line: string): number => fonts.measure(line, face, atlas, size, letterSpacing);
  const fit: Fit =
    atlas === null
      ? (line, room) => guessFit(line, room, width)
      : (line, room) => fonts.fit(line, atlas, size, letterSpacing, room);
  const maxWidth = props.maxWidth ?? props.w ?? Infinity;
  const limit = Math.max(1, props.maxLines ?? (maxWidth < Infinity ? 1 : Infinity));
  const { lines, cut } =
    props.ellipsis === 'start'
      ? ellipsizeStart(text, maxWidth, width)
      : breakLines(text, maxWidth, limit, width, fit);
  const offsets = lines.map(width);
  let widest = 0;
  for (let row = 0; row < offsets.length; row++) widest = Math.max(widest, offsets[row]!);
  const align = props.textAlign ?? (direction === 'rtl' ? 'right' : 'left');
  // without an alignment of its own a text is aligned by its own direction
  const shrinksToFit = props.textAlign === undefined || align === 'left' || maxWidth === Infinity;
  const w = props.w ?? (shrinksToFit ? widest : maxWidth);
  for (let row = 0; row < offsets.length; row++) {
    const room = w - offsets[row]!;
    offsets[row] = align === 'left' ? 0 : align === 'right' ? room : room / 2;
  }
  return { ...base, lines, offsets, w: Math.ceil(w), h: lines.length * lineHeight, cut };
}

/** One line of the last characters that fit, behind an ellipsis when those are not all. */
function ellipsizeStart(
  text: string,
  maxWidth: number,
  width: (line: string) => number,
): { lines: string[]; cut: boolean } {
  const line = text.replace(/\n/g, ' ');
  if (width(line) <= maxWidth) return { lines: [line], cut: false };
  const graphemes = graphemesOf(line);
  let low = 1;
  let high = graphemes.length;
  // the first character that can be shown, by bisection: fewer characters are never wider
  while (low < high) {
    const middle = (low + high) >> 1;
    if (width(ellipsis + graphemes.slice(middle).join('')) <= maxWidth) high = middle;
    else low = middle + 1;
  }
  return { lines: [ellipsis + graphemes.slice(low).join('')], cut: true };
}

/** How many characters of a text are no wider than a room. */
type Fit = (text: string, room: number) => number;

/** Breaks at spaces, inside a word only when it alone is wider than the room; stops at `limit` lines. */
export function breakLines(
  text: string,
  maxWidth: number,
  limit: number,
  width: (line: string) => number,
  fit: Fit = (line, room) => guessFit(line, room, width),
): { lines: string[]; cut: boolean } {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let rest = paragraph;
    do {
      if (lines.length === limit) {
        lines[limit - 1] = endWithEllipsis(lines[limit - 1]!, maxWidth, width);
        return { lines, cut: true };
      }
      const taken = takeLine(rest, maxWidth, fit);
      lines.push(rest.slice(0, taken).trimEnd());
      rest = rest.slice(taken).trimStart();
    } while (rest !== '');
  }
  return { lines, cut: false };
}

/** How many characters of `text` the next line takes: all, up to a space, or inside a word that is too long. */
function takeLine(text: string, maxWidth: number, fit: Fit): number {
  if (maxWidth === Infinity) return text.length;
  const fitLength = fit(text, maxWidth);
  if (fitLength >= text.length || text[fitLength] === ' ') return fitLength;
  const space = text.lastIndexOf(' ', fitLength - 1);
  return space > 0 ? space : Math.max(firstGrapheme(text), graphemeBoundary(text, fitLength));
}

/**
 * The longest prefix that fits, by guesses. Each assumes characters of even width: measuring a line takes the browser longer
 * than all else here, and bisection needs twice as many measurements. Every third guess bisects all the same, for characters
 * of very uneven widths. Only a prefix that can fit at all is searched: a title of 10,000 characters costs no more than a line.
 */
function guessFit(text: string, maxWidth: number, width: (line: string) => number): number {
  let high = Math.min(text.length, 64);
  let widthOfHigh = width(text.slice(0, high));
  while (high < text.length && widthOfHigh <= maxWidth) {
    high = Math.min(text.length, high * 2);
    widthOfHigh = width(text.slice(0, high));
  }
  if (widthOfHigh <= maxWidth) return high;
  // `low` characters fit, `high` do not
  let low = 0;
  let widthOfLow = 0;
  for (let guess = 1; high - low > 1; guess++) {
    const share = guess % 3 === 0 ? 0.5 : (maxWidth - widthOfLow) / (widthOfHigh - widthOfLow);
    const at = Math.min(high - 1, Math.max(low + 1, low + Math.round(share * (high - low))));
    const widthThere = width(text.slice(0, at));
    if (widthThere <= maxWidth) [low, widthOfLow] = [at, widthThere];
    else [high, widthOfHigh] = [at, widthThere];
  }
  return low;
}

/** The line without the characters that leave no room for an ellipsis, and with that. */
function endWithEllipsis(line: string, maxWidth: number, width: (line: string) => number): string {
  let graphemes: string[] | null = null;
  let shown = line;
  while (shown !== '' && width(shown + ellipsis) > maxWidth) {
    graphemes ??= graphemesOf(line);
    graphemes.pop();
    shown = graphemes.join('').trimEnd();
  }
  return shown.replace(/[,;:.،؛]$/, '') + ellipsis;
}
