/**
 * Dragging a list with a pressed pointer. A press becomes a drag once it has moved further than an unsteady hand;
 * from then on the list follows, and its release is not a click. After the release the list scrolls on and stops at
 * an item.
 */
import type { PointerScroll } from '../focus/ports';
import type { SceneRoot } from '../host/node';
import { listAt } from './hitTest';

export interface Drag {
  /** The button went down. */
  begin(x: number, y: number): void;
  /** The pointer moved. True while dragging: the movement is then not a hover. */
  move(x: number, y: number): boolean;
  /** The button was released, or the pointer left. */
  end(): void;
  /** Whether the following click ends a drag; true once per drag. */
  suppressesClick(): boolean;
}

/**
 * Minimum movement of a drag, stage pixels; a magic remote's pointer moves by several while its button is pressed.
 */
const DRAG_THRESHOLD = 24;
/** A pointer that was still for this long before its release does not flick the list, ms. */
const FLICK_MAX_PAUSE_MS = 80;

export function createDrag(scene: SceneRoot): Drag {
  const { clock } = scene;
  let pressed = false;
  /** True when the press moved too far for a click, whether or not a list follows it. */
  let moved = false;
  let dragged: PointerScroll | null = null;
  let axis: 'x' | 'y' = 'x';
  let startX = 0;
  let startY = 0;
  let last = 0;
  let lastTime = 0;
  let velocity = 0;

  function start(x: number, y: number): void {
    moved = true;
    axis = Math.abs(x - startX) > Math.abs(y - startY) ? 'x' : 'y';
    const along = axis;
    dragged = listAt(scene, startX, startY, (list) => list.canDrag(along));
    last = axis === 'x' ? startX : startY;
    lastTime = clock.now();
    velocity = 0;
  }

  return {
    begin(x, y) {
      pressed = true;
      moved = false;
      dragged = null;
      startX = x;
      startY = y;
    },
    move(x, y) {
      if (!pressed) return false;
      if (!moved && Math.hypot(x - startX, y - startY) >= DRAG_THRESHOLD) start(x, y);
      if (dragged === null) return moved;
      const at = axis === 'x' ? x : y;
      const elapsed = clock.now() - lastTime;
      // Smoothed: recent movements count most, and a single outlier does not decide.
      if (elapsed > 0) velocity = 0.6 * ((at - last) / elapsed) + 0.4 * velocity;
      lastTime = clock.now();
      if (at !== last) dragged.drag(at - last);
      last = at;
      return true;
    },
    end() {
      if (dragged !== null) dragged.release(clock.now() - lastTime > FLICK_MAX_PAUSE_MS ? 0 : velocity);
      dragged = null;
      pressed = false;
    },
    suppressesClick() {
      const swallowed = moved;
      moved = false;
      return swallowed;
    },
  };
}
