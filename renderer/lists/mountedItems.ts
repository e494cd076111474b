/**
 * What of a list is mounted, read from the committed host nodes: list > content > slots, each slot's `order` its item's
 * index. Loops run over slots, a dozen or two, never over items.
 */
import { canReceiveFocus } from '../focus/focusable';
import { recordFor } from '../focus/record';
import type { FocusRecord } from '../focus/record';
import type { HostNode } from '../host/node';

/** The node that moves when the list scrolls. */
export function contentOf(list: HostNode): HostNode {
  return list.children[0]!;
}

/** The slot that shows an index now. */
export function slotAt(list: HostNode, index: number): HostNode | null {
  for (const slot of contentOf(list).children) if (slot.props.order === index && !slot.hidden) return slot;
  return null;
}

/** The slot a record is in. */
export function slotOf(list: HostNode, record: FocusRecord): HostNode | null {
  const content = contentOf(list);
  for (let at: HostNode | null = record.node; at !== null; at = at.parent)
    if (at.parent === content) return at;
  return null;
}

/** The index a record shows, -1 for one that is not in a slot. */
export function indexOf(list: HostNode, record: FocusRecord): number {
  return slotOf(list, record)?.props.order ?? -1;
}

/** The record of a slot's item, when it can have focus. */
export function focusableIn(slot: HostNode): FocusRecord | null {
  const record = recordFor(slot);
  return record !== null && canReceiveFocus(record) ? record : null;
}

/** The mounted item nearest to an index that can have focus. */
export function nearestFocusable(list: HostNode, index: number): FocusRecord | null {
  let best: FocusRecord | null = null;
  let bestDistance = Infinity;
  for (const slot of contentOf(list).children) {
    const distance = Math.abs((slot.props.order ?? 0) - index);
    if (slot.hidden || distance >= bestDistance) continue;
    const record = focusableIn(slot);
    if (record === null) continue;
    best = record;
    bestDistance = distance;
  }
  return best;
}

/** The node inside the list that has or contains focus, direct child of the list's group. */
export function focusedChildNode(list: FocusRecord): HostNode | null {
  return list.lastFocusedChild !== null && list.lastFocusedChild.focusWithin
    ? list.lastFocusedChild.node
    : null;
}
