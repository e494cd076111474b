/** Positions of nodes on the stage, computed from the host records: no layout is ever read back from the GPU. */
import type { Rect } from '../types';
import type { HostNode } from './node';

/**
 * The node's rectangle in stage pixels: as drawn `now`, or after all motion (`target`). Rotation is ignored: rotated
 * nodes are decoration and never focusable.
 */
export function stageRect(node: HostNode, when: 'now' | 'target'): Rect {
  return rectWithin(node, null, when);
}

/** The same relative to `frame`, an ancestor; null is the stage. */
export function rectWithin(node: HostNode, frame: HostNode | null, when: 'now' | 'target'): Rect {
  return writeRect({ x: 0, y: 0, w: 0, h: 0 }, node, frame, when);
}

/** The same written to `rect`, which is returned: for what asks for hundreds at once. */
export function writeRect(rect: Rect, node: HostNode, frame: HostNode | null, when: 'now' | 'target'): Rect {
  const own = node[when];
  let x = 0;
  let y = 0;
  let w = own.w;
  let h = own.h;
  for (let at: HostNode | null = node; at !== null && at !== frame; at = at.parent) {
    const n = at[when];
    const scale = n.scale;
    if (scale !== 1) {
      const px = (at.props.pivotX ?? 0.5) * n.w;
      const py = (at.props.pivotY ?? 0.5) * n.h;
      x = px + (x - px) * scale;
      y = py + (y - py) * scale;
      w *= scale;
      h *= scale;
    }
    x += n.x;
    y += n.y;
  }
  rect.x = x;
  rect.y = y;
  rect.w = w;
  rect.h = h;
  return rect;
}

export function containsPoint(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && y >= rect.y && x < rect.x + rect.w && y < rect.y + rect.h;
}

/** The part of `rect` inside `clip`; null when they do not overlap. */
export function intersection(rect: Rect, clip: Rect): Rect | null {
  const x = Math.max(rect.x, clip.x);
  const y = Math.max(rect.y, clip.y);
  const w = Math.min(rect.x + rect.w, clip.x + clip.w) - x;
  const h = Math.min(rect.y + rect.h, clip.y + clip.h) - y;
  return w > 0 && h > 0 ? { x, y, w, h } : null;
}

/** The smallest rectangle around both. */
export function union(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}
