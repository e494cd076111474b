/** Draws the host tree on a 2D canvas in one traversal; transform and alpha are passed from parent to child. */
import type { Rect } from '../types';
import { intersection } from '../host/geometry';
import type { HostNode } from '../host/node';
import { isClipped } from '../host/style';
import { drawPreparedText } from './drawText';
import { renderNodeOf, paintOrder, gradientOf } from './painter';
import { drawImageNode } from './images';
import { addBox, cssColor, drawBox } from './shapes';

/** Transform of a node's pixels to the panel: x' = a x + c y + e, y' = b x + d y + f. */
interface Transform {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export interface PaintOptions {
  ctx: CanvasRenderingContext2D;
  /** Device pixels per stage pixel. */
  resolution: number;
  /** A node could not be drawn; its subtree is skipped too. */
  failed(error: unknown): void;
}

/** How far a text may draw beyond its box (diacritics), stage pixels. Shadows have an outset of their own. */
const textOverhang = 64;

/** @returns how many boxes, texts and images were drawn */
export function paintTree(stage: HostNode, { ctx, resolution, failed }: PaintOptions): number {
  const { width, height } = ctx.canvas;
  let drawCount = 0;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = 1;
  ctx.clearRect(0, 0, width, height);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';

  /** `clip`: device pixels; null when a rotation makes it no axis-aligned rectangle. */
  function paint(node: HostNode, parentTransform: Transform, parentAlpha: number, clip: Rect | null): void {
    const alpha = parentAlpha * node.now.alpha;
    if (node.hidden || alpha <= 0) return;
    const transform = transformOf(node, parentTransform);
    ctx.setTransform(transform.a, transform.b, transform.c, transform.d, transform.e, transform.f);
    if (!isClipped(node)) return paintInside(node, transform, alpha, clip);
    const straight = transform.b === 0 && transform.c === 0;
    const inside = clip !== null && straight ? intersection(clip, boundsOf(node, transform, 0)) : null;
    if (inside === null && clip !== null && straight) return;
    ctx.save();
    try {
      ctx.beginPath();
      ctx.rect(0, 0, node.now.w, node.now.h);
      ctx.clip();
      paintInside(node, transform, alpha, inside);
    } finally {
      ctx.restore();
    }
  }

  function paintInside(node: HostNode, transform: Transform, alpha: number, clip: Rect | null): void {
    if (clip === null || intersection(clip, boundsOf(node, transform, outsetOf(node))) !== null) {
      ctx.globalAlpha = alpha;
      if (draw(ctx, node, Math.hypot(transform.a, transform.b))) drawCount++;
    }
    const children = paintOrder(node);
    for (let i = 0; i < children.length; i++) paintGuarded(children[i]!, transform, alpha, clip);
  }

  function paintGuarded(node: HostNode, parentTransform: Transform, alpha: number, clip: Rect | null): void {
    try {
      paint(node, parentTransform, alpha, clip);
    } catch (error) {
      failed(error);
    }
  }

  const panel = { a: resolution, b: 0, c: 0, d: resolution, e: 0, f: 0 };
  paintGuarded(stage, panel, 1, { x: 0, y: 0, w: width, h: height });
  return drawCount;
}

/** The node's transform: its parent's, then position, and scale and rotation about the pivot. */
function transformOf({ now, props }: HostNode, parent: Transform): Transform {
  const cos = Math.cos(now.rotation) * now.scale;
  const sin = Math.sin(now.rotation) * now.scale;
  const px = (props.pivotX ?? 0.5) * now.w;
  const py = (props.pivotY ?? 0.5) * now.h;
  const x = now.x + px - cos * px + sin * py;
  const y = now.y + py - sin * px - cos * py;
  return {
    a: parent.a * cos + parent.c * sin,
    b: parent.b * cos + parent.d * sin,
    c: parent.c * cos - parent.a * sin,
    d: parent.d * cos - parent.b * sin,
    e: parent.a * x + parent.c * y + parent.e,
    f: parent.b * x + parent.d * y + parent.f,
  };
}

/** The bounding rectangle on the panel of a node's box, extended by `outset` stage pixels on each side. */
function boundsOf({ now: { w, h } }: HostNode, { a, b, c, d, e, f }: Transform, outset: number): Rect {
  const right = w + 2 * outset;
  const bottom = h + 2 * outset;
  const x = e - outset * (a + c);
  const y = f - outset * (b + d);
  const left = x + Math.min(0, a * right) + Math.min(0, c * bottom);
  const top = y + Math.min(0, b * right) + Math.min(0, d * bottom);
  return {
    x: left,
    y: top,
    w: Math.abs(a * right) + Math.abs(c * bottom),
    h: Math.abs(b * right) + Math.abs(d * bottom),
  };
}

function outsetOf(node: HostNode): number {
  const shadow = node.type === 'view' ? renderNodeOf(node).boxStyle?.shadow : undefined;
  if (node.type === 'text') return textOverhang;
  if (shadow === null || shadow === undefined) return 1;
  return Math.max(Math.abs(shadow[0]), Math.abs(shadow[1])) + 2 * shadow[2] + shadow[3];
}

/** Draws one node. True when there was something to draw. `scale`: device pixels per pixel of the node. */
function draw(ctx: CanvasRenderingContext2D, node: HostNode, scale: number): boolean {
  const renderNode = renderNodeOf(node);
  if (node.type === 'text') {
    if (renderNode.text === null || (node.now.color & 0xff) === 0) return false;
    drawPreparedText(ctx, node, renderNode.text);
    return true;
  }
  const { w, h, color } = node.now;
  if (w <= 0 || h <= 0) return false;
  if (node.type === 'image') {
    drawImageNode(ctx, node, renderNode.quad!);
    return true;
  }
  if (node.props.gradient !== undefined) {
    const { radius } = renderNode;
    ctx.beginPath();
    addBox(ctx, 0, 0, w, h, [radius, radius, radius, radius]);
    ctx.fillStyle = gradientOf(ctx, node);
    ctx.fill();
    return true;
  }
  if (renderNode.boxStyle !== null) {
    drawBox(ctx, w, h, color, renderNode.boxStyle, scale);
    return true;
  }
  if ((color & 0xff) === 0) return false;
  ctx.fillStyle = cssColor(color);
  ctx.fillRect(0, 0, w, h);
  return true;
}
