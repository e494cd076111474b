/** The browser's time, behind the interface tests replace. */
import type { Clock } from './types';

export function createBrowserClock(): Clock {
  return {
    now: () => performance.now(),
    setTimeout: (run, ms) => window.setTimeout(run, ms),
    clearTimeout: (id) => window.clearTimeout(id),
    requestFrame: (run) => window.requestAnimationFrame(run),
    cancelFrame: (id) => window.cancelAnimationFrame(id),
  };
}
