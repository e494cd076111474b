import { describe, expect, it } from 'vitest';
import { focusTreeOf } from './focusTree';
import { buildFocusTree, item, make } from './focusTree.fixture';
import type { FocusSnapshot } from './snapshot';

describe('a restored snapshot', () => {
  const page = () =>
    make(
      'page',
      { group: 'column', focusKey: 'page' },
      make('r0', { group: 'row', focusKey: 'r0' }, item('a0'), item('a1'), item('a2')),
      make('r1', { group: 'row', focusKey: 'r1' }, item('b0'), item('b1'), item('b2')),
    );

  it('brings back focus and the history of every group', () => {
    const tree = buildFocusTree(page());
    tree.pressKeys('right', 'right', 'down', 'right');
    const snapshot = JSON.parse(JSON.stringify(focusTreeOf(tree.test.scene).snapshot())) as FocusSnapshot;
    const other = buildFocusTree();
    focusTreeOf(other.test.scene).restore(snapshot);
    other.add(page());
    expect(other.focused).toBe('b1');
    expect(other.pressKeys('up')).toBe('a2');
  });

  it('gives focus to the deepest mounted part of its path, until the rest is mounted', () => {
    const tree = buildFocusTree(page());
    tree.pressKeys('down', 'right');
    const snapshot = focusTreeOf(tree.test.scene).snapshot();
    tree.remove('page');
    focusTreeOf(tree.test.scene).restore(snapshot);
    tree.add(
      make(
        'page',
        { group: 'column', focusKey: 'page' },
        make('r0', { group: 'row', focusKey: 'r0' }, item('c0')),
      ),
    );
    expect(tree.focused).toBe('c0');
    tree.add(make('r1', { group: 'row', focusKey: 'r1' }, item('d0')), tree.node('page'));
    expect(tree.focused).toBe('d0');
    tree.add(item('d1'), tree.node('r1'));
    expect(tree.focused).toBe('d1');
  });

  it('is given up when a key comes first', () => {
    const tree = buildFocusTree(page());
    tree.pressKeys('down', 'right');
    const snapshot = focusTreeOf(tree.test.scene).snapshot();
    tree.remove('page');
    focusTreeOf(tree.test.scene).restore(snapshot);
    tree.add(
      make(
        'page',
        { group: 'column', focusKey: 'page' },
        make('r0', { group: 'row', focusKey: 'r0' }, item('c0')),
      ),
    );
    tree.pressKeys('right');
    tree.add(make('r1', { group: 'row', focusKey: 'r1' }, item('d0'), item('d1')), tree.node('page'));
    expect(tree.focused).toBe('c0');
  });
});
