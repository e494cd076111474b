/**
 * The images in memory, by URL: one request and one texture however many nodes show it, kept while a node is near the
 * stage, and afterwards until the texture budget is used up, least recently used first.
 */
import type { Clock } from '../types';
import { move, newImage } from './cachedImage';
import type { CachedImage, CacheState, ImageUser } from './cachedImage';
import { deferWork } from './deferredWork';
import { ImageError } from './fetchImage';
import type { FetchImage } from './fetchImage';
import type { ImageTextures } from './imageTextures';
import { createLoadQueue } from './loadQueue';
import { isOnStage } from './loadPriority';
import { retryDelay } from './retryDelay';

export interface TextureCacheOptions<Texture> extends ImageTextures<Texture> {
  clock: Clock;
  fetchImage: FetchImage;
  /** Bytes that all textures may take, and take now. */
  budget: number;
  used(): number;
  /** Maximum number of requests. */
  parallel: number;
}

export interface TextureCache<Texture> {
  /** Adds `user` to the image's users; the caller reads its `state` for what is loaded already. */
  acquire(src: string, user: ImageUser<Texture>): CachedImage<Texture>;
  release(image: CachedImage<Texture>, user: ImageUser<Texture>): void;
  /** What `run`, between two frames, acquires is requested as soon as it ends. */
  collect(run: () => void): void;
  /**
   * Drops users that count as near but are not: Lightning does not visit a node whose row left the stage, so it is
   * not notified. For whenever nothing moves; does so once a second, unless images wait for room.
   */
  releaseUnused(): void;
  /** Releases everything; what is acquired later is loaded anew. */
  dispose(): void;
  /** Number of images being loaded; those that wait for room in the budget do not count. */
  readonly pending: number;
}

/** Maximum number of failed URLs that are remembered. */
const maxFailures = 200;
/** All users are asked where they are, 0.15 ms for 130 on a desktop: behind every key that was 3 % of the script. */
const releaseEveryMs = 1000;

