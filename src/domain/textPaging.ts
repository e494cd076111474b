/**
 * Reading a text that is longer than its view, from its top: how far a key and the wheel move it, and which page that is.
 * Lengths are stage pixels.
 */

/** A press of up or down, and each repeat of a held one [WELCOME-07]. */
export const KEY_STEP = 100;
/** A step of the wheel [WELCOME-08]. */
export const WHEEL_STEP = 15;
/** A turn this soon after the one before belongs to the same step [WELCOME-08]. */
export const WHEEL_DEBOUNCE_MS = 500;

/** Where a text of `height` in a view of `view` stands after it was moved by `by` from `offset`: never past its ends. */
export function clampedScroll(offset: number, by: number, height: number, view: number): number {
  return Math.max(0, Math.min(offset + by, Math.round(height - view)));
}

/** The page the view shows most of, the first being 1, and how many there are; at its end the text is on the last. */
export function pageAt(offset: number, height: number, view: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(height / view));
  const atEnd = offset >= Math.round(height - view);
  return { pages, page: atEnd ? pages : Math.min(pages, 1 + Math.round(offset / view)) };
}

/** A thumb on a track of `track`: as long as the part of the text that is seen, no shorter than `least`. */
export function thumbLength(height: number, view: number, track: number, least: number): number {
  return height <= view ? track : Math.max(least, (track * view) / height);
}

export interface WheelSteps {
  /** The wheel was turned at that time, ms. @returns pixels to move: a step, or 0 for what belongs to the step before */
  onWheel(direction: 1 | -1, time: number): number;
}

/**
 * "15 px per wheel step; wheel debounce 500 ms" [WELCOME-08], read as it is written: turns less than 500 ms after the one before
 * are one step, which moves at once, with the first of them. Magic remotes have the wheel under the OK key and turn it by
 * accident; whoever reads by pointer has the arrows beside the text, which move as a key does. The other way round is
 * another step.
 */
export function createWheelSteps(): WheelSteps {
  let last = -Infinity;
  let lastDirection = 0;
  return {
    onWheel(direction, time) {
      const same = direction === lastDirection && time - last < WHEEL_DEBOUNCE_MS;
      last = time;
      lastDirection = direction;
      return same ? 0 : direction * WHEEL_STEP;
    },
  };
}
