/** Trees of Lightning's own node class, as it is or as ours over it, on a stage that draws nothing. */
import { pathToFileURL } from 'node:url';
import { beforeAll } from 'vitest';
import { patchRoot } from './dirtyFlags';
import { createPlainNode } from './node';
import type { CoreNode, CoreNodeProps, LightningStage, NodeClass } from './types';

const source = 'node_modules/@lightningjs/renderer/dist/src/core/';
const load = (file: string): Promise<unknown> => import(pathToFileURL(source + file).href);

let LightningNode: NodeClass;
/** Lightning's way to fill in what a node's props do not say. */
let resolveNodeDefaults: (props: object) => CoreNodeProps;

beforeAll(async () => {
  LightningNode = ((await load('CoreNode.js')) as { CoreNode: NodeClass }).CoreNode;
  resolveNodeDefaults = ((await load('Stage.js')) as { Stage: LightningStageClass }).Stage.prototype
    .resolveNodeDefaults;
});

interface LightningStageClass {
  prototype: { resolveNodeDefaults(props: object): CoreNodeProps };
}

const width = 400;
const height = 300;
/** What is so far outside counts as near. */
const margin = 50;

export interface Tree {
  root: CoreNode;
  nodes: CoreNode[];
  /** One frame: updates if something is marked; false when there was nothing to do. */
  frame(): boolean;
  add(parent: CoreNode, props: object): CoreNode;
}

/** `ours`: with our node class; otherwise all is Lightning's. */
export function createTree(ours: boolean): Tree {
  const edge = (by: number) => ({ x1: -by, y1: -by, x2: width + by, y2: height + by });
  const stage = {
    options: { inspector: false },
    defShaderNode: null,
    defaultTexture: { state: 'loaded' },
    strictBound: edge(0),
    preloadBound: edge(margin),
    boundsMargin: [margin, margin, margin, margin],
    requestRender() {},
    resolveNodeDefaults,
  };
  const make = (props: object): CoreNode =>
    new LightningNode(stage as never, resolveNodeDefaults.call(stage as never, props));
  const root = make({ w: width, h: height });
  const full = Object.assign(stage, { root }) as unknown as LightningStage;
  if (ours)
    patchRoot(
      root,
      () => {},
      () => {},
    );
  return {
    root,
    nodes: [],
    frame() {
      if (root.updateType === 0) return false;
      root.update(16, root.clippingRect as never);
      return true;
    },
    add(parent, props) {
      const all = { ...props, parent };
      return ours ? createPlainNode(full, all as never) : make(all);
    },
  };
}
