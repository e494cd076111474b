/** What runs only while the app can be seen: hidden, another application may need the decoder. */
import type { Platform } from '../../platforms/platform';

/** Starts now or when the app is shown, stops when it is hidden, and starts again. @returns stops it for good */
export function runWhileVisible(
  platform: Pick<Platform, 'watchVisibility'>,
  start: () => () => void,
): () => void {
  let stopCurrent: (() => void) | null = null;
  const stop = platform.watchVisibility((visible) => {
    // Told again what was known.
    if (visible === (stopCurrent !== null)) return;
    stopCurrent?.();
    stopCurrent = visible ? start() : null;
  });
  return () => {
    stop();
    stopCurrent?.();
    stopCurrent = null;
  };
}
