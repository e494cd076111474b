import { describe, expect, it, vi } from 'vitest';
import type { Key } from '../types';
import type { HostNode } from '../host/node';
import { buildFocusTree, item, make } from './focusTree.fixture';
import type { FocusTreeFixture } from './focusTree.fixture';
import { neighbour } from './directionalMoves';

/** How often two positions were compared. */
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
  ])(
    'from index %i a stride of %i in %i columns of %i items, wrap %s, leads to %i',
    (index, stride, columns, count, wrap, expected) => {
      expect(neighbour(index, stride, columns, count, wrap)).toBe(expected);
    },
  );
});

describe('moves inside a group', () => {
  it.each<[string, Parameters<typeof make>[1], number, Key[], string]>([
    ['a row goes on to the right', { group: 'row' }, 3, ['right', 'right'], 'a2'],
    ['a row stops at its end', { group: 'row' }, 2, ['right', 'right'], 'a1'],
    ['a row does not go down', { group: 'row' }, 2, ['down'], 'a0'],
    ['a row with wrap goes from its first to its last', { group: 'row', wrap: true }, 3, ['left'], 'a2'],
    ['a column goes down and up', { group: 'column' }, 3, ['down', 'down', 'up'], 'a1'],
    ['a grid goes right and down', { group: 'grid', columns: 3 }, 7, ['right', 'down'], 'a4'],
    [
      'a grid lands on the last item under a gap',
      { group: 'grid', columns: 3 },
      7,
      ['right', 'right', 'down', 'down'],
      'a6',
    ],
    [
      'a grid does not go on in the next line',
      { group: 'grid', columns: 3 },
      7,
      ['right', 'right', 'right'],
      'a2',
    ],
  ])('%s', (_, props, count, keys, expected) => {
    const tree = buildFocusTree(make('group', props, ...ids('a', count).map((id) => item(id))));
    expect(tree.pressKeys(...keys)).toBe(expected);
  });

  it('a move passes over hidden and disabled nodes', () => {
    const tree = buildFocusTree(
      make(
        'row',
        { group: 'row' },
        item('a'),
        item('b', { visible: false }),
        item('c', { disabled: true }),
        item('d'),
      ),
    );
    expect(tree.pressKeys('right')).toBe('d');
    tree.set('b', { visible: true });
    expect(tree.pressKeys('left')).toBe('b');
  });

  it('a move follows `order` where it differs from tree order, also given by a wrapper', () => {
    const tree = buildFocusTree(
      make(
        'row',
        { group: 'row' },
        make('slot0', { order: 2 }, item('third')),
        make('slot1', { order: 0 }, item('first')),
        make('slot2', { order: 1 }, item('second')),
      ),
    );
    expect(tree.focused).toBe('first');
    expect(tree.pressKeys('right')).toBe('second');
    expect(tree.pressKeys('right')).toBe('third');
    tree.set('slot0', { order: -1 });
    expect(tree.pressKeys('right')).toBe('first');
    expect(tree.pressKeys('left')).toBe('third');
  });

  it('a move in a free group goes by geometry', () => {
    const at = (id: string, x: number, y: number) => item(id, { x, y });
    const tree = buildFocusTree(
      make(
        'page',
        { group: 'free' },
        at('a', 0, 0),
        at('far', 400, 0),
        at('b', 130, 10),
        at('below', 10, 200),
      ),
    );
    expect(tree.pressKeys('right')).toBe('b');
    expect(tree.pressKeys('right')).toBe('far');
    expect(tree.pressKeys('left', 'left')).toBe('a');
    expect(tree.pressKeys('down')).toBe('below');
    expect(tree.pressKeys('down')).toBe('below');
  });
});

