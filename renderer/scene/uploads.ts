/**
 * Pixels on their way to the GPU: one texture a frame while something moves, more when nothing does.
 *
 * Lightning counts milliseconds instead, and a clock of whole milliseconds, as televisions have, lets it upload several
 * in a frame that has time for one.
 */
import type { LightningStage, Texture } from './lightning';
import { createPixelTexture } from './pixelTexture';

/** Time for uploads in a frame, ms: below 1, one texture is uploaded and no more. */
export const uploadMs = { still: 8, moving: 0 };

/** Takes Lightning's place in deciding how many waiting textures a frame uploads. */
export function limitUploads(stage: LightningStage, now: () => number): void {
  const { txManager } = stage;
  const manager = txManager as unknown as {
    priorityQueue: Texture[];
    uploadTextureQueue: Texture[];
    loadTexture(texture: Texture): Promise<void>;
    uploadTexture(texture: Texture): Promise<void>;
    initialized: boolean;
    processSome(ms: number): Promise<void>;
  };
  const done = Promise.resolve();
  // a failed upload says so by the texture's state; the promise's rejection says it a second time
  const ignored = (): void => {};
  manager.processSome = (ms) => {
    if (!manager.initialized) return done;
    // what was asked for before Lightning knew what the browser can decode
    while (manager.priorityQueue.length > 0) void manager.loadTexture(manager.priorityQueue.pop()!);
    const start = now();
    while (manager.uploadTextureQueue.length > 0) {
      const texture = manager.uploadTextureQueue.shift()!;
      // given up meanwhile: costs nothing, and must not take the place of one that is wanted
      if (texture.state === 'freed' || texture.state === 'failed') continue;
      // starts and, but for its last promise, ends here
      manager.uploadTexture(texture).catch(ignored);
      if (ms < 1 || now() - start >= ms) break;
    }
    return done;
  };
}

/** Textures made of decoded pictures. */
export interface PictureTextures {
  upload(bitmap: ImageBitmap, done: () => void, failed: () => void): Texture;
  /** Frees the texture at once, whatever its state. */
  discard(texture: Texture): void;
}

/** The name under which pictures own their textures, so that Lightning's own clean-up leaves them alone. */
const owner = 'picture';

export function createPictureTextures(stage: LightningStage): PictureTextures {
  const bitmaps = new WeakMap<Texture, ImageBitmap>();

  return {
    upload(bitmap, done, failed) {
      const texture = createPixelTexture(stage, { source: () => bitmap, premultiplyAlpha: true });
      bitmaps.set(texture, bitmap);
      texture.preventCleanup = true;
      texture.on('loaded', () => {
        bitmap.close();
        done();
      });
      texture.on('failed', failed);
      texture.setRenderableOwner(owner, true);
      return texture;
    },
    discard(texture) {
      texture.removeAllListeners();
      texture.setRenderableOwner(owner, false);
      freeTexture(stage, texture);
      bitmaps.get(texture)?.close();
    },
  };
}

/** Gives a texture's memory back at once; one that is still to be uploaded is left out when its turn comes. */
export function freeTexture({ txManager, txMemManager }: LightningStage, texture: Texture): void {
  if (texture.state === 'loaded') txMemManager.destroyTexture(texture);
  else {
    texture.setState('freed');
    txManager.removeTextureFromQueue(texture);
  }
}
