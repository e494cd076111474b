/** The input of a root: the remote, and a pointer if the platform has one. */
import type { SceneRoot } from '../host/node';
import type { Key, KeyPress } from '../types';
import { createKeyboard } from './keyboard';
import type { Keyboard } from './keyboard';
import { createPointer } from './pointer';
import type { Pointer } from './pointer';

/** The part of the stage's element that input uses. */
interface InputSurface extends EventTarget {
  readonly style: { cursor: string };
  getBoundingClientRect(): Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
}

export interface InputOptions {
  scene: SceneRoot;
  /** Target of key events, usually `window`. */
  keys: EventTarget;
  /** The platform's key map; null leaves the event to the page. */
  keyMap(event: KeyboardEvent): Key | null;
  /** False: every repeat of a held key acts. Default true. */
  throttle?: boolean;
  /** The element of the stage; without it there is no pointer. */
  surface?: InputSurface;
  runDiscrete(run: () => void): void;
  /** A press that neither a handler nor a focus move used. */
  onUnhandled?(press: KeyPress): void;
}

/** Keys and pointer of a root. Whether a key is held is known to the focus tree (`useScene().focus.holding`). */
export interface Input extends Pick<Keyboard, 'block'> {
  /** Null on a platform without a pointer. */
  readonly pointer: Pointer | null;
  /** Stops listening and releases every key that is down. */
  dispose(): void;
}

export function createInput(options: InputOptions): Input {
  const { scene, keys, keyMap, throttle, surface, runDiscrete, onUnhandled } = options;
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
            scene.pointer.set(visible);
          },
        });
  if (surface !== undefined) surface.style.cursor = 'none';
  const keyboard = createKeyboard({
    scene,
    target: keys,
    keyMap,
    runDiscrete,
    onKeyUse: () => pointer?.keyUsed(),
    ...(throttle !== undefined && { throttle }),
    ...(onUnhandled && { onUnhandled }),
  });
  return {
    block: keyboard.block,
    pointer,
    dispose() {
      keyboard.dispose();
      pointer?.dispose();
    },
  };
}
