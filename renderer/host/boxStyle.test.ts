import { describe, expect, it } from 'vitest';
import type { ViewProps } from '../types';
import { clampRadius, boxStyleOf } from './boxStyle';

const border = { width: 2, color: 0xff };
const shadow = { color: 0x80, projection: [0, 4, 8, 0] } as const;

describe('the style of a box', () => {
  const none = { radius: [0, 0, 0, 0], borderWidth: 0, borderColor: 0, shadow: null, shadowColor: 0 };
  it.each<[string, ViewProps, object | null]>([
    ['colour alone has none', { color: 0xff }, null],
    ['one radius of 0 has none', { radius: 0 }, null],
    ['four radii of 0 have none', { radius: [0, 0, 0, 0] }, null],
    ['a border without width has none', { border: { ...border, width: 0 } }, null],
    ['one radius rounds all corners', { radius: 8 }, { ...none, radius: [8, 8, 8, 8] }],
    ['four radii round each corner by itself', { radius: [0, 0, 8, 0] }, { ...none, radius: [0, 0, 8, 0] }],
    ['a border is drawn inside the box', { border }, { ...none, borderWidth: 2, borderColor: 0xff }],
    [
      'a border without width leaves a round box without its colour',
      { border: { ...border, width: 0 }, radius: 4 },
      { ...none, radius: [4, 4, 4, 4] },
    ],
    [
      'a shadow keeps its projection and colour',
      { shadow },
      { ...none, shadow: [0, 4, 8, 0], shadowColor: 0x80 },
    ],
    [
      'corners, border and shadow are kept together',
      { border, shadow, radius: 4 },
      { radius: [4, 4, 4, 4], borderWidth: 2, borderColor: 0xff, shadow: [0, 4, 8, 0], shadowColor: 0x80 },
    ],
  ])('%s', (_, props, look) => {
    expect(boxStyleOf(props, 100, 50)).toEqual(look);
  });
});

describe('the radius of a box', () => {
  it.each<[string, ViewProps['radius'], number, number, number[]]>([
    ['left out makes square corners', undefined, 100, 50, [0, 0, 0, 0]],
    ['of one number is for all corners', 8, 100, 50, [8, 8, 8, 8]],
    ['of four numbers is for each corner by itself', [1, 2, 3, 4], 100, 50, [1, 2, 3, 4]],
    ['larger than half the box is half its height: a pill', 999, 100, 50, [25, 25, 25, 25]],
    ['larger than half a standing box is half its width', 999, 40, 300, [20, 20, 20, 20]],
    ['of four numbers is limited only where it is too large', [5, 999, 0, 20], 100, 50, [5, 25, 0, 20]],
    ['stays as given while the size of the box is not known', 12, 0, 0, [12, 12, 12, 12]],
  ])('%s', (_, radius, w, h, expected) => {
    expect(clampRadius(radius, w, h)).toEqual(expected);
  });
});
