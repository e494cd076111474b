/** Reads one value of the player for React; renders only when that value changes. */
import { useCallback, useSyncExternalStore } from 'react';
import type { PlaybackState } from '../../player/playbackStore';
import type { PlayerModel } from './playerModel';
import type { PlayerView } from './playerView';

type Primitive = string | number | boolean | null;

/** Calls `run` at every change of playback or view. @returns stops it */
export function followPlayer(model: PlayerModel, run: () => void): () => void {
  const stops = [model.playback.subscribe(run), model.view.subscribe(run)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * The current value of `select`, followed only while `following` is true: hidden controls cause no commit. The value
 * must be a primitive, so that equal values compare equal.
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
