/**
 * A focus change, entirely in the caller's task and without React: styles, history, scroll, ring, then callbacks. A
 * steady move allocates nothing but the ring's rectangle.
 */
import { callHandler } from '../host/callHandler';
import type { HostNode } from '../host/node';
import { setFocusStyle } from '../host/style';
import { keyOf, focusHistoryOf } from './focusPath';
import type { FocusRecord } from './record';
import type { FocusTreeState } from './state';
import type { FocusReason } from '../types';

let changeCount = 0;

/** Moves focus to `next`; null removes it. `reason` decides how lists and ring follow. */
export function moveFocus(state: FocusTreeState, next: FocusRecord | null, reason: FocusReason): void {
  const previous = state.current;
  if (previous === next) return;
  state.current = next;
  const changeId = ++changeCount;
  for (let at = next; at !== null; at = at.parent) at.lastChangeId = changeId;
  for (let at = previous; at !== null; at = at.parent)
    if (at.lastChangeId !== changeId) setFocusWithin(at, false, reason);
  recordInHistory(state, next);
  for (let at = next; at !== null; at = at.parent) if (!at.focusWithin) setFocusWithin(at, true, reason);
  if (state.pendingList !== null) {
    state.pendingList.listNavigation?.cancelPending();
    state.pendingList = null;
  }
  scrollListsTo(next, reason);
  state.ring.move(next === null ? null : next.node, reason === 'jump' ? null : state.scrollTransition);
  notifyFocusChange(state, previous, next, changeId, reason);
}

/** Records the path to `record` in the history of every group on it. */
export function recordInHistory(state: FocusTreeState, record: FocusRecord | null): void {
  for (let at = record; at !== null && at.parent !== null; at = at.parent) {
    const key = keyOf(at);
    at.keyWhenFocused = key;
    at.parent.lastFocusedChild = at;
    focusHistoryOf(at.parent, state.focusHistory).lastFocusedKey = key;
  }
}

/** Scrolls the lists on the path, innermost first; the ring moves afterwards, because they move its target. */
export function scrollListsTo(record: FocusRecord | null, reason: FocusReason): void {
  for (let at = record; at !== null && at.parent !== null; at = at.parent) {
    at.parent.listNavigation?.onChildFocused(at, reason);
  }
}

/** Switches the focus styles of a record and its dependents. */
export function setFocusWithin(record: FocusRecord, focusWithin: boolean, reason: FocusReason): void {
  record.focusWithin = focusWithin;
  if (!focusWithin) record.listNavigation?.onFocusLeft();
  // A node that left the tree is no longer drawn, nor is its style.
  if (!record.attached) return;
  const immediate = reason === 'jump';
  setFocusStyle(record.node, focusWithin, immediate);
  for (const node of record.styleDependents) setFocusStyle(node, focusWithin, immediate);
}

/** Callbacks come last, when the state is consistent: they may move focus themselves. */
function notifyFocusChange(
  state: FocusTreeState,
  previous: FocusRecord | null,
  next: FocusRecord | null,
  changeId: number,
  reason: FocusReason,
): void {
  for (let at = previous; at !== null; at = at.parent) {
    const { onBlur } = at.node.props;
    if (at.lastChangeId < changeId && onBlur !== undefined)
      callHandler(state.root, at.node, 'onBlur', onBlur);
  }
  if (state.current !== next) return;
  const shared = previous === null ? null : commonAncestor(previous, changeId);
  for (let at = next; at !== null && at !== shared; at = at.parent) {
    const { onFocus } = at.node.props;
    if (onFocus !== undefined) callHandler(state.root, at.node, 'onFocus', onFocus, reason);
    if (state.current !== next) return;
  }
  const from: HostNode | null = previous === null ? null : previous.node;
  const to: HostNode | null = next === null ? null : next.node;
  for (const listener of state.listeners) {
    callHandler(state.root, to, 'focus.subscribe', listener, from, to);
    if (state.current !== next) return;
  }
}

function commonAncestor(record: FocusRecord, changeId: number): FocusRecord | null {
  for (let at: FocusRecord | null = record; at !== null; at = at.parent)
    if (at.lastChangeId >= changeId) return at;
  return null;
}
