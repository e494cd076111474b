/** Any way that nodes may go, and anything that may change meanwhile: all is drawn where it is, and what is seen is not left out. */
import { expect, it, vi } from 'vitest';
import { seededRandom } from '../../lists/random.fixture';
import { standing } from './groupMoves';
import { createMovingGroups } from './movingGroups';
import type { Goal, GroupNode, GroupProp } from './groupNode';
import { createTree } from './nodeTree.fixture';
import { renderState } from './numbers';
import type { CoreNode } from './types';

type MutableGoal = { -readonly [Name in keyof Goal]: Goal[Name] };
type Numbers = Pick<Goal, 'x' | 'y' | 'scale'>;

const stage = { w: 400, h: 300 };
const props = ['x', 'y', 'scale'] as const;

function setUp() {
  const tree = createTree(true);
  const groups = createMovingGroups();
  const goals = new Map<GroupNode, MutableGoal>();
  const add = (parent: CoreNode, x: number, y: number, w: number, h: number): GroupNode => {
    const node = tree.add(parent, {
      x,
      y,
      w,
      h,
      pivotX: 0.5,
      pivotY: 0.5,
      color: 0xffffffff,
    }) as GroupNode;
    goals.set(node, { x, y, scale: 1, alpha: 1, hidden: false });
    return node;
  };
  const page = add(tree.root, 20, 40, 300, 900);
  const cards = Array.from({ length: 6 }, (_, at) => add(page, 10, at * 120, 100, 80));
  for (const card of cards) add(card, 4, 60, 80, 15);

  function update(): boolean {
    groups.gather();
    groups.kept = true;
    tree.frame();
    return groups.place();
  }
  function frame(): void {
    if (!update()) update();
  }
  frame();

  return {
    tree,
    groups,
    goals,
    page,
    cards,
    add,
    frame,
    aim(node: GroupNode, goal: Partial<Numbers>): void {
      Object.assign(goals.get(node)!, goal);
      groups.aim(node, goals.get(node)!);
    },
    /** As the painter: what no group takes is set. */
    write(node: GroupNode, prop: GroupProp, value: number): void {
      if (!groups.write(node, goals.get(node)!, prop, value)) node[prop] = value;
    },
    /** A frame as `frame.ts` makes it. */
    draw(): void {
      if (tree.root.updateType !== 0 || groups.aimed || ((groups.waiting || !groups.kept) && !groups.step()))
        frame();
    },
  };
}

/** Where a node is by its own numbers and those of what it is in. */
function placeOf(node: CoreNode): Numbers {
  const { parent, x, y, w, h, scaleX, pivotX, pivotY } = node.props;
  if (parent === null) return { x, y, scale: scaleX };
  const outer = placeOf(parent);
  return {
    x: outer.x + outer.scale * (x + pivotX * w * (1 - scaleX)),
    y: outer.y + outer.scale * (y + pivotY * h * (1 - scaleX)),
    scale: outer.scale * scaleX,
  };
}

/** Where its group puts what was written of it. */
function drawnAt(node: GroupNode, { moves }: ReturnType<typeof createMovingGroups>): Numbers {
  let group = standing;
  for (let at: GroupNode | null = node; at !== null && group === standing; at = at.props.parent as GroupNode)
    group = at.group ?? standing;
  const { tx, ty, ta } = node.globalTransform!;
  return { x: moves.nowX(group, tx), y: moves.nowY(group, ty), scale: moves.nowSize(group, ta) };
}

const isOnStage = ({ x, y, scale }: Numbers, { w, h }: CoreNode['props']): boolean =>
  x < stage.w && y < stage.h && x + w * scale > 0 && y + h * scale > 0;

it.each([1, 2, 3, 4, 5, 6, 7, 8])('is drawn where it is by its numbers, seed %i', (seed) => {
  const random = seededRandom(seed);
  const pick = <Each>(list: readonly Each[]): Each => list[Math.floor(random() * list.length)]!;
  const { groups, goals, page, cards, add, aim, write, draw } = setUp();
  let kept = 0;
  for (let step = 0; step < 400; step++) {
    const nodes = [...goals.keys()];
    if (random() < 0.15) aim(page, { y: 40 - Math.floor(random() * 600), x: pick([20, 20, -50]) });
    if (random() < 0.15) aim(pick(cards), { scale: pick([1, 1.2]), y: Math.floor(random() * 700) });
    if (random() < 0.15) aim(pick(cards), { scale: pick([0, 0.5, 1, 1.2, 3]) });
    // what commits and loaded images change meanwhile
    if (random() < 0.1) add(pick(cards), Math.floor(random() * 50), 3, 10, 10);
    if (random() < 0.1) pick(nodes).color = 0xff0000ff;
    if (random() < 0.05) page.w = 300 + Math.floor(random() * 5);
    if (random() < 0.05) pick(cards).zIndex = Math.floor(random() * 3);
    for (const [node, goal] of goals)
      for (const prop of props) {
        const now = prop === 'scale' ? node.props.scaleX : node.props[prop];
        const left = goal[prop] - now;
        if (left !== 0) write(node, prop, random() < 0.2 ? goal[prop] : now + left * random() * 0.5);
      }
    draw();
    kept += Number(page.isKept);
    for (const node of goals.keys()) {
      const place = placeOf(node);
      const where = `step ${step}, node ${[...goals.keys()].indexOf(node)}`;
      if (isOnStage(place, node.props))
        expect(node.renderState, where).toBeGreaterThan(renderState.outOfBounds);
      if (node.renderState <= renderState.outOfBounds || place.scale === 0) continue;
      const drawn = drawnAt(node, groups);
      for (const prop of props) expect(drawn[prop], `${where}, ${prop}`).toBeCloseTo(place[prop], 6);
    }
  }
  expect(kept, 'the page was kept at times').toBeGreaterThan(10);
});

it('updates nothing else of a group on its way, when something in it changes', () => {
  const { page, cards, aim, write, draw, groups } = setUp();
  aim(page, { y: -200 });
  write(page, 'y', 20);
  draw();
  write(page, 'y', -80);
  // the sixth is beyond the bounds
  const placed = cards
    .slice(0, 5)
    .map((card) => vi.spyOn(card as unknown as { checkRenderBounds(): number }, 'checkRenderBounds'));
  cards[2]!.x = 50;
  draw();
  expect(placed.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1, 0, 0]);
  expect(drawnAt(cards[2]!, groups)).toMatchObject({ x: 20 + 50, y: -80 + 240 });
  // another goal: what is seen on the way there
  aim(page, { y: -500 });
  draw();
  expect(placed.every(({ mock }) => mock.calls.length > 0)).toBe(true);
});
