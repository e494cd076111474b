/** Whether a record could have focus where it stands: shown, and not disabled. */
import type { HostNode } from '../scene/node';
import type { FocusRecord } from './record';

/** Not hidden, looking only as far as its group: whether the group itself is, is the caller's question. */
export function isSeen(record: FocusRecord): boolean {
  const end = record.parent === null ? null : record.parent.node;
  for (let at: HostNode | null = record.node; at !== null && at !== end; at = at.parent)
    if (at.hidden) return false;
  return true;
}

/** On the tree, seen and not disabled, looking as far as its group. */
export function isUsable(record: FocusRecord): boolean {
  return record.attached && record.node.props.disabled !== true && isSeen(record);
}

/** Usable, and so is every group around it. */
export function isReachable(record: FocusRecord): boolean {
  for (let at: FocusRecord | null = record; at !== null; at = at.parent) if (!isUsable(at)) return false;
  return true;
}
