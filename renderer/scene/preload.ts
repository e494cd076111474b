/**
 * A picture asked for before a node shows it: a commit that waits for it has no node on the stage yet.
 *
 * Whoever asks owns the texture until `release`, so that the budget does not take it before the node comes. Pictures
 * are found again by their address: the node's own texture is this one.
 */
import type { LightningStage, Texture } from './lightning';

export interface Preload {
  /** Loaded or failed: there is nothing to wait for. */
  readonly settled: boolean;
  /** Calls `run` once, when it settles; at most one listener, and not when it was settled before. */
  onSettled(run: () => void): void;
  /** Gives up ownership and the listener. */
  release(): void;
}

/** The texture of a picture's address; the same one for everybody who asks while it is known. */
export function pictureTexture(stage: LightningStage, src: string): Texture {
  const type = src.startsWith('data:image/svg+xml') ? 'svg' : 'regular';
  return stage.txManager.createTexture('ImageTexture', { src, type }) as Texture;
}

let preloads = 0;

export function preloadPicture(stage: LightningStage, src: string): Preload {
  const texture = pictureTexture(stage, src);
  const owner = `preload ${++preloads}`;
  let listener: (() => void) | null = null;
  const settled = (): void => {
    const run = listener;
    listener = null;
    run?.();
  };
  // nobody may own a failed texture: only a first owner makes Lightning try again, and that is to be the node
  const failed = (): void => {
    texture.setRenderableOwner(owner, false);
    settled();
  };
  texture.on('loaded', settled);
  texture.on('failed', failed);
  const preload: Preload = {
    get settled() {
      return texture.state === 'loaded' || texture.state === 'failed';
    },
    onSettled(run) {
      listener = run;
    },
    release() {
      listener = null;
      texture.off('loaded', settled);
      texture.off('failed', failed);
      texture.setRenderableOwner(owner, false);
    },
  };
  texture.retryCount = 0;
  texture.setRenderableOwner(owner, true);
  return preload;
}
