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

  it('of a clip is a whole update of that node alone: what is in it gets the clip and its bounds', () => {
    const { tree, row, card, wholeUpdates } = setUp();
    const label = tree.add(card, { x: 1, w: 4, h: 4, color: 0xffffffff });
    row.clipping = true;
    tree.frame();
    vi.clearAllMocks();
    row.x = 60;
    tree.frame();
    expect(wholeUpdates()).toEqual([row]);
    for (const node of [card, label])
      expect(node.clippingRect).toMatchObject({ valid: true, x: 60, y: 20, w: 200, h: 100 });
    expect(label.globalTransform!.tx).toBe(60 + 3 + 1);
    card.x = 250;
    tree.frame();
    expect(card.renderState, 'beyond the clip').toBe(4);
  });

  it('of what is beyond the bounds and stays there is no whole update, whatever it is marked with', () => {
    const { tree, row, card, wholeUpdates } = setUp();
    card.x = 5000;
    tree.frame();
    card.alpha = 0.5;
    card.color = 0xff0000ff;
    for (const x of [60, 70, 80]) {
      row.x = x;
      tree.frame();
    }
    expect(wholeUpdates()).toEqual([]);
    card.x = 3;
    tree.frame();
    expect(wholeUpdates()).toEqual([card]);
    expect([card.globalTransform!.tx, card.worldAlpha, card.isRenderable]).toEqual([83, 0.5, true]);
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
