/**
 * The nearest rectangle in a direction. Used between groups and in `free` groups only: inside rows, columns, grids and
 * lists the next one is known by index.
 */
import { rectWithin } from '../scene/geometry';
import type { HostNode } from '../scene/node';
import type { Direction, Rect } from '../types';
import { inOrder } from './order';
import { isUsable } from './reachable';
import { isInside } from './record';
import type { FocusRecord } from './record';

/** A step sideways weighs this much more than a step ahead: people expect what lies straight in line. */
export const SIDEWAYS = 3;

/** Centres this close, in pixels, are level: that of a scaled poster is off by the rounding of its numbers. */
export const LEVEL = 0.5;

/**
 * How far `to` is from `from` going in `direction`; Infinity when it does not lie there.
 * Rectangles may overlap a little (scaled posters), so their centres decide what lies ahead.
 */
export function distance(from: Rect, to: Rect, direction: Direction): number {
  const horizontal = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  const fromMiddle = horizontal ? from.x + from.w / 2 : from.y + from.h / 2;
  const toMiddle = horizontal ? to.x + to.w / 2 : to.y + to.h / 2;
  if ((toMiddle - fromMiddle) * sign <= LEVEL) return Infinity;
  const ahead = horizontal ? gap(from.x, from.w, to.x, to.w) : gap(from.y, from.h, to.y, to.h);
  const aside = horizontal ? gap(from.y, from.h, to.y, to.h) : gap(from.x, from.w, to.x, to.w);
  // side by side and overlapping along the way: that is not ahead
  if (ahead === 0 && aside > 0) return Infinity;
  const offCentre = horizontal
    ? Math.abs(to.y + to.h / 2 - from.y - from.h / 2)
    : Math.abs(to.x + to.w / 2 - from.x - from.w / 2);
  return ahead + SIDEWAYS * aside + offCentre / 1000;
}

function gap(a: number, aSize: number, b: number, bSize: number): number {
  return Math.max(0, b - a - aSize, a - b - bSize);
}

/**
 * Where a record is at rest, in the coordinates of `frame`, a node above it (null: the stage). A group without a size of its own covers
 * its children.
 */
export function rectInside(record: FocusRecord, frame: HostNode | null): Rect {
  if (hasSize(record)) return rectWithin(record.node, frame, 'target');
  const children = inOrder(record);
  // ordered groups lie between their ends; a free one may lie anywhere
  const ends =
    record.node.props.group === 'free' || children.length === 0
      ? children
      : [children[0]!, children[children.length - 1]!];
  let box: Rect | null = null;
  for (const child of ends) if (isUsable(child)) box = union(box, rectInside(child, frame));
  return box ?? rectWithin(record.node, frame, 'target');
}

/** Whether it says itself how large it is, so that what is inside does not matter. */
export function hasSize(record: FocusRecord): boolean {
  const { w, h } = record.node.target;
  return w > 0 && h > 0;
}

/** `record`'s rectangle as seen from inside `group`, which need not be above it. */
export function rectSeenFrom(record: FocusRecord, group: FocusRecord): Rect {
  if (isInside(record, group)) return rectInside(record, group.node);
  const rect = rectInside(record, null);
  const own = rectWithin(group.node, null, 'target');
  const { w } = group.node.target;
  const scale = w > 0 && own.w > 0 ? own.w / w : 1;
  return { x: (rect.x - own.x) / scale, y: (rect.y - own.y) / scale, w: rect.w / scale, h: rect.h / scale };
}

function union(a: Rect | null, b: Rect): Rect {
  if (a === null) return b;
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}
