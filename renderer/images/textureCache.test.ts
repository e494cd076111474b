import { describe, expect, it, vi } from 'vitest';
import { seeded } from '../lists/random.fixture';
import { createFakeClock } from '../testing';
import { PictureError } from './fetchPicture';
import type { PictureFault } from './fetchPicture';
import type { Texture } from './lightning';
import { createPictureStore } from './pictureStore';
import type { Picture, PictureUser } from './pictureStore';

const bytes = 4000;

interface Upload {
  bitmap: { closed: boolean };
  done(): void;
  failed(): void;
}

/** A store over a network and a GPU that the test moves by hand. */
function setUp({ budget = 1e9, parallel = 6 } = {}) {
  const clock = createFakeClock();
  const requests: { src: string; aborted: boolean; done(): void; failed(fault?: PictureFault): void }[] = [];
  const uploads: Upload[] = [];
  const onGpu = new Set<Texture>();
  const discarded: Texture[] = [];
  const store = createPictureStore({
    clock,
    budget,
    parallel,
    used: () => onGpu.size * bytes,
    fetch(src, done, failed) {
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
          done(bitmap as unknown as ImageBitmap);
        },
        failed: (fault: PictureFault = 'network') => failed(new PictureError(fault, src)),
      };
      requests.push(request);
      return () => void (request.aborted = true);
    },
    upload(bitmap, done, failed) {
      const texture = {} as Texture;
      uploads.push({
        bitmap: bitmap as never,
        done() {
          onGpu.add(texture);
          done();
        },
        failed,
      });
      return texture;
    },
    discard(texture) {
      onGpu.delete(texture);
      discarded.push(texture);
    },
  });
  const user = (rank = 0): PictureUser & { rankNow: number; gone: number; textures: Texture[] } => {
    const self = {
      rankNow: rank,
      gone: 0,
      textures: [] as Texture[],
      rank: () => self.rankNow,
      arrived: (texture: Texture) => void self.textures.push(texture),
      failed: vi.fn(),
      dropped: () => void self.gone++,
    };
    return self;
  };
  /** Everything asked for comes and is uploaded. */
  function settle(): void {
    clock.advance(0);
    for (let i = 0; i < 10; i++) {
      requests.splice(0).forEach((request) => !request.aborted && request.done());
      uploads.splice(0).forEach((upload) => upload.done());
      clock.advance(0);
    }
  }
  return { clock, store, requests, uploads, onGpu, discarded, user, settle };
}

describe('one picture, several nodes', () => {
  it('is one request and one texture, which all get', () => {
    const { store, requests, onGpu, user, settle, clock } = setUp();
    const users = [user(), user(), user()];
    for (const each of users) store.acquire('a', each);
    clock.advance(0);
    expect(requests).toHaveLength(1);
    settle();
    const [texture] = onGpu;
    expect(users.map(({ textures }) => textures)).toEqual([[texture], [texture], [texture]]);
  });

  it('goes on for those who stay when one leaves', () => {
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

describe('what is scrolled past', () => {
  it('six requests at a time; what has left before its turn is never asked for', () => {
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

  it('also when the node was told nothing, because its row left with it', () => {
    const { store, requests, user, clock } = setUp({ parallel: 1 });
    const [first, second, third] = [user(1), user(2), user(3)];
    store.acquire('first', first);
    store.acquire('second', second);
    store.acquire('third', third);
    clock.advance(0);
    first.rankNow = Infinity;
    second.rankNow = Infinity;
    // whatever makes the store look again
    store.acquire('fourth', user(4));
    clock.advance(0);
    expect(requests.map(({ src }) => src)).toEqual(['first', 'third']);
    expect(requests[0]!.aborted).toBe(true);
    expect([first.gone, second.gone, third.gone]).toEqual([1, 1, 0]);
  });

  it('decoded but not uploaded: the pixels are given back', () => {
    const { store, requests, uploads, discarded, user, clock } = setUp();
    const one = user();
    const picture = store.acquire('a', one);
    clock.advance(0);
    requests[0]!.done();
    expect(uploads).toHaveLength(1);
    store.release(picture, one);
    expect(discarded).toHaveLength(1);
    expect(one.textures).toEqual([]);
    expect(store.pending).toBe(0);
  });

  it('the GPU refuses: failed, and given back', () => {
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
  it('what nobody shows goes for what is wanted, the longest unused first', () => {
    const { store, onGpu, user, settle } = setUp({ budget: 3 * bytes });
    const show = (src: string): [Picture, ReturnType<typeof user>] => {
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

  it('used up: only what is on the stage still loads, and what is near when there is room again', () => {
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

  it('makes room of what is near by the books only', () => {
    const { store, onGpu, user, settle } = setUp({ budget: 2 * bytes });
    const stale = [user(), user()];
    stale.forEach((each, i) => store.acquire(`${i}`, each));
    settle();
    for (const each of stale) each.rankNow = Infinity;
    store.acquire('new', user());
    settle();
    expect(onGpu.size).toBeLessThanOrEqual(2);
    expect(stale.map(({ gone }) => gone)).toEqual([1, 1]);
  });

  it.each([1, 2, 3, 4])('over 2000 posters is never more than a screen too much, seed %i', (seed) => {
    const random = seeded(seed);
    const onScreen = 24;
    const { store, onGpu, user, settle } = setUp({ budget: 60 * bytes });
    const window: [Picture, ReturnType<typeof user>][] = [];
    for (let i = 0; i < 2000; i++) {
      const one = user(Math.floor(random() * 500));
      window.push([store.acquire(`${Math.floor(random() * 3000)}`, one), one]);
      if (window.length > onScreen) store.release(...window.shift()!);
      if (random() < 0.3) settle();
      expect(onGpu.size * bytes).toBeLessThanOrEqual((60 + onScreen) * bytes);
    }
    settle();
    expect(onGpu.size).toBeLessThanOrEqual(60);
    expect(window.every(([{ status }]) => status === 'ready')).toBe(true);
  });
});

it('remembers a bounded number of addresses that failed', () => {
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

it('disposed of: requests are aborted, textures given back, no timer is left', () => {
  const { store, requests, onGpu, user, settle, clock } = setUp({ parallel: 2 });
  store.acquire('shown', user());
  settle();
  for (const src of ['a', 'b', 'c']) store.acquire(src, user());
  clock.advance(0);
  requests[1]!.failed();
  store.dispose();
  expect(requests.map(({ aborted }) => aborted)).toContain(true);
  expect(onGpu.size).toBe(0);
  expect(clock.waiting).toBe(0);
  expect(store.pending).toBe(0);
});
