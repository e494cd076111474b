/** The textures of glyph atlases, by the URL of the atlas's image. */
import { createFetchImage } from '../images/fetchImage';
import { maxImageSide } from '../images/imageSize';
import { rasterize } from '../images/rasterize';
import { createPixelTexture, freeTexture } from './internals/textures';
import type { LightningStage, Texture } from './internals/types';

export interface Atlases {
  /** The texture of an atlas; loads it at the first call, and again when that failed. */
  get(imageUrl: string): Texture;
  readonly loading: boolean;
  /**
   * Frees loaded atlases, the last ones first, while `tooMany` says so, but not `kept`; one that is needed again is loaded
   * again.
   */
  release(tooMany: () => boolean, kept: string | null): void;
  dispose(): void;
}

/** `failed`: an atlas failed to load, and its texts must be drawn another way. */
export function createAtlases(stage: LightningStage, failed: (imageUrl: string) => void): Atlases {
  // The channels are distances, not colours: premultiplying would corrupt them.
  const fetchAtlas = createFetchImage(maxImageSide, rasterize, 'none');
  const atlases = new Map<string, Texture>();

  function load(imageUrl: string): Texture {
    let pixels: ImageBitmap | null = null;
    const texture = createPixelTexture(stage, {
      source: async () =>
        (pixels = await new Promise<ImageBitmap>((done, rejected) => fetchAtlas(imageUrl, done, rejected))),
      premultiplyAlpha: false,
    });
    texture.preventCleanup = true;
    texture.setRenderableOwner('atlas', true);
    texture.on('loaded', () => {
      pixels?.close();
      pixels = null;
      stage.requestRender();
    });
    texture.on('failed', () => failed(imageUrl));
    atlases.set(imageUrl, texture);
    return texture;
  }

  return {
    get(imageUrl) {
      const known = atlases.get(imageUrl);
      return known === undefined || known.state === 'failed' ? load(imageUrl) : known;
    },
    get loading() {
      return [...atlases.values()].some(({ state }) => state === 'loading');
    },
    release(tooMany, kept) {
      for (const [imageUrl, texture] of [...atlases].reverse()) {
        if (imageUrl === kept || texture.state !== 'loaded' || !tooMany()) continue;
        atlases.delete(imageUrl);
        texture.removeAllListeners();
        freeTexture(stage, texture);
      }
    },
    dispose() {
      for (const texture of atlases.values()) texture.removeAllListeners();
    },
  };
}
