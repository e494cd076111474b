/**
 * Which record gets focus after a commit, in order of priority. The sources in `focusClaims` are asked from first to
 * last; the first that names a record decides. A source consumes its answer (an `autoFocus`, a pending focus), so
 * that a commit applies it once.
 */
import { nearestTargetByOrder } from './directionalMoves';
import { canReceiveFocus, hasFocusableContent } from './focusable';
import type { TrapReturn } from './focusTrapStack';
import { followMovedItem, takeMountedItem } from './listClaims';
import { lostFocusOf, tryLostFocus } from './lostFocus';
import { mountedTarget, targetOnPath } from './pathTarget';
import { tryPendingFocus } from './pendingFocus';
import { isReachable } from './reachable';
import { isGroup, isInside } from './record';
import type { FocusRecord } from './record';
import type { FocusTreeState } from './state';
import type { FocusReason } from '../types';

/** The input of the sources. */
export interface ClaimQuestion {
  readonly state: FocusTreeState;
  /** Whether the focused node may keep focus: mounted, shown, enabled. */
  readonly currentIsValid: boolean;
  /** Where focus was before the trap that closed with this commit; null when none did. */
  readonly trapReturn: TrapReturn | null;
}

/** A reason to have focus. */
export interface ClaimSource {
  readonly name: string;
  /** The record it wants focus for; null when it has no claim. */
  readonly find: (question: ClaimQuestion) => FocusRecord | null;
  /** Reason passed to the focus change; default: `jump` for a node that this commit mounted, else `key`. */
  readonly reason?: FocusReason;
}

/** All sources, highest priority first. */
export const focusClaims: readonly ClaimSource[] = [
  { name: 'open trap', find: claimForOpenTrap },
  { name: 'pending focus', find: claimForPendingFocus, reason: 'jump' },
  { name: 'auto focus', find: claimForAutoFocus },
  { name: 'trap return', find: claimForTrapReturn },
  { name: 'lost focus', find: claimForLostFocus },
  { name: 'mounted item', find: claimForMountedItem },
  { name: 'moved item', find: claimForMovedItem },
  { name: 'current', find: claimForCurrent },
  { name: 'fallback', find: claimForFallback },
];

/** The open trap, if focus is not inside it: its `autoFocus`, else its entry target. */
function claimForOpenTrap({ state, currentIsValid }: ClaimQuestion): FocusRecord | null {
  const top = state.traps.top;
  if (top === null || (currentIsValid && isInside(state.current!, top.trap))) return null;
  return takeAutoFocus(state, top.trap) ?? (isReachable(top.trap) ? mountedTarget(state, top.trap) : null);
}

/**
 * A restored history entry, or a node or `focusKey` requested before it was ready. `autoFocus` inside an entry that
 * is or was restored is dropped: the viewer had moved on from it.
 */
function claimForPendingFocus({ state, currentIsValid }: ClaimQuestion): FocusRecord | null {
  const { pendingFocus } = state;
  const restoredEntry = pendingFocus?.kind === 'entry' ? pendingFocus.base : state.restoredEntry;
  if (restoredEntry !== null) dropAutoFocus(state, restoredEntry);
  if (pendingFocus === null) return null;
  return allowedByTraps(state, tryPendingFocus(state, pendingFocus, currentIsValid));
}

/** A newly mounted `autoFocus`. */
function claimForAutoFocus({ state }: ClaimQuestion): FocusRecord | null {
  return takeAutoFocus(state, null);
}

/** Where focus was before the trap that closed; found by its keys if it was mounted again meanwhile. */
function claimForTrapReturn({ state, trapReturn }: ClaimQuestion): FocusRecord | null {
  if (trapReturn === null) return null;
  const { record, path } = trapReturn;
  if (record !== null && isReachable(record)) return allowedByTraps(state, mountedTarget(state, record));
  return state.rootRecord === null
    ? null
    : allowedByTraps(state, targetOnPath(state, state.rootRecord, path));
}

/** A target that an earlier commit removed and this one mounted again. */
function claimForLostFocus({ state }: ClaimQuestion): FocusRecord | null {
  return state.lostFocus === null ? null : allowedByTraps(state, tryLostFocus(state, state.lostFocus));
}

/** The item that a key requested and its list has mounted. */
function claimForMountedItem({ state }: ClaimQuestion): FocusRecord | null {
  return allowedByTraps(state, takeMountedItem(state));
}

/** The focused item after new data moved it to another slot, or its neighbour when the data no longer has it. */
function claimForMovedItem({ state }: ClaimQuestion): FocusRecord | null {
  return followMovedItem(state);
}

/**
 * The focused node keeps focus. A group has focus itself only while it is focusable and empty: it passes focus to its
 * content when it has some, and to a neighbour when it is focusable no more.
 */
function claimForCurrent({ state, currentIsValid }: ClaimQuestion): FocusRecord | null {
  const { current } = state;
  if (!currentIsValid || current === null) return null;
  const content = isGroup(current) && hasFocusableContent(current) ? mountedTarget(state, current) : null;
  return content ?? (current.node.props.focusable === true ? current : null);
}

/** The nearest record by order, in the innermost group with something focusable; the lost target is remembered. */
function claimForFallback({ state, trapReturn }: ClaimQuestion): FocusRecord | null {
  const { current } = state;
  const fallback = nearestFallback(state, current);
  if (current !== null && trapReturn === null) state.lostFocus ??= lostFocusOf(current);
  return fallback;
}

/** Null for a record outside an open trap, which returns focus to it when it closes. */
function allowedByTraps(state: FocusTreeState, record: FocusRecord | null): FocusRecord | null {
  if (record === null || state.traps.allows(record)) return record;
  state.traps.top!.returnTo = record;
  return null;
}

/**
 * The latest, innermost record that can have focus; records that cannot yet stay in the queue until the viewer
 * presses a key.
 */
function takeAutoFocus(state: FocusTreeState, within: FocusRecord | null): FocusRecord | null {
  const queue = state.autoFocus;
  for (let i = queue.length - 1; i >= 0; i--) {
    const record = queue[i]!;
    if (!record.attached) queue.splice(i, 1);
    else if (
      (within === null || isInside(record, within)) &&
      isReachable(record) &&
      canReceiveFocus(record)
    ) {
      const target = allowedByTraps(state, mountedTarget(state, record));
      queue.splice(i, 1);
      if (target === null) continue;
      queue.length = 0;
      return target;
    }
  }
  return null;
}

function dropAutoFocus(state: FocusTreeState, base: FocusRecord): void {
  for (let i = state.autoFocus.length - 1; i >= 0; i--) {
    if (isInside(state.autoFocus[i]!, base)) state.autoFocus.splice(i, 1);
  }
}

function nearestFallback(state: FocusTreeState, lost: FocusRecord | null): FocusRecord | null {
  for (let at = lost; at !== null && at.parent !== null; at = at.parent) {
    const group = at.parent;
    if (!isReachable(group)) continue;
    const target = nearestTargetByOrder(group, at.index, state.focusHistory);
    const record = target === 'pending' ? mountedTarget(state, group) : target;
    if (record !== null && isAllowedFallback(state, record)) return record;
  }
  const anywhere = state.rootRecord === null ? null : mountedTarget(state, state.rootRecord);
  return anywhere !== null && isAllowedFallback(state, anywhere) ? anywhere : null;
}

/** Focus must not leave a trap; but a trap without anything focusable yet must not leave the viewer without focus. */
function isAllowedFallback(state: FocusTreeState, record: FocusRecord): boolean {
  return state.traps.top?.entered !== true || state.traps.allows(record);
}
