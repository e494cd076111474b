/**
 * Images in cells of shared textures (`atlasPages.ts` says which): the GPU's side of a page, and the upload into a cell by
 * `texSubImage2D`. To Lightning each image is a texture of its own, with its own life.
 */
import type { Stage } from '@lightningjs/renderer';
import type { WebGlCtxTexture as LightningCtxTexture, WebGlRenderer } from '@lightningjs/renderer/webgl';
import { cellMargin, createAtlasPages } from '../atlasPages';
import type { AtlasCell, AtlasPage, AtlasPages } from '../atlasPages';
import { contextOf, glStateOf } from './glState';
import { declareInternals } from './members';
import { memoryPadding } from './numbers';
import { WebGlCtxTexture } from './package';
import { wholeStage } from './stage';
import type { CellGrid, ContextTexture, LightningStage, TextureCell, WholeTexture } from './types';

/** Pages no larger than this, in pixels a side, which every television's GPU can have. */
const maxPageSize = 2048;
const maxPageBytes = 8e6;
/** A page is at most this share of the budget. */
const pageShare = 1 / 8;

/** Half a pixel less than a cell has: its program tells by a corner of the quad which cell is meant. */
const readMargin = cellMargin - 0.5;

/** A page as draw calls bind it. */
interface PageTexture extends ContextTexture {
  ctxTexture: WebGLTexture | null;
}

/** A cell that a texture can be uploaded into. */
export interface AtlasCellTexture extends TextureCell {
  /** Makes the GPU's side of a texture whose pixels lie here. */
  contextTexture(texture: WholeTexture): LightningCtxTexture;
}

/** Where an image was put, until `free`. */
export interface AtlasPlace {
  /** Null when it stays alone. */
  readonly cell: AtlasCellTexture | null;
  free(): void;
}

export interface ImageAtlas extends Pick<AtlasPages, 'idleBytes' | 'hasFreeCell'> {
  /** Takes a place for an image. `room`: bytes a new page may take. */
  add(width: number, height: number, room: number): AtlasPlace;
}

export function createImageAtlas(stage: LightningStage, budget: number): ImageAtlas {
  const whole = wholeStage(stage);
  const { txMemManager } = whole;
  const glw = glOf(whole);
  const state = glStateOf({ glw });
  const gl = contextOf(state);
  const textures = new Map<AtlasPage, PageTexture>();

  /** An image's texture: a cell of a page. */
  class CellTexture extends WebGlCtxTexture {
    constructor(
      source: WholeTexture,
      private readonly cell: AtlasCell,
      private readonly page: PageTexture,
    ) {
      super(glw, txMemManager, source);
    }

    /** The page's, made with its first image. */
    protected override createNativeCtxTexture(): WebGLTexture | null {
      const { page } = this;
      if (page.ctxTexture !== null) return page.ctxTexture;
      page.ctxTexture = super.createNativeCtxTexture();
      const { width, height } = this.cell.page;
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
      return page.ctxTexture;
    }

    override async onLoadRequest(): Promise<{ w: number; h: number }> {
      const { page, x, y } = this.cell;
      const { data, premultiplyAlpha } = this.textureSource.textureData!;
      state.activeTexture(0);
      state.bindTexture(this.page.ctxTexture);
      gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, !isBitmap(data) && premultiplyAlpha === true);
      // images come as one of the kinds that an upload takes
      gl.texSubImage2D(gl.TEXTURE_2D, 0, x, y, gl.RGBA, gl.UNSIGNED_BYTE, data as TexImageSource);
      this.setTextureMemUse(page.imageWidth * page.imageHeight * 4 * memoryPadding);
      return { w: page.imageWidth, h: page.imageHeight };
    }

    /** The page stays as long as it has other images. */
    override release(): void {
      this.setTextureMemUse(0);
      this.textureSource.freeTextureData();
    }
  }

  const pages = createAtlasPages({
    maxSize: maxPageSize,
    maxPageBytes: isPrecise(gl) ? Math.min(maxPageBytes, budget * pageShare) : 0,
    pageFreed(page) {
      const texture = textures.get(page);
      textures.delete(page);
      if (texture !== undefined) gl.deleteTexture(texture.ctxTexture);
    },
  });

  function textureCell(cell: AtlasCell): AtlasCellTexture {
    const { page } = cell;
    let texture = textures.get(page);
    if (texture === undefined) {
      texture = { ctxTexture: null, grid: gridOf(page) };
      textures.set(page, texture);
    }
    const own = texture;
    return {
      texture: own,
      x: cell.x / page.width,
      y: cell.y / page.height,
      w: page.imageWidth / page.width,
      h: page.imageHeight / page.height,
      marginX: readMargin / page.width,
      marginY: readMargin / page.height,
      contextTexture: (source) => new CellTexture(source, cell, own),
    };
  }

  return {
    get idleBytes() {
      return pages.idleBytes;
    },
    hasFreeCell: pages.hasFreeCell,
    add(width, height, room) {
      const cell = pages.add(width, height, room);
      return {
        cell: cell === null ? null : textureCell(cell),
        free: () => pages.remove(width, height, cell),
      };
    },
  };
}

