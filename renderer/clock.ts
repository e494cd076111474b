/** The browser's time, behind the interface tests replace. */

/** Time as the renderer knows it; tests put their own in. */
export interface Clock {
  /** Milliseconds since some moment; never goes back. */
  now(): number;
  /** Calls `run` once after `ms`; the id ends it before. */
  setTimeout(run: () => void, ms: number): number;
  /** Ends a timer; of one that has fired nothing. */
  clearTimeout(id: number): void;
  /** Calls `run` with the time once, before the next picture. */
  requestFrame(run: (time: number) => void): number;
  /** Takes a request for a frame back. */
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
