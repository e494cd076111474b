import { describe, expect, it } from 'vitest';
import { handleOf } from '../host/handle';
import { buildFocusTree, item, make } from './focusTree.fixture';
import type { FocusTreeFixture } from './focusTree.fixture';

const page = (redirect: string): FocusTreeFixture =>
  buildFocusTree(
    make(
      'page',
      { group: 'column' },
      make('top', { group: 'row' }, item('t0'), item('t1')),
      make('sender', { group: 'row', redirect }, item('s0'), item('s1')),
      make('menu', { group: 'row', focusKey: 'menu' }, item('m0'), item('m1', { focusKey: 'exit' })),
    ),
  );

describe('a group that redirects', () => {
  it.each([
    ['a group', 'menu', 'm0'],
    ['one item of another', 'exit', 'm1'],
    ['nobody: it is an ordinary group', 'nobody', 's0'],
  ])('sends focus to %s', (_, redirect, expected) => {
    const tree = page(redirect);
    expect(tree.pressKeys('down')).toBe(expected);
  });

  it('sends focus to a handle, also by a call, and also when it is empty itself', () => {
    const tree = page('');
    tree.set('sender', { redirect: handleOf(tree.node('t1')) });
    expect(tree.test.scene.focus.focus(tree.node('sender'))).toBe(true);
    expect(tree.focused).toBe('t1');
    tree.remove('s0');
    tree.remove('s1');
    tree.set('sender', { redirect: 'exit' });
    expect(tree.pressKeys('down')).toBe('m1');
  });

  it('keeps focus itself when its target is hidden, disabled or outside a trap', () => {
    const tree = page('exit');
    tree.set('m1', { disabled: true });
    expect(tree.pressKeys('down')).toBe('s0');
    tree.set('m1', { disabled: false, visible: false });
    expect(tree.pressKeys('up', 'down')).toBe('s0');
    tree.set('m1', { visible: true });
    tree.add(
      make(
        'modal',
        { group: 'column', trap: true },
        make('inner', { group: 'row', redirect: 'exit' }, item('yes')),
      ),
    );
    expect(tree.focused).toBe('yes');
  });

  it('keeps focus itself when nothing in its target can have it', () => {
    const tree = page('empty');
    tree.add(make('empty', { group: 'row', focusKey: 'empty' }));
    expect(tree.pressKeys('down')).toBe('s0');
  });

  it('keeps focus itself when its target is around it, also through the redirect of another', () => {
    const around = page('page');
    around.set('page', { focusKey: 'page' });
    expect(around.pressKeys('down')).toBe('t0');
    around.set('top', { redirect: 'page' });
    around.set('menu', { redirect: 'page' });
    expect(around.test.scene.focus.focus(around.node('sender'))).toBe(true);
    expect(around.focused).toBe('t0');
    around.remove('top');
    around.remove('menu');
    expect(around.focused).toBe('s0');
  });

  it('gets focus itself when redirects lead back to it', () => {
    const tree = buildFocusTree(
      make(
        'page',
        { group: 'column' },
        item('start'),
        make('a', { group: 'row', focusKey: 'a', redirect: 'b' }, item('a0')),
        make('b', { group: 'row', focusKey: 'b', redirect: 'a' }, item('b0')),
      ),
    );
    expect(tree.pressKeys('down')).toBe('a0');
  });

  it('sends focus to the nearest of several groups with that key', () => {
    const shelf = (id: string) =>
      make(
        id,
        { group: 'column' },
        make(`${id} head`, { group: 'row', redirect: 'body' }, item(`${id} h`)),
        make(`${id} body`, { group: 'row', focusKey: 'body' }, item(`${id} b`)),
      );
    const tree = buildFocusTree(make('page', { group: 'column' }, item('start'), shelf('one'), shelf('two')));
    expect(tree.pressKeys('down', 'down')).toBe('two b');
  });
});