const isBitmap = (data: unknown): boolean =>
  typeof ImageBitmap !== 'undefined' && data instanceof ImageBitmap;

/** Half a pixel inside the image: beyond it a texture of its own repeats its last pixel, and a cell would mix in the margin. */
const inside = cellMargin + 0.5;

const gridOf = ({ imageWidth, imageHeight, width, height }: AtlasPage): CellGrid => [
  (imageWidth + 2 * cellMargin) / width,
  (imageHeight + 2 * cellMargin) / height,
  inside / width,
  inside / height,
];

/**
 * Whether a fragment can tell the pixels of a page apart: with 16 bits, as in the GPUs of the oldest sets, a place in a texture
 * of 2,048 pixels is known to a pixel only.
 */
const isPrecise = (gl: WebGLRenderingContext): boolean =>
  (gl.getShaderPrecisionFormat(gl.FRAGMENT_SHADER, gl.HIGH_FLOAT)?.precision ?? 0) > 0;

/** The renderer was given as `renderEngine`. */
const glOf = ({ renderer }: Stage): WebGlRenderer['glw'] => (renderer as WebGlRenderer).glw;

type Used = 'createNativeCtxTexture' | 'onLoadRequest' | 'release';

export const contextTextureInternals = /* @__PURE__ */ declareInternals<Used>(() => {
  const cell = { kind: 'overridden', since: '2.9.0-beta3', upstream: 'the same' } as const;
  return {
    owner: 'WebGlCtxTexture',
    file: 'imageAtlas.ts',
    holder: () => WebGlCtxTexture.prototype,
    members: {
      createNativeCtxTexture: { ...cell, why: 'images of one size share a texture, made with the first' },
      onLoadRequest: {
        ...cell,
        why: 'uploads into a part of a texture',
        assumes: 'is called by `load`, after `createNativeCtxTexture`',
        holds: ({ createTexture, stage }) => loadOrder(stage, createTexture()).join() === 'create,upload',
      },
      release: {
        ...cell,
        why: 'gives an image’s part of a texture back, and not the texture',
        assumes: 'is called by `free`',
        holds: ({ createTexture, stage }) => isReleasedByFree(stage, createTexture()),
      },
    },
  };
});

/** The steps of `load`. */
function loadOrder(stage: Stage, source: WholeTexture): string[] {
  const order: string[] = [];
  class Loaded extends WebGlCtxTexture {
    protected override createNativeCtxTexture(): WebGLTexture {
      order.push('create');
      return {};
    }
    override onLoadRequest(): Promise<{ w: number; h: number }> {
      order.push('upload');
      return Promise.resolve({ w: 1, h: 1 });
    }
  }
  void new Loaded(glOf(stage), stage.txMemManager, source).load();
  return order;
}

function isReleasedByFree(stage: Stage, source: WholeTexture): boolean {
  let released = false;
  class Freed extends WebGlCtxTexture {
    override release(): void {
      released = true;
    }
  }
  const texture = new Freed(glOf(stage), stage.txMemManager, source);
  texture.state = 'loaded';
  texture.free();
  return released;
}
