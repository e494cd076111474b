/** Draws the host tree on a 2D canvas: one walk down, alpha and place handed from parent to child. */
import type { Rect } from '../../types';
import { intersection } from '../geometry';
import type { HostNode } from '../node';
import { isClipped } from '../style';
import { drawLetters } from './letters';
import { drawnOf, paintOrder, scrimOf } from './painter';
import { drawPicture } from './pictures';
import { addBox, css, drawBox } from './shapes';

/** Where a node's own pixels lie on the panel: x' = a x + c y + e, y' = b x + d y + f. */
interface Place {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export interface PaintOptions {
  pen: CanvasRenderingContext2D;
  /** Panel pixels to a stage pixel. */
  resolution: number;
  /** A node could not be drawn; neither is what is below it. */
  failed(error: unknown): void;
}

/** Beyond its box a node may draw this much, stage pixels: letters' marks; shadows have their own. */
const overhang = 64;

/** @returns how many boxes, texts and pictures were drawn */
export function paintTree(stage: HostNode, { pen, resolution, failed }: PaintOptions): number {
  const { width, height } = pen.canvas;
  let drawn = 0;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.globalAlpha = 1;
  pen.clearRect(0, 0, width, height);
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';

  /** `clip`: panel pixels; null when it cannot be told because of a turn. */
  function paint(node: HostNode, above: Place, aboveAlpha: number, clip: Rect | null): void {
    const alpha = aboveAlpha * node.now.alpha;
    if (node.hidden || alpha <= 0) return;
    const place = placeOf(node, above);
    pen.setTransform(place.a, place.b, place.c, place.d, place.e, place.f);
    if (!isClipped(node)) return paintInside(node, place, alpha, clip);
    const straight = place.b === 0 && place.c === 0;
    const inside = clip !== null && straight ? intersection(clip, boxOf(node, place, 0)) : null;
    if (inside === null && clip !== null && straight) return;
    pen.save();
    try {
      pen.beginPath();
      pen.rect(0, 0, node.now.w, node.now.h);
      pen.clip();
      paintInside(node, place, alpha, inside);
    } finally {
      pen.restore();
    }
  }

  function paintInside(node: HostNode, place: Place, alpha: number, clip: Rect | null): void {
    if (clip === null || intersection(clip, boxOf(node, place, reachOf(node))) !== null) {
      pen.globalAlpha = alpha;
      if (draw(pen, node, Math.hypot(place.a, place.b))) drawn++;
    }
    const children = paintOrder(node);
    for (let i = 0; i < children.length; i++) guarded(children[i]!, place, alpha, clip);
  }

  function guarded(node: HostNode, above: Place, alpha: number, clip: Rect | null): void {
    try {
      paint(node, above, alpha, clip);
    } catch (error) {
      failed(error);
    }
  }

  const panel = { a: resolution, b: 0, c: 0, d: resolution, e: 0, f: 0 };
  guarded(stage, panel, 1, { x: 0, y: 0, w: width, h: height });
  return drawn;
}

/** Scaled and turned about its pivot. */
function placeOf({ now, props }: HostNode, above: Place): Place {
  const cos = Math.cos(now.rotation) * now.scale;
  const sin = Math.sin(now.rotation) * now.scale;
  const px = (props.pivotX ?? 0.5) * now.w;
  const py = (props.pivotY ?? 0.5) * now.h;
  const x = now.x + px - cos * px + sin * py;
  const y = now.y + py - sin * px - cos * py;
  return {
    a: above.a * cos + above.c * sin,
    b: above.b * cos + above.d * sin,
    c: above.c * cos - above.a * sin,
    d: above.d * cos - above.b * sin,
    e: above.a * x + above.c * y + above.e,
    f: above.b * x + above.d * y + above.f,
  };
}

/** The panel's part a node's box lies in, `reach` stage pixels larger on every side. */
function boxOf({ now: { w, h } }: HostNode, { a, b, c, d, e, f }: Place, reach: number): Rect {
  const right = w + 2 * reach;
  const bottom = h + 2 * reach;
  const x = e - reach * (a + c);
  const y = f - reach * (b + d);
  const left = x + Math.min(0, a * right) + Math.min(0, c * bottom);
  const top = y + Math.min(0, b * right) + Math.min(0, d * bottom);
  return {
    x: left,
    y: top,
    w: Math.abs(a * right) + Math.abs(c * bottom),
    h: Math.abs(b * right) + Math.abs(d * bottom),
  };
}

function reachOf(node: HostNode): number {
  const shadow = node.type === 'view' ? drawnOf(node).look?.shadow : undefined;
  if (node.type === 'text') return overhang;
  if (shadow === null || shadow === undefined) return 1;
  return Math.max(Math.abs(shadow[0]), Math.abs(shadow[1])) + 2 * shadow[2] + shadow[3];
}

/** True when there was something to draw. `scale`: panel pixels to one of the node's. */
function draw(pen: CanvasRenderingContext2D, node: HostNode, scale: number): boolean {
  const drawn = drawnOf(node);
  if (node.type === 'text') {
    if (drawn.letters === null || (node.now.color & 0xff) === 0) return false;
    drawLetters(pen, node, drawn.letters);
    return true;
  }
  const { w, h, color } = node.now;
  if (w <= 0 || h <= 0) return false;
  if (node.type === 'image') {
    drawPicture(pen, node, drawn.core!);
    return true;
  }
  if (node.props.gradient !== undefined) {
    const { radius } = drawn;
    pen.beginPath();
    addBox(pen, 0, 0, w, h, [radius, radius, radius, radius]);
    pen.fillStyle = scrimOf(pen, node);
    pen.fill();
    return true;
  }
  if (drawn.look !== null) {
    drawBox(pen, w, h, color, drawn.look, scale);
    return true;
  }
  if ((color & 0xff) === 0) return false;
  pen.fillStyle = css(color);
  pen.fillRect(0, 0, w, h);
  return true;
}
