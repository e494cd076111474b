/**
 * The wheel: notches and pixels of a trackpad become steps of a line. They come no more often than keys; what is turned
 * meanwhile is added up to one longer step.
 */
import type { SceneRoot } from '../host/node';
import { listAt, dispatchWheel } from './hitTest';
import { wheelDelta } from './wheelDelta';

export interface Wheel {
  handleWheel(event: WheelEvent, x: number, y: number): void;
  dispose(): void;
}

/** Trackpads report a few pixels at a time; so many are one step. */
const STEP_PX = 100;
/** A notch of a wheel is 100 or 120 pixels, or three lines: one step, whichever it is. */
const NOTCH_PX = 120;
/** The least time between two steps, ms, as between two keys. */
const STEP_INTERVAL_MS = 50;

export function createWheel(scene: SceneRoot, runDiscrete: (run: () => void) => void): Wheel {
  const { clock } = scene;
  let pendingDelta = 0;
  let axis: 'x' | 'y' = 'y';
  let x = 0;
  let y = 0;
  let lastStep = -Infinity;
  let timer: number | null = null;

  function flushSteps(): void {
    timer = null;
    const steps = Math.trunc(pendingDelta / STEP_PX);
    if (steps === 0) return;
    pendingDelta -= steps * STEP_PX;
    lastStep = clock.now();
    runDiscrete(() => {
      // a vertical wheel scrolls a row where no list under the pointer is vertical
      if (!scrollList(axis, steps) && axis === 'y' && !scrollList('x', steps))
        dispatchWheel(scene, x, y, steps);
    });
  }

  function scrollList(along: 'x' | 'y', steps: number): boolean {
    return listAt(scene, x, y, (list) => list.wheel(along, steps)) !== null;
  }

  return {
    handleWheel(event, atX, atY) {
      const { axis: along, px: delta } = wheelDelta(event);
      // another direction starts from 0: a rest of the former one must not delay it
      if (along !== axis || delta * pendingDelta < 0) pendingDelta = 0;
      axis = along;
      x = atX;
      y = atY;
      pendingDelta +=
        Math.abs(delta) < STEP_PX
          ? delta
          : Math.sign(delta) * STEP_PX * Math.max(1, Math.round(Math.abs(delta) / NOTCH_PX));
      const wait = lastStep + STEP_INTERVAL_MS - clock.now();
      if (wait <= 0) flushSteps();
      else if (Math.abs(pendingDelta) >= STEP_PX) timer ??= clock.setTimeout(flushSteps, wait);
    },
    dispose() {
      if (timer !== null) clock.clearTimeout(timer);
      timer = null;
    },
  };
}
