/** Focus at rest, for components: what a screen does once the viewer has stopped moving. */
import { useEffect, useEffectEvent } from 'react';
import { useScene } from '../reconciler/context';
import { watchFocusRest } from './rest';

/**
 * Calls `run` when focus, wherever it is, has not changed for `ms`: after mounting, and after each change. While a key is
 * held nothing rests.
 */
export function useFocusRest(ms: number, run: () => void): void {
  const scene = useScene();
  const onRest = useEffectEvent(run);
  useEffect(() => watchFocusRest(scene, ms, () => onRest()), [scene, ms]);
}
