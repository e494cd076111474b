/** Focus, focus history and scroll of a whole root as plain data, and their restoration. */
import { orderedChildren } from './childOrder';
import { applyFocusHistoryData, focusHistoryToData } from './focusHistory';
import type { FocusHistoryData } from './focusHistory';
import { focusHistoryOf, keyOf } from './focusPath';
import { focusPathOf } from './pathTarget';
import type { FocusRecord } from './record';
import type { FocusTreeState } from './state';

/** Focus, focus history and scroll of a whole root as plain data. */
export interface FocusSnapshot {
  readonly path: readonly string[];
  readonly focusHistory: FocusHistoryData;
}

export function takeSnapshot(state: FocusTreeState): FocusSnapshot {
  const base = state.rootRecord;
  return {
    path: state.current === null ? [] : focusPathOf(state.current),
    focusHistory: base === null ? {} : historyDataOf(state, base),
  };
}

/** The history of a group: mounted children by their current keys, unmounted ones as recorded. */
function historyDataOf(state: FocusTreeState, group: FocusRecord): FocusHistoryData {
  const data = focusHistoryToData(focusHistoryOf(group, state.focusHistory));
  for (const child of orderedChildren(group)) {
    if (child.node.props.group !== undefined)
      (data.children ??= {})[keyOf(child)] = historyDataOf(state, child);
  }
  return data;
}

/** Restores a snapshot's history, also in mounted groups, and makes its focus pending. */
export function restoreSnapshot(state: FocusTreeState, snapshot: FocusSnapshot): void {
  const base = state.rootRecord;
  applyFocusHistoryData(state.focusHistory, snapshot.focusHistory);
  if (base === null) return;
  restoreMounted(state, base, snapshot.focusHistory);
  state.pendingFocus = { kind: 'entry', base, path: snapshot.path, reached: -1 };
}

function restoreMounted(state: FocusTreeState, group: FocusRecord, data: FocusHistoryData): void {
  applyFocusHistoryData(focusHistoryOf(group, state.focusHistory), data);
  group.lastFocusedChild = null;
  if (data.listPosition !== undefined) group.listNavigation?.bind(group);
  for (const child of orderedChildren(group)) {
    const own = data.children?.[keyOf(child)];
    if (own !== undefined && child.node.props.group !== undefined) restoreMounted(state, child, own);
  }
}
