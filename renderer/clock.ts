/** The browser's time, behind an interface that tests implement. */

/** Where the renderer takes all time from. */
export interface Clock {
  /** Milliseconds since an unspecified moment; never goes back. */
  now(): number;
  /** Calls `run` once after `ms`; the id cancels it. */
  setTimeout(run: () => void, ms: number): number;
  /** Cancels a timer; does nothing after it fired. */
  clearTimeout(id: number): void;
  /** Calls `run` once with the time, before the next frame is painted. */
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
