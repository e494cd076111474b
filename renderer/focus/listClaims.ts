/** Focus claims of lists after a commit: a requested item has been mounted, or new data moved the focused item. */
import { entryTarget } from './directionalMoves';
import { lostFocusOf } from './lostFocus';
import { mountedTarget } from './pathTarget';
import { isReachable } from './reachable';
import type { FocusRecord } from './record';
import type { FocusTreeState } from './state';

/** The item that a key requested, once its list has mounted it; null until then. */
export function takeMountedItem(state: FocusTreeState): FocusRecord | null {
  const pendingList = state.pendingList;
  if (pendingList === null) return null;
  const item =
    pendingList.attached && pendingList.listNavigation !== null
      ? pendingList.listNavigation.takePending()
      : null;
  if (item === 'pending') return null;
  state.pendingList = null;
  if (item === null) return null;
  const target = entryTarget(item, null, state.current, state.focusHistory);
  return target === 'pending' ? mountedTarget(state, item) : target;
}

/**
 * The focused item in its new slot when its list now shows another item in the old one; its neighbour when it is
 * gone.
 */
export function followMovedItem(state: FocusTreeState): FocusRecord | null {
  let outermost: FocusRecord | null = null;
  for (let at = state.current; at !== null && at.parent !== null; at = at.parent) {
    const list = at.parent;
    if (list.listNavigation === null || !at.attached || !list.attached) continue;
    if (list.listNavigation.keyOf(at) === at.keyWhenFocused && isReachable(at)) continue;
    outermost = at;
  }
  // The outermost list that changed decides; lists inside it follow by their own history.
  return outermost === null ? null : targetOfItem(state, outermost.parent!, outermost);
}

function targetOfItem(state: FocusTreeState, list: FocusRecord, child: FocusRecord): FocusRecord | null {
  if (!isReachable(list)) return null;
  const sameItem = list.listNavigation!.findByKey(child.keyWhenFocused);
  if (sameItem !== null && sameItem !== 'pending') return mountedTarget(state, sameItem);
  // Gone, or not mounted yet: focus returns if the item does before the viewer moves it.
  state.lostFocus ??= lostFocusOf(child);
  if (sameItem === 'pending') return null;
  const near = list.listNavigation!.nearestMounted();
  return near === null ? null : mountedTarget(state, near);
}
