/** Lightning's stage: the steps of a frame, and its notification of changes. */
import type { Stage } from '@lightningjs/renderer';
import { declareInternals } from './members';
import type { CoreNodeProps, LightningStage, NodeProps, WholeNode } from './types';

/** Private in Lightning's types. */
interface StagePrivate {
  resolveNodeDefaults(props: NodeProps): CoreNodeProps;
}

type StageUsed =
  | 'root'
  | 'renderer'
  | 'options'
  | 'pixelRatio'
  | 'txManager'
  | 'txMemManager'
  | 'shManager'
  | 'requestRender'
  | 'addQuads'
  | 'updateFrameTime'
  | 'hasSceneUpdates'
  | 'drawFrame'
  | 'flushFrameEvents'
  | 'defShaderNode'
  | 'defaultTexture';

/** The full stage, for this folder only. */
export const wholeStage = (stage: LightningStage): Stage => stage as Stage;

/** What Lightning's own `createNode` does to properties before it makes a node. */
export function completeProps(stage: LightningStage, props: NodeProps): CoreNodeProps {
  // protected: a cast is the only way to call it
  return (stage as unknown as StagePrivate).resolveNodeDefaults(props);
}

/** Calls `wake` whenever Lightning requests a frame: our loop sleeps, while Lightning's polls 60 times a second. */
export function wakeOnRender(stage: Stage, wake: () => void): void {
  const requestRender = stage.requestRender.bind(stage);
  stage.requestRender = () => {
    requestRender();
    wake();
  };
}

/** A node whose drawing throws is skipped with its subtree; all other nodes are drawn. */
export function skipFailingNodes(stage: Pick<Stage, 'addQuads'>, report: (error: unknown) => void): void {
  // calls itself for the children by its name, and so comes through here for each
  const addQuads = stage.addQuads.bind(stage);
  stage.addQuads = (node: WholeNode) => {
    try {
      addQuads(node);
    } catch (error) {
      report(error);
    }
  };
}

/** Takes the time of a frame. @returns whether there is something to draw */
export function beginFrame(stage: Stage): boolean {
  stage.updateFrameTime();
  return stage.hasSceneUpdates();
}

/** Draws; `uploadMs` is handed on to the uploads of the frame. */
export function drawFrame(stage: Stage, uploadMs: number): void {
  stage.options.textureProcessingTimeLimit = uploadMs;
  stage.drawFrame();
  stage.flushFrameEvents();
}

export const stageInternals = /* @__PURE__ */ declareInternals<StageUsed | keyof StagePrivate>(() => {
  const way = { kind: 'used', since: '0.3.1', upstream: 'the same' } as const;
  const ownLoop = {
    kind: 'used',
    why: 'the renderer has a frame loop of its own, which does what `WebPlatform.startLoop` does and sleeps between frames',
    upstream: 'the same; `Platform.startLoop` stays the place to take the loop over',
  } as const;
  return {
    owner: 'Stage',
    file: 'stage.ts',
    holder: (stage) => stage,
    members: {
      root: { ...way, why: 'the node all others are below, and the way to the class of nodes' },
      renderer: { ...way, why: 'the batches, as the stage made them' },
      options: {
        ...way,
        why: 'the time for uploads is another while something moves, and `RendererMain.setOptions` would make an object a frame',
      },
      pixelRatio: {
        ...way,
        since: '0.5.0',
        why: 'tiles of text and edges are drawn by the pixels of the panel',
      },
      txManager: { ...way, why: 'the way to the queue of uploads' },
      txMemManager: { ...way, since: '0.8.0', why: 'the way to what textures take' },
      shManager: { ...way, why: 'the way to shaders of our own' },
      requestRender: {
        kind: 'patched',
        why: 'wakes the frame loop when Lightning wants a frame',
        since: '0.6.1',
        upstream: 'the same; no event says it',
        assumes: 'after it there are scene updates',
        holds: ({ stage }) => {
          const still = {
            root: { updateType: 0 },
            txManager: { hasUpdates: () => false },
            renderRequested: false,
          };
          Reflect.apply(stage.requestRender, still, []);
          return Reflect.apply(stage.hasSceneUpdates, still, []);
        },
      },
      addQuads: {
        kind: 'patched',
        why: 'leaves out a node whose drawing throws, instead of the rest of the frame',
        since: '0.3.1',
        upstream:
          'gone: a private `buildRenderList` caches the walk. Catch in `renderQuads` of our nodes instead',
        assumes: 'draws the node and calls `this.addQuads` for each child',
        holds: ({ stage }) => {
          const seen: unknown[] = [];
          const child = { worldAlpha: 1, renderState: 8 };
          const node = { isRenderable: true, renderQuads: () => seen.push(node), children: [child] };
          Reflect.apply(stage.addQuads, { renderer: {}, addQuads: (each: unknown) => seen.push(each) }, [
            node,
          ]);
          return seen.length === 2 && seen[0] === node && seen[1] === child;
        },
      },
      resolveNodeDefaults: {
        kind: 'private',
        why: 'nodes of classes of ours are made without `Stage.createNode`, which fills in what a node’s properties leave out',
        since: '1.0.0-rc.0',
        upstream: 'the same, still protected; there is no `createNode` for a class',
        assumes: 'nodes are white and 0 x 0 at 0, 0 unless told otherwise',
        holds: ({ stage }) => {
          const { x, y, w, h, color, zIndex } = completeProps(stage, {});
          return [x, y, w, h, zIndex].every((value) => value === 0) && color === 0xffffffff;
        },
      },
      updateFrameTime: { ...ownLoop, since: '1.0.0-rc.0' },
      hasSceneUpdates: { ...ownLoop, since: '0.6.0' },
      drawFrame: {
        ...ownLoop,
        since: '0.3.1',
        assumes: 'updates, uploads, resets the renderer, walks the nodes and renders, in this order',
        holds: ({ stage }) => orderOfFrame(stage).join() === 'update,upload,reset,walk,render',
      },
      flushFrameEvents: { ...ownLoop, since: '1.0.0-rc.0' },
      defShaderNode: {
        kind: 'used',
        why: 'tells a box without a shader of its own, which draws nothing when it has no colour',
        since: '3.0.0-beta3',
        upstream: 'the same',
        assumes: 'is the shader of a node that was given none',
        holds: ({ stage, node }) => node.props.shader === stage.defShaderNode,
      },
      defaultTexture: {
        kind: 'used',
        why: 'the white pixel that boxes of plain colour are drawn with',
        since: '2.9.0-beta3',
        upstream: 'the same',
      },
    },
  };
});

/** The steps of `drawFrame`, by a stage that has nothing in it. */
function orderOfFrame(stage: Stage): string[] {
  const order: string[] = [];
  const step = (name: string) => (): void => void order.push(name);
  const fake = {
    root: { updateType: 1, update: step('update'), clippingRect: {} },
    txManager: {
      hasUpdates: () => true,
      processSome: () => {
        order.push('upload');
        return Promise.resolve();
      },
    },
    txMemManager: {},
    renderer: { rttNodes: [], reset: step('reset'), render: step('render') },
    options: {},
    addQuads: step('walk'),
    timedNodes: [],
    calculateFps() {},
    calculateQuads() {},
  };
  Reflect.apply(stage.drawFrame, fake, []);
  return order;
}
