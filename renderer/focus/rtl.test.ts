import { describe, expect, it } from 'vitest';
import { updateProps } from '../scene/propTable';
import type { Direction } from '../types';
import { build, item, make } from './build.fixture';
import type { Built } from './build.fixture';

function fromRight(...trees: Parameters<typeof build>): Built {
  const tree = build(...trees);
  tree.test.scene.defaults.direction = 'rtl';
  return tree;
}

describe('a root that reads from the right', () => {
  it.each<[string, Direction[], string]>([
    ['left is on', ['left'], 'a1'],
    ['right is back', ['left', 'left', 'right'], 'a1'],
    ['right ends at the first', ['right'], 'a0'],
    ['left ends at the last', ['left', 'left', 'left'], 'a2'],
  ])('in a row %s', (_, keys, expected) => {
    const tree = fromRight(make('row', { group: 'row' }, item('a0'), item('a1'), item('a2')));
    expect(tree.keys(...keys)).toBe(expected);
  });

  it('a row wraps the other way round', () => {
    const tree = fromRight(make('row', { group: 'row', wrap: true }, item('a0'), item('a1'), item('a2')));
    expect(tree.keys('right')).toBe('a2');
    expect(tree.keys('left')).toBe('a0');
  });

  it('a grid swaps left and right, not up and down', () => {
    const cells = Array.from({ length: 7 }, (_, i) => item(`g${i}`));
    const tree = fromRight(make('grid', { group: 'grid', columns: 3 }, ...cells));
    expect(tree.keys('left', 'down')).toBe('g4');
    expect(tree.keys('right', 'up', 'right')).toBe('g0');
  });

  it('a row entered by right is entered at its end, one entered by left at its beginning', () => {
    const tree = fromRight(
      make(
        'app',
        { group: 'row' },
        make('first', { group: 'row', remember: false }, item('a0'), item('a1')),
        make('second', { group: 'row', remember: false }, item('b0'), item('b1')),
      ),
    );
    expect(tree.keys('left', 'left')).toBe('b0');
    expect(tree.keys('right')).toBe('a1');
  });

  it('places are places: a free group goes where the arrow points', () => {
    const tree = fromRight(make('free', { group: 'free' }, item('west'), item('east', { x: 500 })));
    expect(tree.keys('right')).toBe('east');
    expect(tree.keys('left')).toBe('west');
  });

  it('flows run from the right, and so do columns of a flow', () => {
    const tree = fromRight(
      make('flow', { flow: 'row', w: 500, gap: 10, padding: [0, 20] }, item('a'), item('b', { w: 60 })),
      make('stack', { flow: 'column', w: 500 }, item('c'), item('d', { w: 60 })),
    );
    updateProps(tree.node('flow'), { ...tree.node('flow').props, gap: 12 });
    updateProps(tree.node('stack'), { ...tree.node('stack').props, gap: 1 });
    tree.settle();
    expect(['a', 'b', 'c', 'd'].map((id) => tree.node(id).target.x)).toEqual([380, 308, 400, 440]);
  });
});
