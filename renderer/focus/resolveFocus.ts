/**
 * Runs after a commit: exactly one node has focus, the one with the best claim. `focusClaims` lists the claims by
 * priority.
 */
import { focusClaims } from './focusClaims';
import type { ClaimQuestion } from './focusClaims';
import { moveFocus, recordInHistory } from './moveFocus';
import { focusPathOf } from './pathTarget';
import { isReachable } from './reachable';
import { isInside } from './record';
import type { FocusRecord } from './record';
import type { FocusReason } from '../types';
import type { FocusTreeState } from './state';

export function resolveFocus(state: FocusTreeState): void {
  const { current } = state;
  const currentIsValid = current !== null && (!state.dirty || isReachable(current));
  const trapReturn = state.traps.sync(current, focusPathOf);
  const claim = bestClaim({ state, currentIsValid, trapReturn });
  state.dirty = false;
  if (claim === null) moveFocus(state, null, 'jump');
  else if (claim.record !== current) moveFocus(state, claim.record, claim.reason);
  else refreshCurrent(state);
  markTrapEntered(state);
}

interface Claim {
  readonly record: FocusRecord;
  readonly reason: FocusReason;
}

function bestClaim(question: ClaimQuestion): Claim | null {
  for (const { find, reason } of focusClaims) {
    const record = find(question);
    if (record !== null) return { record, reason: reason ?? (record.justAttached ? 'jump' : 'key') };
  }
  return null;
}

/** Focus stays; its keys may have changed in this commit, and the ring follows a node that moved. */
function refreshCurrent(state: FocusTreeState): void {
  const { current } = state;
  recordInHistory(state, current);
  state.ring.move(current?.node ?? null, current?.justAttached === true ? null : state.scrollTransition);
}

/** From now on the trap keeps focus inside, and returns it when it closes. */
function markTrapEntered(state: FocusTreeState): void {
  const { current, traps } = state;
  if (traps.top !== null && current !== null && isInside(current, traps.top.trap)) traps.top.entered = true;
}
