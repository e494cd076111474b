import { describe, expect, it } from 'vitest';
import { partOf } from './imagePart';

const NaNs = { x: NaN, y: 0, w: 1, h: 1 };

describe('the part of an image that a crop shows', () => {
  it.each([
    ['inside', { x: 0.25, y: 0.5, w: 0.25, h: 0.5 }, [0.25, 0.5, 0.5, 1]],
    ['the whole image', { x: 0, y: 0, w: 1, h: 1 }, [0, 0, 1, 1]],
    ['sticking out at the left and the top', { x: -0.5, y: -0.25, w: 1, h: 0.5 }, [0, 0, 0.5, 0.25]],
    ['sticking out at the right and the bottom', { x: 0.75, y: 0.5, w: 1, h: 9 }, [0.75, 0.5, 1, 1]],
  ])('%s', (_, crop, edges) => {
    const { x1, y1, x2, y2 } = partOf(crop)!;
    expect([x1, y1, x2, y2]).toEqual(edges);
  });

  it.each([
    ['none', undefined],
    ['no width', { x: 0, y: 0, w: 0, h: 1 }],
    ['no height', { x: 0, y: 0, w: 1, h: 0 }],
    ['a negative width', { x: 0.5, y: 0, w: -0.5, h: 1 }],
    ['right of the image', { x: 1, y: 0, w: 0.5, h: 1 }],
    ['above the image', { x: 0, y: -1, w: 1, h: 0.5 }],
    ['not a number', NaNs],
  ])('a crop that is %s is as none', (_, crop) => {
    expect(partOf(crop)).toBe(null);
  });
});
