import { describe, expect, it } from 'vitest';
import { visibleDots, carouselIndex } from './jumbotron';
import { asset } from './testing/assets';

describe('a jumbotron', () => {
  const assets = ['a', 'b', 'c'].map((id) => asset({ id }));
  it.each([
    [undefined, 0],
    ['a', 0],
    ['c', 2],
    ['gone', 0],
  ])('with the shown asset %s the index is %i', (id, index) => {
    expect(carouselIndex(assets, id)).toBe(index);
  });

  it.each([
    [0, 0, 0, 0],
    [1, 0, 0, 0],
    [2, 1, 0, 2],
    [7, 6, 0, 7],
    [8, 0, 0, 7],
    [8, 3, 0, 7],
    [8, 4, 1, 7],
    [8, 7, 1, 7],
    [500, 250, 247, 7],
  ])('%i assets, at index %i, have page dots from %i on, %i of them', (count, shown, first, pips) => {
    const window = visibleDots(count, shown);
    expect(window.count).toBe(pips);
    if (pips > 0) expect(window.first).toBe(first);
  });
});
