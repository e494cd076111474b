import { describe, expect, it } from 'vitest';
import { clipGlyphs } from './clipGlyphs';

/** Three letters of 10 pixels each, cut out of the atlas at 0.1, 0.3 and 0.5, each 0.1 wide. */
const three = new Float32Array(
  [0, 10, 20].flatMap((x, i) => [x, 2, x + 10, 12, 0.1 + i * 0.2, 0, 0.2 + i * 0.2, 1]),
);

/** Left and right in the box, left and right in the atlas. */
function slide(shift: number, room: number): number[][] {
  const out = new Float32Array(three.length);
  const seen = clipGlyphs(three, 3, shift, room, out);
  return Array.from({ length: seen }, (_, i) =>
    [0, 2, 4, 6].map((at) => Math.round(out[i * 8 + at]! * 1000) / 1000),
  );
}

describe('glyphs of a line that slides', () => {
  it('are unchanged where there is room', () => {
    expect(slide(0, 100)).toEqual([
      [0, 10, 0.1, 0.2],
      [10, 20, 0.3, 0.4],
      [20, 30, 0.5, 0.6],
    ]);
  });

  it('are cut at the right edge, and left out beyond it', () => {
    expect(slide(0, 15)).toEqual([
      [0, 10, 0.1, 0.2],
      [10, 15, 0.3, 0.35],
    ]);
  });

  it('are cut at the left edge, and left out beyond it', () => {
    expect(slide(-12, 15)).toEqual([
      [0, 8, 0.32, 0.4],
      [8, 15, 0.5, 0.57],
    ]);
  });

  it('keep their height', () => {
    const out = new Float32Array(three.length);
    clipGlyphs(three, 3, -5, 15, out);
    expect([out[1], out[3], out[5], out[7]]).toEqual([2, 12, 0, 1]);
  });

  it('are left out when all of them are outside of the window', () => {
    expect(slide(-30, 15)).toEqual([]);
    expect(slide(15, 15)).toEqual([]);
  });
});
