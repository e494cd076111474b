/**
 * A frame: the tree is updated, textures are uploaded, nodes write their quads, the renderer draws. Lightning's own `drawFrame`
 * does the same and makes objects for events that nobody hears.
 */
import type { Stage } from '@lightningjs/renderer';
import { declareInternals } from './members';
import { renderState } from './numbers';
import type { CoreNode } from './types';

/** Private in Lightning's types. */
interface FramePrivate {
  renderRequested: boolean;
}

export interface Frame {
  /** Whether there is something to draw. */
  hasChanges(): boolean;
  /** `uploadMs` is handed on to `upload`. */
  draw(uploadMs: number): void;
}

export interface FrameOptions {
  /** Uploads waiting textures. */
  upload(ms: number): void;
  /** A node could not be drawn: it is left out, with what is in it. */
  failed(error: unknown): void;
}

export function createFrame(stage: Stage, { upload, failed }: FrameOptions): Frame {
  const { root, renderer, txMemManager } = stage;
  const top: CoreNode = root;
  // private: a cast is the only way to it
  const requests = stage as unknown as FramePrivate;

  /** Apart from `addQuads`: old engines optimise no function that catches. */
  function isDrawn(node: CoreNode): boolean {
    try {
      node.renderQuads(renderer as never);
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  }

  /** In paint order. */
  function addQuads(node: CoreNode): void {
    if (node.isRenderable && !isDrawn(node)) return;
    const { children } = node;
    for (let i = 0; i < children.length; i++) {
      const child = children[i]!;
      if (child.worldAlpha !== 0 && child.renderState !== renderState.outOfBounds) addQuads(child);
    }
  }

  return {
    hasChanges: () => stage.hasSceneUpdates(),
    draw(uploadMs) {
      const requested = requests.renderRequested;
      if (root.updateType !== 0) root.update(0, root.clippingRect);
      upload(uploadMs);
      renderer.reset();
      addQuads(top);
      renderer.render();
      // answered, with what was asked for meanwhile; without one before, that is for the next frame
      if (requested) requests.renderRequested = false;
      if (txMemManager.criticalCleanupRequested) freeUnused(stage);
    },
  };
}

/** Lets Lightning free textures that no node shows, when a clean-up is due. */
export function cleanUp(stage: Stage): void {
  // by which Lightning tells how long ago the last one was
  stage.updateFrameTime();
  if (stage.txMemManager.checkCleanup()) freeUnused(stage);
}

function freeUnused(stage: Stage): void {
  stage.txMemManager.cleanup();
  // what it has to say of it
  stage.flushFrameEvents();
}

type FrameUsed = 'updateFrameTime' | 'hasSceneUpdates' | 'flushFrameEvents';

export const frameInternals = /* @__PURE__ */ declareInternals<FrameUsed | keyof FramePrivate>(() => {
  const ownLoop = {
    kind: 'used',
    upstream: 'the same; `Platform.startLoop` stays the place to take the loop over',
  } as const;
  return {
    owner: 'Stage',
    file: 'frame.ts',
    holder: (stage) => stage,
    members: {
      updateFrameTime: {
        ...ownLoop,
        why: 'a clean-up of textures is due by the time of the last frame',
        since: '1.0.0-rc.0',
      },
      hasSceneUpdates: {
        ...ownLoop,
        why: 'the renderer has a frame loop of its own, which sleeps when there is nothing to draw',
        since: '0.6.0',
      },
      flushFrameEvents: {
        ...ownLoop,
        why: 'events of a clean-up of textures are kept for the end of a frame',
        since: '1.0.0-rc.0',
      },
      renderRequested: {
        kind: 'private',
        why: 'a frame of ours answers the request for it',
        since: '0.6.1',
        upstream: 'the same, still private',
        assumes: 'is what a request for a frame sets',
        holds: ({ stage }) => {
          const asked = { renderRequested: false };
          Reflect.apply(stage.requestRender, asked, []);
          return asked.renderRequested;
        },
      },
    },
  };
});
