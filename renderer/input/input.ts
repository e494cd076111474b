/** All input of a root, put together: the remote, and a pointer where the platform has one. */
import type { SceneRoot } from '../scene/root';
import type { Key, KeyPress } from '../types';
import { createKeyboard } from './keyboard';
import type { Keyboard } from './keyboard';
import { createPointer } from './pointer';
import type { Pointer } from './pointer';

export interface InputOptions {
  scene: SceneRoot;
  /** Where key events arrive, usually `window`. */
  keys: EventTarget;
  /** The platform's table; null leaves the event to the page. */
  keyMap(event: KeyboardEvent): Key | null;
  /** The element the stage is drawn in; without it there is no pointer. */
  surface?: HTMLElement;
  runDiscrete(run: () => void): void;
  /** A press that neither a handler nor focus had a use for. */
  onUnhandled?(press: KeyPress): void;
}

/**
 * Keys and pointer of a root. `holding`: a key is held; `subscribe` calls when that changes, and returns its end;
 * `block(ms)` lets directions do nothing for so long.
 */
export interface Input extends Pick<Keyboard, 'holding' | 'subscribe' | 'block'> {
  /** Null on a platform without one. */
  readonly pointer: Pointer | null;
  /** Stops listening and lets go of every key that is down. */
  dispose(): void;
}

export function createInput(options: InputOptions): Input {
  const { scene, keys, keyMap, surface, runDiscrete, onUnhandled } = options;
  const pointer =
    surface === undefined
      ? null
      : createPointer({
          scene,
          target: surface,
          runDiscrete,
          toStage(event) {
            const box = surface.getBoundingClientRect();
            return {
              x: ((event.clientX - box.left) * scene.width) / box.width,
              y: ((event.clientY - box.top) * scene.height) / box.height,
            };
          },
          onVisible(visible) {
            surface.style.cursor = visible ? 'default' : 'none';
          },
        });
  if (surface !== undefined) surface.style.cursor = 'none';
  const keyboard = createKeyboard({
    scene,
    target: keys,
    keyMap,
    runDiscrete,
    onKeyUse: () => pointer?.keyUsed(),
    ...(onUnhandled && { onUnhandled }),
  });
  return {
    get holding() {
      return keyboard.holding;
    },
    subscribe: keyboard.subscribe,
    block: keyboard.block,
    pointer,
    dispose() {
      keyboard.dispose();
      pointer?.dispose();
    },
  };
}
