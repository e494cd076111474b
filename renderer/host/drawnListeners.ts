/** Tells screens when all images at their place are drawn: what is not seen yet can wait until then. */
import type { DrawnPort } from './ports';

/** @param wake requests a frame */
export function createDrawnListeners(wake: () => void): DrawnPort {
  const waiting = new Set<() => void>();
  return {
    when(run) {
      waiting.add(run);
      // There may be no image at all, and so no other frame.
      wake();
      return () => void waiting.delete(run);
    },
    frameEnded(busy) {
      if (waiting.size === 0 || busy()) return;
      const all = [...waiting];
      waiting.clear();
      for (const run of all) run();
    },
  };
}
