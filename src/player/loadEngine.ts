/** Loads a playback engine; its dynamic import keeps Shaka out of the first load. */
import { KEY_SYSTEMS } from '../../platforms/common/keySystems';
import type { KeySystem } from '../../platforms/common/keySystems';
import type { Decoder } from '../domain/decoder';
import { CancelledError } from './cancellation';
import type { CmcdOptions } from './cmcdOptions';
import type { PlaybackEngine } from './engine';
import { MAIN_PROFILE } from './shakaConfig';
import type { StreamingProfile } from './shakaConfig';
import { createVideoPlane } from './videoElement';
import type { StageRect, VideoFit } from './videoElement';

export interface LoadEngineOptions {
  /** The element that holds the canvas; the video is added behind its other children. */
  parent: HTMLElement;
  /** The engine is created once the decoder is free, and holds it until its `destroy()` has ended. */
  decoder: Decoder;
  /** Default: the full stage. */
  rect?: StageRect;
  /** Default: 'contain'. */
  fit?: VideoFit;
  /** Default: the main player's profile. */
  profile?: StreamingProfile;
  /** The set's, in order of preference; without it the product's. A background trailer is not protected. */
  keySystems?: readonly KeySystem[];
  licenseHeaders?: () => Promise<Record<string, string>>;
  /** Reports on playback; none without it. */
  cmcd?: CmcdOptions;
  /** When it aborts during loading, no engine is created. */
  signal?: AbortSignal;
}

/** Starts the load of the engine's chunk. A failure is told by `loadEngine`, which asks for the chunk again. */
export const preloadEngineCode = (): void => {
  import('./shakaEngine').catch(() => undefined);
};

/**
 * Loads the engine's chunk and creates an engine with its video element once the decoder is free. Rejects with
 * UnsupportedBrowserError, with CancelledError when `signal` aborts, or with the network error when the chunk cannot be
 * loaded; in each case no element is left behind.
 */
export const loadEngine = async (options: LoadEngineOptions): Promise<PlaybackEngine> => {
  const { createShakaEngine } = await import('./shakaEngine');
  const { parent, decoder, rect, fit, licenseHeaders, cmcd, signal } = options;
  const { profile = MAIN_PROFILE, keySystems = KEY_SYSTEMS } = options;
  await decoder.whenFree();
  if (signal?.aborted) throw new CancelledError();
  const plane = createVideoPlane(parent, fit);
  if (rect) plane.setRect(rect);
  try {
    return releasing(decoder, createShakaEngine({ plane, profile, keySystems, licenseHeaders, cmcd }));
  } catch (cause) {
    plane.release();
    throw cause;
  }
};

/** The engine with a `destroy()` that also releases the decoder. */
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
