/** Loads a playback engine: the one dynamic import that keeps Shaka out of the first load. */
import type { Decoder } from '../domain/decoder';
import { CancelledError } from './cancellation';
import type { PlaybackEngine } from './engine';
import { MAIN_PROFILE } from './shakaConfig';
import type { StreamingProfile } from './shakaConfig';
import { createVideoPlane } from './videoElement';
import type { StageRect, VideoFit } from './videoElement';

export interface LoadEngineOptions {
  /** The stage: the element that holds the canvas. The video goes behind everything in it. */
  parent: HTMLElement;
  /** The engine is made once it is free, and holds it until its `destroy()` has ended. */
  decoder: Decoder;
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

/**
 * Fetches the engine's chunk and makes an engine with its video element once the decoder is free.
 * Rejects with UnsupportedBrowserError, with CancelledError when `signal` has aborted meanwhile, or with the network's
 * error when the chunk cannot be fetched; no element is left then.
 */
export const loadEngine = async (options: LoadEngineOptions): Promise<PlaybackEngine> => {
  const { createShakaEngine } = await import('./shakaEngine');
  const { parent, decoder, rect, fit, profile = MAIN_PROFILE, licenseHeaders, signal } = options;
  await decoder.whenFree();
  if (signal?.aborted) throw new CancelledError();
  const plane = createVideoPlane(parent, fit);
  if (rect) plane.setRect(rect);
  try {
    return releasing(decoder, createShakaEngine({ plane, profile, licenseHeaders }));
  } catch (cause) {
    plane.release();
    throw cause;
  }
};

/** The engine, whose `destroy()` tells the decoder. */
function releasing(decoder: Decoder, engine: PlaybackEngine): PlaybackEngine {
  const { destroy } = engine;
  return Object.assign(engine, {
    destroy: (): Promise<void> => {
      const release = destroy();
      decoder.releasedBy(release);
      return release;
    },
  });
}
