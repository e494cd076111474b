/** Runs something only while the app is visible: when it is hidden, another application may need the decoder. */
import type { Platform } from '../../platforms/platform';

/**
 * Calls `start` now or when the app becomes visible, its result when the app is hidden, and so on. @returns stops it
 * for good
 */
export function runWhileVisible(
  platform: Pick<Platform, 'watchVisibility'>,
  start: () => () => void,
): () => void {
  let stopCurrent: (() => void) | null = null;
  const stop = platform.watchVisibility((visible) => {
    // No change of visibility.
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
