import { describe, expect, it } from 'vitest';
import { createGrounds } from './grounds';
import type { CoreNode, LightningStage, WholeGlState } from './types';

const blue = 0xff400000;
const green = 0xff004000;

type Edges = readonly [left: number, top: number, right: number, bottom: number];

function boxOf([left, top, right, bottom]: Edges, color = blue, changes: object = {}): CoreNode {
  return {
    props: { w: right - left, h: bottom - top, texture: null },
    globalTransform: { ta: 1, tb: 0, tc: 0, td: 1, tx: left, ty: top },
    clippingRect: { valid: false },
    premultipliedColorTl: color,
    premultipliedColorTr: color,
    premultipliedColorBl: color,
    premultipliedColorBr: color,
    ...changes,
  } as unknown as CoreNode;
}

/** A stage of 40 x 20, on a canvas of as many pixels times `pixelRatio`, whose clears are written down. */
function setUp(pixelRatio = 1) {
  const stage = { root: { props: { w: 40, h: 20 } }, pixelRatio } as unknown as LightningStage;
  const height = 20 * pixelRatio;
  const state = { scissor: null as string | null, rect: '', color: '' };
  const cleared: string[] = [];
  const gl = {
    canvas: { width: 40 * pixelRatio, height },
    setScissorTest: (on: boolean) => void (state.scissor = on ? state.rect : null),
    scissor(x: number, y: number, w: number, h: number) {
      state.rect = `${x},${height - y - h} ${w}x${h}`;
      state.scissor = state.rect;
    },
    clearColor: (...parts: number[]) =>
      void (state.color = parts.map((part) => Math.round(part * 255)).join()),
    clear: () => void cleared.push(`${state.scissor ?? 'all'} ${state.color}`),
  };
  const grounds = createGrounds(stage);
  return {
    grounds,
    clear(): string[] {
      cleared.length = 0;
      grounds.clear(gl as unknown as WholeGlState);
      return [...cleared];
    },
  };
}

describe('the ground of a frame', () => {
  it('is transparent without one', () => {
    expect(setUp().clear()).toEqual(['all 0,0,0,0']);
  });

  it('that is the whole stage is cleared at once', () => {
    const { grounds, clear } = setUp();
    expect(grounds.take(boxOf([0, 0, 40, 20]))).toBe(true);
    expect(clear()).toEqual(['all 0,0,64,255']);
    expect(clear(), 'the frame drawn again').toEqual(['all 0,0,64,255']);
  });

  it('that is put together of boxes of one colour is cleared at once', () => {
    const { grounds, clear } = setUp();
    for (const edges of [
      [-5, 0, 10, 20],
      [10, 12, 50, 30],
      [10, 0, 40, 12],
    ] as const)
      grounds.take(boxOf(edges));
    expect(clear()).toEqual(['all 0,0,64,255']);
  });

  it.each<[string, CoreNode[], string[]]>([
    ['leave a hole', [boxOf([0, 0, 10, 20]), boxOf([10, 12, 40, 20])], ['0,0 10x20', '10,12 30x8']],
    ['overlap', [boxOf([0, 0, 30, 20]), boxOf([20, 0, 40, 20])], ['0,0 30x20', '20,0 20x20']],
  ])('of boxes that %s is cleared by each', (_what, boxes, rects) => {
    const { grounds, clear } = setUp();
    for (const box of boxes) expect(grounds.take(box)).toBe(true);
    expect(clear()).toEqual(['all 0,0,0,0', ...rects.map((rect) => `${rect} 0,0,64,255`)]);
  });

  it('has the last colour on top', () => {
    const { grounds, clear } = setUp();
    grounds.take(boxOf([0, 0, 40, 20]));
    grounds.take(boxOf([0, 0, 20, 20], green));
    expect(clear()).toEqual(['all 0,0,0,0', '0,0 40x20 0,0,64,255', '0,0 20x20 0,64,0,255']);
  });

  it('is of another frame after a reset', () => {
    const { grounds, clear } = setUp();
    grounds.take(boxOf([0, 0, 40, 20]));
    grounds.reset();
    expect(clear()).toEqual(['all 0,0,0,0']);
    grounds.take(boxOf([0, 0, 40, 20], green));
    expect(clear()).toEqual(['all 0,64,0,255']);
  });

  it('has the pixels whose middle is in it', () => {
    const { grounds, clear } = setUp(0.5);
    grounds.take(boxOf([1, 3, 13, 11]));
    // 0.5, 1.5, 6.5, 5.5 in pixels of the canvas
    expect(clear()[1]).toBe('0,1 6x4 0,0,64,255');
  });

  it('is scaled with its box', () => {
    const { grounds, clear } = setUp();
    grounds.take(
      boxOf([0, 0, 10, 10], blue, { globalTransform: { ta: 2, tb: 0, tc: 0, td: 1.5, tx: 4, ty: 2 } }),
    );
    expect(clear()[1]).toBe('4,2 20x15 0,0,64,255');
  });

  it('takes what is beyond the stage, and clears nothing for it', () => {
    const { grounds, clear } = setUp();
    expect(grounds.take(boxOf([40, 0, 80, 20]))).toBe(true);
    expect(clear()).toEqual(['all 0,0,0,0']);
  });

  it.each<[string, CoreNode]>([
    ['is not opaque', boxOf([0, 0, 40, 20], 0xfe400000)],
    ['has a corner of another colour', boxOf([0, 0, 40, 20], blue, { premultipliedColorBr: green })],
    ['has a texture', boxOf([0, 0, 40, 20], blue, { props: { w: 40, h: 20, texture: {} } })],
    ['is clipped', boxOf([0, 0, 40, 20], blue, { clippingRect: { valid: true } })],
    [
      'is turned',
      boxOf([0, 0, 40, 20], blue, { globalTransform: { ta: 0.6, tb: -0.8, tc: 0.8, td: 0.6, tx: 0, ty: 0 } }),
    ],
  ])('is no box that %s', (_what, box) => {
    expect(setUp().grounds.take(box)).toBe(false);
  });

  it('has no more than four boxes', () => {
    const { grounds } = setUp();
    const taken = [0, 1, 2, 3, 4].map((at) => grounds.take(boxOf([at, 0, at + 1, 20])));
    expect(taken).toEqual([true, true, true, true, false]);
  });
});
