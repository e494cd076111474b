/** Muted background video. A failure is reported once, and the screen keeps its still image [PAGE-17]. */
import { EngineLoadError } from './engine';
import type { PlaybackEngine, StreamSource } from './engine';
import { engineErrorAction } from './errors';
import { loadEngine } from './loadEngine';
import type { LoadEngineOptions } from './loadEngine';
import { BACKGROUND_PROFILE } from './shakaConfig';

export interface BackgroundVideoOptions extends Pick<
  LoadEngineOptions,
  'parent' | 'decoder' | 'rect' | 'licenseHeaders'
> {
  /** Resolves to its stream. The engine is loaded only after that. */
  source: (signal: AbortSignal) => Promise<StreamSource>;
  /** The first frame is rendered: what covers the video may fade out. */
  onPlaying: () => void;
  /** Called at the end of the video. Without it the video loops. */
  onEnded?: () => void;
  /** Called at most once; no other callback follows. */
  onProblem: (error: unknown) => void;
}

/** The browser blocks autoplay without a user gesture, even muted. */
export class AutoplayBlockedError extends Error {
  constructor() {
    super('A muted film may not play by itself here');
    this.name = 'AutoplayBlockedError';
  }
}

/** Starts the video. @returns stops it and frees its decoder, at any time */
export function playBackgroundVideo(options: BackgroundVideoOptions): () => void {
  const { source, onPlaying, onEnded, onProblem, ...film } = options;
  const abort = new AbortController();
  const { signal } = abort;
  let engine: PlaybackEngine | null = null;

  function stop(): void {
    abort.abort();
    const oldEngine = engine;
    engine = null;
    void oldEngine?.destroy();
  }

  function fail(error: unknown): void {
    if (signal.aborted) return;
    stop();
    onProblem(error);
  }

  async function run(): Promise<void> {
    const stream = await source(signal);
    if (signal.aborted) return;
    const newEngine = await loadEngine({ ...film, fit: 'cover', profile: BACKGROUND_PROFILE, signal });
    engine = newEngine;
    newEngine.setMuted(true);
    newEngine.onEvent((event) => {
      if (event.type === 'playing') onPlaying();
      else if (event.type === 'error' && engineErrorAction(event.error) !== 'ignore')
        fail(new EngineLoadError(event.error));
      else if (event.type === 'ended') {
        if (onEnded) return onEnded();
        newEngine.seek(0);
        void newEngine.play();
      }
    });
    await newEngine.load(stream, null, signal);
    if (!(await newEngine.play())) throw new AutoplayBlockedError();
  }

  run().catch(fail);
  return stop;
}
