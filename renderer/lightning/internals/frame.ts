/**
 * A frame: the tree is updated, textures are uploaded, nodes write their quads, the renderer draws. Lightning's own `drawFrame`
 * does the same and makes objects for events that nobody hears. While only moving groups have moved and images have come or
 * faded, nothing is updated and what was written last is drawn again. What a key or a commit has changed is updated and written
 * in its own task, so that such a frame, too, only uploads and draws.
 */
import type { Stage } from '@lightningjs/renderer';
import type { BatchRenderer } from './batchRenderer';
import { standing } from './groupMoves';
import { declareInternals } from './members';
import { renderState } from './numbers';
import type { GroupNode } from './groupNode';
import type { CoreNode } from './types';

/** Private in Lightning's types. */
interface FramePrivate {
  renderRequested: boolean;
}

export interface Frame {
  /** Whether there is something to draw. */
  hasChanges(): boolean;
  /**
   * The scene has changed in another way than by the movement of a group or by a quad that was written again. False when the
   * frame that is being drawn shows it.
   */
  changed(): boolean;
  /** Updates and writes what has changed since the last frame, between two frames: the next one draws it. Makes no call of WebGL. */
  prepare(): void;
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
  const { root, txMemManager } = stage;
  // it was given as `renderEngine`
  const renderer = stage.renderer as BatchRenderer;
  const { groups } = renderer;
  const top: CoreNode = root;
  // private: a cast is the only way to it
  const requests = stage as unknown as FramePrivate;
  /** What was written last is all there is to draw, but for the places of groups. */
  let isWritten = false;
  /** It was written to its end. */
  let isWhole = false;
  /** It held for frames to come, though a texture may have been freed since. */
  let wasKept = false;
  let isGathering = false;

  /** Apart from `addQuads`: old engines optimise no function that catches. */
  function isDrawn(node: CoreNode): boolean {
    try {
      node.renderQuads(renderer as never);
      return true;
    } catch (error) {
      failed(error);
      groups.kept = false;
      return false;
    }
  }

  /** In paint order. What is in `node` moves with `group`, and its clip with `clipGroup`. */
  function addQuads(node: CoreNode, group: number, clipGroup: number): void {
    if ((node as GroupNode).group > standing) group = (node as GroupNode).group;
    if (node.props.clipping) {
      if (group !== clipGroup && !isWholeClip(node, group, clipGroup)) groups.kept = false;
      clipGroup = group;
    }
    renderer.group = group;
    renderer.clipGroup = clipGroup;
    // Lightning's root is a transparent box over the whole stage
    if (node.isRenderable && node !== top && !isDrawn(node)) return;
    const { children } = node;
    for (let i = 0; i < children.length; i++) {
      const child = children[i]!;
      if (child.worldAlpha !== 0 && child.renderState !== renderState.outOfBounds)
        addQuads(child, group, clipGroup);
    }
  }

  /** Whether the clip of `node` moves as a whole: that of `outer`, which it is in, does not cut it anywhere on its way. */
  function isWholeClip(node: CoreNode, group: number, outer: number): boolean {
    const parent = node.props.parent!.clippingRect;
    if (!parent.valid) return true;
    const { ta, td, tx, ty } = node.globalTransform!;
    const { box } = renderer;
    box[0] = tx;
    box[1] = ty;
    box[2] = tx + node.props.w * ta;
    box[3] = ty + node.props.h * td;
    const swept = groups.moves.sweep(box, 0, group, outer);
    return (
      swept[0]! >= parent.x &&
      swept[1]! >= parent.y &&
      swept[2]! <= parent.x + parent.w &&
      swept[3]! <= parent.y + parent.h
    );
  }

  function update(): void {
    // a second time when a node began to turn, or shrank to nothing, in which others are on their way
    if (!updateTree()) updateTree();
    // what was asked for meanwhile is written now, too
    isWritten = root.updateType === 0;
  }

  function updateTree(): boolean {
    isGathering = true;
    groups.gather();
    isGathering = false;
    groups.kept = true;
    if (root.updateType !== 0) root.update(0, root.clippingRect);
    // an image came near the stage that is loaded already: it is seen in this frame
    if (root.updateType !== 0) root.update(0, root.clippingRect);
    return groups.place();
  }

  function write(): void {
    renderer.reset();
    addQuads(top, standing, standing);
    renderer.render();
  }

  function wroteAll(): void {
    isWhole = true;
    wasKept = groups.kept;
  }

  return {
    hasChanges: () => groups.waiting || renderer.rewritten || stage.hasSceneUpdates(),
    changed() {
      isWritten = false;
      return !isGathering;
    },
    prepare() {
      // nothing has been written, or it has to be in every frame
      if (!isWhole || !wasKept) return;
      if (groups.kept && isWritten && !groups.aimed) return;
      isWhole = false;
      update();
      renderer.prepare();
      addQuads(top, standing, standing);
      renderer.prepared();
      wroteAll();
    },
    draw(uploadMs) {
      let again = isWhole && isWritten && groups.step();
      isWhole = false;
      if (!again) update();
      upload(uploadMs);
      const requested = requests.renderRequested;
      if (!isWritten) {
        // an image that came takes more than its quad, or what is drawn has a texture that was given up
        again = false;
        update();
      }
      if (again) renderer.drawAgain();
      else write();
      wroteAll();
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
