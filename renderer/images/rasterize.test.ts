import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outlineUrl } from './outline';
import { rasterize } from './rasterize';

let calls: unknown[][];

beforeEach(() => {
  calls = [];
  const context = {
    scale: (x: number, y: number) => void calls.push(['scale', x, y]),
    fill: (shape: { path: string }, rule: string) =>
      void calls.push(['fill', shape.path, rule, context.fillStyle]),
    drawImage: (_image: unknown, ...box: number[]) => void calls.push(['drawImage', ...box]),
    fillStyle: '',
  };
  vi.stubGlobal('document', { createElement: () => ({ width: 0, height: 0, getContext: () => context }) });
  vi.stubGlobal(
    'Path2D',
    class {
      constructor(readonly path: string) {}
    },
  );
  vi.stubGlobal('createImageBitmap', ({ width, height }: ImageBitmap, options: object) =>
    Promise.resolve({ width, height, ...options }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('an outline is filled white by the even-odd rule, scaled from its box to its pixels, and premultiplied', async () => {
  const src = outlineUrl({ path: 'M0 0h9z', box: 32, pixels: 48 });
  expect(await rasterize(src, src, 4096)).toEqual({ width: 48, height: 48, premultiplyAlpha: 'premultiply' });
  expect(calls).toEqual([
    ['scale', 1.5, 1.5],
    ['fill', 'M0 0h9z', 'evenodd', '#fff'],
  ]);
});

describe('an SVG file', () => {
  let natural = { w: 0, h: 0 };
  const urls = new Set<string>();

  beforeEach(() => {
    urls.clear();
    vi.stubGlobal(
      'Image',
      class extends EventTarget {
        naturalWidth = natural.w;
        naturalHeight = natural.h;
        set src(address: string) {
          const isImage = urls.has(address) || address.startsWith('data:');
          queueMicrotask(() => this.dispatchEvent(new Event(isImage ? 'load' : 'error')));
        }
      },
    );
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      urls.add('blob:1');
      return 'blob:1';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void urls.delete(url));
  });

  it.each([
    ['smaller than asked for, in its proportions', 20, 30, { w: 300, h: 450 }, 300, 450],
    ['as wide as asked for', 20, 10, { w: 300, h: 100 }, 300, 150],
    ['as high as asked for', 10, 20, { w: 100, h: 300 }, 150, 300],
    ['larger than asked for: its own', 600, 900, { w: 300, h: 450 }, 600, 900],
    ['asked for by nobody: its own', 20, 30, undefined, 20, 30],
    ['in a box without a size yet: its own', 20, 30, { w: 0, h: 0 }, 20, 30],
    ['never larger than can be drawn', 10, 1000, { w: 1920, h: 1080 }, 41, 4096],
    ['without a size of its own: as asked for', 0, 0, { w: 300, h: 450 }, 300, 450],
  ])('is drawn, %s', async (_, w, h, asked, width, height) => {
    natural = { w, h };
    expect(await rasterize(new Blob(), 'a.svg', 4096, asked)).toMatchObject({ width, height });
    expect(calls).toEqual([['drawImage', 0, 0, width, height]]);
    expect(urls.size, 'its address is given back').toBe(0);
  });

  it('in its address is drawn from there', async () => {
    natural = { w: 20, h: 30 };
    const src = 'data:image/svg+xml,%3Csvg/%3E';
    expect(await rasterize(src, src, 4096, { w: 40, h: 60 })).toMatchObject({ width: 40, height: 60 });
    expect(URL.createObjectURL).not.toHaveBeenCalled();
  });

  it('too large or broken is refused, and its address is given back', async () => {
    natural = { w: 5000, h: 10 };
    await expect(rasterize(new Blob(), 'a.svg', 4096)).rejects.toThrow('a.svg is 5000x10');
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:broken');
    await expect(rasterize(new Blob(), 'a.svg', 4096)).rejects.toBeInstanceOf(Event);
    expect(URL.revokeObjectURL).toHaveBeenLastCalledWith('blob:broken');
  });
});
