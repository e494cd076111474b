import { describe, expect, it } from 'vitest';
import type { Gradient } from '../types';
import { drawGradient } from './gradientBands';
import { floatsPerCorner, floatsPerQuad } from './internals/numbers';
import type { CoreNode } from './internals/types';

interface Corner {
  /** On the stage. */
  place: number[];
  /** From the middle of the box. */
  inside: number[];
  reach: number[];
  /** 0xAABBGGRR, as a vertex takes it. */
  color: string;
  amount: number;
}

/** The bands of a box of 200 x 100 at 10, 20: the four corners of each. */
function bandsOf(gradient: Gradient, changes: object = {}, covered = [10, 20, 210, 120]): Corner[][] {
  const buffer = new ArrayBuffer(10 * floatsPerQuad * 4);
  const f = new Float32Array(buffer);
  const u = new Uint32Array(buffer);
  let end = 0;
  const out = {
    fQuadBuffer: f,
    uiQuadBuffer: u,
    box: new Float64Array(4),
    group: 3,
    curBufferIdx: 0,
    open: (_node: object, texture: null, quads: number) => ({ texture, quads }),
    close: (_call: object, at: number) => void (end = at),
  };
  const node = {
    props: { w: 200, h: 100 },
    color: 0,
    worldAlpha: 0.5,
    globalTransform: { ta: 1, tb: 0, tc: 0, td: 1, tx: 10, ty: 20 },
    ...changes,
  };
  drawGradient(out as never, node as unknown as CoreNode, gradient);
  expect([...out.box]).toEqual(covered);
  const rounded = (from: number): number[] =>
    [...f.subarray(from, from + 2)].map((value) => Math.round(value * 1e3) / 1e3 + 0);
  return Array.from({ length: end / floatsPerQuad }, (_, band) =>
    Array.from({ length: 4 }, (_unused, corner) => {
      const at = band * floatsPerQuad + corner * floatsPerCorner;
      return {
        place: rounded(at),
        reach: rounded(at + 2),
        color: u[at + 4]!.toString(16).padStart(8, '0'),
        amount: f[at + 5]!,
        inside: rounded(at + 6),
      };
    }),
  );
}

const places = (bands: Corner[][]): number[][][] => bands.map((corners) => corners.map(({ place }) => place));
const colors = (bands: Corner[][]): string[][] => bands.map((corners) => corners.map(({ color }) => color));

describe('a gradient', () => {
  it('is a band for each two stops, which share an edge and its colour', () => {
    const bands = bandsOf({ angle: 0, colors: [0xff0000ff, 0x00ff0080, 0x0000ff00], stops: [0, 0.25, 1] });
    expect(places(bands)).toEqual([
      [
        [10, 20],
        [60, 20],
        [10, 120],
        [60, 120],
      ],
      [
        [60, 20],
        [210, 20],
        [60, 120],
        [210, 120],
      ],
    ]);
    expect(colors(bands)).toEqual([
      ['ff0000ff', '8000ff00', 'ff0000ff', '8000ff00'],
      ['8000ff00', '00ff0000', '8000ff00', '00ff0000'],
    ]);
  });

  it('knows at each corner where it is in the box, how large that is, its group and its opacity', () => {
    const [corners] = bandsOf({ angle: 0, colors: [0xff, 0xff], stops: [0, 1] });
    expect(corners!.map(({ inside }) => inside)).toEqual([
      [-100, -50],
      [100, -50],
      [-100, 50],
      [100, 50],
    ]);
    for (const { reach, amount } of corners!) expect([reach, amount]).toEqual([[100, 50], 3 * 8 + 0.5]);
  });

  it('keeps its first colour before the first stop and its last behind the last; stops in one place are an edge', () => {
    const bands = bandsOf({ angle: 0, colors: [0x010203ff, 0x040506ff, 0x070809ff], stops: [0.1, 0.5, 0.5] });
    expect(places(bands).map(([first, second]) => [first![0], second![0]])).toEqual([
      [10, 30],
      [30, 110],
      [110, 210],
    ]);
    expect(colors(bands).map(([from, to]) => [from, to])).toEqual([
      ['ff030201', 'ff030201'],
      ['ff030201', 'ff060504'],
      ['ff090807', 'ff090807'],
    ]);
  });

  it.each([
    [
      Math.PI / 2,
      [
        [10, 20],
        [210, 20],
        [10, 120],
        [210, 120],
      ],
      [0, 1],
    ],
    [
      -Math.PI / 2,
      [
        [10, 20],
        [210, 20],
        [10, 120],
        [210, 120],
      ],
      [1, 0],
    ],
  ])('runs down or up: at %s', (angle, box, [top, bottom]) => {
    const [corners] = bandsOf({ angle, colors: [0, 0xff], stops: [0, 1] });
    const byPlace = (a: Corner, b: Corner): number => a.place[1]! - b.place[1]! || a.place[0]! - b.place[0]!;
    const sorted = corners!.toSorted(byPlace);
    expect(sorted.map(({ place }) => place)).toEqual(box);
    const alpha = sorted.map(({ color }) => Number(color === 'ff000000'));
    expect(alpha).toEqual([top, top, bottom, bottom]);
  });

  it('at an angle covers the box, with its ends at the corners that are farthest along', () => {
    const [corners] = bandsOf({ angle: Math.PI / 4, colors: [0, 0xff], stops: [0, 1] });
    const along = corners!.map(({ inside: [x, y] }) => Math.round(((x! + y!) / Math.SQRT2) * 100) / 100);
    const reach = Math.round((150 / Math.SQRT2) * 100) / 100;
    expect(along).toEqual([-reach, reach, -reach, reach]);
    const across = corners!.map(({ inside: [x, y] }) => Math.round(((y! - x!) / Math.SQRT2) * 100) / 100);
    expect(across).toEqual([-reach, -reach, reach, reach]);
  });

  it('lies over the colour of its box', () => {
    const bands = bandsOf(
      { angle: 0, colors: [0xff000080, 0x00ff0000], stops: [0, 1] },
      { color: 0x0000ffff },
    );
    expect(colors(bands)[0]!.slice(0, 2)).toEqual(['ff7f0080', 'ffff0000']);
  });

  it('is scaled and turned with its box', () => {
    const turned = { globalTransform: { ta: 0, tb: -2, tc: 2, td: 0, tx: 210, ty: 20 } };
    const covered = [10, 20, 210, 420];
    const [corners] = bandsOf({ angle: 0, colors: [0, 0xff], stops: [0, 1] }, turned, covered);
    expect(corners!.map(({ place }) => place)).toEqual([
      [210, 20],
      [210, 420],
      [10, 20],
      [10, 420],
    ]);
    expect(corners![0]!.inside).toEqual([-100, -50]);
  });
});
