/** Two trees of Lightning's own node class, one with our dirty flags and updates, go through the same changes. */
import { describe, expect, it } from 'vitest';
import { createTree } from './nodeTree.fixture';
import { renderState } from './numbers';
import type { Tree } from './nodeTree.fixture';
import type { CoreNode } from './types';

/** It is transparent or beyond the bounds, or what it is in is: nothing of it is drawn, and its values wait for it to come. */
function isUnseen(node: CoreNode): boolean {
  for (let at: CoreNode | null = node; at !== null; at = at.props.parent)
    if (at.worldAlpha === 0 || at.renderState === renderState.outOfBounds) return true;
  return false;
}

/** What is drawn of a node, and where. */
function drawn(node: CoreNode) {
  if (isUnseen(node)) return 'unseen';
  const { globalTransform: t, clippingRect } = node;
  return {
    at: [t!.tx, t!.ty, t!.ta, t!.tb, t!.tc, t!.td],
    clip: clippingRect.valid ? { ...clippingRect } : null,
    worldAlpha: node.worldAlpha,
    renderState: node.renderState,
    premultipliedColorTl: node.premultipliedColorTl,
    isRenderable: node.isRenderable,
  };
}

/** Repeatable numbers, 0..1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

function grow(tree: Tree, seed: number, count: number): void {
  const next = numbers(seed);
  tree.nodes = [tree.root];
  for (let i = 0; i < count; i++) {
    const parent = tree.nodes[Math.floor(next() * tree.nodes.length)]!;
    const props = {
      x: next() * 300 - 100,
      y: next() * 250 - 80,
      w: next() * 120,
      h: next() * 120,
      clipping: next() < 0.15,
    };
    tree.nodes.push(tree.add(parent, props));
  }
}

function change(tree: Tree, next: () => number): void {
  const node = tree.nodes[1 + Math.floor(next() * (tree.nodes.length - 1))]!;
  const kind = Math.floor(next() * 10);
  const value = next();
  if (kind === 0) node.x = value * 900 - 300;
  else if (kind === 1) node.y = value * 700 - 200;
  else if (kind === 2) node.alpha = value < 0.3 ? 0 : value;
  else if (kind === 3) node.scale = 0.5 + value;
  else if (kind === 4) node.color = Math.floor(value * 0xffffffff);
  else if (kind === 5) node.rotation = value < 0.5 ? 0 : value * 6;
  else if (kind === 6) node.w = value < 0.3 ? 0 : value * 150;
  else if (kind === 7) node.pivotX = value;
  else if (kind === 8) tree.nodes.push(tree.add(node, { x: value * 200 - 60, y: next() * 90, w: 20, h: 30 }));
  else node.clipping = value < 0.5;
}

describe('dirty flags', () => {
  it('are gone when the update is over, so that no frame too many follows a movement', () => {
    const [ours, plain] = [createTree(true), createTree(false)];
    for (const tree of [ours, plain]) {
      grow(tree, 7, 60);
      expect(tree.frame()).toBe(true);
    }
    expect(ours.frame(), 'a settled tree').toBe(false);
    expect(plain.frame(), 'what Lightning would draw once more').toBe(true);
    ours.nodes[1]!.x += 5;
    expect(ours.frame()).toBe(true);
    expect(ours.frame()).toBe(false);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('lose none of random changes, seed %i', (seed) => {
    const [ours, plain] = [createTree(true), createTree(false)];
    for (const tree of [ours, plain]) grow(tree, seed, 80);
    for (let step = 0; step < 400; step++) {
      for (const tree of [ours, plain]) {
        const next = numbers(seed * 1000 + step);
        const changes = 1 + Math.floor(next() * 3);
        for (let i = 0; i < changes; i++) change(tree, next);
        tree.frame();
      }
      expect(ours.nodes.map(drawn)).toEqual(plain.nodes.map(drawn));
      expect(ours.frame(), `a frame too many after step ${step}`).toBe(false);
    }
  });

  it('of a node that another’s update changes after its own stay for the next frame', () => {
    const tree = createTree(true);
    const early = tree.add(tree.add(tree.root, { w: 10, h: 10 }), { w: 10, h: 10 });
    const late = tree.add(tree.root, { w: 10, h: 10 });
    tree.frame();
    const update = late.update.bind(late);
    late.update = (delta, clip) => {
      update(delta, clip);
      if (early.x === 0) early.x = 40;
    };
    late.x = 1;
    expect(tree.frame()).toBe(true);
    expect(early.globalTransform!.tx).toBe(0);
    expect(tree.frame()).toBe(true);
    expect(early.globalTransform!.tx).toBe(40);
    expect(tree.frame()).toBe(false);
  });

  it('of nodes beyond the bounds are kept until they come back', () => {
    const tree = createTree(true);
    const row = tree.add(tree.root, { x: 0, y: 5000, w: 100, h: 100 });
    const card = tree.add(row, { x: 3, y: 4, w: 10, h: 10 });
    tree.frame();
    expect(tree.frame()).toBe(false);
    card.x = 30;
    tree.frame();
    expect(tree.frame()).toBe(false);
    row.y = 10;
    tree.frame();
    expect([card.globalTransform!.tx, card.globalTransform!.ty]).toEqual([30, 14]);
    expect(tree.frame()).toBe(false);
  });

  it('reach a node again after its update threw', () => {
    const tree = createTree(true);
    const outer = tree.add(tree.root, { w: 10, h: 10 });
    const inner = tree.add(outer, { w: 10, h: 10 });
    tree.frame();
    const update = inner.update.bind(inner);
    inner.update = () => {
      throw new Error('broken');
    };
    inner.x = 5;
    expect(() => tree.frame()).toThrow('broken');
    inner.update = update;
    inner.x = 6;
    expect(tree.frame()).toBe(true);
    expect(inner.globalTransform!.tx).toBe(6);
  });
});
