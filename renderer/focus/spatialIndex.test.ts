import { describe, expect, it } from 'vitest';
import { seededRandom } from '../lists/random.fixture';
import type { HostNode } from '../host/node';
import type { Direction } from '../types';
import { buildFocusTree, item, make } from './focusTree.fixture';
import type { FocusTreeFixture } from './focusTree.fixture';
import { distance, rectInside } from './geometry';
import { focusRecordOf, recordFor } from './record';

const directions: readonly Direction[] = ['left', 'right', 'up', 'down'];

/** What looking at every child would answer: the rule the space has to keep. */
function nearestByFullScan(tree: FocusTreeFixture, group: HostNode, direction: Direction): string | null {
  const from = tree.test.scene.focus.current!;
  let best: HostNode | null = null;
  let bestDistance = Infinity;
  for (const child of group.children) {
    const record = recordFor(child);
    if (record === null || child === from || record.node === from || child.hidden) continue;
    if (record.node.props.disabled === true) continue;
    const candidateDistance = distance(
      rectInside(focusRecordOf(from)!, group),
      rectInside(record, group),
      direction,
    );
    if (candidateDistance >= bestDistance) continue;
    best = record.node;
    bestDistance = candidateDistance;
  }
  if (best === null) return from.props.testId!;
  return best.props.group === undefined ? best.props.testId! : best.children[0]!.props.testId!;
}

describe('the nearest in a free group', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'is the one that a search of all finds, whatever is added, removed and moved (seed %i)',
    (seed) => {
      const random = seededRandom(seed);
      const spread = [400, 3000, 20_000][seed % 3]!;
      const whole = (to: number): number => Math.floor(random() * to);
      let made = 0;
      const one = (): HostNode => {
        const id = `n${made++}`;
        const place = {
          x: whole(spread) - spread / 2,
          y: whole(spread) - spread / 3,
          w: 20 + whole(400),
          h: 20 + whole(300),
        };
        const kind = whole(4);
        // a plain focusable, one that grows, a group without a size of its own, one inside a plain node
        if (kind === 0) return item(id, place);
        if (kind === 1) return item(id, { ...place, focusedStyle: { scale: 1.06 } });
        if (kind === 2) return make(`g${id}`, { group: 'row', x: 5, y: 7 }, item(id, place));
        return make(`p${id}`, { x: 30 }, item(id, place));
      };
      const group = make('free', { group: 'free', x: 50, y: 60 }, ...Array.from({ length: 60 }, one));
      const tree = buildFocusTree(group);
      const seen = new Set<string>();
      for (let step = 0; step < 400; step++) {
        const direction = directions[whole(4)]!;
        const expected = nearestByFullScan(tree, group, direction);
        expect(tree.move(direction)).toBe(expected);
        seen.add(expected!);
        const other = group.children[whole(group.children.length)]!;
        const change = whole(12);
        if (change === 0) tree.add(one(), group);
        else if (change === 1 && group.children.length > 20) tree.remove(other.props.testId!);
        else if (change === 2) tree.set(other.props.testId!, { x: whole(spread), y: whole(spread) });
        else if (change === 3) tree.set(other.props.testId!, { visible: other.hidden });
        else if (change === 4 && other.children.length > 0)
          tree.set(other.children[0]!.props.testId!, { y: whole(spread), w: 10 + whole(500) });
        else if (change === 5) tree.set('free', { x: whole(100) });
        else if (change === 6) tree.test.scene.motion.animate(other, 'x', whole(spread), { duration: 100 });
      }
      expect(seen.size).toBeGreaterThan(15);
    },
  );

  it('is never a neighbour whose centre is level: a grown item does not lead sideways', () => {
    const column = Array.from({ length: 30 }, (_, i) =>
      item(`c${i}`, { y: i * 61.3, w: 371, x: 17.1, focusedStyle: { scale: 1.06 } }),
    );
    const tree = buildFocusTree(make('free', { group: 'free' }, ...column));
    for (let i = 0; i < 29; i++) {
      expect(tree.pressKeys('left', 'right')).toBe(`c${i}`);
      tree.pressKeys('down');
    }
  });

  it('is never one with a rectangle that is no number, and the others are found all the same', () => {
    const tree = buildFocusTree(
      make('free', { group: 'free' }, item('a'), item('b', { x: 200 }), item('nan', { w: 100 }), item('far')),
    );
    // props cannot say so; a movement that went wrong might
    tree.node('nan').target.x = NaN;
    tree.node('far').target.x = Infinity;
    expect(tree.pressKeys('right', 'right')).toBe('b');
    expect(tree.pressKeys('left')).toBe('a');
  });

  it('is none that is as large as a sea or beyond it: a key is answered at once', () => {
    const far = 2 ** 24;
    const tree = buildFocusTree(
      make(
        'free',
        { group: 'free' },
        item('a'),
        item('b', { x: 200 }),
        item('sea', { x: 300, w: far, h: far }),
        item('far', { x: far, y: far }),
      ),
    );
    expect(tree.pressKeys('right', 'right', 'down')).toBe('b');
    tree.set('sea', { focusable: true, x: 400, w: 100, h: 50 });
    expect(tree.pressKeys('right')).toBe('sea');
    tree.set('sea', { focusable: true, x: 400, w: far, h: far });
    expect(tree.pressKeys('left')).toBe('b');
  });
});
