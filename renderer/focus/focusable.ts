/** What can have focus: a focusable that is shown and enabled, a group with one inside or with a redirect to one. */
import { orderedChildren } from './childOrder';
import { isEnabledInGroup } from './reachable';
import { isGroup } from './record';
import type { FocusRecord } from './record';
import { followRedirects } from './redirect';

/** Whether it, or something inside, can have focus. Lists answer by their mounted items. */
export function canReceiveFocus(record: FocusRecord): boolean {
  if (!isEnabledInGroup(record)) return false;
  if (record.node.props.focusable === true) return true;
  return hasFocusableContent(record) || followRedirects(record) !== record;
}

/** Whether a group has anything inside that can have focus. */
export function hasFocusableContent(record: FocusRecord): boolean {
  if (!isGroup(record)) return false;
  if (record.listNavigation !== null)
    return record.listNavigation.itemCount() > 0 && record.listNavigation.nearestMounted() !== null;
  for (const child of orderedChildren(record)) if (canReceiveFocus(child)) return true;
  return false;
}
