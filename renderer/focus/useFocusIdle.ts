/** Idle focus for components: work of a screen that starts once the viewer has stopped moving. */
import { useEffect, useEffectEvent } from 'react';
import { useSceneRoot } from '../host/sceneContext';
import { watchFocusIdle } from './focusIdle';

/**
 * Calls `run` when focus, wherever it is, has not changed for `ms` and no key is held: after mounting, and after each
 * change. Another `resetKey` restarts the delay, for a focus that stays while its content changes.
 */
export function useFocusIdle(
  ms: number,
  run: (resetKey: string | null) => void,
  resetKey: string | null = null,
): void {
  const scene = useSceneRoot();
  const onIdle = useEffectEvent(run);
  useEffect(() => watchFocusIdle(scene, ms, () => onIdle(resetKey)), [scene, ms, resetKey]);
}
