/**
 * The wheel: notches and trackpad pixels become steps of lines. A fast wheel makes longer steps, never more of them than
 * keys may come, and the list glides to where they add up.
 */
import type { SceneRoot } from '../scene/root';
import { listUnder, tellWheel } from './hit';

export interface Wheel {
  turned(event: WheelEvent, x: number, y: number): void;
  dispose(): void;
}

/** Trackpads report a few pixels at a time; this many are one step. */
const STEP = 100;
/** A notch of a wheel is 100 or 120 pixels, or three lines: one step, whichever it is. */
const NOTCH = 120;
const LINE = 33.4;
/** Steps come no closer than keys, ms; what is turned meanwhile is added up. */
const APART_MS = 50;

export function createWheel(scene: SceneRoot, runDiscrete: (run: () => void) => void): Wheel {
  const { clock } = scene;
  let turned = 0;
  let axis: 'x' | 'y' = 'y';
  let x = 0;
  let y = 0;
  let lastStep = -Infinity;
  let timer: number | null = null;

  function step(): void {
    timer = null;
    const steps = Math.trunc(turned / STEP);
    if (steps === 0) return;
    turned -= steps * STEP;
    lastStep = clock.now();
    runDiscrete(() => {
      // a plain wheel over a lone row scrolls the row
      if (!pull(axis, steps) && axis === 'y' && !pull('x', steps)) tellWheel(scene, x, y, steps);
    });
  }

  function pull(along: 'x' | 'y', steps: number): boolean {
    return listUnder(scene, x, y, (list) => list.wheel(along, steps)) !== null;
  }

  return {
    turned({ deltaX, deltaY, deltaMode }, atX, atY) {
      const along = Math.abs(deltaX) > Math.abs(deltaY) ? 'x' : 'y';
      const by = (along === 'x' ? deltaX : deltaY) * (deltaMode === 0 ? 1 : LINE);
      // the other way round starts anew: what was left over is no debt
      if (along !== axis || by * turned < 0) turned = 0;
      axis = along;
      x = atX;
      y = atY;
      turned +=
        Math.abs(by) < STEP ? by : Math.sign(by) * STEP * Math.max(1, Math.round(Math.abs(by) / NOTCH));
      const wait = lastStep + APART_MS - clock.now();
      if (wait <= 0) step();
      else if (Math.abs(turned) >= STEP) timer ??= clock.setTimeout(step, wait);
    },
    dispose() {
      if (timer !== null) clock.clearTimeout(timer);
      timer = null;
    },
  };
}
