/**
 * An image from request to glass: plate, load, fade; and back to the plate when its texture was given up.
 *
 * Loading starts when the node comes near the stage (Lightning's bounds) and ownership of the texture ends when it is
 * far away, so that the texture budget can take it.
 */
import type { HostNode } from './node';
import type { LightningStage, Texture } from './lightning';
import type { PictureNode } from './pictureNode';
import { clampRadius } from './boxPaint';
import { pictureTexture } from './preload';
import type { ImageProps } from '../types';

/** Experience.md, "Motion": images fade in 150 ms. */
const fadeMs = 150;

export interface ImageState {
  src: string | null;
  texture: Texture | null;
  near: boolean;
  status: 'empty' | 'waiting' | 'loading' | 'shown' | 'failed';
  /** Clock time the fade began, -1 when it is over or has not begun. */
  fadeStart: number;
  loaded: () => void;
  failed: () => void;
  freed: () => void;
}

export interface ImagesHost {
  readonly stage: LightningStage;
  now(): number;
  /** The plate where an image says nothing. */
  plate(): number;
  reducedMotion(): boolean;
  wake(): void;
  /** A handler of a screen threw. */
  report(error: unknown): void;
}

export interface Images {
  create(node: HostNode, core: PictureNode): ImageState;
  update(node: HostNode, core: PictureNode, state: ImageState): void;
  destroy(core: PictureNode, state: ImageState): void;
  /** Moves the fades. True while one is running. */
  step(now: number): boolean;
  /** Pictures near the stage that are still to come. */
  readonly pending: number;
}

export function createImages(host: ImagesHost): Images {
  const fading = new Map<PictureNode, { node: HostNode; state: ImageState }>();
  let pending = 0;

  function setStatus(state: ImageState, status: ImageState['status']): void {
    if (state.status === 'loading') pending--;
    if (status === 'loading') pending++;
    state.status = status;
  }

  function call(handler: (() => void) | undefined): void {
    try {
      handler?.();
    } catch (error) {
      host.report(error);
    }
  }

  function begin(core: PictureNode, state: ImageState): void {
    if (state.status !== 'waiting' || !state.near || state.src === null) return;
    const texture = pictureTexture(host.stage, state.src);
    state.texture = texture;
    setStatus(state, 'loading');
    texture.on('loaded', state.loaded);
    texture.on('failed', state.failed);
    texture.on('freed', state.freed);
    texture.retryCount = 0;
    texture.setRenderableOwner(core.id, true);
    if (texture.state === 'loaded') state.loaded();
    host.wake();
  }

  function release(core: PictureNode, state: ImageState): void {
    const texture = state.texture;
    if (texture !== null) {
      texture.off('loaded', state.loaded);
      texture.off('failed', state.failed);
      texture.off('freed', state.freed);
      texture.setRenderableOwner(core.id, false);
      state.texture = null;
    }
    if (core.texture !== null) core.texture = null;
    core.fade = 0;
    fading.delete(core);
    setStatus(state, state.src === null ? 'empty' : 'waiting');
  }

  return {
    get pending() {
      return pending;
    },
    create(node, core) {
      const state: ImageState = {
        src: null,
        texture: null,
        near: false,
        status: 'empty',
        fadeStart: -1,
        loaded() {
          if (state.status !== 'loading' || state.texture === null) return;
          setStatus(state, 'shown');
          core.texture = state.texture;
          const fade = (node.props as ImageProps).fade ?? fadeMs;
          if (fade <= 0) core.fade = 1;
          else {
            state.fadeStart = host.now();
            fading.set(core, { node, state });
          }
          host.wake();
          call((node.props as ImageProps).onLoad);
        },
        failed() {
          if (state.status !== 'loading') return;
          setStatus(state, 'failed');
          core.texture = null;
          host.wake();
          call((node.props as ImageProps).onError);
        },
        freed() {
          if (state.status !== 'shown') return;
          release(core, state);
          begin(core, state);
        },
      };
      const near = (is: boolean) => (): void => {
        state.near = is;
        if (is) begin(core, state);
        else if (state.status === 'loading') release(core, state);
      };
      core.on('inBounds', near(true));
      core.on('inViewport', near(true));
      core.on('outOfBounds', near(false));
      return state;
    },
    update(node, core, state) {
      const props = node.props as ImageProps;
      const plate = props.plate ?? host.plate();
      const [radius] = clampRadius(props.radius, node.target.w, node.target.h);
      if (core.radius !== radius || core.plate !== plate) {
        core.radius = radius;
        core.plate = plate;
        host.stage.requestRender();
      }
      core.textureOptions = props.fit === 'cover' ? { resizeMode: { type: 'cover' } } : {};
      const src = props.src ?? null;
      if (src === state.src) return;
      release(core, state);
      state.src = src;
      setStatus(state, src === null ? 'empty' : 'waiting');
      begin(core, state);
    },
    destroy(core, state) {
      state.src = null;
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
      host.stage.requestRender();
      return fading.size > 0;
    },
  };
}
