/**
 * A picture asked for before a node shows it: a commit that waits for it has no node on the stage yet.
 *
 * Whoever asks is a user of the picture until `release`, as a node on the stage is, so that the budget does not take it
 * before the node comes.
 */
import type { PictureStore, PictureUser } from './pictureStore';

export interface Preload {
  /** Loaded or failed: there is nothing to wait for. */
  readonly settled: boolean;
  /** Calls `run` once, when it settles; at most one listener, and not when it was settled before. */
  onSettled(run: () => void): void;
  /** Gives up the picture and the listener. */
  release(): void;
}

export function preloadPicture(store: Pick<PictureStore, 'acquire' | 'release'>, src: string): Preload {
  let listener: (() => void) | null = null;
  const settled = (): void => {
    const run = listener;
    listener = null;
    run?.();
  };
  // as important as what is on the stage: a screen waits for it
  const user: PictureUser = { rank: () => 0, arrived: settled, failed: settled, dropped() {} };
  const picture = store.acquire(src, user);
  return {
    get settled() {
      return picture.status === 'ready' || picture.status === 'failed';
    },
    onSettled(run) {
      listener = run;
    },
    release() {
      listener = null;
      store.release(picture, user);
    },
  };
}
