/** Lightning's stage: what it makes nodes with, and its notification of changes. */
import type { Stage } from '@lightningjs/renderer';
import { declareInternals } from './members';
import type { CoreNodeProps, LightningStage, NodeProps, QuadWriter } from './types';

/** Private in Lightning's types. */
interface StagePrivate {
  resolveNodeDefaults(props: NodeProps): CoreNodeProps;
}

type StageUsed =
  | 'root'
  | 'renderer'
  | 'pixelRatio'
  | 'txManager'
  | 'txMemManager'
  | 'shManager'
  | 'requestRender'
  | 'defShaderNode'
  | 'defaultTexture';

/** The full stage, for this folder only. */
export const wholeStage = (stage: LightningStage): Stage => stage as Stage;

/** Where nodes write their quads: for those that write one between two frames. */
// it was given as `renderEngine`
export const writerOf = (stage: LightningStage): QuadWriter =>
  wholeStage(stage).renderer as unknown as QuadWriter;

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

export const stageInternals = /* @__PURE__ */ declareInternals<StageUsed | keyof StagePrivate>(() => {
  const way = { kind: 'used', since: '0.3.1', upstream: 'the same' } as const;
  return {
    owner: 'Stage',
    file: 'stage.ts',
    holder: (stage) => stage,
    members: {
      root: { ...way, why: 'the node all others are below, and the way to the class of nodes' },
      renderer: { ...way, why: 'the batches, as the stage made them' },
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
