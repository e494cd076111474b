/** Input of a root; every key is reported to the profiler before it is handled. */
import type { SceneRoot } from '../host/node';
import { createInput } from '../input/input';
import type { Input } from '../input/input';
import type { Profiler } from '../profiler/profiler';
import { callHandler } from '../host/callHandler';
import { runDiscrete } from '../reconciler/priority';
import type { InputOptions } from './rootOptions';

/** `surface` is where a pointer moves. */
export function createRootInput(
  { keys, keyMap, throttle, pointer, onUnhandled }: InputOptions,
  scene: SceneRoot,
  profiler: Profiler,
  surface: HTMLElement,
): Input {
  return createInput({
    scene,
    keys,
    keyMap(event) {
      const key = callHandler(scene, null, 'keyMap', keyMap, event) ?? null;
      if (key !== null && event.type === 'keydown') profiler.keyDown(key, scene.clock.now());
      return key;
    },
    ...(throttle !== undefined && { throttle }),
    ...(pointer ? { surface } : null),
    runDiscrete(run) {
      profiler.marks.begin('input');
      try {
        runDiscrete(run);
      } catch (error) {
        scene.recover(error);
      }
      profiler.marks.end('input');
    },
    ...(onUnhandled && { onUnhandled }),
  });
}
