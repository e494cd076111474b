/**
 * The pictures in memory, by address: one request and one texture however many nodes show it, kept while a node is near,
 * and after that until the texture budget needs the room, the longest unused first.
 */
import type { Clock } from '../types';
import { PictureError } from './fetchPicture';
import type { FetchPicture } from './fetchPicture';
import { createLoadQueue } from './loadQueue';
import type { Texture } from './lightning';
import { isOnStage } from './pictureRank';

/** A node that shows a picture while it is near. */
export interface PictureUser {
  /** How much it matters now, see `pictureRank`. */
  rank(): number;
  arrived(texture: Texture): void;
  /** Told once for each try that failed. */
  failed(error: PictureError): void;
  /** It is not near any more, and is no user from now on. */
  dropped(): void;
}

export interface Picture {
  readonly src: string;
  /** `idle`: known, and not asked for. */
  status: 'idle' | 'waiting' | 'loading' | 'uploading' | 'ready' | 'failed';
  texture: Texture | null;
  bytes: number;
  readonly users: Set<PictureUser>;
  /** Tries that failed. */
  failures: number;
  error: PictureError | null;
  /** Clock time from which it may be tried again. */
  retryAt: number;
  timer: number | null;
  abort: (() => void) | null;
}

export interface PictureStoreOptions {
  clock: Clock;
  fetch: FetchPicture;
  /** Puts pixels into a texture in one of the next frames; tells when it is there or could not be. */
  upload(bitmap: ImageBitmap, done: () => void, failed: () => void): Texture;
  /** Gives the texture's memory back, whatever its state. */
  discard(texture: Texture): void;
  /** Bytes all textures may take together, and take now. */
  budget: number;
  used(): number;
  /** Requests at a time. Default 6, what browsers open to a host. */
  parallel?: number;
}

export interface PictureStore {
  /** Makes `user` one of the picture's; the caller looks at its `status` for what is there already. */
  acquire(src: string, user: PictureUser): Picture;
  release(picture: Picture, user: PictureUser): void;
  /** Lets go of what is near by the books only: nodes whose row left the stage hear nothing themselves. */
  sweep(): void;
  /** Gives everything back. */
  dispose(): void;
  /** Pictures on their way; those that wait for room in the budget are not. */
  readonly pending: number;
}

/** After a failure of the network: soon, then with patience; after the last only when somebody comes near anew. */
const retryDelays = [2000, 8000, 30_000];
/** What is no picture, or not there, is looked for again after this, ms: a running television outlives a repair. */
const secondLook = 300_000;
/** Failed addresses to remember. */
const mostFailures = 200;

