/** Whether a record could have focus: attached, shown and not disabled. */
import type { HostNode } from '../host/node';
import type { FocusRecord } from './record';

/** Not hidden, nor any node between it and its group. The group itself is not looked at. */
export function isVisibleInGroup(record: FocusRecord): boolean {
  const end = record.parent === null ? null : record.parent.node;
  for (let at: HostNode | null = record.node; at !== null && at !== end; at = at.parent)
    if (at.hidden) return false;
  return true;
}

/** Attached, visible in its group and not disabled. The group itself is not looked at. */
export function isEnabledInGroup(record: FocusRecord): boolean {
  return record.attached && record.node.props.disabled !== true && isVisibleInGroup(record);
}

/** Enabled, and so is every group around it. */
export function isReachable(record: FocusRecord): boolean {
  for (let at: FocusRecord | null = record; at !== null; at = at.parent)
    if (!isEnabledInGroup(at)) return false;
  return true;
}
