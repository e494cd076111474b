/**
 * The target of a direction: the next child of the innermost group that has one, and the focusable inside it. Only
 * finds the target; `moveFocus.ts` moves focus.
 */
import type { Direction } from '../types';
import { isBackward, isHorizontal } from './direction';
import { canReceiveFocus } from './focusable';
import { isEnabledInGroup } from './reachable';
import { rectRelativeTo } from './geometry';
import { childByKey, focusHistoryOf } from './focusPath';
import type { FocusHistory } from './focusHistory';
import { orderedChildren } from './childOrder';
import { isGroup } from './record';
import { followRedirects } from './redirect';
import type { FocusRecord, Target } from './record';
import { spatialIndexOf } from './spatialIndexInvalidation';

/**
 * The focusable that `direction` leads to from the focused record; `pending` while a list mounts it; null at an edge.
 * Bubbles from the innermost group outwards and stops at a trap.
 */
export function targetInDirection(
  current: FocusRecord,
  direction: Direction,
  rootHistory: FocusHistory,
): Target {
  let from = current;
  // A focusable group that has focus itself is empty: the search starts with its siblings.
  for (let group = current.parent; group !== null; group = group.parent) {
    const target = targetInGroup(group, from, direction, current, rootHistory);
    if (target !== null) return target;
    if (group.node.props.trap === true) return null;
    from = group;
  }
  return null;
}

function targetInGroup(
  group: FocusRecord,
  from: FocusRecord,
  direction: Direction,
  origin: FocusRecord,
  rootHistory: FocusHistory,
): Target {
  if (group.listNavigation !== null) {
    const target = group.listNavigation.itemInDirection(from, direction);
    return target === null || target === 'pending'
      ? target
      : entryTarget(target, direction, origin, rootHistory);
  }
  const kind = group.node.props.group;
  if (kind === 'free') return nearestInFreeGroup(group, from, direction, origin, rootHistory);
  const children = orderedChildren(group);
  const stride = strideOf(group, direction);
  if (stride === 0) return null;
  const columns = kind === 'grid' ? (group.node.props.columns ?? 1) : 0;
  let at = from.index;
  for (let tries = children.length; tries > 0; tries--) {
    at = neighbour(at, stride, columns, children.length, group.node.props.wrap === true);
    if (at < 0 || at === from.index) return null;
    const target = entryTarget(children[at]!, direction, origin, rootHistory);
    if (target !== null) return target;
  }
  return null;
}

/** The stride along the order; 0 when the group does not move in that direction. */
function strideOf(group: FocusRecord, direction: Direction): number {
  const { group: kind, columns = 1 } = group.node.props;
  const back = isBackward(direction, isRtl(group));
  const horizontal = isHorizontal(direction);
  const stride = kind === 'grid' ? (horizontal ? 1 : columns) : (kind === 'row') === horizontal ? 1 : 0;
  return back ? -stride : stride;
}

/**
 * The index one step on, or -1 past an end. `columns` 0 is a single line. A step down from the last full line of a
 * grid leads to the last item when there is none directly below.
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
function nearestInFreeGroup(
  group: FocusRecord,
  from: FocusRecord,
  direction: Direction,
  origin: FocusRecord,
  rootHistory: FocusHistory,
): Target {
  const best = spatialIndexOf(group).nearest(
    rectRelativeTo(origin, group),
    direction,
    (child) => child !== from && canReceiveFocus(child),
  );
  return best === null ? null : entryTarget(best, direction, origin, rootHistory);
}

/**
 * The focusable that receives focus when it enters `record`: the record itself, or by the group's focus history, its
 * preferred child, or the first one from the side that focus comes from. `direction` is null when no key moved focus.
 * Null: nothing inside can have focus.
 */
export function entryTarget(
  record: FocusRecord,
  direction: Direction | null,
  origin: FocusRecord | null,
  rootHistory: FocusHistory,
): Target {
  if (!isEnabledInGroup(record)) return null;
  if (!isGroup(record)) return record;
  const redirectedTo = followRedirects(record);
  if (redirectedTo !== record && !redirectTargets.has(redirectedTo)) {
    redirectTargets.add(redirectedTo);
    try {
      const target = entryTarget(redirectedTo, direction, origin, rootHistory);
      if (target !== null) return target;
    } finally {
      redirectTargets.delete(redirectedTo);
    }
  }
  const targetInside = groupEntryTarget(record, direction, origin, rootHistory);
  if (targetInside !== null) return targetInside;
  return record.node.props.focusable === true ? record : null;
}

/** What redirects lead to in the search that is running: one back into a group around it would never end. */
const redirectTargets = new Set<FocusRecord>();

function groupEntryTarget(
  group: FocusRecord,
  direction: Direction | null,
  origin: FocusRecord | null,
  rootHistory: FocusHistory,
): Target {
  if (group.listNavigation !== null) {
    const target = group.listNavigation.itemToEnter(direction, origin);
    return target === null || target === 'pending'
      ? target
      : entryTarget(target, direction, origin, rootHistory);
  }
  const children = orderedChildren(group);
  if (group.node.props.remember !== false) {
    const key = focusHistoryOf(group, rootHistory).lastFocusedKey;
    const rememberedChild = key === null ? null : childByKey(group, key);
    const target =
      rememberedChild === null || rememberedChild === 'pending'
        ? rememberedChild
        : entryTarget(rememberedChild, direction, origin, rootHistory);
    if (target !== null) return target;
  }
  if (group.preferred !== null) {
    const target = entryTarget(group.preferred, direction, origin, rootHistory);
    if (target !== null) return target;
  }
  if (group.node.props.group === 'free' && direction !== null && origin !== null) {
    const target = nearestInFreeGroup(group, group, direction, origin, rootHistory);
    if (target !== null) return target;
  }
  return nearestEntryTarget(
    children,
    entryIndex(group, direction, children.length),
    direction,
    origin,
    rootHistory,
  );
}

function isRtl(record: FocusRecord): boolean {
  return record.node.root !== null && record.node.root.defaults.direction === 'rtl';
}

/**
 * The index at the end that focus comes from: moving left into a row enters its last child, up into a grid its last
 * line.
 */
function entryIndex(group: FocusRecord, direction: Direction | null, count: number): number {
  const { group: kind, columns = 1 } = group.node.props;
  if (direction === null || !isBackward(direction, isRtl(group))) return 0;
  const horizontal = isHorizontal(direction);
  if (kind !== 'grid') return kind === (horizontal ? 'row' : 'column') ? count - 1 : 0;
  return horizontal ? Math.min(columns, count) - 1 : Math.floor((count - 1) / columns) * columns;
}

function nearestEntryTarget(
  children: readonly FocusRecord[],
  start: number,
  direction: Direction | null,
  origin: FocusRecord | null,
  rootHistory: FocusHistory,
): Target {
  const count = children.length;
  for (let offset = 0; offset < count; offset++) {
    // From the start outwards in both directions.
    for (const index of offset === 0 ? [start] : [start + offset, start - offset]) {
      const child = children[index];
      const target = child === undefined ? null : entryTarget(child, direction, origin, rootHistory);
      if (target !== null) return target;
    }
  }
  return null;
}

/** The enterable child nearest to `index` by order: the new focus when the child there is gone. */
export function nearestTargetByOrder(group: FocusRecord, index: number, rootHistory: FocusHistory): Target {
  if (!isEnabledInGroup(group)) return null;
  if (group.listNavigation !== null) return entryTarget(group, null, null, rootHistory);
  const children = orderedChildren(group);
  return nearestEntryTarget(children, Math.min(index, children.length - 1), null, null, rootHistory);
}
