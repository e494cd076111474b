/**
 * Focus removed by a commit (Suspense, new data), which returns if its target is mounted again before the next key.
 */
import { keyOf } from './focusPath';
import { readyTarget, resolvePath } from './pathTarget';
import { isReachable } from './reachable';
import type { FocusRecord } from './record';
import type { FocusTreeState, LostFocus } from './state';

/** What to return to when `record`, which has or had focus, is gone or shows another item. */
export function lostFocusOf(record: FocusRecord): LostFocus | null {
  const path: string[] = [];
  let hasKeys = true;
  for (let at = record; at.parent !== null; at = at.parent) {
    hasKeys &&= at.parent.listNavigation !== null || at.node.props.focusKey !== undefined;
    path.unshift(at.keyWhenFocused);
    if (at.parent.attached)
      return { record, key: record.keyWhenFocused, base: at.parent, path: hasKeys ? path : null };
  }
  return null;
}

/** The current target for a return: the same node with the same item, or the record with the same keys. */
export function tryLostFocus(state: FocusTreeState, lost: LostFocus): FocusRecord | null {
  if (!lost.base.attached) {
    state.lostFocus = null;
    return null;
  }
  const target = readyTarget(state, returnedRecord(lost));
  if (target !== null) state.lostFocus = null;
  return target;
}

function returnedRecord({ record, key, base, path }: LostFocus): FocusRecord | null {
  const isSameItem = record.parent?.listNavigation == null || keyOf(record) === key;
  if (isSameItem && isReachable(record)) return record;
  if (path === null) return null;
  const found = resolvePath(base, path);
  return found.depth === path.length ? found.record : null;
}
