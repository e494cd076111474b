/**
 * An image in the texture cache: what is known of it, and the states it goes through, as a table. An event that a state does
 * not list changes nothing.
 */
import type { ImageError } from './fetchImage';

/** Whoever wants an image while it is near the stage. */
export interface ImageUser<Texture> {
  /** How urgent it is now, see `loadPriority`. */
  priority(): number;
  loaded(texture: Texture): void;
  /** Called once for each try that failed. */
  failed(error: ImageError): void;
  /** It is not near any more, and is no user from now on. */
  dropped(): void;
}

export interface CachedImage<Texture> {
  readonly src: string;
  state: CacheState;
  /** While it is uploading or ready. */
  texture: Texture | null;
  bytes: number;
  readonly users: Set<ImageUser<Texture>>;
  /** Tries that failed since it was last ready. */
  failures: number;
  error: ImageError | null;
  /** Clock time from which it may be tried again. */
  retryAt: number;
  retryTimer: number | null;
  abort: (() => void) | null;
}

/**
 *   idle       known by nobody but its users
 *   queued     waits for its turn
 *   loading    is fetched and decoded
 *   uploading  its pixels wait for the GPU or are on their way to it
 *   ready      has a texture
 *   failed     the last try failed; may be tried again
 */
export type CacheState = 'idle' | 'queued' | 'loading' | 'uploading' | 'ready' | 'failed';

/**
 *   request    a user wants it
 *   start      its turn has come
 *   decode     its pixels are there
 *   upload     its texture is there
 *   fail       no pixels, or no room on the GPU
 *   evict      nobody wants it any more, or its memory is needed
 */
export type CacheEvent = 'request' | 'start' | 'decode' | 'upload' | 'fail' | 'evict';

export const transitions: Readonly<Record<CacheState, Readonly<Partial<Record<CacheEvent, CacheState>>>>> = {
  idle: { request: 'queued' },
  queued: { start: 'loading', evict: 'idle' },
  loading: { decode: 'uploading', fail: 'failed', evict: 'idle' },
  uploading: { upload: 'ready', fail: 'failed', evict: 'idle' },
  ready: { evict: 'idle' },
  failed: { request: 'queued', evict: 'idle' },
};

/** On its way to a texture. */
export const inProgress: Readonly<Record<CacheState, boolean>> = {
  idle: false,
  queued: true,
  loading: true,
  uploading: true,
  ready: false,
  failed: false,
};

/** Moves `image` on. False, and nothing changed, when `event` means nothing in its state: it comes too late. */
export function move(image: { state: CacheState }, event: CacheEvent): boolean {
  const next = transitions[image.state][event];
  if (next === undefined) return false;
  image.state = next;
  return true;
}

export function newImage<Texture>(src: string): CachedImage<Texture> {
  return {
    src,
    state: 'idle',
    texture: null,
    bytes: 0,
    users: new Set(),
    failures: 0,
    error: null,
    retryAt: 0,
    retryTimer: null,
    abort: null,
  };
}
