/** Textures of pixels that are there or on their way: every image, atlas and text set by the browser is one. */
import type { Stage } from '@lightningjs/renderer';
import type { ImageTextures } from '../../images/imageTextures';
import type { AtlasCellTexture, AtlasPlace, ImageAtlas } from './imageAtlas';
import { declareInternals } from './members';
import { LightningTexture, TextureType } from './package';
import { PixelUpload } from './pixelUpload';
import { wholeStage } from './stage';
import type { ContextTexture, LightningStage, Texture, TextureCell, WholeTexture } from './types';

/** A type and not an interface: Lightning wants what can be read by any name. */
export type Pixels = {
  /** Called when the texture is first wanted. A rejection is the texture's failure. */
  source: () => ImageBitmap | ImageData | Promise<ImageBitmap>;
  /** Multiply colours by alpha at upload. A bitmap is uploaded as it was decoded, whatever this says. */
  premultiplyAlpha: boolean;
  /** Uploaded into this part of a shared texture. */
  cell?: AtlasCellTexture | null;
};

/** Lightning knows the types of textures by a map of names that is closed in its types: ours goes by these. */
interface TextureTypes {
  registerTextureType(name: string, type: object): void;
  createTexture(name: string, props: Pixels): WholeTexture;
}

/** Closed to other names in Lightning's types: a cast is the only way to one of ours. */
const typesOf = (stage: Stage): TextureTypes => stage.txManager as unknown as TextureTypes;

const name = 'PixelTexture';

class PixelTexture extends LightningTexture {
  // Lightning queues uploads of this type only; others go up at once
  override type = TextureType.image;

  constructor(
    manager: ConstructorParameters<typeof LightningTexture>[0],
    private readonly pixels: Pixels,
  ) {
    super(manager);
  }

  get hasPixels(): boolean {
    return typeof this.pixels.source === 'function';
  }

  get cell(): TextureCell | null {
    return this.pixels.cell ?? null;
  }

  override loadCtxTexture(): ReturnType<WholeTexture['loadCtxTexture']> {
    return (this.ctxTexture ??=
      this.pixels.cell?.contextTexture(this) ?? new PixelUpload(this.txManager, this));
  }

  override async getTextureSource(): ReturnType<WholeTexture['getTextureSource']> {
    const { source, premultiplyAlpha } = this.pixels;
    try {
      return { data: await source(), premultiplyAlpha };
    } catch (error) {
      this.setState('failed', error instanceof Error ? error : new Error(String(error)));
      return { data: null };
    }
  }

  static override resolveDefaults(pixels: Pixels): Pixels {
    return pixels;
  }
}

/** Teaches a stage this kind of texture; once, before the first is made. */
export function registerPixelTexture(stage: Stage): void {
  typesOf(stage).registerTextureType(name, PixelTexture);
}

/** Creates a texture, which is loaded when a node first shows it or it gets an owner. */
export function createPixelTexture(stage: LightningStage, pixels: Pixels): Texture {
  return typesOf(wholeStage(stage)).createTexture(name, pixels);
}

/** What is bound for a loaded texture: its own, which Lightning makes at the upload, or the one it shares. */
export function contextTextureOf(texture: Texture): ContextTexture {
  return texture.cell?.texture ?? (texture.ctxTexture as ContextTexture);
}

/** Frees a texture's memory at once; one that waits for its upload is skipped when its turn comes. */
export function freeTexture(stage: LightningStage, texture: Texture): void {
  const { txManager, txMemManager } = wholeStage(stage);
  const whole = texture as WholeTexture;
  if (texture.state === 'loaded') txMemManager.destroyTexture(whole);
  else {
    texture.setState('freed');
    txManager.removeTextureFromQueue(whole);
  }
}

/** Owner name of the cache's textures, so that Lightning's own clean-up does not free them. */
const textureOwner = 'textureCache';

/** Textures made of decoded images, for the texture cache: those of one size lie in `atlas`. */
export function createImageTextures(stage: LightningStage, atlas: ImageAtlas): ImageTextures<Texture> {
  /** Until a texture is discarded. */
  const places = new Map<Texture, AtlasPlace>();
  /** Of textures that are still to be uploaded: neither pixels nor listeners are kept longer. */
  const bitmaps = new Map<Texture, ImageBitmap>();

  function discard(texture: Texture): void {
    bitmaps.get(texture)?.close();
    bitmaps.delete(texture);
    texture.removeAllListeners();
    texture.setRenderableOwner(textureOwner, false);
    freeTexture(stage, texture);
    places.get(texture)?.free();
    places.delete(texture);
  }

  return {
    bytesFor: (width, height) => (atlas.hasFreeCell(width, height) ? 0 : width * height * 4),
    upload(bitmap, room, done, failed) {
      const place = atlas.add(bitmap.width, bitmap.height, room);
      const texture: Texture = createPixelTexture(stage, {
        source: () => bitmaps.get(texture)!,
        premultiplyAlpha: true,
        cell: place.cell,
      });
      places.set(texture, place);
      bitmaps.set(texture, bitmap);
      texture.preventCleanup = true;
      texture.on('loaded', () => {
        bitmaps.delete(texture);
        texture.removeAllListeners();
        // behind the frame that uploads it: closing takes as long as uploading, 0.2 ms in Chromium
        void Promise.resolve().then(() => bitmap.close());
        done();
      });
      texture.on('failed', failed);
      texture.setRenderableOwner(textureOwner, true);
      return texture;
    },
    discard,
    withdraw(texture) {
      const bitmap = bitmaps.get(texture)!;
      bitmaps.delete(texture);
      discard(texture);
      return bitmap;
    },
  };
}

