/**
 * The order of a group's children: tree order, unless `order` says otherwise.
 *
 * Mounting only marks a group; the walk is done once, when somebody asks. A key press therefore finds its neighbour by
 * index, whether the group has ten children or ten thousand.
 */
import type { HostNode } from '../scene/node';
import { isGroup } from './record';
import type { FocusRecord } from './record';

/** Puts the children of a group in order if anything changed, and numbers them. */
export function inOrder(group: FocusRecord): readonly FocusRecord[] {
  const children = group.children;
  if (group.ordered) return children;
  group.ordered = true;
  group.space = null;
  children.length = 0;
  const given = collect(group.node, children);
  if (given) children.sort((a, b) => orderOf(a, group) - orderOf(b, group));
  group.preferred = null;
  for (let i = 0; i < children.length; i++) {
    const child = children[i]!;
    child.index = i;
    if (group.preferred === null && child.node.props.preferred === true) group.preferred = child;
  }
  return children;
}

/** Finds the records directly inside, in tree order; true when any node on the way gives an `order`. */
function collect(node: HostNode, into: FocusRecord[]): boolean {
  let given = false;
  for (const child of node.children) {
    if (child.props.order !== undefined) given = true;
    const record = child.focus;
    if (record !== null) into.push(record);
    if (record === null || !isGroup(record)) given = collect(child, into) || given;
  }
  return given;
}

/** A wrapper's `order` holds for what is inside it; without any, tree order among equals (the sort is stable). */
function orderOf(record: FocusRecord, group: FocusRecord): number {
  for (let at: HostNode | null = record.node; at !== null && at !== group.node; at = at.parent) {
    if (at.props.order !== undefined) return at.props.order;
  }
  return 0;
}
