/** A muted, looping film behind a screen. Its failure is nobody's error: the screen keeps its picture. */
import type { PlaybackEngine } from './engine';
import { loadEngine } from './loadEngine';
import { BACKGROUND_PROFILE } from './shakaConfig';

export interface BackgroundVideoOptions {
  /** The stage: the film goes behind everything in it. */
  parent: HTMLElement;
  url: string;
  /** The first frame moves: what lies over it may go. */
  onPlaying: () => void;
  onProblem: (error: unknown) => void;
}

/** Starts it. @returns the way to end it and to free its decoder, at any moment */
export function playBackgroundVideo({
  parent,
  url,
  onPlaying,
  onProblem,
}: BackgroundVideoOptions): () => void {
  const abort = new AbortController();
  let engine: PlaybackEngine | null = null;

  async function run(): Promise<void> {
    const made = await loadEngine({ parent, profile: BACKGROUND_PROFILE });
    if (abort.signal.aborted) return made.destroy();
    engine = made;
    made.setMuted(true);
    made.onEvent((event) => {
      if (event.type === 'playing') onPlaying();
      if (event.type === 'ended') {
        made.seek(0);
        void made.play();
      }
    });
    await made.load({ url, licenseUrl: null }, null, abort.signal);
    await made.play();
  }

  run().catch((error: unknown) => {
    if (!abort.signal.aborted) onProblem(error);
  });
  return () => {
    abort.abort();
    void engine?.destroy();
  };
}