type TextureUsed =
  | 'loadCtxTexture'
  | 'ctxTexture'
  | 'state'
  | 'setState'
  | 'preventCleanup'
  | 'setRenderableOwner'
  | 'type'
  | 'getTextureSource';

export const textureInternals = /* @__PURE__ */ declareInternals<TextureUsed>(() => ({
  owner: 'Texture',
  file: 'textures.ts',
  holder: ({ defaultTexture }) => defaultTexture,
  members: {
    ctxTexture: {
      kind: 'used',
      why: 'draw calls are told apart by the GPU’s side of their textures, and bind it',
      since: '0.3.1',
      upstream: 'the same',
      assumes: 'has the native texture as `ctxTexture` once it is uploaded',
      holds: ({ uploadedTexture }) => contextTextureOf(uploadedTexture).ctxTexture !== undefined,
    },
    loadCtxTexture: {
      kind: 'overridden',
      why: 'images of one size share a texture',
      since: '2.9.0-beta3',
      upstream: 'the same',
      assumes: 'is asked at the upload for the GPU’s side of the texture, and keeps it as `ctxTexture`',
      holds: ({ uploadedTexture }) => uploadedTexture.ctxTexture !== undefined,
    },
    state: {
      kind: 'used',
      why: 'an image and a text are drawn when their texture is loaded; what was freed before its upload is skipped',
      since: '0.8.0',
      upstream: 'the same',
      assumes: 'is what `setState` was given',
      holds: ({ texture }) => texture.state === 'initial',
    },
    setState: {
      kind: 'used',
      why: 'frees a texture whose upload still waits',
      since: '0.8.0',
      upstream: 'the same',
      assumes: 'emits an event of the state’s name',
      holds: ({ createTexture }) => {
        const texture = createTexture();
        let heard = 0;
        texture.on('freed', () => heard++);
        texture.setState('freed');
        return heard === 1 && texture.state === 'freed';
      },
    },
    preventCleanup: {
      kind: 'used',
      why: 'the texture cache frees images itself, by its own budget',
      since: '2.0.0',
      upstream: 'the same',
      assumes: 'keeps the texture from Lightning’s clean-up',
      holds: ({ createTexture }) => {
        const texture = createTexture();
        texture.preventCleanup = true;
        return !texture.canBeCleanedUp();
      },
    },
    setRenderableOwner: {
      kind: 'used',
      why: 'asks for an upload before any node shows the texture, and keeps it',
      since: '0.8.0',
      upstream: 'the same',
      assumes: 'loads the texture when the first owner comes',
      holds: ({ createTexture }) => {
        const texture = createTexture();
        let loads = 0;
        texture.load = () => void loads++;
        texture.setRenderableOwner('probe', true);
        return loads === 1;
      },
    },
    type: {
      kind: 'overridden',
      why: 'uploads are queued for textures of type `image` only; all others go up at once, several in a frame',
      since: '2.9.0-beta3',
      upstream: 'the same',
    },
    getTextureSource: {
      kind: 'overridden',
      why: 'gives the pixels that were decoded in our worker or drawn by the page',
      since: '2.9.0-beta3',
      upstream: 'the same; `ImageTexture` takes a blob or a function, and decodes by itself',
      assumes: 'is asked once, when the texture is loaded',
      holds: ({ createTexture }) => {
        const texture = createTexture();
        let asked = 0;
        texture.getTextureSource = () => {
          asked++;
          return Promise.resolve({ data: null });
        };
        void texture.getTextureData();
        return asked === 1;
      },
    },
  },
}));

export const textureClassInternals = /* @__PURE__ */ declareInternals<'resolveDefaults'>(() => ({
  owner: 'typeof Texture',
  file: 'textures.ts',
  holder: () => LightningTexture,
  members: {
    resolveDefaults: {
      kind: 'overridden',
      why: 'hands the pixels through to the constructor as they are',
      since: '0.3.1',
      upstream: 'the same',
      assumes: 'is asked by `createTexture`',
      holds: ({ texture }) => texture instanceof PixelTexture && texture.hasPixels,
    },
  },
}));
