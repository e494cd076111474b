import { expect, it } from 'vitest';
import { startUnpatched, stubBrowser } from './fakeWebgl.fixture';
import { createPlainNode } from './node';
import type { NodeProps, WholeNode } from './types';

stubBrowser();

it('a node holds the bounds of its parent until it clips, and again when it does no more', () => {
  const { root } = startUnpatched();
  const make = (props: NodeProps): WholeNode => createPlainNode(root.stage, props) as WholeNode;
  const outer = make({ parent: root, x: 10, y: 20, w: 30, h: 40 });
  const inner = make({ parent: outer, w: 10, h: 10 });
  const update = (): void => root.update(0, root.clippingRect);
  const boundsOf = ({ strictBound, preloadBound }: WholeNode) => [strictBound, preloadBound];
  const isShared = (node: WholeNode, from: WholeNode): boolean =>
    boundsOf(node).every((bound, at) => bound !== undefined && bound === boundsOf(from)[at]);
  update();
  expect([isShared(outer, root), isShared(inner, outer)]).toEqual([true, true]);
  const stageBounds = structuredClone(boundsOf(root));

  outer.clipping = true;
  update();
  expect([isShared(outer, root), isShared(inner, outer)]).toEqual([false, true]);
  expect(outer.strictBound).toEqual({ x1: 10, y1: 20, x2: 40, y2: 60 });
  expect(boundsOf(root)).toEqual(stageBounds);

  outer.clipping = false;
  update();
  expect([isShared(outer, root), isShared(inner, outer)]).toEqual([true, true]);
});
