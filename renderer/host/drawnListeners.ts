/** Tells screens when all images at their place are drawn: what is not seen yet can wait until then. */
import { callHandler } from './callHandler';
import type { SceneRoot } from './node';
import type { DrawnPort } from './ports';

export function createDrawnListeners(root: SceneRoot): DrawnPort {
  const { clock } = root;
  /** Who waits, each with what ends it. */
  const waiting = new Set<() => void>();
  return {
    when(run, atMost) {
      const end = (): void => {
        waiting.delete(told);
        if (timer !== undefined) clock.clearTimeout(timer);
      };
      const told = (): void => {
        end();
        callHandler(root, null, 'whenDrawn', run);
      };
      const timer = atMost && clock.setTimeout(told, atMost);
      waiting.add(told);
      // There may be no image at all, and so no other frame.
      root.wake();
      return end;
    },
    frameEnded(images) {
      if (waiting.size === 0 || images.busy) return;
      // Whoever asks again meanwhile waits for another frame.
      const all = [...waiting];
      for (const told of all) told();
    },
  };
}
