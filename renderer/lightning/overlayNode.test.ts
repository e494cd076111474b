import { describe, expect, it, vi } from 'vitest';
import { realFonts } from '../text/atlas.fixture';
import type { LightningStage, Texture } from './internals/types';
import { createOverlayNode } from './overlayNode';
import { clearSlot, createQuadSheet, putBox, putGlyph } from '../text/quadSheet';

const face = realFonts().face(undefined, 700).atlases[0]!;

class FakeCore {
  zIndex = 0;
  constructor(
    readonly stage: unknown,
    props: object,
  ) {
    Object.assign(this, props);
  }
  get props(): object {
    return this;
  }
  renderQuads(): void {}
}

function setUp(mode: 'webgl' | 'canvas' = 'webgl') {
  const stage = {
    root: new FakeCore(null, {}),
    resolveNodeDefaults: (props: object) => props,
    shManager: { createShader: vi.fn(() => ({})) },
  };
  const call = {};
  const writer = {
    mode,
    fQuadBuffer: new Float32Array(32 * 20),
    curBufferIdx: 64,
    box: new Float64Array(4),
    open: vi.fn(() => call),
    close: vi.fn(),
  };
  const node = createOverlayNode(stage as unknown as LightningStage, 1920, 1080);
  return { stage, call, writer, node, draw: () => node.renderQuads(writer as never) };
}

const atlas = (state: string): Texture => ({ state, ctxTexture: {} }) as unknown as Texture;

describe('the overlay', () => {
  it('copies its sheets behind what is in the buffer, in one draw call', () => {
    const { node, writer, call, draw } = setUp();
    const [one, two] = [createQuadSheet(2), createQuadSheet(3)];
    putBox(one, 0, face, 10, 20, 30, 40, 0xff0000ff);
    putBox(two, 2, face, 1, 2, 3, 4, 0xffffffff);
    const texture = atlas('loaded');
    node.show([one, two], texture);
    draw();
    // the whole stage, so that nothing drawn before comes to lie above it
    expect(writer.open.mock.calls).toEqual([[node, texture.ctxTexture, 5]]);
    expect([...writer.box]).toEqual([0, 0, 1920, 1080]);
    expect(writer.close.mock.calls).toEqual([[call, 64 + 5 * 32]]);
    expect([...writer.fQuadBuffer.subarray(64, 66)]).toEqual([10, 20]);
    expect([...writer.fQuadBuffer.subarray(64 + 4 * 32, 66 + 4 * 32)]).toEqual([1, 2]);
  });

  it('is above the stage', () => {
    expect(setUp().node.zIndex).toBeGreaterThan(0);
  });

  it.each([
    ['its atlas is not loaded', 'loading', 'webgl'],
    ['there is no WebGL', 'loaded', 'canvas'],
  ] as const)('draws nothing while %s', (_, state, mode) => {
    const { node, writer, draw } = setUp(mode);
    node.show([createQuadSheet(2)], atlas(state));
    draw();
    expect(writer.open).not.toHaveBeenCalled();
  });
});

describe('a sheet', () => {
  const colorOf = (sheet: ReturnType<typeof createQuadSheet>): string =>
    sheet.colors[4]!.toString(16).padStart(8, '0');

  it.each([
    [0xff8000ff, 'ff0080ff'],
    [0xffffff80, '80808080'],
    [0xffffff00, '00000000'],
  ])('stores %d as bytes r g b a, multiplied with alpha', (color, stored) => {
    const sheet = createQuadSheet(1);
    putBox(sheet, 0, face, 0, 0, 1, 1, color);
    expect(colorOf(sheet)).toBe(stored);
  });

  it('takes boxes from a point wholly inside the full stop', () => {
    const sheet = createQuadSheet(1);
    putBox(sheet, 0, face, 0, 0, 9, 9, 0xffffffff);
    const dot = face.glyphs.get(46)!;
    const u = sheet.floats[2]! * face.data.common.scaleW;
    const v = sheet.floats[3]! * face.data.common.scaleH;
    // four pixels of distance field go round every letter
    expect(u).toBeGreaterThan(dot.x + 4);
    expect(u).toBeLessThan(dot.x + dot.width - 4);
    expect(v).toBeGreaterThan(dot.y + 4);
    expect(v).toBeLessThan(dot.y + dot.height - 4);
  });

  it('advances by each glyph, and leaves out what the face lacks', () => {
    const sheet = createQuadSheet(1);
    const em = face.glyphs.get(55)!.xadvance / face.data.info.size;
    expect(putGlyph(sheet, 0, face, 55, 0, 0, 20, 0xffffffff, 1)).toBeCloseTo(20 * em, 5);
    expect(sheet.floats.some((value) => value !== 0)).toBe(true);
    expect(putGlyph(sheet, 0, face, 0x0a05, 0, 0, 20, 0xffffffff, 1)).toBe(0);
    expect(sheet.floats.every((value) => value === 0)).toBe(true);
  });

  it('empties a slot and no other', () => {
    const sheet = createQuadSheet(2);
    putBox(sheet, 0, face, 1, 1, 1, 1, 0xffffffff);
    putBox(sheet, 1, face, 1, 1, 1, 1, 0xffffffff);
    clearSlot(sheet, 0);
    expect(sheet.colors.subarray(0, 32).every((bits) => bits === 0)).toBe(true);
    expect(sheet.colors[36]).not.toBe(0);
  });
});
