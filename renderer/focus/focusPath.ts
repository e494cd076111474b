/** Keys in the focus tree: the key of a child in its group, and the location of a group's focus history. */
import { childFocusHistory, createFocusHistory } from './focusHistory';
import type { FocusHistory } from './focusHistory';
import { orderedChildren } from './childOrder';
import { isGroup, scopeOf } from './record';
import type { FocusRecord, Target } from './record';

/** `#0`, `#1`, ...: keys by position, cached so that a move in an unnamed group allocates nothing. */
const positionKeys: string[] = [];

function positionKey(index: number): string {
  return (positionKeys[index] ??= `#${index}`);
}

/** The child's key inside its group: the key of a list's item, its `focusKey`, else its position. */
export function keyOf(record: FocusRecord): string {
  const parent = record.parent;
  if (parent === null) return '';
  if (parent.listNavigation !== null) return parent.listNavigation.keyOf(record);
  const own = record.node.props.focusKey;
  if (own !== undefined) return own;
  orderedChildren(parent);
  return positionKey(record.index);
}

/** The child with that key; a list may answer `pending`. */
export function childByKey(group: FocusRecord, key: string): Target {
  if (group.listNavigation !== null) return group.listNavigation.findByKey(key);
  const last = group.lastFocusedChild;
  if (last !== null && last.attached && last.parent === group && keyOf(last) === key) return last;
  for (const child of orderedChildren(group)) if (keyOf(child) === key) return child;
  return null;
}

/**
 * The focus history of a group. Lists and history entries bring their own; a group with a key has it under the key in its
 * parent's; one without is kept by position only where positions are stable (`FocusHistory.keepUnnamed`).
 */
export function focusHistoryOf(group: FocusRecord, rootHistory: FocusHistory): FocusHistory {
  if (group.focusHistory !== null) return group.focusHistory;
  const scope = scopeOf(group.node);
  const parent = group.parent;
  if (scope !== null) group.focusHistory = scope.focusHistory;
  else if (parent === null) group.focusHistory = rootHistory;
  else {
    const above = focusHistoryOf(parent, rootHistory);
    const key = keyOf(group);
    const named = parent.listNavigation !== null || group.node.props.focusKey !== undefined;
    if (named || above.keepUnnamed || above.children?.has(key))
      group.focusHistory = childFocusHistory(above, key);
    else group.focusHistory = createFocusHistory(false);
  }
  return group.focusHistory;
}

/** Invalidates the histories of a group and the groups inside it: a key above changed (a recycled slot). */
export function resetFocusHistory(record: FocusRecord): void {
  if (!isGroup(record)) return;
  record.lastFocusedChild = null;
  record.focusHistory = null;
  for (const child of record.children) if (scopeOf(child.node) === null) resetFocusHistory(child);
}
