/** What runs only while the app can be seen: hidden, another application may need the decoder. */
import type { Platform } from '../../platforms/platform';

/** Begins now or when the app is shown, ends when it is hidden, and begins anew. @returns the end of it all */
export function whileVisible(
  platform: Pick<Platform, 'watchVisibility'>,
  begin: () => () => void,
): () => void {
  let end: (() => void) | null = null;
  const stop = platform.watchVisibility((visible) => {
    // Told again what was known.
    if (visible === (end !== null)) return;
    end?.();
    end = visible ? begin() : null;
  });
  return () => {
    stop();
    end?.();
    end = null;
  };
}
