/**
 * An image from request to glass: plate, load, fade; and back to the plate while it is far away.
 *
 * A node is a user of its picture (`pictureStore.ts`) while it is near the stage and shown. Without a picture the plate
 * carries the title.
 */
import type { Clock, ImageProps } from '../types';
import { clampRadius } from './boxPaint';
import type { FetchPicture, PictureError } from './fetchPicture';
import type { Texture } from './lightning';
import { isShown } from './node';
import type { HostNode } from './node';
import type { PictureNode } from './pictureNode';
import { pictureRank } from './pictureRank';
import { createPictureStore } from './pictureStore';
import type { Picture, PictureUser } from './pictureStore';
import { showPlateTitle } from './plateTitle';
import { preloadPicture } from './preload';
import type { Preload } from './preload';
import type { PictureTextures } from './uploads';

/** Experience.md, "Motion": images fade in 150 ms. */
const fadeMs = 150;

export interface ImageState extends PictureUser {
  src: string | null;
  /** The picture it uses, null while it is far away or has no source. */
  picture: Picture | null;
  status: 'empty' | 'waiting' | 'loading' | 'shown' | 'failed';
  /** Clock time the fade began. */
  fadeStart: number;
  readonly news: News;
}

/** What a node's screen knows of its source. It outlives the drawing, so that a lost context tells nothing twice. */
interface News {
  src: string | null;
  /** The picture was shown, its failure was told, the last try failed. */
  seen: boolean;
  told: boolean;
  failed: boolean;
}

const newsOf = new WeakMap<HostNode, News>();

/** What draws a picture; `PictureNode` by WebGL. */
export type PictureCore = Pick<
  PictureNode,
  'texture' | 'fade' | 'radius' | 'plate' | 'near' | 'nearChanged' | 'isShown' | 'textureOptions'
>;

export interface ImagesHost {
  readonly textures: PictureTextures;
  /** Draws in the next frame. */
  redraw(): void;
  readonly clock: Clock;
  /** Texture bytes, and those in use. */
  readonly budget: number;
  used(): number;
  /** Where pictures come from. */
  readonly fetch: FetchPicture;
  /** The plate where an image says nothing. */
  plate(): number;
  reducedMotion(): boolean;
  wake(): void;
  /** A handler of a screen threw, or a source cannot be drawn (development only). */
  report(error: unknown): void;
}

export interface Images {
  create(node: HostNode, core: PictureCore): ImageState;
  update(node: HostNode, core: PictureCore, state: ImageState): void;
  destroy(core: PictureCore, state: ImageState): void;
  /** Moves the fades. True while one is running. */
  step(now: number): boolean;
  /** Nothing moves: lets go of pictures whose row left the stage. */
  rest(): void;
  /** Begins to load a picture no node shows yet. */
  preload(src: string): Preload;
  /** Gives every picture back. */
  dispose(): void;
  /** Pictures near the stage that are still to come. */
  readonly pending: number;
}

