/**
 * Scrolling a text that is longer than its view: the distance of a key and of the wheel, and the current page.
 * Lengths are stage pixels.
 */

/** Distance of a press of up or down, and of each key repeat [WELCOME-07]. */
export const KEY_STEP = 100;
/** Distance of a wheel step [WELCOME-08]. */
export const WHEEL_STEP = 15;
/** Fractions of a notch closer together than this are added up to a step, ms [WELCOME-08]. */
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
  return Math.min(track, Math.max(least, (track * view) / height));
}

/** Converts wheel events to scroll distances. */
export interface WheelSteps {
  /** A wheel event of so many notches at `time`, ms; down is positive. @returns pixels to move, 0 for a part of a notch */
  onWheel(notches: number, time: number): number;
}

/**
 * 15 px for each notch of the wheel [WELCOME-08]. A trackpad's fractions are added up to notches; what is left of one
 * is forgotten after 500 ms without an event, and when the direction changes.
 */
export function createWheelSteps(): WheelSteps {
  let last = 0;
  let pending = 0;
  return {
    onWheel(notches, time) {
      if (time - last >= WHEEL_DEBOUNCE_MS || notches * pending < 0) pending = 0;
      last = time;
      pending += notches;
      const steps = Math.trunc(pending);
      pending -= steps;
      return steps === 0 ? 0 : steps * WHEEL_STEP;
    },
  };
}
