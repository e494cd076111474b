import { describe, expect, it, vi } from 'vitest';
import { createMovingGroups } from './movingGroups';
import type { Goal, GroupNode, GroupProp } from './groupNode';
import { createTree } from './nodeTree.fixture';
import { renderState, updateType } from './numbers';
import type { CoreNode } from './types';

type MutableGoal = { -readonly [Name in keyof Goal]: Goal[Name] };

/** A page that is on its way up, with a card in it that grows; frames as `frame.ts` makes them. */
function setUp() {
  const tree = createTree(true);
  const groups = createMovingGroups();
  const page = tree.add(tree.root, { x: 20, y: 100, w: 300, h: 200 }) as GroupNode;
  const card = tree.add(page, { x: 10, y: 10, w: 100, h: 50, pivotX: 0.5, pivotY: 0.5 }) as GroupNode;
  const title = tree.add(card, { x: 4, y: 60, w: 80, h: 20, color: 0xffffffff });
  const goals = new Map<GroupNode, MutableGoal>([
    [page, { x: 20, y: 100, scale: 1, alpha: 1, hidden: false }],
    [card, { x: 10, y: 10, scale: 1, alpha: 1, hidden: false }],
  ]);
  /** As the painter: what no group takes is set. */
  function write(node: GroupNode, prop: GroupProp, value: number): boolean {
    const taken = groups.write(node, goals.get(node)!, prop, value);
    if (!taken) node[prop] = value;
    return taken;
  }
  function frame(): void {
    groups.gather();
    groups.kept = true;
    tree.frame();
    groups.place();
  }
  frame();
  const goalOf = (node: GroupNode): MutableGoal => goals.get(node)!;
  return { tree, groups, page, card, title, goalOf, write, frame };
}

/** Where a node would be after an update, and where its group puts what was written of it. */
function placesOf(node: CoreNode, group: number, { groups, tree }: ReturnType<typeof setUp>) {
  const { tx, ty, ta } = node.globalTransform!;
  const moved = [groups.moves.nowX(group, tx), groups.moves.nowY(group, ty), groups.moves.nowSize(group, ta)];
  for (let at: CoreNode | null = node; at !== null; at = at.props.parent) at.setUpdateType(updateType.local);
  groups.gather();
  tree.frame();
  const after = node.globalTransform!;
  return { moved, updated: [after.tx, after.ty, after.ta] };
}

