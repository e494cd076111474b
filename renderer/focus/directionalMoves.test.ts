import { describe, expect, it, vi } from 'vitest';
import type { Key } from '../types';
import type { HostNode } from '../scene/node';
import { build, item, make } from './build.fixture';
import type { Built } from './build.fixture';
import { neighbour } from './moves';

/** How often two places were compared. */
const compared = vi.hoisted(() => ({ count: 0 }));

vi.mock('./geometry', async (original) => {
  const geometry = await original<typeof import('./geometry')>();
  return {
    ...geometry,
    distance: (...places: Parameters<typeof geometry.distance>) => {
      compared.count++;
      return geometry.distance(...places);
    },
  };
});

const ids = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${i}`);

describe('neighbour by index', () => {
  it.each([
    // index, stride, columns, count, wrap, expected
    [0, 1, 0, 3, false, 1],
    [2, 1, 0, 3, false, -1],
    [2, 1, 0, 3, true, 0],
    [0, -1, 0, 3, true, 2],
    [0, 1, 0, 1, true, -1],
    [2, 1, 3, 7, false, -1],
    [2, 1, 3, 7, true, 0],
    [6, -1, 3, 7, true, 6],
    [3, 3, 3, 7, false, 6],
    [4, 3, 3, 7, false, 6],
    [6, 3, 3, 7, false, -1],
    [6, 3, 3, 7, true, 0],
    [1, -3, 3, 7, false, -1],
    [1, -3, 3, 7, true, 6],
    [4, -3, 3, 7, false, 1],
  ])('from %i by %i in %i columns of %i, wrap %s: %i', (index, stride, columns, count, wrap, expected) => {
    expect(neighbour(index, stride, columns, count, wrap)).toBe(expected);
  });
});

describe('moves inside a group', () => {
  it.each<[string, Parameters<typeof make>[1], number, Key[], string]>([
    ['row', { group: 'row' }, 3, ['right', 'right'], 'a2'],
    ['row stops at its end', { group: 'row' }, 2, ['right', 'right'], 'a1'],
    ['row does not go down', { group: 'row' }, 2, ['down'], 'a0'],
    ['row wraps', { group: 'row', wrap: true }, 3, ['left'], 'a2'],
    ['column', { group: 'column' }, 3, ['down', 'down', 'up'], 'a1'],
    ['grid right and down', { group: 'grid', columns: 3 }, 7, ['right', 'down'], 'a4'],
    [
      'grid lands on the last item under a gap',
      { group: 'grid', columns: 3 },
      7,
      ['right', 'right', 'down', 'down'],
      'a6',
    ],
    ['grid does not turn the corner', { group: 'grid', columns: 3 }, 7, ['right', 'right', 'right'], 'a2'],
  ])('%s', (_, props, count, keys, expected) => {
    const tree = build(make('group', props, ...ids('a', count).map((id) => item(id))));
    expect(tree.keys(...keys)).toBe(expected);
  });

  it('passes over hidden and disabled ones', () => {
    const tree = build(
      make(
        'row',
        { group: 'row' },
        item('a'),
        item('b', { visible: false }),
        item('c', { disabled: true }),
        item('d'),
      ),
    );
    expect(tree.keys('right')).toBe('d');
    tree.set('b', { visible: true });
    expect(tree.keys('left')).toBe('b');
  });

  it('follows `order` where it differs from tree order, also given by a wrapper', () => {
    const tree = build(
      make(
        'row',
        { group: 'row' },
        make('slot0', { order: 2 }, item('third')),
        make('slot1', { order: 0 }, item('first')),
        make('slot2', { order: 1 }, item('second')),
      ),
    );
    expect(tree.focused).toBe('first');
    expect(tree.keys('right')).toBe('second');
    expect(tree.keys('right')).toBe('third');
    tree.set('slot0', { order: -1 });
    expect(tree.keys('right')).toBe('first');
    expect(tree.keys('left')).toBe('third');
  });

  it('goes by geometry in a free group', () => {
    const at = (id: string, x: number, y: number) => item(id, { x, y });
    const tree = build(
      make(
        'page',
        { group: 'free' },
        at('a', 0, 0),
        at('far', 400, 0),
        at('b', 130, 10),
        at('below', 10, 200),
      ),
    );
    expect(tree.keys('right')).toBe('b');
    expect(tree.keys('right')).toBe('far');
    expect(tree.keys('left', 'left')).toBe('a');
    expect(tree.keys('down')).toBe('below');
    expect(tree.keys('down')).toBe('below');
  });
});

describe('moves between groups', () => {
  const page = () =>
    build(
      make(
        'app',
        { group: 'row' },
        make('menu', { group: 'column' }, item('home'), item('search', { preferred: true })),
        make(
          'page',
          { group: 'column' },
          make('row0', { group: 'row' }, item('a0'), item('a1'), item('a2')),
          make('row1', { group: 'row' }, item('b0'), item('b1'), item('b2')),
        ),
      ),
    );

  it('bubbles out of a column of rows to the side menu and comes back to where it was', () => {
    const tree = page();
    tree.test.scene.focus.focus(tree.node('a0'));
    expect(tree.keys('right', 'right', 'down')).toBe('b0');
    expect(tree.keys('right')).toBe('b1');
    expect(tree.keys('left', 'left')).toBe('search');
    expect(tree.keys('up')).toBe('home');
    expect(tree.keys('right')).toBe('b0');
  });

  it('every row remembers its column', () => {
    const tree = page();
    tree.test.scene.focus.focus(tree.node('a2'));
    expect(tree.keys('down', 'right', 'up')).toBe('a2');
    expect(tree.keys('down')).toBe('b1');
  });

  it('remember={false} enters at the preferred or first child', () => {
    const tree = page();
    tree.set('row0', { remember: false });
    tree.test.scene.focus.focus(tree.node('a2'));
    expect(tree.keys('down', 'up')).toBe('a0');
    tree.set('a1', { preferred: true });
    expect(tree.keys('down', 'up')).toBe('a1');
  });

  it('skips groups without anything to focus', () => {
    const tree = page();
    tree.add(
      make('empty', { group: 'row' }, item('off', { disabled: true })),
      tree.node('page'),
      tree.node('row1'),
    );
    tree.test.scene.focus.focus(tree.node('a1'));
    expect(tree.keys('down')).toBe('b0');
  });

  it('a row entered from its right side starts at its right end', () => {
    const tree = build(
      make(
        'app',
        { group: 'row' },
        make('left', { group: 'row' }, item('l0'), item('l1')),
        item('right', { autoFocus: true }),
      ),
    );
    expect(tree.keys('left')).toBe('l1');
  });

  it('a focusable group holds focus itself while it has nothing inside', () => {
    const tree = build(make('screen', { group: 'free', focusable: true }));
    expect(tree.focused).toBe('screen');
    tree.add(item('late'), tree.node('screen'));
    expect(tree.focused).toBe('late');
  });
});

describe('wrap', () => {
  const page = (wrap: boolean): HostNode =>
    make(
      'rows',
      { group: 'column', wrap },
      ...['a', 'b', 'c'].map((id) =>
        make(id, { group: 'row', wrap: id === 'b' }, item(`${id}0`), item(`${id}1`), item(`${id}2`)),
      ),
    );
  const rows = (wrap: boolean): Built => build(page(wrap));

  it('of a column of rows goes from the last row to the first, each at its own column', () => {
    const tree = rows(true);
    expect(tree.keys('right', 'down', 'down', 'down')).toBe('a1');
    expect(tree.keys('up')).toBe('c0');
  });

  it('of an inner row keeps the key from the groups around it, and an inner edge without wrap does not', () => {
    const tree = build(
      make('page', { group: 'row', wrap: true }, make('menu', { group: 'column' }, item('m')), page(false)),
    );
    expect(tree.keys('right', 'down')).toBe('b0');
    expect(tree.keys('left')).toBe('b2');
    expect(tree.keys('right')).toBe('b0');
    expect(tree.keys('up', 'left')).toBe('m');
    expect(tree.keys('left')).toBe('a0');
  });

  it('passes over what cannot have focus, and stays where nothing else can', () => {
    const tree = rows(true);
    for (const id of ['a', 'b']) for (const at of [0, 1, 2]) tree.set(`${id}${at}`, { disabled: true });
    expect(tree.focused).toBe('c0');
    expect(tree.keys('down', 'up')).toBe('c0');
  });
});

describe('the cost of a move', () => {
  interface Cost {
    /** Reads of any record's node: every record that is looked at. */
    records: number;
    /** Reads of where any node is. */
    places: number;
    /** Comparisons of two places. */
    compared: number;
  }

  /** What moves cost, counted on every focusable and group below the stage. */
  function cost(tree: Built, moves: () => void): Cost {
    const counts: Cost = { records: 0, places: 0, compared: 0 };
    const watch = (node: HostNode): void => {
      const { focus: record, target } = node;
      Object.defineProperty(node, 'target', { configurable: true, get: () => (counts.places++, target) });
      if (record !== null)
        Object.defineProperty(record, 'node', { configurable: true, get: () => (counts.records++, node) });
      node.children.forEach(watch);
    };
    tree.test.scene.stageNode.children.forEach(watch);
    compared.count = 0;
    moves();
    return { ...counts, compared: compared.count };
  }

  const grown = { focusedStyle: { scale: 1.06 } };
  const square = (count: number) =>
    Array.from({ length: count }, (_, i) => {
      const side = Math.sqrt(count);
      return item(`a${i}`, { x: (i % side) * 120, y: Math.floor(i / side) * 70, ...grown });
    });
  const walk = (tree: Built): string | null =>
    tree.keys('right', 'down', 'right', 'up', 'left', 'down', 'right');

  const shapes: [string, (count: number) => HostNode][] = [
    ['one row', (count) => make('row', { group: 'row' }, ...square(count))],
    ['one grid', (count) => make('grid', { group: 'grid', columns: Math.sqrt(count) }, ...square(count))],
    ['one free group', (count) => make('free', { group: 'free' }, ...square(count))],
    [
      'a column of rows',
      (count) =>
        make(
          'page',
          { group: 'column' },
          ...Array.from({ length: Math.sqrt(count) }, (_, r) =>
            make(
              `r${r}`,
              { group: 'row', y: r * 70 },
              ...ids(`r${r}-`, Math.sqrt(count)).map((id, i) => item(id, { x: i * 120, ...grown })),
            ),
          ),
        ),
    ],
    [
      'a free group of rows',
      (count) =>
        make(
          'page',
          { group: 'free' },
          ...Array.from({ length: Math.sqrt(count) }, (_, r) =>
            make(
              `r${r}`,
              { group: 'row', y: r * 70 },
              ...ids(`r${r}-`, Math.sqrt(count)).map((id, i) => item(id, { x: i * 120, ...grown })),
            ),
          ),
        ),
    ],
    [
      'a free group of groups with a single child',
      (count) =>
        make(
          'page',
          { group: 'free' },
          ...square(count).map((node, i) => make(`g${i}`, { group: 'column' }, node)),
        ),
    ],
  ];

  it.each(shapes)('in %s does not grow from 100 focusables to 10,000', (_, shape) => {
    const of = (count: number): [Cost, boolean] => {
      const tree = build(shape(count));
      // the first walk puts the children of the groups on its way in order and in their places, once for what is mounted
      walk(tree);
      tree.keys('up', 'left', 'left');
      const start = tree.focused;
      let moved = false;
      const counts = cost(tree, () => (moved = walk(tree) !== start));
      return [counts, moved];
    };
    const [few, moved] = of(100);
    expect(moved).toBe(true);
    expect(few.records).toBeGreaterThan(0);
    expect(of(10_000)).toEqual([few, moved]);
  });
});
