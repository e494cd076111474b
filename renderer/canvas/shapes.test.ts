import { describe, expect, it } from 'vitest';
import { cssColor, mixColors, gradientFill } from './shapes';

describe('colours of the 2D canvas', () => {
  it.each([
    [0xff8000ff, 'rgba(255,128,0,1)'],
    [0x00000000, 'rgba(0,0,0,0)'],
    [0x01020333, 'rgba(1,2,3,0.2)'],
  ])('%i as CSS', (color, text) => expect(cssColor(color)).toBe(text));

  it.each([
    ['opaque ones mix evenly', 0xff0000ff, 0x0000ffff, 0.5, 0, 'rgba(128,0,128,1)'],
    ['one that is not seen has no colour to give', 0xff0000ff, 0x00ff0000, 0.5, 0, 'rgba(255,0,0,0.5)'],
    ['over a ground', 0xff000000, 0xff0000ff, 0.5, 0x0000ffff, 'rgba(128,0,128,1)'],
    ['nothing at all', 0xff000000, 0x00ff0000, 0.5, 0, 'rgba(0,0,0,0)'],
  ])('%s', (_, from, to, share, ground, text) => expect(mixColors(from, to, share, ground)).toBe(text));
});

describe('the fill of a gradient', () => {
  function fill(angle: number, stops: readonly number[]) {
    const lines: number[][] = [];
    const at: number[] = [];
    const pen = {
      createLinearGradient(...line: number[]) {
        lines.push(line.map((value) => Math.round(value) + 0));
        return { addColorStop: (stop: number) => void at.push(stop) };
      },
    } as unknown as CanvasRenderingContext2D;
    gradientFill(pen, { angle, colors: stops.map(() => 0xff), stops }, 200, 100, 0);
    return { line: lines[0], at };
  }

  it.each([
    [0, [0, 50, 200, 50]],
    [Math.PI / 2, [100, 0, 100, 100]],
    [Math.PI, [200, 50, 0, 50]],
  ])('at %f runs from edge to edge', (angle, line) => expect(fill(angle, [0, 1]).line).toEqual(line));

  it('has its stops where they are given, clamped to 0 and 1, and steps between', () => {
    const { at } = fill(0, [-1, 0.5, 2]);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect([at[0], at.includes(0.5), at.at(-1), at.length]).toEqual([0, true, 1, 17]);
  });
});
