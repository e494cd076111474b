/**
 * Dragging a list with a pressed pointer. A press becomes a drag once it has gone further than a hand trembles; from then
 * on the list follows, and what was under the pointer is not clicked. Let go, the list glides on and stops on an item.
 */
import type { Pulling } from '../focus/record';
import type { SceneRoot } from '../scene/root';
import { listUnder } from './hit';

export interface Drag {
  /** The button went down. */
  begin(x: number, y: number): void;
  /** The pointer moved. True while it drags: nothing else is meant by it. */
  move(x: number, y: number): boolean;
  /** The button came up, or the pointer left. */
  end(): void;
  /** Whether the click that follows belongs to a drag; asked once. */
  swallowsClick(): boolean;
}

/** Stage pixels; a magic remote's pointer jumps several while its button is pressed. */
const THRESHOLD = 24;
/** A pointer that stood still this long before it let go does not flick, ms. */
const STILL_MS = 80;

export function createDrag(scene: SceneRoot): Drag {
  const { clock } = scene;
  let pressed = false;
  /** The press went too far for a click, whether or not there is a list to follow it. */
  let moved = false;
  let pulled: Pulling | null = null;
  let axis: 'x' | 'y' = 'x';
  let startX = 0;
  let startY = 0;
  let last = 0;
  let lastTime = 0;
  let speed = 0;

  function start(x: number, y: number): void {
    moved = true;
    axis = Math.abs(x - startX) > Math.abs(y - startY) ? 'x' : 'y';
    const along = axis;
    pulled = listUnder(scene, startX, startY, (pull) => pull.canDrag(along))?.focus?.navigator?.pull ?? null;
    last = axis === 'x' ? startX : startY;
    lastTime = clock.now();
    speed = 0;
  }

  return {
    begin(x, y) {
      pressed = true;
      moved = false;
      pulled = null;
      startX = x;
      startY = y;
    },
    move(x, y) {
      if (!pressed) return false;
      if (!moved && Math.hypot(x - startX, y - startY) >= THRESHOLD) start(x, y);
      if (pulled === null) return moved;
      const at = axis === 'x' ? x : y;
      const passed = clock.now() - lastTime;
      // the last movements count most, and one of them does not decide
      if (passed > 0) speed = 0.6 * ((at - last) / passed) + 0.4 * speed;
      lastTime = clock.now();
      if (at !== last) pulled.drag(at - last);
      last = at;
      return true;
    },
    end() {
      if (pulled !== null) pulled.letGo(clock.now() - lastTime > STILL_MS ? 0 : speed);
      pulled = null;
      pressed = false;
    },
    swallowsClick() {
      const swallowed = moved;
      moved = false;
      return swallowed;
    },
  };
}
