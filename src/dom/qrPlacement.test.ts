import { describe, expect, it } from 'vitest';
import { qrPlacement } from './qrPlacement';

const shape = { count: 33, module: 13, minModule: 6, background: 540, path: '' };
const box = { x: 100, y: 200, w: 540, h: 540 };

describe('where a QR code is drawn', () => {
  it.each([
    ['1920x1080', 1, 13],
    ['1280x720', 2 / 3, 12],
    ['1280x720 at twice the pixels', 4 / 3, 12.75],
    ['3840x2160', 2, 13],
  ])(
    'on %s its modules are whole pixels of the panel, at most as large as their room',
    (_, resolution, module) => {
      const { x, y, w, h } = qrPlacement(shape, box, resolution);
      expect(w / shape.count).toBeCloseTo(module, 9);
      expect(h).toBe(w);
      for (const edge of [x, y, w / shape.count])
        expect(edge * resolution).toBeCloseTo(Math.round(edge * resolution), 9);
    },
  );

  it.each([1, 2 / 3, 0.9])(
    'at %f pixels a stage pixel it stands in the middle of its background',
    (resolution) => {
      const { x, y, w, h } = qrPlacement(shape, box, resolution);
      for (const gap of [x - box.x - (box.x + box.w - x - w), y - box.y - (box.y + box.h - y - h)])
        expect(Math.abs(gap)).toBeLessThan(1.01 / resolution);
    },
  );

  it('[CODE-12] modules that whole pixels would make smaller than the least are not rounded', () => {
    const small = { ...shape, module: 6, background: 6 * 41 };
    const { w } = qrPlacement(small, { x: 0, y: 0, w: 246, h: 246 }, 0.25);
    expect(w / small.count).toBe(6);
  });

  it('is scaled with its background', () => {
    expect(qrPlacement(shape, { ...box, w: 1080, h: 1080 }, 1).w).toBe(26 * 33);
  });
});
