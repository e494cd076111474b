import { describe, expect, it } from 'vitest';
import { updateProps } from '../host/propTable';
import type { Direction } from '../types';
import { buildFocusTree, item, make } from './focusTree.fixture';
import type { FocusTreeFixture } from './focusTree.fixture';

function buildRtlFocusTree(...trees: Parameters<typeof buildFocusTree>): FocusTreeFixture {
  const tree = buildFocusTree(...trees);
  tree.test.scene.defaults.direction = 'rtl';
  return tree;
}

describe('a root that reads right to left', () => {
  it.each<[string, Direction[], string]>([
    ['left moves on', ['left'], 'a1'],
    ['right moves back', ['left', 'left', 'right'], 'a1'],
    ['right stops at the first', ['right'], 'a0'],
    ['left stops at the last', ['left', 'left', 'left'], 'a2'],
  ])('in a row %s', (_, keys, expected) => {
    const tree = buildRtlFocusTree(make('row', { group: 'row' }, item('a0'), item('a1'), item('a2')));
    expect(tree.pressKeys(...keys)).toBe(expected);
  });

  it('a row wraps the other way round', () => {
    const tree = buildRtlFocusTree(
      make('row', { group: 'row', wrap: true }, item('a0'), item('a1'), item('a2')),
    );
    expect(tree.pressKeys('right')).toBe('a2');
    expect(tree.pressKeys('left')).toBe('a0');
  });

  it('a grid swaps left and right, not up and down', () => {
    const cells = Array.from({ length: 7 }, (_, i) => item(`g${i}`));
    const tree = buildRtlFocusTree(make('grid', { group: 'grid', columns: 3 }, ...cells));
    expect(tree.pressKeys('left', 'down')).toBe('g4');
    expect(tree.pressKeys('right', 'up', 'right')).toBe('g0');
  });

  it('a row entered by right is entered at its end, one entered by left at its beginning', () => {
    const tree = buildRtlFocusTree(
      make(
        'app',
        { group: 'row' },
        make('first', { group: 'row', remember: false }, item('a0'), item('a1')),
        make('second', { group: 'row', remember: false }, item('b0'), item('b1')),
      ),
    );
    expect(tree.pressKeys('left', 'left')).toBe('b0');
    expect(tree.pressKeys('right')).toBe('a1');
  });

  it('a free group is not mirrored: focus goes where the arrow points', () => {
    const tree = buildRtlFocusTree(make('free', { group: 'free' }, item('west'), item('east', { x: 500 })));
    expect(tree.pressKeys('right')).toBe('east');
    expect(tree.pressKeys('left')).toBe('west');
  });

  it('flows run from the right, and so do columns of a flow', () => {
    const tree = buildRtlFocusTree(
      make('flow', { flow: 'row', w: 500, gap: 10, padding: [0, 20] }, item('a'), item('b', { w: 60 })),
      make('stack', { flow: 'column', w: 500 }, item('c'), item('d', { w: 60 })),
    );
    updateProps(tree.node('flow'), { ...tree.node('flow').props, gap: 12 });
    updateProps(tree.node('stack'), { ...tree.node('stack').props, gap: 1 });
    tree.flush();
    expect(['a', 'b', 'c', 'd'].map((id) => tree.node(id).target.x)).toEqual([380, 308, 400, 440]);
  });
});
