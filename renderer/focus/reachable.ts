/** Whether a record could have focus: attached, shown and not disabled. */
import type { HostNode } from '../host/node';
import type { FocusRecord } from './record';

/** Whether neither the record nor a node between it and its group is hidden. The group itself is not checked. */
export function isVisibleInGroup(record: FocusRecord): boolean {
  const end = record.parent === null ? null : record.parent.node;
  for (let at: HostNode | null = record.node; at !== null && at !== end; at = at.parent)
    if (at.hidden) return false;
  return true;
}

/** Whether it is attached, visible in its group and enabled. The group itself is not checked. */
export function isEnabledInGroup(record: FocusRecord): boolean {
  return record.attached && record.node.props.disabled !== true && isVisibleInGroup(record);
}

/** Whether it and every group around it are enabled. */
export function isReachable(record: FocusRecord): boolean {
  for (let at: FocusRecord | null = record; at !== null; at = at.parent)
    if (!isEnabledInGroup(at)) return false;
  return true;
}
