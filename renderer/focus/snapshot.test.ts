import { describe, expect, it } from 'vitest';
import { build, item, make } from './build.fixture';

describe('snapshot and restore', () => {
  const page = () =>
    make(
      'page',
      { group: 'column', focusKey: 'page' },
      make('r0', { group: 'row', focusKey: 'r0' }, item('a0'), item('a1'), item('a2')),
      make('r1', { group: 'row', focusKey: 'r1' }, item('b0'), item('b1'), item('b2')),
    );

  it('brings back focus and the memory of every group', () => {
    const tree = build(page());
    tree.keys('right', 'right', 'down', 'right');
    const snapshot = JSON.parse(JSON.stringify(tree.test.scene.focus.snapshot())) as ReturnType<
      typeof tree.test.scene.focus.snapshot
    >;
    const other = build();
    other.test.scene.focus.restore(snapshot);
    other.add(page());
    expect(other.focused).toBe('b1');
    expect(other.keys('up')).toBe('a2');
  });

  it('waits for what is not mounted yet, standing on the nearest part of the path', () => {
    const tree = build(page());
    tree.keys('down', 'right');
    const snapshot = tree.test.scene.focus.snapshot();
    tree.remove('page');
    tree.test.scene.focus.restore(snapshot);
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

  it('gives up when a key comes first', () => {
    const tree = build(page());
    tree.keys('down', 'right');
    const snapshot = tree.test.scene.focus.snapshot();
    tree.remove('page');
    tree.test.scene.focus.restore(snapshot);
    tree.add(
      make(
        'page',
        { group: 'column', focusKey: 'page' },
        make('r0', { group: 'row', focusKey: 'r0' }, item('c0')),
      ),
    );
    tree.keys('right');
    tree.add(make('r1', { group: 'row', focusKey: 'r1' }, item('d0'), item('d1')), tree.node('page'));
    expect(tree.focused).toBe('c0');
  });
});
