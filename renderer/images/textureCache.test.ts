import { describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../lists/random.fixture';
import { createFakeClock } from '../testing';
import { ImageError } from './fetchImage';
import type { ImageErrorReason } from './fetchImage';
import { createTextureCache } from './textureCache';
import type { CachedImage, ImageUser } from './cachedImage';

const bytes = 4000;

/** Textures are told apart by identity. */
type Texture = object;

interface Upload {
  texture: Texture;
  bitmap: { closed: boolean };
  done(): void;
  failed(): void;
}

/** A cache over a network and a GPU that the test moves by hand. */
function setUp({
  budget = 1e9,
  parallel = 6,
  bytesFor = (width: number, height: number) => width * height * 4,
} = {}) {
  const clock = createFakeClock();
  const requests: { src: string; aborted: boolean; done(): void; failed(reason?: ImageErrorReason): void }[] =
    [];
  const uploads: Upload[] = [];
  const onGpu = new Set<Texture>();
  const discarded: Texture[] = [];
  const rooms: number[] = [];
  function discard(texture: Texture): void {
    onGpu.delete(texture);
    discarded.push(texture);
  }
  const cache = createTextureCache<Texture>({
    clock,
    budget,
    parallel,
    used: () => onGpu.size * bytes,
    fetchImage(src, done, failed) {
      const request = {
        src,
        aborted: false,
        done() {
          const bitmap = {
            width: 10,
            height: bytes / 40,
            closed: false,
            close: () => (bitmap.closed = true),
          };
          done(bitmap);
        },
        failed: (reason: ImageErrorReason = 'network') => failed(new ImageError(reason, src)),
      };
      requests.push(request);
      return () => void (request.aborted = true);
    },
    bytesFor,
    upload(bitmap, room, done, failed) {
      rooms.push(room);
      const texture = {};
      uploads.push({
        texture,
        bitmap: bitmap as never,
        done() {
          onGpu.add(texture);
          done();
        },
        failed,
      });
      return texture;
    },
    discard,
    withdraw(texture) {
      discard(texture);
      const upload = uploads.find((each) => each.texture === texture)!;
      uploads.splice(uploads.indexOf(upload), 1);
      return upload.bitmap as never;
    },
  });
  const user = (
    initialPriority = 0,
  ): ImageUser<Texture> & { currentPriority: number; gone: number; textures: Texture[] } => {
    const self = {
      currentPriority: initialPriority,
      gone: 0,
      textures: [] as Texture[],
      priority: () => self.currentPriority,
      loaded: (texture: Texture) => void self.textures.push(texture),
      failed: vi.fn(),
      dropped: () => void self.gone++,
    };
    return self;
  };
  /** Everything requested loads and is uploaded. */
  function settle(): void {
    clock.advance(0);
    for (let i = 0; i < 10; i++) {
      requests.splice(0).forEach((request) => !request.aborted && request.done());
      uploads.splice(0).forEach((upload) => upload.done());
      clock.advance(0);
    }
  }
  return { clock, store: cache, requests, uploads, onGpu, discarded, rooms, user, settle };
}

it('images that are acquired between two frames are requested at once, the most urgent first', () => {
  const { clock, store, requests, user } = setUp({ parallel: 1 });
  store.collect(() => {
    store.acquire('far', user(2));
    store.acquire('near', user(1));
    expect(requests).toEqual([]);
  });
  expect(requests.map(({ src }) => src)).toEqual(['near']);
  requests[0]!.done();
  store.acquire('in a frame', user(0));
  expect(requests).toHaveLength(1);
  clock.advance(0);
  expect(requests.map(({ src }) => src)).toEqual(['near', 'in a frame']);
});

describe('an image with several users', () => {
  it('is one request and one texture, which all of them get', () => {
    const { store, requests, onGpu, user, settle, clock } = setUp();
    const users = [user(), user(), user()];
    for (const each of users) store.acquire('a', each);
    clock.advance(0);
    expect(requests).toHaveLength(1);
    settle();
    const [texture] = onGpu;
    expect(users.map(({ textures }) => textures)).toEqual([[texture], [texture], [texture]]);
  });

  it('goes on loading for those who stay when one leaves', () => {
    const { store, requests, user, clock } = setUp();
    const [one, other] = [user(), user()];
    const picture = store.acquire('a', one);
    store.acquire('a', other);
    clock.advance(0);
    store.release(picture, one);
    expect(requests[0]!.aborted).toBe(false);
    store.release(picture, other);
    expect(requests[0]!.aborted).toBe(true);
  });
});

describe('images that are scrolled past', () => {
  it('are requested six at a time, and not at all when they left before their turn', () => {
    const { store, requests, user, clock } = setUp();
    const users = Array.from({ length: 20 }, (_, i) => user(i));
    const pictures = users.map((each, i) => store.acquire(`${i}`, each));
    clock.advance(0);
    expect(requests.map(({ src }) => src)).toEqual(['0', '1', '2', '3', '4', '5']);
    for (let i = 3; i < 19; i++) store.release(pictures[i]!, users[i]!);
    clock.advance(0);
    expect(requests.map(({ src, aborted }) => `${src}${aborted ? ' aborted' : ''}`)).toEqual([
      '0',
      '1',
      '2',
      '3 aborted',
      '4 aborted',
      '5 aborted',
      '19',
    ]);
    expect(store.pending).toBe(4);
  });

  it('are released by the sweep when their row left the stage with them', () => {
    const { store, requests, user, clock } = setUp({ parallel: 1 });
    const [first, second, third] = [user(1), user(2), user(3)];
    store.acquire('first', first);
    store.acquire('second', second);
    store.acquire('third', third);
    clock.advance(0);
    first.currentPriority = Infinity;
    second.currentPriority = Infinity;
    // any request makes the cache sweep
    store.acquire('fourth', user(4));
    clock.advance(0);
    expect(requests.map(({ src }) => src)).toEqual(['first', 'third']);
    expect(requests[0]!.aborted).toBe(true);
    expect([first.gone, second.gone, third.gone]).toEqual([1, 1, 0]);
  });

  it('after decoding and before the upload keep their pixels: a viewer who turns around needs no other request', () => {
    const { store, requests, uploads, discarded, onGpu, user, clock } = setUp();
    const one = user();
    const picture = store.acquire('a', one);
    clock.advance(0);
    requests[0]!.done();
    const [{ bitmap }] = uploads as [Upload];
    store.release(picture, one);
    expect([uploads.length, discarded.length, bitmap.closed, store.pending]).toEqual([0, 1, false, 0]);
    expect(one.textures).toEqual([]);
    const again = user();
    store.acquire('a', again);
    expect([uploads.length, requests.length, store.pending]).toEqual([1, 1, 1]);
    expect(uploads[0]!.bitmap).toBe(bitmap);
    uploads[0]!.done();
    expect(again.textures).toEqual([...onGpu]);
  });

  it('keep their pixels within the budget, and give them up in the order of their last use', () => {
    const { store, requests, uploads, rooms, user, clock } = setUp({ budget: 3 * bytes });
    const bitmaps = ['a', 'b'].map((src) => {
      const one = user();
      const picture = store.acquire(src, one);
      clock.advance(0);
      requests.at(-1)!.done();
      const { bitmap } = uploads[0]!;
      store.release(picture, one);
      return bitmap;
    });
    for (const src of ['c', 'd']) store.acquire(src, user());
    clock.advance(0);
    for (const request of requests.slice(2)) request.done();
    expect(rooms, 'less what is kept').toEqual([3, 2, 1, 1].map((images) => images * bytes));
    expect(bitmaps.map(({ closed }) => closed)).toEqual([true, false]);
    store.dispose();
    expect(bitmaps[1]!.closed).toBe(true);
  });

  it('that the GPU refuses fail and are given back', () => {
    const { store, requests, uploads, discarded, user, clock } = setUp();
    const one = user();
    store.acquire('a', one);
    clock.advance(0);
    requests[0]!.done();
    uploads[0]!.failed();
    expect(one.failed).toHaveBeenCalledTimes(1);
    expect(discarded).toHaveLength(1);
    expect(store.pending).toBe(0);
  });
});

describe('the budget', () => {
  it('evicts what nobody shows for what is requested, least recently used first', () => {
    const { store, onGpu, user, settle } = setUp({ budget: 3 * bytes });
    const show = (src: string): [CachedImage<Texture>, ReturnType<typeof user>] => {
      const one = user();
      const picture = store.acquire(src, one);
      settle();
      return [picture, one];
    };
    const a = show('a');
    const b = show('b');
    const c = show('c');
    store.release(...b);
    store.release(...a);
    show('d');
    expect(onGpu.size).toBe(3);
    expect([a, b, c].map(([picture]) => picture.texture !== null)).toEqual([true, false, true]);
  });

  it('used up lets only what is on the stage load, and what is near when there is room again', () => {
    const { store, onGpu, user, settle } = setUp({ budget: 2 * bytes });
    const shown = [user(0), user(1), user(2)];
    const pictures = shown.map((each, i) => store.acquire(`${i}`, each));
    const near = user(10_500);
    settle();
    expect(onGpu.size, 'a visible screen is drawn whatever it takes').toBe(3);
    store.acquire('near', near);
    settle();
    expect(near.textures).toHaveLength(0);
    expect(store.pending, 'it is not on its way').toBe(0);
    store.release(pictures[0]!, shown[0]!);
    store.release(pictures[1]!, shown[1]!);
    settle();
    expect(near.textures).toHaveLength(1);
    expect(onGpu.size).toBe(2);
  });

  it('evicts what counts as near although its row left the stage', () => {
    const { store, onGpu, user, settle } = setUp({ budget: 2 * bytes });
    const stale = [user(), user()];
    stale.forEach((each, i) => store.acquire(`${i}`, each));
    settle();
    for (const each of stale) each.currentPriority = Infinity;
    store.acquire('new', user());
    settle();
    expect(onGpu.size).toBeLessThanOrEqual(2);
    expect(stale.map(({ gone }) => gone)).toEqual([1, 1]);
  });

  it('is no reason to evict for an image that takes no more memory', () => {
    const { store, onGpu, user, settle } = setUp({ budget: 2 * bytes, bytesFor: () => 0 });
    for (const src of ['a', 'b', 'c']) {
      const one = user();
      const picture = store.acquire(src, one);
      settle();
      store.release(picture, one);
    }
    expect(onGpu.size).toBe(3);
  });

  it('is told to what uploads an image, less what is there and what waits for its upload', () => {
    const { store, rooms, requests, user, clock } = setUp({ budget: 5 * bytes });
    for (const src of ['a', 'b']) store.acquire(src, user());
    clock.advance(0);
    for (const request of requests) request.done();
    expect(rooms).toEqual([5 * bytes, 4 * bytes]);
  });

  it.each([1, 2, 3, 4])('is exceeded by a screen at most over 2000 posters, seed %i', (seed) => {
    const random = seededRandom(seed);
    const onScreen = 24;
    const { store, onGpu, user, settle } = setUp({ budget: 60 * bytes });
    const window: [CachedImage<Texture>, ReturnType<typeof user>][] = [];
    for (let i = 0; i < 2000; i++) {
      const one = user(Math.floor(random() * 500));
      window.push([store.acquire(`${Math.floor(random() * 3000)}`, one), one]);
      if (window.length > onScreen) store.release(...window.shift()!);
      if (random() < 0.3) settle();
      expect(onGpu.size * bytes).toBeLessThanOrEqual((60 + onScreen) * bytes);
    }
    settle();
    expect(onGpu.size).toBeLessThanOrEqual(60);
    expect(window.every(([{ state }]) => state === 'ready')).toBe(true);
  });
});

it('the cache remembers a bounded number of addresses that failed', () => {
  const { store, requests, user, clock } = setUp({ parallel: 1000 });
  for (let i = 0; i < 500; i++) {
    const one = user();
    const picture = store.acquire(`${i}`, one);
    clock.advance(0);
    requests.at(-1)!.failed('gone');
    store.release(picture, one);
  }
  const asked = requests.length;
  for (let i = 0; i < 500; i++) store.acquire(`${i}`, user());
  clock.advance(0);
  expect(requests.length - asked, 'the last 200 are known not to be there').toBe(300);
});

it('a disposed cache aborts requests, gives textures back and leaves no timer', () => {
  const { store, requests, onGpu, user, settle, clock } = setUp({ parallel: 2 });
  store.acquire('shown', user());
  settle();
  for (const src of ['a', 'b', 'c']) store.acquire(src, user());
  clock.advance(0);
  requests[1]!.failed();
  store.dispose();
  expect(requests.map(({ aborted }) => aborted)).toContain(true);
  expect(onGpu.size).toBe(0);
  expect(clock.pendingCount).toBe(0);
  expect(store.pending).toBe(0);
});

it('an image that ends loading wakes nothing when none waits', () => {
  const { clock, store, requests, user } = setUp({ parallel: 1 });
  store.acquire('a', user());
  store.acquire('b', user());
  clock.advance(0);
  requests[0]!.done();
  expect(clock.pendingCount, 'b waits').toBe(1);
  clock.advance(0);
  requests[1]!.done();
  expect(clock.pendingCount).toBe(0);
});

describe('users that are far and were not told so', () => {
  it('are dropped when nothing moves, at most once a second', () => {
    const { clock, store, user, settle } = setUp();
    const [one, other] = [user(), user()];
    store.acquire('a', one);
    store.acquire('b', other);
    settle();
    one.currentPriority = Infinity;
    store.releaseUnused();
    expect([one.gone, other.gone]).toEqual([1, 0]);
    other.currentPriority = Infinity;
    clock.advance(999);
    store.releaseUnused();
    expect(other.gone).toBe(0);
    clock.advance(1);
    store.releaseUnused();
    expect([one.gone, other.gone]).toEqual([1, 1]);
  });

  it('are dropped at once while images wait for room', () => {
    const { store, user, settle } = setUp({ budget: 2 * bytes });
    const [one, other, waiting] = [user(), user(), user(10_000)];
    store.acquire('a', one);
    store.acquire('b', other);
    settle();
    store.releaseUnused();
    store.acquire('c', waiting);
    settle();
    expect(waiting.textures).toEqual([]);
    one.currentPriority = Infinity;
    store.releaseUnused();
    settle();
    expect([one.gone, waiting.textures.length]).toEqual([1, 1]);
  });
});
