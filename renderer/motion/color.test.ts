import { describe, expect, it } from 'vitest';
import { seededRandom } from '../lists/random.fixture';
import { mixColor } from './color';
import { ease } from './easing';

describe('mixing colours', () => {
  it.each([
    [0x00000000, 0xffffffff, 0, 0x00000000],
    [0x00000000, 0xffffffff, 1, 0xffffffff],
    [0x00000000, 0xffffffff, 0.5, 0x80808080],
    [0xff000000, 0x00ff00ff, 0.5, 0x80800080],
    [0xff0000ff, 0xff0000ff, 0.3, 0xff0000ff],
    [0x10203040, 0x20406080, 0.25, 0x14283c50],
    [0xffffffff, 0x00000000, -1, 0xffffffff],
    [0xffffffff, 0x00000000, 2, 0x00000000],
  ])('the colour from %i to %i at %d is mixed by channel', (from, to, t, expected) => {
    expect(mixColor(from, to, t)).toBe(expected);
  });

  it('no channel of a mixed colour leaves the range between the two (seeded)', () => {
    const random = seededRandom(5);
    const colour = (): number => Math.floor(random() * 2 ** 32);
    for (let run = 0; run < 500; run++) {
      const [from, to, t] = [colour(), colour(), random()];
      const mixed = mixColor(from, to, t);
      expect(Number.isInteger(mixed) && mixed >= 0 && mixed < 2 ** 32).toBe(true);
      for (const shift of [24, 16, 8, 0]) {
        const [a, m, b] = [from, mixed, to].map((c) => (c >>> shift) & 255) as [number, number, number];
        expect(m).toBeGreaterThanOrEqual(Math.min(a, b));
        expect(m).toBeLessThanOrEqual(Math.max(a, b));
      }
    }
  });
});

describe.each(['linear', 'ease-in', 'ease-out', 'ease-in-out'] as const)('the curve %s', (easing) => {
  it('progress runs from 0 to 1 exactly, and never back', () => {
    expect([ease(easing, 0), ease(easing, 1)]).toEqual([0, 1]);
    for (let t = 0.01; t <= 1; t += 0.01)
      expect(ease(easing, t)).toBeGreaterThanOrEqual(ease(easing, t - 0.01));
  });
});
