/** Focus at rest, for components: what a screen does once the viewer has stopped moving. */
import { useEffect, useEffectEvent } from 'react';
import { useScene } from '../reconciler/context';
import { watchFocusRest } from './rest';

/**
 * Calls `run` when focus, wherever it is, has not changed for `ms`: after mounting, and after each change. While a key is
 * held nothing rests. With something else to be `about`, the rest begins anew: focus may stay where it is while what it
 * stands for changes.
 */
export function useFocusRest(
  ms: number,
  run: (about: string | null) => void,
  about: string | null = null,
): void {
  const scene = useScene();
  const onRest = useEffectEvent(run);
  useEffect(() => watchFocusRest(scene, ms, () => onRest(about)), [scene, ms, about]);
}
