/**
 * Keeps spatial indexes valid while nodes are added, removed and moved. Costs nothing until a key first moved focus
 * in a free group.
 */
import type { HostNode } from '../host/node';
import { hasSize } from './geometry';
import { orderedChildren } from './childOrder';
import { focusRecordOf, isGroup } from './record';
import type { FocusRecord } from './record';
import { createSpatialIndex } from './spatialIndex';
import type { SpatialIndex } from './spatialIndex';

/** The index of a free group, built at first use. */
export function spatialIndexOf(group: FocusRecord): SpatialIndex {
  const children = orderedChildren(group);
  return (group.spatialIndex ??= createSpatialIndex(group, children));
}

/** A node's position or size has changed, or is being animated. */
export function invalidatePosition(node: HostNode): void {
  const own = focusRecordOf(node);
  if (own !== null) {
    invalidateAncestors(own);
    return;
  }
  if (node.children.length === 0) return;
  // A plain node moved with its subtree. A list's size, however, does not depend on its slots.
  const record = recordAbove(node);
  const group = record === null || isGroup(record) ? record : record.parent;
  if (group === null || group.listNavigation !== null) return;
  group.spatialIndex = null;
  invalidateContents(group);
}

/** Children of a group were added, removed or hidden: a group without a size of its own covers its children. */
export function invalidateContents(group: FocusRecord): void {
  if (!hasSize(group)) invalidateAncestors(group);
}

function invalidateAncestors(record: FocusRecord): void {
  for (let at = record; at.parent !== null; at = at.parent) {
    at.parent.spatialIndex?.invalidate(at);
    if (hasSize(at.parent)) return;
  }
}

function recordAbove(node: HostNode): FocusRecord | null {
  for (let at = node.parent; at !== null; at = at.parent) if (at.focus !== null) return focusRecordOf(at);
  return null;
}
