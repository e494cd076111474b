import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../testing';
import { PictureError } from './fetchPicture';
import type { Texture } from './lightning';
import { createPictureStore } from './pictureStore';
import { preloadPicture } from './preload';

/** A store whose pictures come or fail when the test says so. */
function setUp() {
  const clock = createFakeClock();
  const requests: { src: string; aborted: boolean; end(how: 'loaded' | 'failed'): void }[] = [];
  const store = createPictureStore({
    clock,
    budget: 1e9,
    used: () => 0,
    fetch(src, done, failed) {
      const request = {
        src,
        aborted: false,
        end: (how: 'loaded' | 'failed') =>
          how === 'loaded'
            ? done({ width: 1, height: 1, close() {} } as ImageBitmap)
            : failed(new PictureError('network', src)),
      };
      requests.push(request);
      return () => void (request.aborted = true);
    },
    upload(_bitmap, done) {
      clock.setTimeout(done, 16);
      return {} as Texture;
    },
    discard: vi.fn(),
  });
  return { clock, store, requests };
}

describe('a picture asked for ahead', () => {
  it.each(['loaded', 'failed'] as const)('is asked for at once, and %s settles it once', (end) => {
    const { clock, store, requests } = setUp();
    const preload = preloadPicture(store, 'a.jpg');
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

  it('given back before it came tells nobody, and is aborted', () => {
    const { clock, store, requests } = setUp();
    const run = vi.fn();
    const preload = preloadPicture(store, 'a.jpg');
    preload.onSettled(run);
    clock.advance(0);
    preload.release();
    expect(requests[0]!.aborted).toBe(true);
    expect(run).not.toHaveBeenCalled();
    expect(store.pending).toBe(0);
  });

  it('is one with that of others, and two who ask do not end each other’s', () => {
    const { clock, store, requests } = setUp();
    const [one, other] = [preloadPicture(store, 'a.jpg'), preloadPicture(store, 'a.jpg')];
    clock.advance(0);
    expect(requests).toHaveLength(1);
    one.release();
    expect(requests[0]!.aborted).toBe(false);
    other.release();
    expect(requests[0]!.aborted).toBe(true);
  });

  it('that is in memory, or known not to be there, is settled from the start', () => {
    for (const end of ['loaded', 'failed'] as const) {
      const { clock, store, requests } = setUp();
      preloadPicture(store, 'a.jpg');
      clock.advance(0);
      requests[0]!.end(end);
      clock.advance(20);
      expect(preloadPicture(store, 'a.jpg').settled).toBe(true);
    }
  });
});
