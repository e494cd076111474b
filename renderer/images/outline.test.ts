import { describe, expect, it } from 'vitest';
import { outlineUrl, readOutline } from './outline';

describe('the address of an outline', () => {
  it('tells its path, its box and its size', () => {
    const outline = { path: 'M3,4 5 6 7,8z', box: 32, pixels: 48 };
    expect(readOutline(outlineUrl(outline))).toEqual(outline);
  });

  it.each([
    'a.png',
    'https://cdn.test/outline:32,48,M0 0',
    'data:image/svg+xml,%3Csvg/%3E',
    'outline:32,48,',
    'outline:M0 0',
  ])('is none: %s', (src) => expect(readOutline(src)).toBeNull());
});
