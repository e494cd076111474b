import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BatchRenderer } from './batchRenderer';
import { startUnpatched, stubBrowser } from './fakeWebgl.fixture';
import { contextOf, glStateOf } from './glState';
import { createImageAtlas } from './imageAtlas';
import { floatsPerCorner } from './numbers';
import { textureBytes } from './textureMemory';
import { contextTextureOf, createImageTextures } from './textures';
import type { ContextTexture, CoreNode, TextureCell } from './types';

// for the whole file: Lightning goes on by itself for some microtasks after it was started
stubBrowser();

const bytes = 100 * 50 * 4;
const plenty = 1e9;
/** Lightning has a white pixel of its own. */
const white = 4;

interface Spied {
  texImage2D: ReturnType<typeof vi.fn>;
  texSubImage2D: ReturnType<typeof vi.fn>;
  deleteTexture: ReturnType<typeof vi.fn>;
}

let stage: ReturnType<typeof startUnpatched>;
let gl: Spied;

beforeEach(() => {
  stage = startUnpatched();
  gl = Object.assign(contextOf(glStateOf(stage.renderer as BatchRenderer)), {
    texImage2D: vi.fn(),
    texSubImage2D: vi.fn(),
    deleteTexture: vi.fn(),
  }) as unknown as Spied;
});

/** Pixels that Lightning takes where there are no bitmaps. */
const bitmap = (): ImageBitmap => Object.assign(new ImageData(100, 50), { close: vi.fn() });

/** The calls that make a texture without pixels; Lightning's placeholder is one pixel. */
const pages = (): number[][] =>
  gl.texImage2D.mock.calls.filter((call) => call.at(-1) === null && call[3] > 1) as number[][];

/** Everything that waits is uploaded. */
async function uploadAll(): Promise<void> {
  for (let i = 0; i < 40; i++) await stage.txManager.processSome(Infinity);
}

describe('images of one size', () => {
  async function show(count: number) {
    const atlas = createImageAtlas(stage, plenty);
    const textures = createImageTextures(stage, atlas);
    const done = vi.fn();
    const shown = Array.from({ length: count }, () => textures.upload(bitmap(), plenty, done, vi.fn()));
    await uploadAll();
    expect(done).toHaveBeenCalledTimes(count);
    return { atlas, textures, shown };
  }

  it('are uploaded into their cells of one texture, which is made once', async () => {
    const { shown } = await show(5);
    const cells = shown.slice(2).map(({ cell }) => cell!);
    expect(new Set(shown.slice(2).map(contextTextureOf)).size).toBe(1);
    expect(contextTextureOf(shown[0]!)).not.toBe(contextTextureOf(shown[2]!));
    expect(pages()).toHaveLength(1);
    const [, , , width, height] = pages()[0]!;
    expect(gl.texSubImage2D.mock.calls.map(([, , x, y]) => [x, y])).toEqual(
      cells.map(({ x, y }) => [Math.round(x * width!), Math.round(y * height!)]),
    );
  });

  it('are uploaded by the first unit, whichever was used last', async () => {
    const { textures } = await show(5);
    const state = glStateOf(stage.renderer as BatchRenderer);
    state.activeTexture(3);
    const activeTexture = vi.fn();
    Object.assign(contextOf(state), { activeTexture });
    textures.upload(bitmap(), plenty, vi.fn(), vi.fn());
    await uploadAll();
    expect(activeTexture.mock.calls).toEqual([[contextOf(state).TEXTURE0]]);
  });

  it('are counted once each, and what is free in their texture beside them', async () => {
    const { atlas, shown, textures } = await show(5);
    const [, , , width, height] = pages()[0]!;
    const pageBytes = width! * height! * 4;
    expect(textureBytes(stage.txMemManager)).toBe(5 * bytes + white);
    expect(atlas.idleBytes).toBe(pageBytes - 3 * bytes);
    textures.discard(shown[2]!);
    expect(textureBytes(stage.txMemManager)).toBe(4 * bytes + white);
    expect(atlas.idleBytes).toBe(pageBytes - 2 * bytes);
    expect(gl.deleteTexture).not.toHaveBeenCalled();
  });

  it('give the texture back with the last of them', async () => {
    const { atlas, shown, textures } = await show(5);
    const texture = contextTextureOf(shown[2]!).ctxTexture;
    for (const each of shown) textures.discard(each);
    expect(gl.deleteTexture.mock.calls.filter(([deleted]) => deleted === texture)).toHaveLength(1);
    expect(atlas.idleBytes).toBe(0);
    expect(textureBytes(stage.txMemManager)).toBe(white);
  });

  it('given up before their upload free their cells too', async () => {
    const atlas = createImageAtlas(stage, plenty);
    const textures = createImageTextures(stage, atlas);
    const waiting = [1, 2, 3].map(() => textures.upload(bitmap(), plenty, vi.fn(), vi.fn()));
    expect(atlas.idleBytes).toBeGreaterThan(0);
    for (const each of waiting) textures.discard(each);
    await uploadAll();
    expect(atlas.idleBytes).toBe(0);
    expect(gl.texSubImage2D).not.toHaveBeenCalled();
  });

  it('stay alone on a GPU whose fragments know a place to 16 bits', () => {
    Object.assign(gl, { getShaderPrecisionFormat: () => ({ precision: 0 }) });
    const atlas = createImageAtlas(stage, plenty);
    const cells = Array.from({ length: 30 }, () => atlas.add(100, 50, plenty).cell);
    expect(cells.every((cell) => cell === null)).toBe(true);
  });

  it('take no page of more than an eighth of the budget', () => {
    const atlas = createImageAtlas(stage, 8 * 5 * 106 * 56 * 4);
    const cells = Array.from({ length: 7 }, () => atlas.add(100, 50, plenty).cell);
    expect(new Set(cells.slice(2).map((cell) => cell!.texture)).size).toBeGreaterThan(1);
  });
});

