/**
 * How often a failed playback is reloaded. Pure: the controller keeps the state, waits and reloads. Up to 3 retries
 * after 1 s each, then the error is reported [PLAYER-25]; an expired licence reloads at once [PLAYER-28].
 */
import { engineErrorAction } from './errors';
import type { EngineError } from './engine';

export const MAX_RELOADS = 3;
export const RELOAD_WAIT_MS = 1000;
/**
 * Seconds that must play before the count of reloads is reset: the buffering goal, so that data buffered before the
 * fault does not count as recovery.
 */
export const RECOVERED_AFTER_S = 10;

export interface RecoveryState {
  /** Reloads since the last recovery. */
  reloads: number;
  /** Position of the last reload of any kind; null after recovery. */
  reloadedAt: number | null;
}

export const NO_RECOVERY: RecoveryState = { reloads: 0, reloadedAt: null };

export type RecoveryStep =
  { type: 'ignore' } | { type: 'reload'; afterMs: number; state: RecoveryState } | { type: 'fail' };

/** The reaction to `error` at `position` seconds. */
export const recoveryStep = (state: RecoveryState, error: EngineError, position: number): RecoveryStep => {
  const action = engineErrorAction(error);
  if (action === 'ignore') return { type: 'ignore' };
  // A licence that expires again before anything has played would reload forever, so it counts like any other fault.
  if (action === 'relicense' && state.reloadedAt === null)
    return { type: 'reload', afterMs: 0, state: { ...state, reloadedAt: position } };
  if (state.reloads >= MAX_RELOADS) return { type: 'fail' };
  return {
    type: 'reload',
    afterMs: RELOAD_WAIT_MS,
    state: { reloads: state.reloads + 1, reloadedAt: position },
  };
};

/** Resets the count once playback has moved far enough from the last reload, in either direction. */
export const afterProgress = (state: RecoveryState, position: number): RecoveryState =>
  state.reloadedAt !== null && Math.abs(position - state.reloadedAt) >= RECOVERED_AFTER_S
    ? NO_RECOVERY
    : state;
