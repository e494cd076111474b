/**
 * The nearest rectangle in a direction. Used between groups and in `free` groups only; in rows, columns, grids and
 * lists the next child is known by index.
 */
import { rectWithin, union } from '../host/geometry';
import type { HostNode } from '../host/node';
import type { Direction, Rect } from '../types';
import { orderedChildren } from './childOrder';
import { isEnabledInGroup } from './reachable';
import { isInside } from './record';
import type { FocusRecord } from './record';

/** Weight of the distance across the direction: viewers expect the node straight ahead. */
export const CROSS_AXIS_WEIGHT = 3;

/** Centres closer than this, stage pixels, count as aligned: rounding shifts the centre of a scaled poster. */
export const CENTRE_TOLERANCE = 0.5;

/**
 * Distance of `to` from `from` in `direction`; Infinity when it does not lie in that direction. Rectangles may
 * overlap slightly (scaled posters), so their centres decide.
 */
export function distance(from: Rect, to: Rect, direction: Direction): number {
  const horizontal = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  const fromCentre = horizontal ? from.x + from.w / 2 : from.y + from.h / 2;
  const toCentre = horizontal ? to.x + to.w / 2 : to.y + to.h / 2;
  if ((toCentre - fromCentre) * sign <= CENTRE_TOLERANCE) return Infinity;
  const mainAxisGap = horizontal ? gap(from.x, from.w, to.x, to.w) : gap(from.y, from.h, to.y, to.h);
  const crossAxisGap = horizontal ? gap(from.y, from.h, to.y, to.h) : gap(from.x, from.w, to.x, to.w);
  // Beside `from` and overlapping it along the direction: not ahead.
  if (mainAxisGap === 0 && crossAxisGap > 0) return Infinity;
  const offCentre = horizontal
    ? Math.abs(to.y + to.h / 2 - from.y - from.h / 2)
    : Math.abs(to.x + to.w / 2 - from.x - from.w / 2);
  return mainAxisGap + CROSS_AXIS_WEIGHT * crossAxisGap + offCentre / 1000;
}

function gap(a: number, aSize: number, b: number, bSize: number): number {
  return Math.max(0, b - a - aSize, a - b - bSize);
}

/**
 * The rectangle of a record after all motion, in the coordinates of `frame`, an ancestor node (null: the stage). A
 * group without a size of its own covers its children.
 */
export function rectInside(record: FocusRecord, frame: HostNode | null): Rect {
  if (hasSize(record)) return rectWithin(record.node, frame, 'target');
  const children = orderedChildren(record);
  // In an ordered group the first and last child span it; in a free group any child may be at the edge.
  const ends =
    record.node.props.group === 'free' || children.length === 0
      ? children
      : [children[0]!, children[children.length - 1]!];
  let box: Rect | null = null;
  for (const child of ends) {
    if (!isEnabledInGroup(child)) continue;
    const rect = rectInside(child, frame);
    box = box === null ? rect : union(box, rect);
  }
  return box ?? rectWithin(record.node, frame, 'target');
}

/** Whether it has a size of its own, so that its children do not matter. */
export function hasSize(record: FocusRecord): boolean {
  const { w, h } = record.node.target;
  return w > 0 && h > 0;
}

/** The rectangle of `record` in the coordinates of `group`, which need not be an ancestor. */
export function rectRelativeTo(record: FocusRecord, group: FocusRecord): Rect {
  if (isInside(record, group)) return rectInside(record, group.node);
  const rect = rectInside(record, null);
  const own = rectWithin(group.node, null, 'target');
  const { w } = group.node.target;
  const scale = w > 0 && own.w > 0 ? own.w / w : 1;
  return { x: (rect.x - own.x) / scale, y: (rect.y - own.y) / scale, w: rect.w / scale, h: rect.h / scale };
}