describe('the quad of an image in a cell', () => {
  const cell: TextureCell = {
    texture: { ctxTexture: {} },
    x: 0.5,
    y: 0.25,
    w: 0.25,
    h: 0.125,
    marginX: 0.01,
    marginY: 0.01,
  };

  /** Left, top, right, bottom of the texture's part, as the corners have it. */
  function cornersOf(w: number, h: number, part?: CoreNode['textureCoords'], of = cell): number[] {
    const renderer = stage.renderer as BatchRenderer;
    const node = {
      stage,
      props: { w, h, shader: stage.defShaderNode },
      globalTransform: { ta: 1, tb: 0, tc: 0, td: 1, tx: 10, ty: 10 },
      clippingRect: { valid: false },
    } as unknown as CoreNode;
    renderer.reset();
    renderer.addBox(node, of.texture, 1, 1, part, of);
    const f = renderer.fQuadBuffer;
    const last = 3 * floatsPerCorner;
    return [f[2]!, f[3]!, f[last + 2]!, f[last + 3]!];
  }

  const drawn = (w: number, h: number, part?: CoreNode['textureCoords']): number[] =>
    cornersOf(w, h, part).map((value) => Math.round(value * 1e5) / 1e5);

  it('shows the cell, and the pixel beside it where its edge is antialiased', () => {
    expect(drawn(250, 125)).toEqual([0.5 - 0.001, 0.25 - 0.001, 0.75 + 0.001, 0.375 + 0.001]);
  });

  it('shows a part of the image', () => {
    const part = { x1: 0.5, y1: 0, x2: 1, y2: 1 };
    expect(drawn(125, 125, part)).toEqual([0.625 - 0.001, 0.25 - 0.001, 0.75 + 0.001, 0.375 + 0.001]);
  });

  it.each([1, 2, 10, 100])('has its corners in its own cell, drawn %d pixels wide', (size) => {
    const atlas = createImageAtlas(stage, plenty);
    const cells = Array.from({ length: 12 }, () => atlas.add(100, 50, plenty).cell).filter(
      (each) => each !== null,
    );
    expect(cells.length).toBeGreaterThan(8);
    for (const each of cells) {
      const [width, height] = (each.texture as ContextTexture).grid!;
      const [left, top, right, bottom] = cornersOf(size, size, undefined, each);
      const column = Math.floor((each.x + each.w / 2) / width);
      const row = Math.floor((each.y + each.h / 2) / height);
      // as the program finds the cell, with the numbers of the GPU
      const cellOf = (x: number, y: number): number[] => [
        Math.floor(Math.fround(x / Math.fround(width))),
        Math.floor(Math.fround(y / Math.fround(height))),
      ];
      expect([cellOf(left!, top!), cellOf(right!, bottom!)]).toEqual([
        [column, row],
        [column, row],
      ]);
    }
  });

  it('ends with the margin where the next image would be read: drawn many times smaller than it is', () => {
    expect(drawn(10, 10)).toEqual([0.5 - 0.01, 0.25 - 0.01, 0.75 + 0.01, 0.375 + 0.01]);
  });
});
