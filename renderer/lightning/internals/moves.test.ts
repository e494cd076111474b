import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTree } from './nodeTree.fixture';
import type { CoreNode } from './types';

/** A row on the stage with a card in it; how often Lightning's own update ran is counted from then on. */
function setUp() {
  const tree = createTree(true);
  const row = tree.add(tree.root, { x: 10, y: 20, w: 200, h: 100 });
  const card = tree.add(row, { x: 3, y: 4, w: 10, h: 10, color: 0xffffffff });
  tree.frame();
  const Lightning = tree.root.constructor as { prototype: { calculateRenderCoords(): void } };
  const whole = vi.spyOn(Lightning.prototype, 'calculateRenderCoords');
  const wholeUpdates = (): CoreNode[] => whole.mock.contexts as unknown as CoreNode[];
  return { tree, row, card, wholeUpdates };
}

afterEach(() => vi.restoreAllMocks());

describe('a movement', () => {
  it('is worked out without the rest of an update, for the node that moved and all in it', () => {
    const { tree, row, card, wholeUpdates } = setUp();
    row.x = 60;
    card.scale = 2;
    tree.frame();
    expect(wholeUpdates()).toEqual([]);
    const { tx, ty, ta } = card.globalTransform!;
    expect([tx, ty, ta]).toEqual([60 + 3 - 5, 20 + 4 - 5, 2]);
  });

  it('with something else is Lightning’s own update', () => {
    const { tree, row, card, wholeUpdates } = setUp();
    row.clipping = true;
    tree.frame();
    row.x = 60;
    tree.frame();
    expect(wholeUpdates()).toContain(row);
    expect(card.clippingRect).toMatchObject({ valid: true, x: 60, y: 20, w: 200, h: 100 });
  });

  it('of a gradient is too: its shader works the uniforms out', () => {
    const { tree, row, card, wholeUpdates } = setUp();
    const shader = { update: vi.fn() };
    Object.assign(card, { hasShaderUpdater: true });
    Object.assign(card.props, { shader });
    row.x = 60;
    tree.frame();
    expect(wholeUpdates()).toEqual([card]);
    expect(shader.update).toHaveBeenCalledTimes(1);
  });

  it('tells a node that it moved as long as it is as near as before, and updates it when it comes or goes', () => {
    const { tree, row, card } = setUp();
    const seen: string[] = [];
    card.moved = () => void seen.push('moved');
    const update = card.updateIsRenderable.bind(card);
    card.updateIsRenderable = () => {
      seen.push(`state ${card.renderState}`);
      update();
    };
    for (const x of [20, -500, 30, 40]) {
      row.x = x;
      tree.frame();
    }
    expect(seen).toEqual(['moved', 'state 8', 'state 2', 'state 8', 'moved']);
  });

  it('of a node that gets a width lets it be drawn, and one that loses it is not', () => {
    const { tree, card, wholeUpdates } = setUp();
    expect(card.isRenderable).toBe(true);
    card.w = 0;
    tree.frame();
    expect(card.isRenderable).toBe(false);
    card.w = 30;
    tree.frame();
    expect(card.isRenderable).toBe(true);
    expect(wholeUpdates()).toEqual([]);
  });

  it('of what is beyond the bounds is handed down when it comes back', () => {
    const { tree, row, card } = setUp();
    for (const x of [-5000, -4000, 30]) {
      row.x = x;
      tree.frame();
    }
    expect(card.globalTransform!.tx).toBe(33);
    expect(card.renderState).toBe(8);
  });
});
