/** Muted background video. Its failure is reported once, and the screen keeps its still image [PAGE-17]. */
import { CancelledError } from './cancellation';
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
  /** Where its stream is. The engine is not loaded before that is known. */
  source: (signal: AbortSignal) => Promise<StreamSource>;
  /** The first frame moves: what lies over it may go. */
  onPlaying: () => void;
  /** Without it the film begins anew at its end. */
  onEnded?: () => void;
  /** Told once, after which nothing more comes of it. */
  onProblem: (error: unknown) => void;
}

/** The browser lets nothing play without a gesture, not even without sound. */
export class AutoplayBlockedError extends Error {
  constructor() {
    super('A muted film may not play by itself here');
    this.name = 'AutoplayBlockedError';
  }
}

/** Starts it. @returns the way to end it and to free its decoder, at any moment */
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

  run().catch((error: unknown) => {
    if (!(error instanceof CancelledError)) fail(error);
  });
  return stop;
}
