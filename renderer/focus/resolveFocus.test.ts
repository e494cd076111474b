import { describe, expect, it, vi } from 'vitest';
import { appendChild, removeChild } from '../scene/tree';
import { build, item, make } from './build.fixture';

describe('[DEVICE-02] exactly one focus at all times', () => {
  it('takes the first focusable when nothing asks for it, and autoFocus when something does', () => {
    expect(build(make('page', {}, item('a'), item('b'))).focused).toBe('a');
    expect(build(make('page', {}, item('a'), item('b', { autoFocus: true }))).focused).toBe('b');
  });

  it('goes to the nearest neighbour by order when the focused node unmounts', () => {
    const tree = build(make('row', { group: 'row' }, item('a'), item('b'), item('c')));
    tree.keys('right');
    tree.remove('b');
    expect(tree.focused).toBe('c');
    tree.remove('c');
    expect(tree.focused).toBe('a');
  });

  it('goes to the group above when the whole group is gone', () => {
    const row = (id: string) => make(id, { group: 'row' }, item(`${id}0`), item(`${id}1`));
    const tree = build(make('page', { group: 'column' }, row('a'), row('b'), row('c')), item('outside'));
    tree.keys('down', 'right');
    tree.remove('b');
    expect(tree.focused).toBe('c0');
    tree.remove('page');
    expect(tree.focused).toBe('outside');
    tree.remove('outside');
    expect(tree.focused).toBe(null);
    tree.add(item('late'));
    expect(tree.focused).toBe('late');
  });

  it('comes back when Suspense hides and shows its place, unless a key was pressed meanwhile', () => {
    const tree = build(
      make('menu', { group: 'column' }, item('m')),
      make('page', { group: 'row' }, item('a'), item('b')),
    );
    tree.test.scene.focus.focus(tree.node('b'));
    tree.set('page', { visible: false });
    expect(tree.focused).toBe('m');
    tree.set('page', { visible: true });
    expect(tree.focused).toBe('b');
    tree.set('page', { visible: false });
    tree.keys('up');
    tree.set('page', { visible: true });
    expect(tree.focused).toBe('m');
  });

  it('leaves a node that becomes disabled, and follows one that only moves', () => {
    const tree = build(make('row', { group: 'row' }, item('a'), item('b'), item('c')));
    tree.keys('right');
    const moved = tree.node('b');
    const row = tree.node('row');
    removeChild(row, moved);
    appendChild(row, moved);
    tree.settle();
    expect(tree.focused).toBe('b');
    expect(moved.styled).toBe(true);
    expect(tree.keys('left')).toBe('c');
    tree.set('c', { disabled: true });
    expect(tree.focused).toBe('b');
  });

  it('gives focus to a node asked for before it was ready', () => {
    const tree = build(make('page', {}, item('a'), item('b', { visible: false })));
    expect(tree.test.scene.focus.focus(tree.node('b'))).toBe(false);
    expect(tree.focused).toBe('a');
    tree.set('b', { visible: true });
    expect(tree.focused).toBe('b');
  });

  it('shows the style of what has focus, of groups around it and of dependents, and takes it back', () => {
    const card = (id: string) =>
      make(
        id,
        { focusable: true, focusedStyle: { scale: 2 }, w: 10, h: 10 },
        make(`${id}-label`, { alpha: 0, parentFocusedStyle: { alpha: 1 } }),
      );
    const tree = build(
      make('row', { group: 'row', focusedStyle: { alpha: 0.5 } }, card('a'), card('b')),
      item('x'),
    );
    const target = (id: string, prop: 'scale' | 'alpha') => tree.node(id).target[prop];
    expect([target('a', 'scale'), target('a-label', 'alpha'), target('row', 'alpha')]).toEqual([2, 1, 0.5]);
    tree.keys('right');
    expect([target('a', 'scale'), target('a-label', 'alpha')]).toEqual([1, 0]);
    expect([target('b', 'scale'), target('b-label', 'alpha'), target('row', 'alpha')]).toEqual([2, 1, 0.5]);
    tree.test.scene.focus.focus(tree.node('x'));
    expect([target('b', 'scale'), target('b-label', 'alpha'), target('row', 'alpha')]).toEqual([1, 0, 1]);
  });

  it('tells blur and focus once, inside out, only of what changed', () => {
    const said: string[] = [];
    const on = (id: string) => ({
      onFocus: () => void said.push(`+${id}`),
      onBlur: () => void said.push(`-${id}`),
    });
    const tree = build(
      make('row', { group: 'row', ...on('row') }, item('a', on('a')), item('b', on('b'))),
      item('x', on('x')),
    );
    tree.keys('right');
    tree.test.scene.focus.focus(tree.node('x'));
    expect(said).toEqual(['+a', '+row', '-a', '+b', '-b', '-row', '+x']);
  });

  it('tells how focus came', () => {
    const said: string[] = [];
    const node = (id: string) => item(id, { onFocus: (arrival) => void said.push(`${id} ${arrival}`) });
    const tree = build(make('row', { group: 'row' }, node('a'), node('b'), node('c')));
    tree.keys('right');
    tree.test.scene.focus.focus(tree.node('c'), 'pointer');
    tree.test.scene.focus.focus(tree.node('a'));
    expect(said).toEqual(['a jump', 'b key', 'c pointer', 'a key']);
  });

  it('goes on when a callback throws, and reports it', async () => {
    const reported = vi.fn();
    process.once('uncaughtException', reported);
    const before = process.listeners('uncaughtException').filter((listener) => listener !== reported);
    for (const listener of before) process.off('uncaughtException', listener);
    const tree = build(
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
    expect(tree.keys('right')).toBe('b');
    await new Promise((done) => setTimeout(done, 5));
    for (const listener of before) process.on('uncaughtException', listener);
    expect(reported).toHaveBeenCalledOnce();
  });

  it('lets a callback move focus on without telling of what is past', () => {
    const heard: (string | undefined)[] = [];
    const tree = build(make('row', { group: 'row' }, item('a'), item('b'), item('c')));
    tree.set('b', { onFocus: () => void tree.test.scene.focus.focus(tree.node('c')) });
    tree.test.scene.focus.subscribe((_, to) => heard.push(to?.props.testId));
    expect(tree.keys('right')).toBe('c');
    expect(heard).toEqual(['c']);
  });
});

describe('keys', () => {
  it('travel from the focused node to the root until somebody takes them', () => {
    const seen: string[] = [];
    const on = (id: string, take: boolean) => ({ onKey: () => (seen.push(id), take) });
    const tree = build(
      make('page', { group: 'row', ...on('page', true) }, item('a', on('a', false)), item('b')),
    );
    expect(tree.keys('right')).toBe('a');
    expect(seen).toEqual(['a', 'page']);
    expect(tree.test.scene.focus.press({ key: 'back', repeat: false, time: 0 })).toBe(true);
  });
});
