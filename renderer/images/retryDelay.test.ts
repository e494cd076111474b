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
      expect(retryDelay(reason, failures)).toEqual({ afterMs, byItself });
    },
  );
});
