/**
 * An image in the texture cache: its data, and its states as a transition table. An event that a state does not list
 * changes nothing.
 */
import type { ImageError } from './fetchImage';

/** A consumer of an image while it is near the stage. */
export interface ImageUser<Texture> {
  /** Its current urgency, see `loadPriority`. */
  priority(): number;
  loaded(texture: Texture): void;
  /** Called once for each failed attempt. */
  failed(error: ImageError): void;
  /** It is no longer near the stage, and no longer a user of the image. */
  dropped(): void;
}

export interface CachedImage<Texture> {
  readonly src: string;
  state: CacheState;
  /** Set while uploading or ready. */
  texture: Texture | null;
  /** Set while decoded. */
  pixels: ImageBitmap | null;
  bytes: number;
  readonly users: Set<ImageUser<Texture>>;
  /** Failed attempts since it was last ready. */
  failures: number;
  error: ImageError | null;
  /** Clock time from which it may be tried again. */
  retryAt: number;
  retryTimer: number | null;
  abort: (() => void) | null;
}

/**
 *   idle       not requested
 *   queued     waits for a free request
 *   loading    is fetched and decoded
 *   uploading  its pixels wait for the GPU or are being uploaded
 *   decoded    its pixels are kept, and no user needs them now: one that turns around needs no request
 *   ready      has a texture
 *   failed     the last attempt failed; may be tried again
 */
export type CacheState = 'idle' | 'queued' | 'loading' | 'uploading' | 'decoded' | 'ready' | 'failed';

/**
 *   request    a user needs it
 *   start      a request is free
 *   decode     its pixels are decoded
 *   upload     its texture is uploaded
 *   park       no user needs it any more before it is uploaded
 *   fail       no pixels, or no room on the GPU
 *   evict      no user needs it any more, or its memory is needed
 */
export type CacheEvent = 'request' | 'start' | 'decode' | 'upload' | 'park' | 'fail' | 'evict';

export const transitions: Readonly<Record<CacheState, Readonly<Partial<Record<CacheEvent, CacheState>>>>> = {
  idle: { request: 'queued' },
  queued: { start: 'loading', evict: 'idle' },
  loading: { decode: 'uploading', fail: 'failed', evict: 'idle' },
  uploading: { upload: 'ready', park: 'decoded', fail: 'failed', evict: 'idle' },
  decoded: { request: 'uploading', evict: 'idle' },
  ready: { evict: 'idle' },
  failed: { request: 'queued', evict: 'idle' },
};

/**
 * Applies `event` to `image`. False, without a change, when it does not apply to the image's state: it came too late.
 */
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
    pixels: null,
    bytes: 0,
    users: new Set(),
    failures: 0,
    error: null,
    retryAt: 0,
    retryTimer: null,
    abort: null,
  };
}
