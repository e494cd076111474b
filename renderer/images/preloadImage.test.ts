import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../testing';
import { ImageError } from './fetchImage';
import { createTextureCache } from './textureCache';
import { preloadImage } from './preloadImage';

/** A texture cache whose images load or fail when the test says so. */
function setUp() {
  const clock = createFakeClock();
  const requests: { src: string; aborted: boolean; end(how: 'loaded' | 'failed'): void }[] = [];
  const store = createTextureCache({
    clock,
    budget: 1e9,
    parallel: 6,
    used: () => 0,
    fetchImage(src, done, failed) {
      const request = {
        src,
        aborted: false,
        end: (how: 'loaded' | 'failed') =>
          how === 'loaded'
            ? done({ width: 1, height: 1, close() {} } as ImageBitmap)
            : failed(new ImageError('network', src)),
      };
      requests.push(request);
      return () => void (request.aborted = true);
    },
    bytesFor: () => 4,
    upload(_bitmap, _room, done) {
      clock.setTimeout(done, 16);
      return {};
    },
    discard: vi.fn(),
    withdraw: vi.fn(),
  });
  return { clock, store, requests };
}

describe('a preloaded image', () => {
  it.each(['loaded', 'failed'] as const)('is requested at once, and %s settles it once', (end) => {
    const { clock, store, requests } = setUp();
    const preload = preloadImage(store, 'a.jpg');
    const run = vi.fn();
    preload.onSettled(run);
    clock.advance(0);
    expect([requests.length, preload.settled]).toEqual([1, false]);
    requests[0]!.end(end);
    clock.advance(20);
    expect(run).toHaveBeenCalledTimes(1);
    expect(preload.settled).toBe(true);
    preload.release();
  });

  it('released before it loads is aborted and calls nothing', () => {
    const { clock, store, requests } = setUp();
    const run = vi.fn();
    const preload = preloadImage(store, 'a.jpg');
    preload.onSettled(run);
    clock.advance(0);
    preload.release();
    expect(requests[0]!.aborted).toBe(true);
    expect(run).not.toHaveBeenCalled();
    expect(store.pending).toBe(0);
  });

  it('is shared with other users, and released by each for itself', () => {
    const { clock, store, requests } = setUp();
    const [one, other] = [preloadImage(store, 'a.jpg'), preloadImage(store, 'a.jpg')];
    clock.advance(0);
    expect(requests).toHaveLength(1);
    one.release();
    expect(requests[0]!.aborted).toBe(false);
    other.release();
    expect(requests[0]!.aborted).toBe(true);
  });

  it('that is in memory, or known to fail, is settled from the start', () => {
    for (const end of ['loaded', 'failed'] as const) {
      const { clock, store, requests } = setUp();
      preloadImage(store, 'a.jpg');
      clock.advance(0);
      requests[0]!.end(end);
      clock.advance(20);
      expect(preloadImage(store, 'a.jpg').settled).toBe(true);
    }
  });
});