export function createTextureCache<Texture>(options: TextureCacheOptions<Texture>): TextureCache<Texture> {
  type Image = CachedImage<Texture>;
  const { clock, fetchImage, bytesFor, upload, discard, withdraw, budget, used, parallel } = options;
  /** In order of eviction: the most recently used image is last. */
  const images = new Map<string, Image>();
  /** Of these, those on the way to a texture: few, and asked for with each that arrives. */
  const inProgress = new Set<Image>();
  /** Bytes that are decoded and not uploaded. */
  let decodedBytes = 0;
  /** Size of the image decoded last: the estimate for the next one. */
  let lastWidth = 0;
  let lastHeight = 0;
  let overBudget = false;
  let releasedAt = -Infinity;

  const queue = createLoadQueue<Image>({ parallel, priorityOf, start });
  const starting = deferWork(clock, startQueued);

  /** Releases what an image holds in its state, on eviction. */
  const giveBack: Readonly<Record<CacheState, (image: Image) => void>> = {
    idle() {},
    queued: (image) => void queue.remove(image),
    loading(image) {
      image.abort?.();
      endFetch(image);
    },
    uploading(image) {
      decodedBytes -= image.bytes;
      discardTexture(image);
    },
    decoded: (image) => takePixels(image).close(),
    ready: discardTexture,
    failed: stopRetry,
  };

  /** Priority of the most urgent user; with the budget used up only images on the stage may load. */
  function priorityOf(image: Image): number {
    let lowest = Infinity;
    for (const user of image.users) lowest = Math.min(lowest, user.priority());
    return overBudget && !isOnStage(lowest) ? Infinity : lowest;
  }

  function startQueued(): void {
    for (const image of inProgress) releaseFarUsers(image);
    overBudget = queue.waiting > 0 && !makeRoom(lastWidth, lastHeight);
    queue.pump();
  }

  const room = (): number => budget - used() - decodedBytes;

  /** Evicts unused images, least recently used first, until one of this size fits. True when it does. */
  function makeRoom(width: number, height: number): boolean {
    const fits = (): boolean => bytesFor(width, height) <= room();
    if (fits()) return true;
    for (const image of images.values()) {
      // without users it has a texture or pixels to give up, or is remembered to have failed
      if (image.users.size > 0 || image.state === 'failed') continue;
      evict(image);
      if (fits()) return true;
    }
    return false;
  }

  function request(image: Image): void {
    const isDecoded = image.state === 'decoded';
    if (!move(image, 'request')) return;
    inProgress.add(image);
    if (isDecoded) return startUpload(image, takePixels(image));
    queue.add(image);
    starting.soon();
  }

  function start(image: Image): void {
    move(image, 'start');
    image.abort = fetchImage(
      image.src,
      (bitmap) => receive(image, bitmap),
      (error) => fail(image, error),
    );
  }

  /** Pixels have arrived: makes room for them and uploads them, unless no user needs them any more. */
  function receive(image: Image, bitmap: ImageBitmap): void {
    endFetch(image);
    const { width, height } = bitmap;
    lastWidth = width;
    lastHeight = height;
    if (!makeRoom(width, height)) {
      releaseAll();
      makeRoom(width, height);
    }
    if (!move(image, 'decode')) return bitmap.close();
    image.bytes = width * height * 4;
    startUpload(image, bitmap);
  }

  function startUpload(image: Image, bitmap: ImageBitmap): void {
    const left = room();
    decodedBytes += image.bytes;
    image.texture = upload(
      bitmap,
      left,
      () => finishUpload(image),
      () => {
        if (image.state !== 'uploading') return;
        giveBack.uploading(image);
        fail(image, new ImageError('too large', `${image.src} does not fit into the GPU's memory`));
      },
    );
  }

  function finishUpload(image: Image): void {
    if (!move(image, 'upload')) return;
    inProgress.delete(image);
    decodedBytes -= image.bytes;
    image.failures = 0;
    for (const user of image.users) user.loaded(image.texture!);
  }

  function endFetch(image: Image): void {
    image.abort = null;
    queue.finished(image);
    if (queue.waiting > 0) starting.soon();
    else overBudget = false;
  }

  function fail(image: Image, error: ImageError): void {
    endFetch(image);
    if (!move(image, 'fail')) return;
    inProgress.delete(image);
    image.error = error;
    const { afterMs, byItself } = retryDelay(error.reason, image.failures++);
    image.retryAt = clock.now() + afterMs;
    if (byItself) image.retryTimer = clock.setTimeout(() => retry(image), afterMs);
    forgetOldFailures();
    for (const user of image.users) user.failed(error);
  }

  function retry(image: Image): void {
    image.retryTimer = null;
    if (image.users.size > 0) request(image);
  }

  function stopRetry(image: Image): void {
    if (image.retryTimer !== null) clock.clearTimeout(image.retryTimer);
    image.retryTimer = null;
  }

  function forgetOldFailures(): void {
    let failures = 0;
    for (const { state } of images.values()) if (state === 'failed') failures++;
    for (const image of images.values()) {
      if (failures <= maxFailures) return;
      if (image.state !== 'failed' || image.users.size > 0) continue;
      evict(image);
      failures--;
    }
  }

  function discardTexture(image: Image): void {
    discard(image.texture!);
    image.texture = null;
  }

  /** Keeps the pixels of an image whose upload waits. */
  function park(image: Image): void {
    inProgress.delete(image);
    image.pixels = withdraw(image.texture!);
    image.texture = null;
    move(image, 'park');
  }

  function takePixels(image: Image): ImageBitmap {
    const pixels = image.pixels!;
    image.pixels = null;
    decodedBytes -= image.bytes;
    return pixels;
  }

  /** Evicts an image in any state. */
  function evict(image: Image): void {
    images.delete(image.src);
    inProgress.delete(image);
    giveBack[image.state](image);
    move(image, 'evict');
  }

  function release(image: Image, user: ImageUser<Texture>): void {
    if (!image.users.delete(user) || image.users.size > 0) return;
    if (image.state === 'uploading') park(image);
    if (inProgress.has(image)) return evict(image);
    // Used until now, so it becomes the last to be evicted.
    images.delete(image.src);
    images.set(image.src, image);
    if (overBudget) starting.soon();
  }

  function releaseFarUsers(image: Image): void {
    // most have none, and a loop over none makes an iterator still
    if (image.users.size === 0) return;
    for (const user of image.users) {
      if (user.priority() < Infinity) continue;
      release(image, user);
      user.dropped();
    }
  }

  function releaseAll(): void {
    releasedAt = clock.now();
    for (const image of images.values()) releaseFarUsers(image);
  }

  return {
    get pending() {
      let pending = 0;
      for (const image of inProgress) {
        // An image that must wait for room is not being loaded.
        if (image.state !== 'queued' || priorityOf(image) < Infinity) pending++;
      }
      return pending;
    },
    acquire(src, user) {
      let image = images.get(src);
      if (image === undefined) {
        image = newImage(src);
        images.set(src, image);
      }
      image.users.add(user);
      const { state, retryTimer, retryAt } = image;
      // An image with a scheduled retry keeps its time.
      const mayRetry = retryTimer === null && clock.now() >= retryAt;
      if (state === 'idle' || state === 'decoded' || (state === 'failed' && mayRetry)) request(image);
      return image;
    },
    release,
    collect: starting.behind,
    releaseUnused() {
      if (overBudget || clock.now() >= releasedAt + releaseEveryMs) releaseAll();
    },
    dispose() {
      for (const image of images.values()) {
        image.users.clear();
        evict(image);
      }
      starting.cancel();
    },
  };
}
