import { describe, expect, it } from 'vitest';
import { appendChild, removeChild } from '../host/tree';
import { buildFocusTree, item, make } from './focusTree.fixture';

describe('[DEVICE-02] exactly one focus at all times', () => {
  it('the first focusable gets focus when nothing asks for it, and autoFocus when something does', () => {
    expect(buildFocusTree(make('page', {}, item('a'), item('b'))).focused).toBe('a');
    expect(buildFocusTree(make('page', {}, item('a'), item('b', { autoFocus: true }))).focused).toBe('b');
  });

  it('focus goes to the nearest neighbour by order when the focused node unmounts', () => {
    const tree = buildFocusTree(make('row', { group: 'row' }, item('a'), item('b'), item('c')));
    tree.pressKeys('right');
    tree.remove('b');
    expect(tree.focused).toBe('c');
    tree.remove('c');
    expect(tree.focused).toBe('a');
  });

  it('focus goes to the group above when the whole group is gone', () => {
    const row = (id: string) => make(id, { group: 'row' }, item(`${id}0`), item(`${id}1`));
    const tree = buildFocusTree(
      make('page', { group: 'column' }, row('a'), row('b'), row('c')),
      item('outside'),
    );
    tree.pressKeys('down', 'right');
    tree.remove('b');
    expect(tree.focused).toBe('c0');
    tree.remove('page');
    expect(tree.focused).toBe('outside');
    tree.remove('outside');
    expect(tree.focused).toBe(null);
    tree.add(item('late'));
    expect(tree.focused).toBe('late');
  });

  it('focus comes back when Suspense hides and shows its node, unless a key was pressed meanwhile', () => {
    const tree = buildFocusTree(
      make('menu', { group: 'column' }, item('m')),
      make('page', { group: 'row' }, item('a'), item('b')),
    );
    tree.test.scene.focus.focus(tree.node('b'));
    tree.set('page', { visible: false });
    expect(tree.focused).toBe('m');
    tree.set('page', { visible: true });
    expect(tree.focused).toBe('b');
    tree.set('page', { visible: false });
    tree.pressKeys('up');
    tree.set('page', { visible: true });
    expect(tree.focused).toBe('m');
  });

  it('focus leaves a node that becomes disabled, and stays with one that moves among its siblings', () => {
    const tree = buildFocusTree(make('row', { group: 'row' }, item('a'), item('b'), item('c')));
    tree.pressKeys('right');
    const moved = tree.node('b');
    const row = tree.node('row');
    removeChild(row, moved);
    appendChild(row, moved);
    tree.flush();
    expect(tree.focused).toBe('b');
    expect(moved.styleActive).toBe(true);
    expect(tree.pressKeys('left')).toBe('c');
    tree.set('c', { disabled: true });
    expect(tree.focused).toBe('b');
  });

  it('a node asked for before it was shown gets focus once it is', () => {
    const tree = buildFocusTree(make('page', {}, item('a'), item('b', { visible: false })));
    expect(tree.test.scene.focus.focus(tree.node('b'))).toBe(false);
    expect(tree.focused).toBe('a');
    tree.set('b', { visible: true });
    expect(tree.focused).toBe('b');
  });

  it('focused styles of a node, its groups and its dependents come and go with focus', () => {
    const card = (id: string) =>
      make(
        id,
        { focusable: true, focusedStyle: { scale: 2 }, w: 10, h: 10 },
        make(`${id}-label`, { alpha: 0, parentFocusedStyle: { alpha: 1 } }),
      );
    const tree = buildFocusTree(
      make('row', { group: 'row', focusedStyle: { alpha: 0.5 } }, card('a'), card('b')),
      item('x'),
    );
    const target = (id: string, prop: 'scale' | 'alpha') => tree.node(id).target[prop];
    expect([target('a', 'scale'), target('a-label', 'alpha'), target('row', 'alpha')]).toEqual([2, 1, 0.5]);
    tree.pressKeys('right');
    expect([target('a', 'scale'), target('a-label', 'alpha')]).toEqual([1, 0]);
    expect([target('b', 'scale'), target('b-label', 'alpha'), target('row', 'alpha')]).toEqual([2, 1, 0.5]);
    tree.test.scene.focus.focus(tree.node('x'));
    expect([target('b', 'scale'), target('b-label', 'alpha'), target('row', 'alpha')]).toEqual([1, 0, 1]);
  });

  it('onBlur and onFocus are called once, inside out, and only for what changed', () => {
    const said: string[] = [];
    const on = (id: string) => ({
      onFocus: () => void said.push(`+${id}`),
      onBlur: () => void said.push(`-${id}`),
    });
    const tree = buildFocusTree(
      make('row', { group: 'row', ...on('row') }, item('a', on('a')), item('b', on('b'))),
      item('x', on('x')),
    );
    tree.pressKeys('right');
    tree.test.scene.focus.focus(tree.node('x'));
    expect(said).toEqual(['+a', '+row', '-a', '+b', '-b', '-row', '+x']);
  });

  it('onFocus is told the reason of the move', () => {
    const said: string[] = [];
    const node = (id: string) => item(id, { onFocus: (arrival) => void said.push(`${id} ${arrival}`) });
    const tree = buildFocusTree(make('row', { group: 'row' }, node('a'), node('b'), node('c')));
    tree.pressKeys('right');
    tree.test.scene.focus.focus(tree.node('c'), 'pointer');
    tree.test.scene.focus.focus(tree.node('a'));
    expect(said).toEqual(['a jump', 'b key', 'c pointer', 'a key']);
  });

  it('a move is completed when a callback throws, and the error is reported', () => {
    const tree = buildFocusTree(
      make(
        'row',
        { group: 'row' },
        item('a', {
          onBlur: () => {
            throw new Error('mine');
          },
        }),
        item('b'),
      ),
    );
    expect(tree.pressKeys('right')).toBe('b');
    expect(tree.test.errors).toMatchObject([
      {
        kind: 'handler',
        error: { message: 'mine' },
        handler: 'onBlur',
        element: '<View testId="a">',
      },
    ]);
  });

  it('a callback may move focus on, and listeners hear only where it ended', () => {
    const heard: (string | undefined)[] = [];
    const tree = buildFocusTree(make('row', { group: 'row' }, item('a'), item('b'), item('c')));
    tree.set('b', { onFocus: () => void tree.test.scene.focus.focus(tree.node('c')) });
    tree.test.scene.focus.subscribe((_, to) => heard.push(to?.props.testId));
    expect(tree.pressKeys('right')).toBe('c');
    expect(heard).toEqual(['c']);
  });
});

describe('a key', () => {
  it('goes from the focused node up to the root until an onKey takes it', () => {
    const seen: string[] = [];
    const on = (id: string, take: boolean) => ({ onKey: () => (seen.push(id), take) });
    const tree = buildFocusTree(
      make('page', { group: 'row', ...on('page', true) }, item('a', on('a', false)), item('b')),
    );
    expect(tree.pressKeys('right')).toBe('a');
    expect(seen).toEqual(['a', 'page']);
    expect(tree.test.scene.focus.press({ key: 'back', repeat: false, time: 0 })).toBe(true);
  });
});