describe('moves between groups', () => {
  const page = () =>
    buildFocusTree(
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

  it('focus leaves a column of rows for the side menu and comes back to where it was', () => {
    const tree = page();
    tree.test.scene.focus.focus(tree.node('a0'));
    expect(tree.pressKeys('right', 'right', 'down')).toBe('b0');
    expect(tree.pressKeys('right')).toBe('b1');
    expect(tree.pressKeys('left', 'left')).toBe('search');
    expect(tree.pressKeys('up')).toBe('home');
    expect(tree.pressKeys('right')).toBe('b0');
  });

  it('every row keeps the item that last had focus', () => {
    const tree = page();
    tree.test.scene.focus.focus(tree.node('a2'));
    expect(tree.pressKeys('down', 'right', 'up')).toBe('a2');
    expect(tree.pressKeys('down')).toBe('b1');
  });

  it('a group with remember={false} is entered at its preferred or first child', () => {
    const tree = page();
    tree.set('row0', { remember: false });
    tree.test.scene.focus.focus(tree.node('a2'));
    expect(tree.pressKeys('down', 'up')).toBe('a0');
    tree.set('a1', { preferred: true });
    expect(tree.pressKeys('down', 'up')).toBe('a1');
  });

  it('a move skips groups without anything to focus', () => {
    const tree = page();
    tree.add(
      make('empty', { group: 'row' }, item('off', { disabled: true })),
      tree.node('page'),
      tree.node('row1'),
    );
    tree.test.scene.focus.focus(tree.node('a1'));
    expect(tree.pressKeys('down')).toBe('b0');
  });

  it('a row entered from its right side starts at its right end', () => {
    const tree = buildFocusTree(
      make(
        'app',
        { group: 'row' },
        make('left', { group: 'row' }, item('l0'), item('l1')),
        item('right', { autoFocus: true }),
      ),
    );
    expect(tree.pressKeys('left')).toBe('l1');
  });

  it('a focusable group holds focus itself while it has nothing inside', () => {
    const tree = buildFocusTree(make('screen', { group: 'free', focusable: true }));
    expect(tree.focused).toBe('screen');
    tree.add(item('late'), tree.node('screen'));
    expect(tree.focused).toBe('late');
  });
});

describe('a group with wrap', () => {
  const page = (wrap: boolean): HostNode =>
    make(
      'rows',
      { group: 'column', wrap },
      ...['a', 'b', 'c'].map((id) =>
        make(id, { group: 'row', wrap: id === 'b' }, item(`${id}0`), item(`${id}1`), item(`${id}2`)),
      ),
    );
  const rows = (wrap: boolean): FocusTreeFixture => buildFocusTree(page(wrap));

  it('goes from its last row to its first, each at its own column', () => {
    const tree = rows(true);
    expect(tree.pressKeys('right', 'down', 'down', 'down')).toBe('a1');
    expect(tree.pressKeys('up')).toBe('c0');
  });

  it('keeps the key from the groups around it, and an inner group without wrap does not', () => {
    const tree = buildFocusTree(
      make('page', { group: 'row', wrap: true }, make('menu', { group: 'column' }, item('m')), page(false)),
    );
    expect(tree.pressKeys('right', 'down')).toBe('b0');
    expect(tree.pressKeys('left')).toBe('b2');
    expect(tree.pressKeys('right')).toBe('b0');
    expect(tree.pressKeys('up', 'left')).toBe('m');
    expect(tree.pressKeys('left')).toBe('a0');
  });

  it('passes over what cannot have focus, and keeps focus where nothing else can', () => {
    const tree = rows(true);
    for (const id of ['a', 'b']) for (const at of [0, 1, 2]) tree.set(`${id}${at}`, { disabled: true });
    expect(tree.focused).toBe('c0');
    expect(tree.pressKeys('down', 'up')).toBe('c0');
  });
});

describe('the cost of a move', () => {
  interface Cost {
    /** Reads of any record's node: every record that is looked at. */
    records: number;
    /** Reads of where any node is. */
    places: number;
    /** Comparisons of two positions. */
    compared: number;
  }

  /** What moves cost, counted on every focusable and group below the stage. */
  function cost(tree: FocusTreeFixture, moves: () => void): Cost {
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
  const walk = (tree: FocusTreeFixture): string | null =>
    tree.pressKeys('right', 'down', 'right', 'up', 'left', 'down', 'right');

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

  it.each(shapes)('of a key in %s is the same at 10,000 focusables as at 100', (_, shape) => {
    const of = (count: number): [Cost, boolean] => {
      const tree = buildFocusTree(shape(count));
      // the first walk puts the children of the groups on its way in order and in their places, once for what is mounted
      walk(tree);
      tree.pressKeys('up', 'left', 'left');
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
