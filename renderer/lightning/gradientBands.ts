/**
 * The quads of a gradient: one for each two neighbouring stops, across the box, with the colour of a stop at each of its ends. What is
 * between is mixed by the GPU on the way to its pixels. A program that looks for the two stops at every pixel took two thirds of a
 * frame's time on a page with five gradients (a rasterizer on the processor, 13.5 against 4.7 ms).
 */
import type { Gradient } from '../types';
import { amountOf, boundsOf } from './internals/boxQuad';
import { floatsPerCorner } from './internals/numbers';
import type { CoreNode, QuadWriter } from './internals/types';

/** Draws the gradient over the colour of `node`. At an angle bands are longer than the box: their program cuts them at its edge. */
export function drawGradient(out: QuadWriter, node: CoreNode, { angle, colors, stops }: Gradient): void {
  boundsOf(out.box, node, 0);
  const count = colors.length;
  const call = out.open(node, null, count + 1);
  if (call === null) return;
  const { fQuadBuffer: f, uiQuadBuffer: u } = out;
  const { ta, tb, tc, td, tx, ty } = node.globalTransform!;
  const { w, h } = node.props;
  const { color } = node;
  const amount = amountOf(out.group, 0, node.worldAlpha);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const length = Math.abs(cos) * w + Math.abs(sin) * h;
  const across = (Math.abs(sin) * w + Math.abs(cos) * h) / 2;
  let at = out.curBufferIdx;
  let from = colorOver(colors[0]!, color);
  // before the first stop and behind the last its colour stays
  for (let i = 0; i <= count; i++) {
    const start = i === 0 ? 0 : stops[i - 1]!;
    const end = i === count ? 1 : stops[i]!;
    const to = i === count ? from : colorOver(colors[i]!, color);
    const corners = end > start ? 4 : 0;
    for (let corner = 0; corner < corners; corner++) {
      const isEnd = (corner & 1) !== 0;
      const along = ((isEnd ? end : start) - 0.5) * length;
      const side = corner < 2 ? -across : across;
      const x = along * cos - side * sin;
      const y = along * sin + side * cos;
      f[at] = tx + (x + w / 2) * ta + (y + h / 2) * tb;
      f[at + 1] = ty + (x + w / 2) * tc + (y + h / 2) * td;
      f[at + 2] = w / 2;
      f[at + 3] = h / 2;
      u[at + 4] = isEnd ? to : from;
      f[at + 5] = amount;
      f[at + 6] = x;
      f[at + 7] = y;
      at += floatsPerCorner;
    }
    from = to;
  }
  out.close(call, at);
}

/** A colour over another, 0xRRGGBBAA, as a vertex takes it: red in the lowest byte, not multiplied by its opacity. */
function colorOver(color: number, below: number): number {
  const alpha = (color & 0xff) / 255;
  const belowShare = ((below & 0xff) / 255) * (1 - alpha);
  const sum = alpha + belowShare;
  let vertex = Math.round(sum * 255) << 24;
  for (let shift = 24, to = 0; shift > 0; shift -= 8, to += 8) {
    const own = (color >>> shift) & 0xff;
    const mixed = belowShare === 0 ? own : (own * alpha + ((below >>> shift) & 0xff) * belowShare) / sum;
    vertex |= Math.round(mixed) << to;
  }
  return vertex >>> 0;
}
