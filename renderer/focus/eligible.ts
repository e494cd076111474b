/** Who can have focus: shown, not disabled, and for a group somebody inside who can. */
import type { HostNode } from '../scene/node';
import { inOrder } from './order';
import { isGroup } from './record';
import type { FocusRecord } from './record';

/** Neither hidden nor disabled, looking only as far as its group: the group's own state is the caller's question. */
export function isUsable(record: FocusRecord): boolean {
  if (!record.attached || record.node.props.disabled === true) return false;
  const end = record.parent === null ? null : record.parent.node;
  for (let at: HostNode | null = record.node; at !== null && at !== end; at = at.parent)
    if (at.hidden) return false;
  return true;
}

/** Usable, and so is every group around it. */
export function isReachable(record: FocusRecord): boolean {
  for (let at: FocusRecord | null = record; at !== null; at = at.parent) if (!isUsable(at)) return false;
  return true;
}

/** Whether focus can land on it or somewhere inside. Asks without moving any list's window. */
export function canEnter(record: FocusRecord): boolean {
  if (!isUsable(record)) return false;
  if (record.node.props.focusable === true) return true;
  return hasContent(record);
}

/** Whether a group has anything inside that can have focus. */
export function hasContent(record: FocusRecord): boolean {
  if (!isGroup(record)) return false;
  if (record.navigator !== null) return record.navigator.size() > 0 && record.navigator.nearest() !== null;
  for (const child of inOrder(record)) if (canEnter(child)) return true;
  return false;
}
