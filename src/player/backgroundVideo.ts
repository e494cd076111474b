/** A muted film behind a screen. Its failure is nobody's error: the screen keeps its picture. */
import { CancelledError } from './cancellation';
import { EngineLoadError } from './engine';
import type { PlaybackEngine, StreamSource } from './engine';
import { engineErrorAction } from './errors';
import { loadEngine } from './loadEngine';
import type { LoadEngineOptions } from './loadEngine';
import { BACKGROUND_PROFILE } from './shakaConfig';

export interface BackgroundVideoOptions extends Pick<
  LoadEngineOptions,
  'parent' | 'rect' | 'licenseHeaders'
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
    const leaving = engine;
    engine = null;
    void leaving?.destroy();
  }

  function give(up: unknown): void {
    if (signal.aborted) return;
    stop();
    onProblem(up);
  }

  async function run(): Promise<void> {
    const stream = await source(signal);
    if (signal.aborted) return;
    const made = await loadEngine({ ...film, fit: 'cover', profile: BACKGROUND_PROFILE, signal });
    engine = made;
    made.setMuted(true);
    made.onEvent((event) => {
      if (event.type === 'playing') onPlaying();
      else if (event.type === 'error' && engineErrorAction(event.error) !== 'ignore')
        give(new EngineLoadError(event.error));
      else if (event.type === 'ended') {
        if (onEnded) return onEnded();
        made.seek(0);
        void made.play();
      }
    });
    await made.load(stream, null, signal);
    if (!(await made.play())) throw new AutoplayBlockedError();
  }

  run().catch((error: unknown) => {
    if (!(error instanceof CancelledError)) give(error);
  });
  return stop;
}
