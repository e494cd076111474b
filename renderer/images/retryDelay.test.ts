import { describe, expect, it } from 'vitest';
import type { ImageErrorReason } from './fetchImage';
import { retryDelay } from './retryDelay';

describe('an image that failed', () => {
  it.each<[ImageErrorReason, number, number, boolean]>([
    ['network', 0, 2000, true],
    ['network', 1, 8000, true],
    ['network', 2, 30_000, true],
    ['network', 3, 300_000, false],
    ['gone', 0, 300_000, false],
    ['not an image', 0, 300_000, false],
    ['too large', 1, 300_000, false],
  ])(
    'by %s after %i failures may be tried again after %i ms, by itself: %s',
    (reason, failures, afterMs, byItself) => {
      expect(retryDelay(reason, failures, () => 0.5)).toEqual({ afterMs, byItself });
    },
  );

  it('is spread by half of the delay either way', () => {
    expect(retryDelay('network', 0, () => 0).afterMs).toBe(1000);
    expect(retryDelay('network', 0, () => 0.999_999).afterMs).toBeCloseTo(3000, 1);
    expect(retryDelay('gone', 0, () => 0).afterMs).toBe(150_000);
  });
});