describe('focus asked for by key', () => {
  it('is given at once to a node that is mounted', () => {
    const tree = page('');
    expect(tree.test.scene.focus.focus('exit')).toBe(true);
    expect(tree.focused).toBe('m1');
  });

  it('waits for a node that is not mounted yet', () => {
    const tree = page('');
    expect(tree.test.scene.focus.focus('late')).toBe(false);
    expect(tree.focused).toBe('t0');
    tree.add(item('other'), tree.node('top'));
    expect(tree.focused).toBe('t0');
    tree.add(item('late one', { focusKey: 'late' }), tree.node('menu'));
    expect(tree.focused).toBe('late one');
  });

  it('waits for a handle that is hidden until it is shown', () => {
    const tree = page('');
    tree.set('m0', { visible: false });
    expect(handleOf(tree.node('m0')).focus()).toBe(false);
    tree.set('m0', { visible: true });
    expect(tree.focused).toBe('m0');
  });

  it.each([
    ['a key', (tree: FocusTreeFixture) => void tree.pressKeys('right'), 't1'],
    ['another call', (tree: FocusTreeFixture) => void tree.test.scene.focus.focus(tree.node('s1')), 's1'],
    ['another name', (tree: FocusTreeFixture) => void tree.test.scene.focus.focus('elsewhere'), 't0'],
  ])('is given up by %s', (_, act, expected) => {
    const tree = page('');
    tree.test.scene.focus.focus('late');
    act(tree);
    tree.add(item('late one', { focusKey: 'late' }), tree.node('menu'));
    expect(tree.focused).toBe(expected);
  });

  it('is given up when the group that has the key unmounts', () => {
    const tree = page('');
    tree.set('m1', { focusKey: 'other' });
    expect(tree.test.scene.focus.focus('exit')).toBe(false);
    expect(tree.test.scene.focus.focus('other')).toBe(true);
    tree.remove('m1');
    expect(tree.test.scene.focus.focus('other')).toBe(false);
  });
});

describe('the report of a mistake', () => {
  const messages = (tree: FocusTreeFixture): string[] =>
    tree.test.errors.map(({ error }) => (error as Error).message);

  it('names both children of a group that have one focusKey', () => {
    const tree = buildFocusTree(
      make('menu', { group: 'row' }, item('first', { focusKey: 'x' }), item('other')),
    );
    tree.add(item('second', { focusKey: 'x' }), tree.node('menu'));
    expect(messages(tree)).toEqual([
      'Two children of <View testId="menu"> have the focusKey "x": <View testId="first"> and <View testId="second">.',
    ]);
    expect(tree.pressKeys('right', 'right')).toBe('second');
    tree.set('other', { focusKey: 'x' });
    expect(messages(tree)).toHaveLength(2);
    tree.add(make('both', { group: 'row' }, item('b0', { focusKey: 'y' }), item('b1', { focusKey: 'y' })));
    expect(messages(tree)).toHaveLength(3);
  });

  it('is not made for one focusKey in two groups, or on something hidden', () => {
    const tree = buildFocusTree(
      make(
        'a',
        { group: 'row' },
        item('a0', { focusKey: 'x' }),
        item('a1', { focusKey: 'x', visible: false }),
      ),
      make('b', { group: 'row' }, item('b0', { focusKey: 'x' })),
    );
    expect(messages(tree)).toEqual([]);
  });

  it('is made for focus on what a prop hides, itself or around it, not on what only waits', () => {
    const tree = page('');
    tree.set('menu', { visible: false });
    handleOf(tree.node('m1')).focus();
    tree.set('menu', { visible: true });
    tree.set('t1', { visible: false });
    handleOf(tree.node('t1')).focus();
    tree.add(make('empty', { group: 'row' }));
    handleOf(tree.node('empty')).focus();
    expect(messages(tree)).toEqual([
      '<View testId="m1"> cannot have focus: <View testId="menu"> around it is hidden (visible={false}).',
      '<View testId="t1"> cannot have focus: it is hidden (visible={false}).',
    ]);
  });

  it('is made for focus on a node that has left the tree', () => {
    const tree = page('');
    const handle = handleOf(tree.node('m0'));
    tree.remove('m0');
    expect(handle.focus()).toBe(false);
    expect(messages(tree)).toEqual([
      '<View testId="m0"> is not on the stage any more: focus() does nothing.',
    ]);
  });
});