describe('a node on its way', () => {
  it('is a group from the next frame on that is written, and takes its numbers without an update', () => {
    const all = setUp();
    const { groups, page, card, title, goalOf, write, frame, tree } = all;
    goalOf(page).y = 0;
    goalOf(card).scale = 1.2;
    expect(write(page, 'y', 90)).toBe(false);
    expect(write(card, 'scale', 1.02)).toBe(false);
    frame();
    expect([page.group, card.group]).toEqual([1, 2]);
    expect(write(page, 'y', 40)).toBe(true);
    expect(write(card, 'scale', 1.1)).toBe(true);
    expect(groups.waiting).toBe(true);
    expect(tree.root.updateType).toBe(0);
    expect(groups.step()).toBe(true);
    expect(groups.waiting).toBe(false);
    const { moved, updated } = placesOf(title, card.group, all);
    moved.forEach((value, i) => expect(value).toBeCloseTo(updated[i]!, 6));
  });

  it('that was aimed at its goal is a group before it has moved', () => {
    const { groups, page, goalOf, write, frame } = setUp();
    goalOf(page).x = 300;
    expect(groups.aimed).toBe(false);
    groups.aim(page, goalOf(page));
    expect(groups.aimed, 'until the next update').toBe(true);
    frame();
    expect(groups.aimed).toBe(false);
    expect(write(page, 'x', 30)).toBe(true);
  });

  it('arrives by its group: nothing is written until something else changes, and then it is where it was set', () => {
    const all = setUp();
    const { groups, page, title, goalOf, write, frame, tree } = all;
    goalOf(page).y = 0;
    write(page, 'y', 90);
    frame();
    expect(write(page, 'y', 0)).toBe(true);
    expect([groups.waiting, tree.root.updateType]).toEqual([true, 0]);
    expect(groups.step()).toBe(true);
    const moved = groups.moves.nowY(page.group, title.globalTransform!.ty);
    frame();
    expect([page.group, page.goal]).toEqual([0, null]);
    expect(page.globalTransform!.ty).toBe(0);
    expect(moved).toBeCloseTo(title.globalTransform!.ty, 6);
  });

  it('is set when it arrives with what lies elsewhere at rest, and written where it is', () => {
    const { groups, page, goalOf, write, frame, tree } = setUp();
    goalOf(page).y = 0;
    write(page, 'y', 90);
    frame();
    groups.settles = true;
    expect(write(page, 'y', 50)).toBe(true);
    expect(write(page, 'y', 0)).toBe(false);
    expect(tree.root.updateType).not.toBe(0);
    frame();
    expect(page.group).toBe(0);
    expect(page.goal).toBe(null);
    expect(page.globalTransform!.ty).toBe(0);
    expect(groups.moves.transforms[3]).toBe(1);
    expect(groups.settles).toBe(false);
  });

  it.each([
    ['another goal', ({ goalOf, page }: ReturnType<typeof setUp>) => void (goalOf(page).y = -50)],
    ['quads that depend on more', ({ groups }: ReturnType<typeof setUp>) => void (groups.kept = false)],
  ])('needs a frame that is written for %s', (_, change) => {
    const all = setUp();
    all.goalOf(all.page).y = 0;
    all.write(all.page, 'y', 90);
    all.frame();
    all.write(all.page, 'y', 80);
    expect(all.groups.step()).toBe(true);
    change(all);
    expect(all.groups.step()).toBe(false);
  });

  it('in a turned node is written in each frame', () => {
    const { groups, page, card, goalOf, write, frame } = setUp();
    page.rotation = 0.3;
    goalOf(card).x = 50;
    write(card, 'x', 20);
    frame();
    expect(groups.step()).toBe(false);
  });

  it('that is removed is forgotten', () => {
    const { groups, card, goalOf, write, frame } = setUp();
    goalOf(card).x = 50;
    write(card, 'x', 20);
    card.destroy();
    frame();
    expect(card.group).toBe(0);
    expect(groups.step()).toBe(true);
  });

  it('that only fades is no group, and has nothing to update', () => {
    const { groups, card, goalOf, tree } = setUp();
    groups.aim(card, goalOf(card));
    groups.gather();
    expect(card.group).toBe(0);
    expect(tree.root.updateType).toBe(0);
  });

  it('that fades in is written as it will be, and drawn as it is, with all that is in it', () => {
    const { groups, page, card, title, goalOf, write, frame, tree } = setUp();
    write(page, 'alpha', 0);
    goalOf(page).alpha = 0;
    frame();
    goalOf(page).alpha = 0.8;
    groups.aim(page, goalOf(page));
    frame();
    expect([page.group, title.worldAlpha]).toEqual([1, 0.8]);
    expect(groups.moves.transforms[7]).toBe(0);
    goalOf(card).x = 90;
    groups.aim(card, goalOf(card));
    frame();
    expect(write(page, 'alpha', 0.2)).toBe(true);
    expect([groups.waiting, tree.root.updateType]).toEqual([true, 0]);
    expect(groups.step()).toBe(true);
    expect(groups.moves.transforms[7]).toBeCloseTo(0.25, 6);
    expect(groups.moves.transforms[11], 'of what is in it').toBeCloseTo(0.25, 6);
    expect(write(page, 'alpha', 0.8)).toBe(true);
    expect(groups.step()).toBe(true);
    expect(groups.moves.transforms[7]).toBe(1);
    frame();
    expect([page.group, page.alpha, title.worldAlpha]).toEqual([0, 0.8, 0.8]);
  });

  it('that fades out is left out by its program when it has, until all is written', () => {
    const { groups, page, title, goalOf, write, frame } = setUp();
    goalOf(page).alpha = 0;
    groups.aim(page, goalOf(page));
    frame();
    expect(write(page, 'alpha', 0.6)).toBe(true);
    expect(write(page, 'alpha', 0)).toBe(true);
    expect(groups.step()).toBe(true);
    expect(groups.moves.transforms[7]).toBe(0);
    expect(title.worldAlpha).toBe(1);
    frame();
    expect([page.group, title.worldAlpha, groups.moves.transforms.length]).toEqual([0, 0, 4]);
  });

  it('that fades a little is written as it was, and once more when it has, exactly', () => {
    const { groups, page, title, goalOf, write, frame } = setUp();
    goalOf(page).alpha = 0.4;
    groups.aim(page, goalOf(page));
    frame();
    expect(title.worldAlpha).toBe(1);
    expect(write(page, 'alpha', 0.6)).toBe(true);
    groups.step();
    expect(groups.moves.transforms[7]).toBeCloseTo(0.6, 6);
    expect(write(page, 'alpha', 0.4)).toBe(false);
    frame();
    expect([page.group, title.worldAlpha, groups.moves.transforms.length]).toEqual([0, 0.4, 4]);
  });

  it('that only fades has nothing in it placed anew, but for a jump meanwhile', () => {
    const { groups, page, title, goalOf, write, frame } = setUp();
    const placed = vi.spyOn(title as CoreNode & { checkRenderBounds(): number }, 'checkRenderBounds');
    goalOf(page).alpha = 0;
    groups.aim(page, goalOf(page));
    frame();
    write(page, 'alpha', 0.5);
    frame();
    expect(placed).not.toHaveBeenCalled();
    goalOf(page).x = 70;
    expect(write(page, 'x', 70)).toBe(true);
    expect(groups.step()).toBe(false);
    frame();
    expect(placed).toHaveBeenCalledTimes(1);
    expect(page.globalTransform!.tx).toBe(70);
  });

  it('begins to fade without a write when what was written is opaque enough, and only then', () => {
    const { groups, page, goalOf, write, frame, title } = setUp();
    goalOf(page).x = 300;
    groups.aim(page, goalOf(page));
    frame();
    goalOf(page).alpha = 0.5;
    expect(groups.step()).toBe(true);
    expect(write(page, 'alpha', 0.7)).toBe(true);
    expect(groups.step()).toBe(true);
    goalOf(page).alpha = 1.5;
    expect(groups.step()).toBe(false);
    frame();
    expect(title.worldAlpha).toBe(1.5);
    expect(groups.moves.transforms[7]).toBeCloseTo(0.7 / 1.5, 6);
  });

  it('is written again when it is hidden, and is no group any more', () => {
    const { groups, page, goalOf, write, frame, title } = setUp();
    goalOf(page).alpha = 0.5;
    groups.aim(page, goalOf(page));
    frame();
    Object.assign(goalOf(page), { alpha: 0, hidden: true });
    expect(write(page, 'alpha', 0)).toBe(false);
    frame();
    expect([page.group, page.goal, title.worldAlpha]).toEqual([0, null, 0]);
  });

  it('beyond the 31st is drawn with the opacity it has', () => {
    const { page, frame, groups, tree } = setUp();
    const many = Array.from({ length: 40 }, () => tree.add(page, { w: 5, h: 5 }) as GroupNode);
    for (const node of many) groups.aim(node, { x: 0, y: 0, scale: 1, alpha: 0.5, hidden: false });
    frame();
    many.forEach((node, i) => {
      const taken = groups.write(node, node.goal!, 'alpha', 0.75);
      expect(taken).toBe(i < 31);
      if (!taken) node.alpha = 0.75;
    });
    expect(many.map(({ alpha }) => alpha)).toEqual(many.map((_, i) => (i < 31 ? 1 : 0.75)));
    frame();
    expect(new Set(many.map(({ alpha }) => alpha))).toEqual(new Set([0.75]));
  });

  it('beyond the 31st is written in each frame', () => {
    const { page, write, frame, tree, goalOf, groups } = setUp();
    const many = Array.from({ length: 40 }, () => tree.add(page, { w: 5, h: 5 }) as GroupNode);
    const goal = { x: 50, y: 0, scale: 1, alpha: 1, hidden: false };
    many.forEach((node) => {
      groups.write(node, goal, 'x', 1);
      node.x = 1;
    });
    goalOf(page).y = 0;
    write(page, 'y', 90);
    frame();
    expect(page.group).toBe(1);
    const taken = many.filter((node) => groups.write(node, goal, 'x', 2));
    expect(taken.length).toBe(30);
  });

  it.each<[string, Partial<Goal>, boolean]>([
    ['the same', {}, true],
    ['further to the right', { x: 90 }, false],
    ['further down', { y: 90 }, false],
    ['larger', { scale: 3 }, false],
    ['fainter', { alpha: 0.5 }, true],
  ])('stays placed where it was while its goal is %s: %o, %s', (_, change, isKept) => {
    const { card, goalOf, write, frame } = setUp();
    Object.assign(goalOf(card), { x: 60, y: 50, scale: 2 });
    write(card, 'x', 12);
    card.x = 12;
    frame();
    expect(write(card, 'x', 30)).toBe(true);
    Object.assign(goalOf(card), change);
    frame();
    expect([card.isKept, card.placed!.x]).toEqual([isKept, isKept ? 12 : 30]);
  });

  it('that grows from nothing is placed in each frame, until there is something of it', () => {
    const { card, title, goalOf, write, frame, groups } = setUp();
    card.scale = 0;
    goalOf(card).scale = 1;
    groups.aim(card, goalOf(card));
    frame();
    expect(groups.kept).toBe(false);
    if (!write(card, 'scale', 0.25)) card.scale = 0.25;
    frame();
    expect([card.isKept, title.globalTransform!.ta, groups.kept]).toEqual([false, 0.25, true]);
  });

  it('stays placed nowhere else when what it is in begins to turn: all is to be placed once more', () => {
    const { tree, groups, page, card, title, goalOf, write, frame } = setUp();
    goalOf(card).x = 200;
    write(card, 'x', 11);
    card.x = 11;
    frame();
    expect(write(card, 'x', 100)).toBe(true);
    page.rotation = Math.PI / 2;
    groups.gather();
    groups.kept = true;
    tree.frame();
    expect([groups.place(), groups.kept]).toEqual([false, false]);
    groups.gather();
    groups.kept = true;
    tree.frame();
    expect([groups.place(), groups.kept]).toEqual([true, false]);
    // a quarter turn about the middle of the page: 100 to the right is 100 down
    expect(title.globalTransform!.ty).toBeCloseTo(page.y + page.h / 2 - page.w / 2 + 100 + 4, 6);
  });

  it('is placed where it is when others take its group from it, though its goal is the same', () => {
    const { page, card, title, goalOf, write, frame, tree, groups } = setUp();
    goalOf(card).x = 200;
    write(card, 'x', 11);
    card.x = 11;
    frame();
    expect(write(card, 'x', 100)).toBe(true);
    const shallower = Array.from({ length: 31 }, () => tree.add(tree.root, { w: 5, h: 5 }) as GroupNode);
    for (const node of shallower) groups.aim(node, { x: 50, y: 0, scale: 1, alpha: 1, hidden: false });
    frame();
    expect(card.group).toBe(0);
    expect(title.globalTransform!.tx).toBe(page.x + 100 + 4);
  });

  it('is as near to the stage as it comes on its way, with all that is in it', () => {
    const { page, tree, goalOf, write, frame } = setUp();
    const far = tree.add(page, { x: 10, y: 900, w: 50, h: 50, color: 0xffffffff });
    frame();
    expect(far.renderState).toBe(renderState.outOfBounds);
    goalOf(page).y = -700;
    write(page, 'y', 99);
    frame();
    expect(far.renderState).toBeGreaterThan(renderState.outOfBounds);
    goalOf(page).y = 99;
    frame();
    expect(far.renderState).toBe(renderState.outOfBounds);
  });
});
