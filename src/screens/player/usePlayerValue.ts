/** Reads the player for React: one value, and a commit only when that value changes. */
import { useCallback, useSyncExternalStore } from 'react';
import type { PlaybackState } from '../../player/playbackStore';
import type { PlayerModel, PlayerView } from './playerModel';

type Primitive = string | number | boolean | null;

/** Calls `run` at every change of playback or view. Returns the way to stop. */
export function followPlayer(model: PlayerModel, run: () => void): () => void {
  const stops = [model.playback.subscribe(run), model.view.subscribe(run)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * `select` of the present state, followed only while `following`: what nobody sees costs no commit. The value must be a
 * primitive, so that equal values are the same.
 */
export function usePlayerValue<T extends Primitive>(
  model: PlayerModel,
  following: boolean,
  select: (playback: PlaybackState, view: PlayerView) => T,
): T {
  const subscribe = useCallback(
    (run: () => void) => (following ? followPlayer(model, run) : () => {}),
    [model, following],
  );
  return useSyncExternalStore(subscribe, () => select(model.playback.getState(), model.view.getState()));
}
