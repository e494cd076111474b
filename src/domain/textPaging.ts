/**
 * Scrolling a text that is longer than its view: the distance of a key and of the wheel, and the current page.
 * Lengths are stage pixels.
 */

/** Distance of a press of up or down, and of each key repeat [WELCOME-07]. */
export const KEY_STEP = 100;
/** Distance of a wheel step [WELCOME-08]. */
export const WHEEL_STEP = 15;
/** Wheel events closer together than this belong to the same step, ms [WELCOME-08]. */
export const WHEEL_DEBOUNCE_MS = 500;

/**
 * The scroll offset after a move by `by` from `offset`, clamped to the ends of a text of `height` in a view of
 * `view`.
 */
export function clampedScroll(offset: number, by: number, height: number, view: number): number {
  return Math.max(0, Math.min(offset + by, Math.round(height - view)));
}

/** The page of which most is visible, from 1, and the number of pages; at the end of the text it is the last page. */
export function pageAt(offset: number, height: number, view: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(height / view));
  const atEnd = offset >= Math.round(height - view);
  return { pages, page: atEnd ? pages : Math.min(pages, 1 + Math.round(offset / view)) };
}

/** Length of a scroll thumb on a track of `track`: proportional to the visible part, at least `least`. */
export function thumbLength(height: number, view: number, track: number, least: number): number {
  return height <= view ? track : Math.max(least, (track * view) / height);
}

/** Converts wheel events to scroll distances. */
export interface WheelSteps {
  /**
   * A wheel event at `time`, ms. @returns pixels to move: a step, or 0 for an event that belongs to the previous step
   */
  onWheel(direction: 1 | -1, time: number): number;
}

/**
 * "15 px per wheel step; wheel debounce 500 ms" [WELCOME-08], taken literally: events less than 500 ms after the
 * previous one are one step, which moves with its first event. Magic remotes have the wheel under the OK key, where
 * it is turned by accident; viewers who read by pointer have the arrows beside the text, which move like a key. The
 * opposite direction starts another step.
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
