/**
 * Where a direction leads: to the next child of the innermost group that has one, and down into what stands there.
 * Pure questions to the tree; nothing is focused here.
 */
import type { Direction } from '../types';
import { goesBack, isHorizontal } from './direction';
import { canEnter } from './eligible';
import { isUsable } from './reachable';
import { rectSeenFrom } from './geometry';
import { childByKey, memoryOf } from './keys';
import type { Memory } from './memory';
import { inOrder } from './order';
import { isGroup } from './record';
import { redirected } from './redirect';
import type { FocusRecord, Target } from './record';
import { spaceOf } from './places';

/**
 * The focusable that `direction` leads to from the focused record; `pending` while a list mounts it; null at an edge.
 * Bubbles from the innermost group outwards and stops at a trap.
 */
export function targetOf(current: FocusRecord, direction: Direction, rootMemory: Memory): Target {
  let from = current;
  // a focusable group that holds focus itself has nothing inside: its own neighbours are asked
  for (let group = current.parent; group !== null; group = group.parent) {
    const target = step(group, from, direction, current, rootMemory);
    if (target !== null) return target;
    if (group.node.props.trap === true) return null;
    from = group;
  }
  return null;
}

function step(
  group: FocusRecord,
  from: FocusRecord,
  direction: Direction,
  origin: FocusRecord,
  rootMemory: Memory,
): Target {
  if (group.navigator !== null) {
    const target = group.navigator.move(from, direction);
    return target === null || target === 'pending' ? target : enter(target, direction, origin, rootMemory);
  }
  const kind = group.node.props.group;
  if (kind === 'free') return nearest(group, from, direction, origin, rootMemory);
  const children = inOrder(group);
  const stride = strideOf(group, direction);
  if (stride === 0) return null;
  const columns = kind === 'grid' ? (group.node.props.columns ?? 1) : 0;
  let at = from.index;
  for (let tries = children.length; tries > 0; tries--) {
    at = neighbour(at, stride, columns, children.length, group.node.props.wrap === true);
    if (at < 0 || at === from.index) return null;
    const target = enter(children[at]!, direction, origin, rootMemory);
    if (target !== null) return target;
  }
  return null;
}

/** Steps along the order: 0 when the group does not go that way. */
function strideOf(group: FocusRecord, direction: Direction): number {
  const { group: kind, columns = 1 } = group.node.props;
  const back = goesBack(direction, isRtl(group));
  const horizontal = isHorizontal(direction);
  const stride = kind === 'grid' ? (horizontal ? 1 : columns) : (kind === 'row') === horizontal ? 1 : 0;
  return back ? -stride : stride;
}

/**
 * The index one step on, or -1 past an end. `columns` 0 is a plain line. A step down from the last full line of a grid
 * lands on the last item when nothing stands straight below.
 */
export function neighbour(
  index: number,
  stride: number,
  columns: number,
  count: number,
  wrap: boolean,
): number {
  const next = index + stride;
  if (columns === 0) {
    if (next >= 0 && next < count) return next;
    return wrap && count > 1 ? (next < 0 ? count - 1 : 0) : -1;
  }
  const lineOf = (i: number): number => Math.floor(i / columns);
  if (Math.abs(stride) === 1 && columns > 1) {
    if (next >= 0 && next < count && lineOf(next) === lineOf(index)) return next;
    if (!wrap) return -1;
    const lineStart = lineOf(index) * columns;
    return stride < 0 ? Math.min(lineStart + columns, count) - 1 : lineStart;
  }
  if (next >= 0 && next < count) return next;
  const lastLine = lineOf(count - 1);
  if (next >= count && lineOf(index) < lastLine) return count - 1;
  if (!wrap) return -1;
  const column = index % columns;
  return next < 0 ? Math.min(lastLine * columns + column, count - 1) : column;
}

/** The nearest child of a free group that can be entered. */
function nearest(
  group: FocusRecord,
  from: FocusRecord,
  direction: Direction,
  origin: FocusRecord,
  rootMemory: Memory,
): Target {
  const best = spaceOf(group).nearest(
    rectSeenFrom(origin, group),
    direction,
    (child) => child !== from && canEnter(child),
  );
  return best === null ? null : enter(best, direction, origin, rootMemory);
}

/**
 * The focusable to land on when focus comes into `record`: itself, or through the group's memory, its preferred child,
 * its first one (seen from where focus comes). `direction` null means by no key. Null: nothing there can have focus.
 */
export function enter(
  record: FocusRecord,
  direction: Direction | null,
  origin: FocusRecord | null,
  rootMemory: Memory,
): Target {
  if (!isUsable(record)) return null;
  if (!isGroup(record)) return record;
  const elsewhere = redirected(record);
  if (elsewhere !== record) return enter(elsewhere, direction, origin, rootMemory);
  const inside = enterGroup(record, direction, origin, rootMemory);
  if (inside !== null) return inside;
  return record.node.props.focusable === true ? record : null;
}

function enterGroup(
  group: FocusRecord,
  direction: Direction | null,
  origin: FocusRecord | null,
  rootMemory: Memory,
): Target {
  if (group.navigator !== null) {
    const target = group.navigator.enter(direction, origin);
    return target === null || target === 'pending' ? target : enter(target, direction, origin, rootMemory);
  }
  const children = inOrder(group);
  if (group.node.props.remember !== false) {
    const key = memoryOf(group, rootMemory).lastKey;
    const known = key === null ? null : childByKey(group, key);
    const target =
      known === null || known === 'pending' ? known : enter(known, direction, origin, rootMemory);
    if (target !== null) return target;
  }
  if (group.preferred !== null) {
    const target = enter(group.preferred, direction, origin, rootMemory);
    if (target !== null) return target;
  }
  if (group.node.props.group === 'free' && direction !== null && origin !== null) {
    const target = nearest(group, group, direction, origin, rootMemory);
    if (target !== null) return target;
  }
  return firstFrom(children, firstIndex(group, direction, children.length), direction, origin, rootMemory);
}

function isRtl(record: FocusRecord): boolean {
  return record.node.root !== null && record.node.root.defaults.direction === 'rtl';
}

/** The end focus comes from: going left into a row lands on its last child, going up into a grid on its last line. */
function firstIndex(group: FocusRecord, direction: Direction | null, count: number): number {
  const { group: kind, columns = 1 } = group.node.props;
  if (direction === null || !goesBack(direction, isRtl(group))) return 0;
  const horizontal = isHorizontal(direction);
  if (kind !== 'grid') return kind === (horizontal ? 'row' : 'column') ? count - 1 : 0;
  return horizontal ? Math.min(columns, count) - 1 : Math.floor((count - 1) / columns) * columns;
}

function firstFrom(
  children: readonly FocusRecord[],
  start: number,
  direction: Direction | null,
  origin: FocusRecord | null,
  rootMemory: Memory,
): Target {
  const count = children.length;
  for (let away = 0; away < count; away++) {
    // outwards on both sides of the start
    for (const index of away === 0 ? [start] : [start + away, start - away]) {
      const child = children[index];
      const target = child === undefined ? null : enter(child, direction, origin, rootMemory);
      if (target !== null) return target;
    }
  }
  return null;
}

/** The enterable child nearest to `index` by order: where focus goes when what stood there is gone. */
export function nearestByOrder(group: FocusRecord, index: number, rootMemory: Memory): Target {
  if (!isUsable(group)) return null;
  if (group.navigator !== null) return enter(group, null, null, rootMemory);
  const children = inOrder(group);
  return firstFrom(children, Math.min(index, children.length - 1), null, null, rootMemory);
}
