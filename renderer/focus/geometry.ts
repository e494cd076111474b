/**
 * The nearest rectangle in a direction. Used between groups and in `free` groups only: inside rows, columns, grids and
 * lists the next one is known by index.
 */
import { stageRect } from '../scene/geometry';
import type { Direction, Rect } from '../types';
import { inOrder } from './order';
import { isUsable } from './eligible';
import type { FocusRecord } from './record';

/** A step sideways weighs this much more than a step ahead: people expect what lies straight in line. */
const SIDEWAYS = 3;

/**
 * How far `to` is from `from` going in `direction`; Infinity when it does not lie there.
 * Rectangles may overlap a little (scaled posters), so their centres decide what lies ahead.
 */
export function distance(from: Rect, to: Rect, direction: Direction): number {
  const horizontal = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  const fromMiddle = horizontal ? from.x + from.w / 2 : from.y + from.h / 2;
  const toMiddle = horizontal ? to.x + to.w / 2 : to.y + to.h / 2;
  if ((toMiddle - fromMiddle) * sign <= 0) return Infinity;
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

/** Where a record is on the stage at rest. A group without a size of its own covers its children. */
export function recordRect(record: FocusRecord): Rect {
  const { w, h } = record.node.target;
  const children = w > 0 && h > 0 ? [] : inOrder(record);
  if (children.length === 0) return stageRect(record.node, 'target');
  // ordered groups lie between their ends; a free one may lie anywhere
  const ends = record.node.props.group === 'free' ? children : [children[0]!, children[children.length - 1]!];
  let box: Rect | null = null;
  for (const child of ends) if (isUsable(child)) box = union(box, recordRect(child));
  return box ?? stageRect(record.node, 'target');
}

function union(a: Rect | null, b: Rect): Rect {
  if (a === null) return b;
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}
