/**
 * The quad of a box, as plain boxes, images and gradients write it: four corners, each with its place on the stage, in the texture and from
 * the node's middle, a colour, and a number that its program takes apart.
 */
import type { Box } from '../drawCalls';
import type { CoreNode, TextureCell } from './types';

/** Writes to `box` what a node covers with its outset: left, top, right, bottom in stage pixels. */
export function boundsOf(box: Box, node: CoreNode, outset: number): void {
  const { ta, tb, tc, td, tx, ty } = node.globalTransform!;
  const right = node.props.w + outset;
  const bottom = node.props.h + outset;
  const x1 = tx - outset * ta - outset * tb;
  const y1 = ty - outset * tc - outset * td;
  const x2 = tx + right * ta - outset * tb;
  const y2 = ty + right * tc - outset * td;
  const x3 = tx - outset * ta + bottom * tb;
  const y3 = ty - outset * tc + bottom * td;
  const x4 = tx + right * ta + bottom * tb;
  const y4 = ty + right * tc + bottom * td;
  box[0] = Math.min(x1, x2, x3, x4);
  box[1] = Math.min(y1, y2, y3, y4);
  box[2] = Math.max(x1, x2, x3, x4);
  box[3] = Math.max(y1, y2, y3, y4);
}

/** Whether any pixel of a box is in `clip`, or on the stage when there is none. Edges that touch share none. */
export function isSeen(
  box: Box,
  clip: CoreNode['clippingRect'],
  stage: { readonly w: number; readonly h: number },
): boolean {
  const left = clip.valid ? clip.x : 0;
  const top = clip.valid ? clip.y : 0;
  const right = clip.valid ? left + clip.w : stage.w;
  const bottom = clip.valid ? top + clip.h : stage.h;
  return box[0]! < right && box[2]! > left && box[1]! < bottom && box[3]! > top;
}

/** What is beside a corner's place, texture and colour. The programs take the numbers apart again (`shaders.ts`). */
export const amountOf = (group: number, slot: number, fade: number): number => group * 8 + slot * 2 + fade;

/** Writes the quad from `at` on. `f` and `u` are the buffer by floats and by colours; `amount` is of `amountOf`. */
export function writeBox(
  f: Float32Array,
  u: Uint32Array,
  at: number,
  node: CoreNode,
  outset: number,
  amount: number,
  part: NonNullable<CoreNode['textureCoords']>,
  cell: TextureCell | null | undefined,
): void {
  const { ta, tb, tc, td, tx, ty } = node.globalTransform!;
  const { w, h } = node.props;
  let cutX1 = part.x1;
  let cutY1 = part.y1;
  let cutW = part.x2 - cutX1;
  let cutH = part.y2 - cutY1;
  if (cell) {
    cutX1 = cell.x + cutX1 * cell.w;
    cutY1 = cell.y + cutY1 * cell.h;
    cutW *= cell.w;
    cutH *= cell.h;
  }
  let beyondX = w > 0 ? (outset / w) * cutW : 0;
  let beyondY = h > 0 ? (outset / h) * cutH : 0;
  if (cell) {
    // An image many times larger than it is drawn would be read beyond its cell.
    beyondX = Math.min(beyondX, cell.marginX);
    beyondY = Math.min(beyondY, cell.marginY);
  }
  const right = w + outset;
  const bottom = h + outset;
  const reachX = w / 2 + outset;
  const reachY = h / 2 + outset;
  f[at] = tx - outset * ta - outset * tb;
  f[at + 1] = ty - outset * tc - outset * td;
  f[at + 8] = tx + right * ta - outset * tb;
  f[at + 9] = ty + right * tc - outset * td;
  f[at + 16] = tx - outset * ta + bottom * tb;
  f[at + 17] = ty - outset * tc + bottom * td;
  f[at + 24] = tx + right * ta + bottom * tb;
  f[at + 25] = ty + right * tc + bottom * td;
  f[at + 2] = f[at + 18] = cutX1 - beyondX;
  f[at + 10] = f[at + 26] = cutX1 + cutW + beyondX;
  f[at + 3] = f[at + 11] = cutY1 - beyondY;
  f[at + 19] = f[at + 27] = cutY1 + cutH + beyondY;
  u[at + 4] = node.premultipliedColorTl;
  u[at + 12] = node.premultipliedColorTr;
  u[at + 20] = node.premultipliedColorBl;
  u[at + 28] = node.premultipliedColorBr;
  f[at + 5] = f[at + 13] = f[at + 21] = f[at + 29] = amount;
  f[at + 6] = f[at + 22] = -reachX;
  f[at + 14] = f[at + 30] = reachX;
  f[at + 7] = f[at + 15] = -reachY;
  f[at + 23] = f[at + 31] = reachY;
}
