/** Focus requested before its target was ready: a restored history entry, a node, a `focusKey`. */
import { mountedTarget, readyTarget, resolvePath } from './pathTarget';
import { isReachable } from './reachable';
import { isInside, recordFor } from './record';
import type { FocusRecord } from './record';
import type { FocusTreeState, PendingEntry, PendingFocus } from './state';

/**
 * The target of the pending focus now: its final one (then the request is done), for a history entry also an
 * intermediate part of the path, or null to leave focus where it is.
 */
export function tryPendingFocus(
  state: FocusTreeState,
  pendingFocus: PendingFocus,
  currentIsValid: boolean,
): FocusRecord | null {
  if (pendingFocus.kind === 'entry') return tryPendingEntry(state, pendingFocus, currentIsValid);
  const record =
    pendingFocus.kind === 'node' ? recordFor(pendingFocus.node) : state.focusKeyIndex.find(pendingFocus.name);
  const target = readyTarget(state, record);
  if (target !== null) state.pendingFocus = null;
  return target;
}

function tryPendingEntry(
  state: FocusTreeState,
  pendingEntry: PendingEntry,
  currentIsValid: boolean,
): FocusRecord | null {
  const { base, path } = pendingEntry;
  if (!base.attached) {
    state.pendingFocus = null;
    return null;
  }
  const found = resolvePath(base, path);
  if (found.depth === path.length) {
    const target = readyTarget(state, found.record);
    if (target !== null) {
      state.pendingFocus = null;
      state.restoredEntry = base;
      return target;
    }
  }
  const focusInEntry = currentIsValid && isInside(state.current!, base);
  // Wait while the next part of the path is being mounted, and do not move for a part already reached: focus moves
  // once.
  if (focusInEntry && (found.isMounting || found.depth <= pendingEntry.reached)) return null;
  const target = isReachable(found.record) ? mountedTarget(state, found.record) : null;
  if (target !== null) pendingEntry.reached = found.depth;
  return target;
}
