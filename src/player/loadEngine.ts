/** The way to a playback engine: the one dynamic import that keeps Shaka out of the first load. */
import type { PlaybackEngine } from './engine';
import { MAIN_PROFILE } from './shakaConfig';
import type { StreamingProfile } from './shakaConfig';
import { createVideoPlane } from './videoElement';
import type { StageRect } from './videoElement';

export interface LoadEngineOptions {
  /** The stage: the element that holds the canvas. The video goes behind everything in it. */
  parent: HTMLElement;
  /** Defaults to the full stage. */
  rect?: StageRect;
  /** Defaults to the main player's. */
  profile?: StreamingProfile;
  licenseHeaders?: () => Promise<Record<string, string>>;
}

/**
 * Fetches the engine's chunk and makes an engine with its video element. Rejects with UnsupportedBrowserError, or with
 * the network's error when the chunk cannot be fetched; no element is left then.
 */
export const loadEngine = async (options: LoadEngineOptions): Promise<PlaybackEngine> => {
  const { createShakaEngine } = await import('./shakaEngine');
  const { parent, rect, profile = MAIN_PROFILE, licenseHeaders } = options;
  const plane = createVideoPlane(parent);
  if (rect) plane.place(rect);
  try {
    return createShakaEngine({ plane, profile, licenseHeaders });
  } catch (cause) {
    plane.release();
    throw cause;
  }
};
