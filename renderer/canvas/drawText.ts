/**
 * Draws lines of text on a 2D canvas in the page's web fonts, at the positions of the layout, whichever engine it was
 * made for.
 */
import { baselineOf } from '../text/canvasText';
import { canvasFont } from '../text/fonts';
import { marqueeWidth } from '../text/marquee';
import type { HostNode } from '../host/node';
import type { TextLayout } from '../text/textLayout';
import { cssColor } from './shapes';

/** Values computed once for a layout. */
export interface PreparedText {
  readonly layout: TextLayout;
  readonly font: string;
  /** Baseline of the first line, from the top of the box, stage pixels. */
  readonly baseline: number;
}

/** Null for an empty text. */
export function prepareText(ctx: CanvasRenderingContext2D, layout: TextLayout | null): PreparedText | null {
  if (layout === null || layout.lines.length === 0) return null;
  const font = canvasFont(layout.face, layout.size);
  ctx.font = font;
  return { layout, font, baseline: baselineOf(ctx, layout) };
}

/** Draws the lines; the context's origin is the node's corner, its alpha the node's. */
export function drawPreparedText(
  ctx: CanvasRenderingContext2D,
  node: HostNode,
  { layout, font, baseline }: PreparedText,
): void {
  const { lines, offsets, lineHeight, letterSpacing } = layout;
  ctx.font = font;
  ctx.direction = layout.direction;
  ctx.fillStyle = cssColor(node.now.color);
  const isMarquee = node.marqueeLayout !== null;
  if (isMarquee) {
    ctx.save();
    ctx.beginPath();
    // clipped at the sides only: diacritics reach above and below the line box
    ctx.rect(0, -layout.h, marqueeWidth(node), 3 * layout.h);
    ctx.clip();
  }
  const spaced = letterSpacing !== 0 && 'letterSpacing' in ctx;
  if (spaced) ctx.letterSpacing = `${letterSpacing}px`;
  for (let row = 0; row < lines.length; row++) {
    ctx.fillText(lines[row]!, offsets[row]! + node.now.slide, baseline + row * lineHeight);
  }
  if (spaced) ctx.letterSpacing = '0px';
  if (isMarquee) ctx.restore();
}
