/**
 * The GPU's side of a texture of pixels. It is loaded when `load` returns, so that the frame that uploads an image draws it.
 * Lightning's own says so a microtask later, behind that frame: the image came with the next one, which was drawn for it alone.
 */
import type { Stage } from '@lightningjs/renderer';
import type { WebGlRenderer } from '@lightningjs/renderer/webgl';
import { declareInternals } from './members';
import { WebGlCtxTexture } from './package';
import type { WholeTexture } from './types';

/** Pixels. */
export type UploadSize = { readonly w: number; readonly h: number };

/** It was given as `renderEngine`. */
const rendererOf = ({ renderer }: Pick<Stage, 'renderer'>): WebGlRenderer => renderer as WebGlRenderer;

const done = Promise.resolve();

/** A texture of its own. */
export class PixelUpload extends WebGlCtxTexture {
  /** `owner` has the renderer. */
  constructor(owner: Pick<Stage, 'renderer'>, source: WholeTexture) {
    const { glw, stage } = rendererOf(owner);
    super(glw, stage.txMemManager, source);
  }

  /** What goes wrong is the texture's state, and told by it. @throws what those throw who hear of it */
  override load(): Promise<void> {
    if (this.state === 'loading' || this.state === 'loaded') return done;
    const { textureSource } = this;
    this.state = 'loading';
    textureSource.setState('loading');
    const outcome = this.tryUpload();
    textureSource.freeTextureData();
    this.state = outcome instanceof Error ? 'failed' : 'loaded';
    textureSource.setState(this.state, outcome);
    return done;
  }

  private tryUpload(): UploadSize | Error {
    try {
      const native = this.createNativeCtxTexture();
      if (native === null) return new Error('WebGL made no texture.');
      // oxlint-disable-next-line no-underscore-dangle -- Lightning's own name, by which it binds and frees the texture
      this._nativeCtxTexture = native;
      return this.upload(native);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Into `native`. @throws what WebGL throws */
  protected upload(native: WebGLTexture): UploadSize {
    const { glw, pixels } = this;
    this.beginUpload(native);
    glw.texImage2D(0, glw.RGBA, glw.RGBA, glw.UNSIGNED_BYTE, pixels);
    const { width, height } = pixels;
    this.setTextureMemUse(width * height * 4);
    return { w: width, h: height };
  }

  /** They come as one of the kinds that an upload takes, or the texture has failed already. */
  protected get pixels(): ImageBitmap | ImageData {
    return this.textureSource.textureData!.data as ImageBitmap | ImageData;
  }

  protected beginUpload(native: WebGLTexture): void {
    const { glw } = this;
    glw.activeTexture(0);
    glw.bindTexture(native);
    const { premultiplyAlpha } = this.textureSource.textureData!;
    glw.pixelStorei(glw.UNPACK_PREMULTIPLY_ALPHA_WEBGL, premultiplyAlpha === true && !isBitmap(this.pixels));
  }
}

/** One is uploaded as it was decoded. */
const isBitmap = (data: object): boolean => typeof ImageBitmap !== 'undefined' && data instanceof ImageBitmap;

type Used = 'load' | 'createNativeCtxTexture' | 'release';

export const contextTextureInternals = /* @__PURE__ */ declareInternals<Used>(() => {
  const own = { kind: 'overridden', since: '2.9.0-beta3', upstream: 'the same' } as const;
  return {
    owner: 'WebGlCtxTexture',
    file: 'pixelUpload.ts',
    holder: () => WebGlCtxTexture.prototype,
    members: {
      load: {
        ...own,
        why: 'a texture is loaded when it is uploaded, and not a microtask later',
        assumes: 'is what the upload of a texture calls, of what its `loadCtxTexture` gives',
        holds: ({ createTexture, stage }) => isLoadedByUpload(stage, createTexture()),
      },
      createNativeCtxTexture: {
        ...own,
        why: 'images of one size share a texture, made with the first',
        assumes: 'makes a texture and leaves it bound',
        holds: ({ uploadedTexture }) => uploadedTexture.ctxTexture !== undefined,
      },
      release: {
        ...own,
        why: 'gives an image’s part of a texture back, and not the texture',
        assumes: 'is called by `free`',
        holds: ({ createTexture, stage }) => isReleasedByFree(stage, createTexture()),
      },
    },
  };
});

function isLoadedByUpload({ txManager }: Stage, texture: WholeTexture): boolean {
  texture.textureData = { data: new ImageData(1, 1), premultiplyAlpha: true };
  void txManager.uploadTexture(texture);
  const isLoaded = texture.state === 'loaded';
  texture.free();
  return isLoaded;
}

function isReleasedByFree(stage: Stage, source: WholeTexture): boolean {
  let released = false;
  class Freed extends PixelUpload {
    override release(): void {
      released = true;
    }
  }
  const texture = new Freed(stage, source);
  texture.state = 'loaded';
  texture.free();
  return released;
}
