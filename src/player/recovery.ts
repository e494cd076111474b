/**
 * How many times a broken playback is started again. Pure: the controller keeps the state, waits and reloads.
 * Up to 3 retries with 1 s wait, then the error is reported [PLAYER-25]; licence expiry reloads at once [PLAYER-28].
 */
import { engineErrorAction } from './errors';
import type { EngineError } from './engine';

export const MAX_RELOADS = 3;
export const RELOAD_WAIT_MS = 1000;
/**
 * Seconds that must play before the count of reloads starts anew: the buffering goal, so that what was buffered before
 * the fault does not count as recovery.
 */
export const RECOVERED_AFTER_S = 10;

export interface RecoveryState {
  /** Reloads since playback last ran well. */
  reloads: number;
  /** Position of the last reload of any kind; null when none is in question. */
  reloadedAt: number | null;
}

export const NO_RECOVERY: RecoveryState = { reloads: 0, reloadedAt: null };

export type RecoveryStep =
  { type: 'ignore' } | { type: 'reload'; afterMs: number; state: RecoveryState } | { type: 'fail' };

/** What to do about `error` at `position` seconds. */
export const recoveryStep = (state: RecoveryState, error: EngineError, position: number): RecoveryStep => {
  const action = engineErrorAction(error);
  if (action === 'ignore') return { type: 'ignore' };
  // A licence that expires again before anything played would reload for ever, so it counts like any other fault.
  if (action === 'relicense' && state.reloadedAt === null)
    return { type: 'reload', afterMs: 0, state: { ...state, reloadedAt: position } };
  if (state.reloads >= MAX_RELOADS) return { type: 'fail' };
  return {
    type: 'reload',
    afterMs: RELOAD_WAIT_MS,
    state: { reloads: state.reloads + 1, reloadedAt: position },
  };
};

/** Forgets past faults once enough has played beyond them, in either direction of a seek. */
export const afterProgress = (state: RecoveryState, position: number): RecoveryState =>
  state.reloadedAt !== null && Math.abs(position - state.reloadedAt) >= RECOVERED_AFTER_S
    ? NO_RECOVERY
    : state;
