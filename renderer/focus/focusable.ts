/** Where focus can go: what is usable, and for a group somebody inside who is, or where the group sends focus. */
import { inOrder } from './order';
import { isUsable } from './reachable';
import { isGroup } from './record';
import type { FocusRecord } from './record';
import { redirected } from './redirect';

/** Whether focus can land on it or somewhere inside. Asks without moving any list's window. */
export function canEnter(record: FocusRecord): boolean {
  if (!isUsable(record)) return false;
  if (record.node.props.focusable === true) return true;
  return hasContent(record) || redirected(record) !== record;
}

/** Whether a group has anything inside that can have focus. */
export function hasContent(record: FocusRecord): boolean {
  if (!isGroup(record)) return false;
  if (record.navigator !== null) return record.navigator.size() > 0 && record.navigator.nearest() !== null;
  for (const child of inOrder(record)) if (canEnter(child)) return true;
  return false;
}
