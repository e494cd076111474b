/**
 * Loads a playback engine: the one dynamic import that keeps Shaka out of the first load, and the one place that knows the
 * engines whose `destroy()` is pending. Televisions have one decoder: the next engine is made once it is free.
 */
import { CancelledError } from './cancellation';
import type { PlaybackEngine } from './engine';
import { MAIN_PROFILE } from './shakaConfig';
import type { StreamingProfile } from './shakaConfig';
import { createVideoPlane } from './videoElement';
import type { StageRect, VideoFit } from './videoElement';

export interface LoadEngineOptions {
  /** The stage: the element that holds the canvas. The video goes behind everything in it. */
  parent: HTMLElement;
  /** Defaults to the full stage. */
  rect?: StageRect;
  /** Defaults to the whole picture. */
  fit?: VideoFit;
  /** Defaults to the main player's. */
  profile?: StreamingProfile;
  licenseHeaders?: () => Promise<Record<string, string>>;
  /** Aborted while the engine is loading: none is made. */
  signal?: AbortSignal;
}

const pendingDestroys = new Set<Promise<void>>();

/**
 * Fetches the engine's chunk and makes an engine with its video element, after every pending `destroy()`.
 * Rejects with UnsupportedBrowserError, with CancelledError when `signal` has aborted meanwhile, or with the network's
 * error when the chunk cannot be fetched; no element is left then.
 */
export const loadEngine = async (options: LoadEngineOptions): Promise<PlaybackEngine> => {
  const { createShakaEngine } = await import('./shakaEngine');
  while (pendingDestroys.size > 0) await Promise.allSettled(pendingDestroys);
  const { parent, rect, fit, profile = MAIN_PROFILE, licenseHeaders, signal } = options;
  if (signal?.aborted) throw new CancelledError();
  const plane = createVideoPlane(parent, fit);
  if (rect) plane.setRect(rect);
  try {
    return trackDestroy(createShakaEngine({ plane, profile, licenseHeaders }));
  } catch (cause) {
    plane.release();
    throw cause;
  }
};

function trackDestroy(engine: PlaybackEngine): PlaybackEngine {
  const { destroy } = engine;
  return Object.assign(engine, {
    destroy: (): Promise<void> => {
      const gone = destroy();
      pendingDestroys.add(gone);
      const forget = (): void => void pendingDestroys.delete(gone);
      gone.then(forget, forget);
      return gone;
    },
  });
}
