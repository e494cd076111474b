/** Urgency of an image: first the focused node's, then those on the stage, then those near it, each by distance. */
import type { Rect } from '../types';
import { writeRect } from '../host/geometry';
import { isShown } from '../host/node';
import type { HostNode } from '../host/node';

/** Images load when they are this close to the stage, stage pixels: half a second of a held key. */
export const nearMargin = 200;

/** Added to the distance of images off the stage: more than any distance on it. */
const offStage = 10_000;

/** Overwritten at each question: all images are asked after whenever motion ends. */
const own: Rect = { x: 0, y: 0, w: 0, h: 0 };
const other: Rect = { x: 0, y: 0, w: 0, h: 0 };

/** Whether it is on the stage or near it, by its position as drawn now. */
export function isNear(node: HostNode): boolean {
  return isShown(node) && distanceToStage(writeRect(other, node, null, 'now'), node) <= nearMargin;
}

/**
 * Lower is more urgent: -1 inside the focused node, from 0 on the stage, from 10,000 near it, Infinity elsewhere.
 * Based on the position at the end of a scroll, not the current one.
 */
export function loadPriority(node: HostNode): number {
  if (!isShown(node)) return Infinity;
  const rect = writeRect(own, node, null, 'target');
  const outside = distanceToStage(rect, node);
  if (outside > nearMargin && !isNear(node)) return Infinity;
  const focused = node.root!.focus.current;
  if (focused === null) return outside > 0 ? offStage + outside : 0;
  for (let at: HostNode | null = node; at !== null; at = at.parent) if (at === focused) return -1;
  const distance = distanceBetween(rect, writeRect(other, focused, null, 'target'));
  return outside > 0 ? offStage + distance : distance;
}

/** Whether it will be visible once motion has ended. */
export function isOnStage(priority: number): boolean {
  return priority < offStage;
}

/** Distance of a rectangle from the stage in pixels; 0 when they overlap. */
function distanceToStage({ x, y, w, h }: Rect, node: HostNode): number {
  const { width, height } = node.root!;
  return Math.max(0, -(x + w), x - width, -(y + h), y - height);
}

/** Distance between centres, along both axes: a remote moves along one at a time. */
function distanceBetween(one: Rect, other: Rect): number {
  const x = one.x + one.w / 2 - other.x - other.w / 2;
  const y = one.y + one.h / 2 - other.y - other.h / 2;
  return Math.min(offStage - 1, Math.abs(x) + Math.abs(y));
}
