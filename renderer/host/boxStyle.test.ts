import { describe, expect, it } from 'vitest';
import type { ViewProps } from '../types';
import { clampRadius, lookOf } from './boxPaint';

const border = { width: 2, color: 0xff };
const shadow = { color: 0x80, projection: [0, 4, 8, 0] } as const;

describe('what the box program draws', () => {
  const none = { radius: [0, 0, 0, 0], borderWidth: 0, borderColor: 0, shadow: null, shadowColor: 0 };
  it.each<[string, ViewProps, object | null]>([
    ['nothing but colour: a plain quad will do', { color: 0xff }, null],
    ['corners of 0', { radius: 0 }, null],
    ['four corners of 0', { radius: [0, 0, 0, 0] }, null],
    ['a border without width', { border: { ...border, width: 0 } }, null],
    ['round', { radius: 8 }, { ...none, radius: [8, 8, 8, 8] }],
    ['one corner round', { radius: [0, 0, 8, 0] }, { ...none, radius: [0, 0, 8, 0] }],
    ['a border', { border }, { ...none, borderWidth: 2, borderColor: 0xff }],
    [
      'a border without width on a round box',
      { border: { ...border, width: 0 }, radius: 4 },
      { ...none, radius: [4, 4, 4, 4] },
    ],
    ['a shadow', { shadow }, { ...none, shadow: [0, 4, 8, 0], shadowColor: 0x80 }],
    [
      'both',
      { border, shadow, radius: 4 },
      { radius: [4, 4, 4, 4], borderWidth: 2, borderColor: 0xff, shadow: [0, 4, 8, 0], shadowColor: 0x80 },
    ],
  ])('%s', (_, props, look) => {
    expect(lookOf(props, 100, 50)).toEqual(look);
  });
});

describe('corners', () => {
  it.each<[string, ViewProps['radius'], number, number, number[]]>([
    ['none', undefined, 100, 50, [0, 0, 0, 0]],
    ['one for all', 8, 100, 50, [8, 8, 8, 8]],
    ['each its own', [1, 2, 3, 4], 100, 50, [1, 2, 3, 4]],
    ['a pill', 999, 100, 50, [25, 25, 25, 25]],
    ['a pill that stands', 999, 40, 300, [20, 20, 20, 20]],
    ['only the large one is cut', [5, 999, 0, 20], 100, 50, [5, 25, 0, 20]],
    ['a size that is not known yet', 12, 0, 0, [12, 12, 12, 12]],
  ])('%s', (_, radius, w, h, expected) => {
    expect(clampRadius(radius, w, h)).toEqual(expected);
  });
});
