/** The browser's time, behind an interface that tests implement. */

/** The source of all time in the renderer. */
export interface Clock {
  /** Milliseconds since an arbitrary origin; monotonic. */
  now(): number;
  /** Calls `run` once after `ms`. @returns id for `clearTimeout` */
  setTimeout(run: () => void, ms: number): number;
  /** Cancels a timer; no effect after it has fired. */
  clearTimeout(id: number): void;
  /**
   * Calls `run` once before the next frame is painted, with the time of that frame: not later than `now`, and as far from the last
   * one's as they are shown apart. @returns id for `cancelFrame`
   */
  requestFrame(run: (time: number) => void): number;
  /** Cancels the request for a frame. */
  cancelFrame(id: number): void;
}

export function createBrowserClock(): Clock {
  return {
    now: () => performance.now(),
    setTimeout: (run, ms) => window.setTimeout(run, ms),
    clearTimeout: (id) => window.clearTimeout(id),
    requestFrame: (run) => window.requestAnimationFrame(run),
    cancelFrame: (id) => window.cancelAnimationFrame(id),
  };
}