export function createImages(host: ImagesHost): Images {
  const { clock } = host;
  const fading = new Map<PictureCore, { node: HostNode; state: ImageState }>();
  const store = createPictureStore({
    clock,
    fetch: host.fetch,
    ...host.textures,
    budget: host.budget,
    used: host.used,
  });

  function call(handler: (() => void) | undefined): void {
    try {
      handler?.();
    } catch (error) {
      host.report(error);
    }
  }

  function show(node: HostNode, core: PictureCore, state: ImageState, texture: Texture): void {
    const props = node.props as ImageProps;
    const { news } = state;
    state.status = 'shown';
    core.texture = texture;
    const fade = props.fade ?? fadeMs;
    // one that was there before and comes back near, is simply there
    if (fade <= 0 || news.seen) core.fade = 1;
    else {
      state.fadeStart = clock.now();
      fading.set(core, { node, state });
    }
    showPlateTitle(node, null);
    host.wake();
    news.failed = false;
    if (news.seen) return;
    news.seen = true;
    call(props.onLoad);
  }

  function begin(core: PictureCore, node: HostNode, state: ImageState): void {
    if (!core.near || state.src === null || state.picture !== null) return;
    state.status = 'loading';
    const picture = store.acquire(state.src, state);
    state.picture = picture;
    if (picture.status === 'ready') show(node, core, state, picture.texture!);
    else if (picture.status === 'failed') {
      // in a task of its own: this one may be in the middle of a frame
      clock.setTimeout(() => {
        if (state.picture === picture && picture.status === 'failed') state.failed(picture.error!);
      }, 0);
    }
  }

  /** Back to the plate; `kept` when the store has let go of the user itself. */
  function release(core: PictureCore, state: ImageState, kept = true): void {
    if (state.picture !== null && kept) store.release(state.picture, state);
    state.picture = null;
    if (core.texture !== null) core.texture = null;
    core.fade = 0;
    fading.delete(core);
    state.status = state.src === null ? 'empty' : state.status === 'failed' ? 'failed' : 'waiting';
  }

  return {
    get pending() {
      return store.pending;
    },
    rest: store.sweep,
    preload: (src) => preloadPicture(store, src),
    dispose: store.dispose,
    create(node, core) {
      const state: ImageState = {
        src: null,
        picture: null,
        status: 'empty',
        fadeStart: -1,
        news: newsFor(node),
        rank: () => pictureRank(node),
        arrived: (texture) => show(node, core, state, texture),
        failed(error) {
          const { news } = state;
          state.status = 'failed';
          news.failed = true;
          host.wake();
          showPlateTitle(node, (node.props as ImageProps).title);
          if (news.told) return;
          news.told = true;
          reportBadSource(error, host);
          call((node.props as ImageProps).onError);
        },
        dropped() {
          core.near = false;
          release(core, state, false);
        },
      };
      core.isShown = () => isShown(node);
      core.nearChanged = (near) => (near ? begin(core, node, state) : release(core, state));
      return state;
    },
    update(node, core, state) {
      const props = node.props as ImageProps;
      const plate = props.plate ?? host.plate();
      const [radius] = clampRadius(props.radius, node.target.w, node.target.h);
      if (core.radius !== radius || core.plate !== plate) {
        core.radius = radius;
        core.plate = plate;
        host.redraw();
      }
      core.textureOptions = props.fit === 'cover' ? { resizeMode: { type: 'cover' } } : {};
      const src = props.src || null;
      if (src !== state.src) {
        release(core, state);
        state.src = src;
        const { news } = state;
        if (news.src !== src) Object.assign(news, { src, seen: false, told: false, failed: false });
        state.status = src === null ? 'empty' : 'waiting';
        begin(core, node, state);
      }
      const bare = state.status === 'empty' || (state.news.failed && state.status !== 'shown');
      showPlateTitle(node, bare ? props.title : null);
    },
    destroy(core, state) {
      core.near = false;
      core.nearChanged = nothing;
      release(core, state);
    },
    step(now) {
      if (fading.size === 0) return false;
      for (const [core, { node, state }] of fading) {
        const duration = host.reducedMotion() ? 0 : ((node.props as ImageProps).fade ?? fadeMs);
        const t = duration <= 0 ? 1 : Math.min(1, Math.max(0, (now - state.fadeStart) / duration));
        core.fade = t;
        if (t === 1) fading.delete(core);
      }
      // Also for the last step: on a slow set the one before may have shown hardly anything.
      host.redraw();
      return fading.size > 0;
    },
  };
}

const nothing = (): void => {};

function newsFor(node: HostNode): News {
  let news = newsOf.get(node);
  if (news === undefined) {
    news = { src: null, seen: false, told: false, failed: false };
    newsOf.set(node, news);
  }
  return news;
}

/** A source that can never be drawn is a mistake to be seen in development; the network's faults are not. */
function reportBadSource(error: PictureError, host: ImagesHost): void {
  if (process.env.NODE_ENV === 'production') return;
  if (error.fault === 'not a picture' || error.fault === 'too large')
    host.report(new Error(`<Image>: ${error.message}.`, { cause: error }));
}
