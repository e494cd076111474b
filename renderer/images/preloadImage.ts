/**
 * An image requested before a node shows it: a commit that waits for it has no node on the stage yet.
 *
 * The caller is the image's user until `release`, like a node on the stage, so that it is not evicted before the node
 * exists.
 */
import type { ImageUser } from './cachedImage';
import type { TextureCache } from './textureCache';

export interface Preload {
  /** True once loaded or failed: there is nothing to wait for. */
  readonly settled: boolean;
  /** Calls `run` once when it settles; at most one listener, and not if it is settled already. */
  onSettled(run: () => void): void;
  /** Releases the image and the listener. */
  release(): void;
}

export function preloadImage<Texture>(
  cache: Pick<TextureCache<Texture>, 'acquire' | 'release'>,
  src: string,
): Preload {
  let listener: (() => void) | null = null;
  const settled = (): void => {
    const run = listener;
    listener = null;
    run?.();
  };
  // As urgent as an image on the stage: a screen waits for it.
  const user: ImageUser<Texture> = { priority: () => 0, loaded: settled, failed: settled, dropped() {} };
  const image = cache.acquire(src, user);
  return {
    get settled() {
      return image.state === 'ready' || image.state === 'failed';
    },
    onSettled(run) {
      listener = run;
    },
    release() {
      listener = null;
      cache.release(image, user);
    },
  };
}
