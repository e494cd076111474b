/** Keeps the spaces of free groups true while nodes come, go and move. Costs nothing until a key asked a free group. */
import type { HostNode } from '../scene/node';
import { hasSize } from './geometry';
import { inOrder } from './order';
import { isGroup } from './record';
import type { FocusRecord } from './record';
import { createSpace } from './space';
import type { Space } from './space';

/** The space of a free group, built at first need. */
export function spaceOf(group: FocusRecord): Space {
  const children = inOrder(group);
  return (group.space ??= createSpace(group, children));
}

/** A node is going to stand elsewhere, or has another size. */
export function placeChanged(node: HostNode): void {
  if (node.focus !== null) {
    climb(node.focus);
    return;
  }
  if (node.children.length === 0) return;
  // a plain node moved, and whatever stands in it; lists have their own size, and their slots are nobody else's business
  const record = recordAbove(node);
  const group = record === null || isGroup(record) ? record : record.parent;
  if (group === null || group.navigator !== null) return;
  group.space = null;
  contentsChanged(group);
}

/** Children of a group came, went or were hidden: one without a size of its own is as large as they are. */
export function contentsChanged(group: FocusRecord): void {
  if (!hasSize(group)) climb(group);
}

function climb(record: FocusRecord): void {
  for (let at = record; at.parent !== null; at = at.parent) {
    at.parent.space?.touch(at);
    if (hasSize(at.parent)) return;
  }
}

function recordAbove(node: HostNode): FocusRecord | null {
  for (let at = node.parent; at !== null; at = at.parent) if (at.focus !== null) return at.focus;
  return null;
}
