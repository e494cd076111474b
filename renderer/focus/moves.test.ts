import { describe, expect, it } from 'vitest';
import type { Key } from '../types';
import { build, item, make } from './build.fixture';
import { neighbour } from './moves';

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

describe('the cost of a move', () => {
  /** Counts how often a move looks at any focusable of the group. */
  function visits(count: number): number {
    const items = ids('a', count).map((id) => item(id));
    const tree = build(make('other', { group: 'row' }, item('x')), make('row', { group: 'row' }, ...items));
    tree.test.scene.focus.focus(items[5]!);
    tree.keys('right');
    let looked = 0;
    for (const node of items) {
      let hidden = node.hidden;
      Object.defineProperty(node, 'hidden', {
        get: () => (looked++, hidden),
        set: (value: boolean) => (hidden = value),
      });
    }
    tree.keys('right', 'right', 'left');
    expect(tree.focused).toBe('a7');
    return looked;
  }

  it('does not grow with the number of focusables', () => {
    const few = visits(100);
    expect(few).toBeGreaterThan(0);
    expect(visits(10_000)).toBe(few);
  });
});
