/** Lines of text on a 2D canvas, in the page's web fonts: where the layout put them, whichever engine it was made for. */
import { baselineOf } from '../canvasText';
import { canvasFont } from '../fonts';
import { windowOf } from '../marquee';
import type { HostNode } from '../node';
import type { TextLayout } from '../textLayout';
import { css } from './shapes';

/** What is found out once for a layout. */
export interface Letters {
  readonly layout: TextLayout;
  readonly font: string;
  /** Of the first line, from the top of the box. */
  readonly baseline: number;
}

/** Null for a text without letters. */
export function lettersOf(pen: CanvasRenderingContext2D, layout: TextLayout | null): Letters | null {
  if (layout === null || layout.lines.length === 0) return null;
  const font = canvasFont(layout.face, layout.size);
  pen.font = font;
  return { layout, font, baseline: baselineOf(pen, layout) };
}

/** Draws them; the pen stands at the node's corner, with its alpha. */
export function drawLetters(
  pen: CanvasRenderingContext2D,
  node: HostNode,
  { layout, font, baseline }: Letters,
): void {
  const { lines, offsets, lineHeight, letterSpacing } = layout;
  pen.font = font;
  pen.direction = layout.direction;
  pen.fillStyle = css(node.now.color);
  const runs = node.whole !== null;
  if (runs) {
    pen.save();
    pen.beginPath();
    // cut at the sides only: marks above and below the line box stay
    pen.rect(0, -layout.h, windowOf(node), 3 * layout.h);
    pen.clip();
  }
  const spaced = letterSpacing !== 0 && 'letterSpacing' in pen;
  if (spaced) pen.letterSpacing = `${letterSpacing}px`;
  for (let row = 0; row < lines.length; row++) {
    pen.fillText(lines[row]!, offsets[row]! + node.now.slide, baseline + row * lineHeight);
  }
  if (spaced) pen.letterSpacing = '0px';
  if (runs) pen.restore();
}