export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { clock, fetch, upload, discard, budget, used, parallel = 6 } = options;
  const pictures = new Map<string, Picture>();
  /** Bytes decoded and not yet uploaded. */
  let coming = 0;
  /** Bytes of the picture that came last: what the next one will take, near enough. */
  let usual = 0;
  let pumping: number | null = null;
  let full = false;

  const queue = createLoadQueue<Picture>({ parallel, rank, start });

  /** The most urgent user's; with the budget used up, only for what is on the stage. */
  function rank(picture: Picture): number {
    let lowest = Infinity;
    for (const user of picture.users) lowest = Math.min(lowest, user.rank());
    return full && !isOnStage(lowest) ? Infinity : lowest;
  }

  function pumpSoon(): void {
    // in a task of its own: pictures come near in the middle of a frame
    pumping ??= clock.setTimeout(pump, 0);
  }

  function pump(): void {
    pumping = null;
    sweepWaiting();
    full = queue.waiting > 0 && !makeRoom(usual);
    queue.pump();
  }

  /** Evicts what nobody shows until `bytes` more fit, the longest unused first. True when they do. */
  function makeRoom(bytes: number): boolean {
    const wanted = used() + coming + bytes;
    let over = wanted - budget;
    if (over <= 0) return true;
    for (const picture of pictures.values()) {
      if (picture.status !== 'ready' || picture.users.size > 0) continue;
      over -= picture.bytes;
      forget(picture);
      if (over <= 0) return true;
    }
    return false;
  }

  function start(picture: Picture): void {
    picture.status = 'loading';
    picture.abort = fetch(
      picture.src,
      (bitmap) => came(picture, bitmap),
      (error) => fail(picture, error),
    );
  }

  function came(picture: Picture, bitmap: ImageBitmap): void {
    ended(picture);
    const bytes = bitmap.width * bitmap.height * 4;
    usual = bytes;
    if (!makeRoom(bytes)) {
      sweep();
      makeRoom(bytes);
    }
    if (picture.users.size === 0) return bitmap.close();
    picture.status = 'uploading';
    picture.bytes = bytes;
    coming += bytes;
    picture.texture = upload(
      bitmap,
      () => {
        coming -= bytes;
        picture.status = 'ready';
        picture.failures = 0;
        for (const user of picture.users) user.arrived(picture.texture!);
      },
      () => {
        coming -= bytes;
        discard(picture.texture!);
        picture.texture = null;
        fail(picture, new PictureError('too large', `${picture.src} does not fit into the GPU's memory`));
      },
    );
  }

  function ended(picture: Picture): void {
    picture.abort = null;
    queue.ended(picture);
    pumpSoon();
  }

  function fail(picture: Picture, error: PictureError): void {
    ended(picture);
    picture.status = 'failed';
    picture.error = error;
    const delay = retryDelays[picture.failures++];
    const network = error.fault === 'network';
    picture.retryAt = clock.now() + (network && delay !== undefined ? delay : secondLook);
    if (network && delay !== undefined) picture.timer = clock.setTimeout(() => retry(picture), delay);
    forgetOldFailures();
    for (const user of picture.users) user.failed(error);
  }

  function retry(picture: Picture): void {
    picture.timer = null;
    if (picture.users.size > 0) wait(picture);
  }

  function wait(picture: Picture): void {
    picture.status = 'waiting';
    queue.add(picture);
    pumpSoon();
  }

  function forgetOldFailures(): void {
    let failures = 0;
    for (const picture of pictures.values()) if (picture.status === 'failed') failures++;
    for (const picture of pictures.values()) {
      if (failures <= mostFailures) return;
      if (picture.status !== 'failed' || picture.users.size > 0) continue;
      forget(picture);
      failures--;
    }
  }

  /** Takes a picture back at whatever stage it is. */
  function forget(picture: Picture): void {
    pictures.delete(picture.src);
    queue.remove(picture);
    if (picture.timer !== null) clock.clearTimeout(picture.timer);
    picture.timer = null;
    if (picture.abort !== null) {
      picture.abort();
      ended(picture);
    }
    if (picture.status === 'uploading') coming -= picture.bytes;
    if (picture.texture !== null) discard(picture.texture);
    picture.texture = null;
    picture.status = 'idle';
  }

  function release(picture: Picture, user: PictureUser): void {
    if (!picture.users.delete(user) || picture.users.size > 0) return;
    if (isComing(picture)) return forget(picture);
    // the last place in the order of use
    pictures.delete(picture.src);
    pictures.set(picture.src, picture);
    if (full) pumpSoon();
  }

  function drop(picture: Picture): void {
    for (const user of picture.users) {
      if (user.rank() < Infinity) continue;
      release(picture, user);
      user.dropped();
    }
  }

  function sweepWaiting(): void {
    for (const picture of pictures.values()) if (isComing(picture)) drop(picture);
  }

  function sweep(): void {
    for (const picture of pictures.values()) drop(picture);
  }

  return {
    get pending() {
      let pending = 0;
      for (const picture of pictures.values()) {
        // what has to wait for room is not on its way
        if (picture.status === 'waiting' ? rank(picture) < Infinity : isComing(picture)) pending++;
      }
      return pending;
    },
    acquire(src, user) {
      let picture = pictures.get(src);
      if (picture === undefined) {
        picture = {
          src,
          status: 'idle',
          texture: null,
          bytes: 0,
          users: new Set(),
          failures: 0,
          error: null,
          retryAt: 0,
          timer: null,
          abort: null,
        };
        pictures.set(src, picture);
      }
      picture.users.add(user);
      const { status, timer, retryAt } = picture;
      const again = status === 'failed' && timer === null && clock.now() >= retryAt;
      if (status === 'idle' || again) wait(picture);
      return picture;
    },
    release,
    sweep,
    dispose() {
      for (const picture of pictures.values()) {
        picture.users.clear();
        forget(picture);
      }
      if (pumping !== null) clock.clearTimeout(pumping);
      pumping = null;
    },
  };
}

function isComing({ status }: Picture): boolean {
  return status === 'waiting' || status === 'loading' || status === 'uploading';
}
