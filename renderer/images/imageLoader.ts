/**
 * The life of an image node: placeholder, load, fade in, and back to the placeholder when it is far from the stage.
 *
 * A node is a user of its image (`textureCache.ts`) while it is near the stage and shown. Without an image the
 * placeholder shows the title.
 */
import type { Clock, ImageProps } from '../types';
import { callHandler } from '../host/callHandler';
import { clampCorner } from '../host/boxStyle';
import type { CachedImage, ImageUser } from './cachedImage';
import type { FetchImage, ImageError } from './fetchImage';
import { partOf } from './imagePart';
import type { ImageQuad } from './imageQuad';
import { isShown } from '../host/node';
import type { HostNode } from '../host/node';
import { loadPriority } from './loadPriority';
import { createTextureCache } from './textureCache';
import type { ImageTextures } from './imageTextures';
import { showPlaceholderTitle } from './placeholderTitle';
import { preloadImage } from './preloadImage';
import type { ImageStatus, Preload, SentImageEvents } from '../host/ports';

/** Default of `<Image fade>`, ms. */
const fadeMs = 150;

/** The status after the node releases its image, and after it requests it. */
const afterRelease: Readonly<Record<ImageStatus, ImageStatus>> = {
  empty: 'empty',
  waiting: 'waiting',
  loading: 'waiting',
  shown: 'waiting',
  failed: 'failed',
};
const afterRequest: Readonly<Record<ImageStatus, ImageStatus>> = { ...afterRelease, waiting: 'loading' };

/** Whether the placeholder shows the title. */
const showsTitle: Readonly<Record<ImageStatus, boolean>> = {
  empty: true,
  waiting: false,
  loading: false,
  shown: false,
  failed: true,
};

/** Bits of the events of an image. */
const Sent = { onLoad: 1, onError: 2 } as const;

/** Kept with the host node, also when another backend draws it: `onLoad` and `onError` are called once per source. */
interface ImageRecord extends SentImageEvents {
  src: string | null;
  status: ImageStatus;
  /** The handlers that were called: a set of `Sent` bits. */
  sent: number;
}

/** A node's state in the texture cache of one backend. */
export interface ImageState<Texture> extends ImageUser<Texture> {
  src: string | null;
  /** The image it uses; null while it is far from the stage or has no source. */
  image: CachedImage<Texture> | null;
  /** Clock time at which the fade started; negative when it starts with the next frame. */
  fadeStart: number;
  readonly record: ImageRecord;
}

export interface ImageLoaderOptions<Texture> {
  readonly textures: ImageTextures<Texture>;
  /** Draws in the next frame. */
  redraw(): void;
  readonly clock: Clock;
  /** Bytes that textures may take, and take now. */
  readonly budget: number;
  used(): number;
  /** Images that are loaded and decoded at once. */
  readonly parallel: number;
  readonly fetchImage: FetchImage;
  /** Default colour of the placeholder. */
  placeholder(): number;
  reducedMotion(): boolean;
  wake(): void;
  /** An image cannot be drawn (development only). */
  report(error: unknown): void;
}

export interface ImageLoader<Texture> {
  create(node: HostNode, quad: ImageQuad<Texture>): ImageState<Texture>;
  update(node: HostNode, quad: ImageQuad<Texture>, state: ImageState<Texture>): void;
  destroy(quad: ImageQuad<Texture>, state: ImageState<Texture>): void;
  /** What is shown in `run`, between two frames, is first drawn by the next one, and fades in from there; what comes near is requested. */
  prepare(run: () => void): void;
  /** Advances the fades to the frame of `time`, ms. True while one is running. */
  step(time: number): boolean;
  /** Releases images whose row left the stage; called when nothing moves. */
  releaseUnused(): void;
  /** Starts to load an image that no node shows yet. */
  preload(src: string): Preload;
  /** Releases every image; nodes created later load theirs anew. */
  dispose(): void;
  /** Number of images near the stage that are not loaded yet. */
  readonly pending: number;
}

