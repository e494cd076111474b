/**
 * Lines of a text: wrapping, ellipsis and size, the same for both text engines.
 *
 * Ours rather than Lightning's, because its two engines break lines differently and neither can say the width before
 * a frame was drawn; with this a button knows its size while React renders.
 */
import { cleanText, directionOf } from './cleanText';
import { textDefaults } from './defaults';
import type { Face, Fonts } from './fonts';
import { cutBefore, firstGrapheme, graphemesOf } from './graphemes';
import type { TextProps } from '../types';

export interface TextLayout {
  readonly engine: 'sdf' | 'canvas';
  readonly face: Face;
  readonly size: number;
  readonly lineHeight: number;
  readonly letterSpacing: number;
  readonly lines: readonly string[];
  /** Which way the text runs: by its first letter that has a direction. Lines of one text run the same way. */
  readonly direction: 'ltr' | 'rtl';
  /** Left edge of each line in the box, by alignment. */
  readonly offsets: readonly number[];
  readonly w: number;
  readonly h: number;
  /** True when an ellipsis stands for what did not fit. */
  readonly cut: boolean;
}

const ellipsis = '…';

/** The text of a `<Text>`: strings and numbers joined, everything else left out. */
export function textContent(children: unknown): string {
  if (Array.isArray(children)) return children.map(textContent).join('');
  return isLetters(children) ? String(children) : '';
}

/** Throws when there is an element among the children of a `<Text>`: it would silently not be drawn. */
export function assertTextContent(children: unknown, element: string): void {
  if (Array.isArray(children)) return children.forEach((child) => assertTextContent(child, element));
  if (children === null || children === undefined || typeof children === 'boolean') return;
  if (isLetters(children)) return;
  throw new Error(`${element} takes strings and numbers only; put other elements beside it.`);
}

function isLetters(child: unknown): boolean {
  return typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';
}

/** Lays `props` out. A text without letters has no size, so that flows leave no gap for it. */
export function layoutText(props: TextProps, fonts: Fonts): TextLayout {
  const text = cleanText(textContent(props.children));
  const size = props.size ?? textDefaults.size;
  const lineHeight = props.lineHeight ?? Math.round(size * textDefaults.lineHeightRatio);
  const letterSpacing = props.letterSpacing ?? 0;
  const face = fonts.face(props.family, props.weight ?? textDefaults.weight);
  const engine = fonts.engineFor(text, face);
  // no atlas has letters that run to the left
  const direction = engine === 'sdf' ? 'ltr' : directionOf(text);
  const base = { engine, face, size, lineHeight, letterSpacing, direction };
  if (text === '') return { ...base, lines: [], offsets: [], w: 0, h: 0, cut: false };

  // a line of a canvas text is drawn by the canvas, also where the atlas has all of its letters
  const measured = engine === 'canvas' ? { ...face, sdf: null } : face;
  const width = (line: string): number => fonts.measure(line, measured, size, letterSpacing);
  const room = props.maxWidth ?? props.w ?? Infinity;
  const limit = Math.max(1, props.maxLines ?? (room < Infinity ? 1 : Infinity));
  const { lines, cut } =
    props.ellipsis === 'start' ? keepEnd(text, room, width) : breakLines(text, room, limit, width);
  const widths = lines.map(width);
  const widest = widths.reduce((a, b) => Math.max(a, b), 0);
  const align = props.textAlign ?? (direction === 'rtl' ? 'right' : 'left');
  // without an alignment of its own the text keeps to its letters, whichever way they run
  const hugs = props.textAlign === undefined || align === 'left' || room === Infinity;
  const w = props.w ?? (hugs ? widest : room);
  const offsets = widths.map((own) => (align === 'left' ? 0 : align === 'right' ? w - own : (w - own) / 2));
  return { ...base, lines, offsets, w: Math.ceil(w), h: lines.length * lineHeight, cut };
}

/** One line of the last letters that fit, behind an ellipsis when those are not all. */
function keepEnd(
  text: string,
  room: number,
  width: (line: string) => number,
): { lines: string[]; cut: boolean } {
  const line = text.replace(/\n/g, ' ');
  if (width(line) <= room) return { lines: [line], cut: false };
  const letters = graphemesOf(line);
  let low = 1;
  let high = letters.length;
  // the first letter that can be shown, by bisection: fewer letters are never wider
  while (low < high) {
    const middle = (low + high) >> 1;
    if (width(ellipsis + letters.slice(middle).join('')) <= room) high = middle;
    else low = middle + 1;
  }
  return { lines: [ellipsis + letters.slice(low).join('')], cut: true };
}

/** Breaks at spaces, inside a word only when it alone is wider than the room; stops at `limit` lines. */
export function breakLines(
  text: string,
  room: number,
  limit: number,
  width: (line: string) => number,
): { lines: string[]; cut: boolean } {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let rest = paragraph;
    do {
      if (lines.length === limit) return { lines: endWithEllipsis(lines, room, width), cut: true };
      const taken = takeLine(rest, room, width);
      lines.push(rest.slice(0, taken).trimEnd());
      rest = rest.slice(taken).trimStart();
    } while (rest !== '');
  }
  return { lines, cut: false };
}

/** How many characters of `text` the next line takes: all, up to a space, or inside a word that is too long. */
function takeLine(text: string, room: number, width: (line: string) => number): number {
  if (room === Infinity) return text.length;
  const most = fitting(text, room, width);
  if (most >= text.length) return text.length;
  if (text[most] === ' ') return most;
  const space = text.lastIndexOf(' ', most - 1);
  return space > 0 ? space : Math.max(firstGrapheme(text), most);
}

/**
 * The longest prefix that fits. The next guess is where a text of even letters would end: the browser takes longer to
 * measure a line than all else here, and halving asks for twice as many. Every third guess halves all the same, for letters
 * that are anything but even. Looked for in a prefix that can fit at all: a 10,000-letter title costs no more than a line.
 */
function fitting(text: string, room: number, width: (line: string) => number): number {
  let high = Math.min(text.length, 64);
  let widthOfHigh = width(text.slice(0, high));
  while (high < text.length && widthOfHigh <= room) {
    high = Math.min(text.length, high * 2);
    widthOfHigh = width(text.slice(0, high));
  }
  if (widthOfHigh <= room) return high;
  // `low` letters fit, `high` do not
  let low = 0;
  let widthOfLow = 0;
  for (let guess = 1; high - low > 1; guess++) {
    const share = guess % 3 === 0 ? 0.5 : (room - widthOfLow) / (widthOfHigh - widthOfLow);
    const at = Math.min(high - 1, Math.max(low + 1, low + Math.round(share * (high - low))));
    const widthThere = width(text.slice(0, at));
    if (widthThere <= room) [low, widthOfLow] = [at, widthThere];
    else [high, widthOfHigh] = [at, widthThere];
  }
  return cutBefore(text, low);
}

function endWithEllipsis(lines: string[], room: number, width: (line: string) => number): string[] {
  const last = lines.length - 1;
  const letters = graphemesOf(lines[last]!);
  while (letters.length > 0 && width(letters.join('').trimEnd() + ellipsis) > room) letters.pop();
  lines[last] =
    letters
      .join('')
      .trimEnd()
      .replace(/[,;:.،؛]$/, '') + ellipsis;
  return lines;
}
