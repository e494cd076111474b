/**
 * The wheel: notches and pixels of a trackpad become steps of a line. They come no more often than keys; what is turned
 * meanwhile is added up to one longer step.
 */
import type { SceneRoot } from '../host/node';
import { listAt, dispatchWheel } from './hitTest';
import { wheelDelta, wheelNotches } from './wheelDelta';

export interface Wheel {
  handleWheel(event: WheelEvent, x: number, y: number): void;
  dispose(): void;
}

/** The least time between two steps, ms, as between two keys. */
const STEP_INTERVAL_MS = 50;

export function createWheel(scene: SceneRoot, runDiscrete: (run: () => void) => void): Wheel {
  const { clock } = scene;
  /** Notches, of which a fraction is kept. */
  let pending = 0;
  let axis: 'x' | 'y' = 'y';
  let x = 0;
  let y = 0;
  let lastStep = -Infinity;
  let timer: number | null = null;

  function flushSteps(): void {
    timer = null;
    const steps = Math.trunc(pending);
    if (steps === 0) return;
    pending -= steps;
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
      if (along !== axis || delta * pending < 0) pending = 0;
      axis = along;
      x = atX;
      y = atY;
      pending += wheelNotches(delta);
      const wait = lastStep + STEP_INTERVAL_MS - clock.now();
      if (wait <= 0) flushSteps();
      else if (Math.abs(pending) >= 1) timer ??= clock.setTimeout(flushSteps, wait);
    },
    dispose() {
      if (timer !== null) clock.clearTimeout(timer);
      timer = null;
    },
  };
}