export function createImageLoader<Texture>(options: ImageLoaderOptions<Texture>): ImageLoader<Texture> {
  const { clock } = options;
  let isPreparing = false;
  const fading = new Map<ImageQuad<Texture>, { node: HostNode; state: ImageState<Texture> }>();
  const cache = createTextureCache<Texture>({
    clock,
    fetchImage: options.fetchImage,
    ...options.textures,
    budget: options.budget,
    parallel: options.parallel,
    used: options.used,
  });

  /** Calls a handler of the screen, at most once per source. */
  function send(node: HostNode, record: ImageRecord, event: keyof typeof Sent): void {
    if ((record.sent & Sent[event]) !== 0) return;
    record.sent |= Sent[event];
    const handler = (node.props as ImageProps)[event];
    if (handler !== undefined && node.root !== null) callHandler(node.root, node, event, handler);
  }

  function show(
    node: HostNode,
    quad: ImageQuad<Texture>,
    state: ImageState<Texture>,
    texture: Texture,
  ): void {
    const { record } = state;
    record.status = 'shown';
    quad.awaited = false;
    quad.texture = texture;
    const fade = (node.props as ImageProps).fade ?? fadeMs;
    // An image that was shown before is not faded in again.
    if (fade <= 0 || (record.sent & Sent.onLoad) !== 0) {
      quad.fade = 1;
      quad.repaint();
    } else {
      state.fadeStart = isPreparing ? -1 : clock.now();
      fading.set(quad, { node, state });
    }
    showPlaceholderTitle(node, null);
    options.wake();
    record.onShown?.();
    delete record.onShown;
    send(node, record, 'onLoad');
  }

  function fail(
    node: HostNode,
    quad: ImageQuad<Texture>,
    { record }: ImageState<Texture>,
    error: ImageError,
  ): void {
    record.status = 'failed';
    quad.awaited = false;
    options.wake();
    showPlaceholderTitle(node, (node.props as ImageProps).title);
    if ((record.sent & Sent.onError) === 0) reportInvalidSource(error, options);
    send(node, record, 'onError');
  }

  function startLoading(quad: ImageQuad<Texture>, node: HostNode, state: ImageState<Texture>): void {
    if (!quad.near || state.src === null || state.image !== null) return;
    state.record.status = afterRequest[state.record.status];
    const image = cache.acquire(state.src, state);
    state.image = image;
    quad.awaited = image.state !== 'ready' && image.state !== 'failed';
    if (image.state === 'ready') show(node, quad, state, image.texture!);
    else if (image.state === 'failed') {
      // Deferred to a task of its own: the current one may be in the middle of a frame.
      clock.setTimeout(() => {
        if (state.image === image && image.state === 'failed') state.failed(image.error!);
      }, 0);
    }
  }

  /** Returns to the placeholder. `tellCache` false: the cache has dropped the user itself. */
  function release(quad: ImageQuad<Texture>, state: ImageState<Texture>, tellCache = true): void {
    if (state.image !== null && tellCache) cache.release(state.image, state);
    state.image = null;
    if (quad.texture !== null) quad.texture = null;
    quad.fade = 0;
    quad.awaited = false;
    fading.delete(quad);
    state.record.status = afterRelease[state.record.status];
  }

  return {
    get pending() {
      return cache.pending;
    },
    releaseUnused: cache.releaseUnused,
    preload: (src) => preloadImage(cache, src),
    dispose() {
      fading.clear();
      cache.dispose();
    },
    create(node, quad) {
      const state: ImageState<Texture> = {
        src: null,
        image: null,
        fadeStart: -1,
        record: recordOf(node),
        priority: () => loadPriority(node),
        loaded: (texture) => show(node, quad, state, texture),
        failed: (error) => fail(node, quad, state, error),
        dropped() {
          quad.near = false;
          release(quad, state, false);
        },
      };
      quad.isShown = () => isShown(node);
      quad.nearChanged = (near) => (near ? startLoading(quad, node, state) : release(quad, state));
      return state;
    },
    update(node, quad, state) {
      const props = node.props as ImageProps;
      const placeholder = props.placeholder ?? options.placeholder();
      const radius = clampCorner(props.radius, 0, node.target.w, node.target.h);
      if (quad.radius !== radius || quad.placeholder !== placeholder) {
        quad.radius = radius;
        quad.placeholder = placeholder;
        options.redraw();
      }
      quad.fit = props.fit ?? 'stretch';
      const part = partOf(props.crop);
      if (part !== quad.part) {
        quad.part = part;
        options.redraw();
      }
      const src = props.src || null;
      const { record } = state;
      if (src !== state.src) {
        release(quad, state);
        state.src = src;
        if (record.src !== src) {
          record.src = src;
          record.status = src === null ? 'empty' : 'waiting';
          record.sent = 0;
        }
        startLoading(quad, node, state);
      }
      showPlaceholderTitle(node, showsTitle[record.status] ? props.title : null);
    },
    destroy(quad, state) {
      quad.near = false;
      quad.nearChanged = noop;
      release(quad, state);
    },
    prepare(run) {
      isPreparing = true;
      try {
        cache.collect(run);
      } finally {
        isPreparing = false;
      }
    },
    step(time) {
      if (fading.size === 0) return false;
      for (const [quad, { node, state }] of fading) {
        if (state.fadeStart < 0) state.fadeStart = time;
        const duration = options.reducedMotion() ? 0 : ((node.props as ImageProps).fade ?? fadeMs);
        const t = duration <= 0 ? 1 : Math.min(1, Math.max(0, (time - state.fadeStart) / duration));
        quad.fade = t;
        // Also for the last step: on a slow device the previous one may have shown hardly anything.
        quad.repaint();
        if (t === 1) fading.delete(quad);
      }
      return fading.size > 0;
    },
  };
}

const noop = (): void => {};

function recordOf(node: HostNode): ImageRecord {
  // the host does not know the type; only this function writes the field
  const known = node.imageEvents as ImageRecord | null;
  if (known !== null) return known;
  const record: ImageRecord = { src: null, status: 'empty', sent: 0 };
  node.imageEvents = record;
  return record;
}

/** A source that can never be drawn is an error to be seen in development; a network failure is not. */
function reportInvalidSource(error: ImageError, { report }: Pick<ImageLoaderOptions<never>, 'report'>): void {
  if (process.env.NODE_ENV === 'production') return;
  if (error.reason === 'not an image' || error.reason === 'too large')
    report(new Error(`<Image>: ${error.message}.`, { cause: error }));
}
