/**
 * Images in cells of shared textures (`atlasPages.ts` says which): the GPU's side of a page, and the upload into a cell by
 * `texSubImage2D`. To Lightning each image is a texture of its own, with its own life.
 */
import type { WebGlRenderer } from '@lightningjs/renderer/webgl';
import { cellMargin, createAtlasPages } from '../atlasPages';
import type { AtlasCell, AtlasPage, AtlasPages } from '../atlasPages';
import { contextOf, glStateOf } from './glState';
import { PixelUpload } from './pixelUpload';
import type { UploadSize } from './pixelUpload';
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
  contextTexture(texture: WholeTexture): PixelUpload;
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
  const gl = contextOf(glStateOf(whole.renderer as WebGlRenderer));
  const textures = new Map<AtlasPage, PageTexture>();

  /** An image's texture: a cell of a page. */
  class CellUpload extends PixelUpload {
    constructor(
      source: WholeTexture,
      private readonly cell: AtlasCell,
      private readonly page: PageTexture,
    ) {
      super(whole, source);
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

    protected override upload(native: WebGLTexture): UploadSize {
      const { page, x, y } = this.cell;
      this.beginUpload(native);
      gl.texSubImage2D(gl.TEXTURE_2D, 0, x, y, gl.RGBA, gl.UNSIGNED_BYTE, this.pixels);
      this.setTextureMemUse(page.imageWidth * page.imageHeight * 4);
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
      contextTexture: (source) => new CellUpload(source, cell, own),
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
