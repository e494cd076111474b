/**
 * The order of a group's children: tree order, unless `order` says otherwise.
 *
 * Mounting only invalidates the order; the tree is walked once, when the order is next needed. A key press therefore finds
 * its neighbour by index, whether the group has ten children or ten thousand.
 */
import type { HostNode } from '../host/node';
import { focusRecordOf, isGroup } from './record';
import type { FocusRecord } from './record';

/** Sorts and numbers the children of a group if they changed. */
export function orderedChildren(group: FocusRecord): readonly FocusRecord[] {
  const children = group.children;
  if (group.orderValid) return children;
  group.orderValid = true;
  group.spatialIndex = null;
  children.length = 0;
  const hasExplicitOrder = collectChildren(group.node, children);
  if (hasExplicitOrder) children.sort((a, b) => orderOf(a, group) - orderOf(b, group));
  group.preferred = null;
  for (let i = 0; i < children.length; i++) {
    const child = children[i]!;
    child.index = i;
    if (group.preferred === null && child.node.props.preferred === true) group.preferred = child;
  }
  return children;
}

/** Collects the records directly inside, in tree order; true when any node on the way has an `order`. */
function collectChildren(node: HostNode, into: FocusRecord[]): boolean {
  let hasExplicitOrder = false;
  for (const child of node.children) {
    if (child.props.order !== undefined) hasExplicitOrder = true;
    const record = focusRecordOf(child);
    if (record !== null) into.push(record);
    if (record === null || !isGroup(record))
      hasExplicitOrder = collectChildren(child, into) || hasExplicitOrder;
  }
  return hasExplicitOrder;
}

/** A wrapper's `order` applies to its content. Without one, tree order decides (the sort is stable). */
function orderOf(record: FocusRecord, group: FocusRecord): number {
  for (let at: HostNode | null = record.node; at !== null && at !== group.node; at = at.parent) {
    if (at.props.order !== undefined) return at.props.order;
  }
  return 0;
}
