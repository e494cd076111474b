/** The browser's time, behind the interface tests replace. */

/** Time as the renderer knows it; tests put their own in. */
export interface Clock {
  now(): number;
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(id: number): void;
  requestFrame(run: (time: number) => void): number;
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
