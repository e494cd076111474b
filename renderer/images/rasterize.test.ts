import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outlineUrl } from './outline';
import { rasterize } from './rasterize';

let calls: unknown[][];

beforeEach(() => {
  calls = [];
  const context = {
    scale: (x: number, y: number) => void calls.push(['scale', x, y]),
    fill: (shape: { path: string }, rule: string) =>
      void calls.push(['fill', shape.path, rule, context.fillStyle]),
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
afterEach(() => void vi.unstubAllGlobals());

it('an outline is filled white by the even-odd rule, scaled from its box to its pixels, and premultiplied', async () => {
  const src = outlineUrl({ path: 'M0 0h9z', box: 32, pixels: 48 });
  expect(await rasterize(src, src, 4096)).toEqual({ width: 48, height: 48, premultiplyAlpha: 'premultiply' });
  expect(calls).toEqual([
    ['scale', 1.5, 1.5],
    ['fill', 'M0 0h9z', 'evenodd', '#fff'],
  ]);
});
