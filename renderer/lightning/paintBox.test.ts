import { expect, it } from 'vitest';
import { createNode } from '../host/tree';
import type { BoxNode } from './boxNode';
import { createTree } from './internals/nodeTree.fixture';
import type { LightningStage } from './internals/types';
import { paintBox } from './paintBox';

function setUp() {
  const tree = createTree(true);
  const core = tree.add(tree.root, { w: 100, h: 50, color: 0xffffffff }) as BoxNode;
  const child = tree.add(core, { w: 10, h: 10, color: 0xffffffff });
  const stage = core.stage as unknown as LightningStage;
  const plain = { shaderKey: 'default' };
  Object.assign(stage, { defShaderNode: plain });
  Object.assign(core.props, { shader: plain });
  const paint = (props: object): void =>
    paintBox(stage, { box: {}, gradient: {} } as never, createNode('view', props), core);
  paint({ w: 100, h: 50 });
  tree.frame();
  return { tree, core, child, paint };
}

it('a view painted anew as it was marks neither itself nor what is in it for an update', () => {
  const { tree, core, child, paint } = setUp();
  paint({ w: 100, h: 50 });
  expect([tree.root.updateType, core.updateType, child.updateType]).toEqual([0, 0, 0]);
});

it('a view that begins or ceases to clip is updated with what is in it', () => {
  const { tree, core, child, paint } = setUp();
  paint({ w: 100, h: 50, clip: true });
  tree.frame();
  expect([core.clipping, child.clippingRect]).toMatchObject([true, { valid: true, w: 100, h: 50 }]);
  paint({ w: 100, h: 50 });
  tree.frame();
  expect([core.clipping, child.clippingRect.valid]).toEqual([false, false]);
});
