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
    const tree = build(make('menu', { group: 'column' }, item('m')), make('page', { group: 'row' }, item('a'), item('b')));
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
    const card = (id: string) => make(id, { focusable: true, focusedStyle: { scale: 2 }, w: 10, h: 10 }, make(`${id}-label`, { alpha: 0, parentFocusedStyle: { alpha: 1 } }));
    const tree = build(make('row', { group: 'row', focusedStyle: { alpha: 0.5 } }, card('a'), card('b')), item('x'));
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
    const on = (id: string) => ({ onFocus: () => void said.push(`+${id}`), onBlur: () => void said.push(`-${id}`) });
    const tree = build(
      make('row', { group: 'row', ...on('row') }, item('a', on('a')), item('b', on('b'))),
      item('x', on('x')),
    );
    tree.keys('right');
    tree.test.scene.focus.focus(tree.node('x'));
    expect(said).toEqual(['+a', '+row', '-a', '+b', '-b', '-row', '+x']);
  });

  it('goes on when a callback throws, and reports it', async () => {
    const reported = vi.fn();
    process.once('uncaughtException', reported);
    const before = process.listeners('uncaughtException').filter((listener) => listener !== reported);
    for (const listener of before) process.off('uncaughtException', listener);
    const tree = build(
      make('row', { group: 'row' }, item('a', { onBlur: () => { throw new Error('mine'); } }), item('b')),
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
    const tree = build(make('page', { group: 'row', ...on('page', true) }, item('a', on('a', false)), item('b')));
    expect(tree.keys('right')).toBe('a');
    expect(seen).toEqual(['a', 'page']);
    expect(tree.test.scene.focus.press({ key: 'back', repeat: false, time: 0 })).toBe(true);
  });
});

describe('traps', () => {
  const modal = (id: string) => make(id, { group: 'column', trap: true }, item(`${id}-yes`), item(`${id}-no`));
  const page = () => build(make('page', { group: 'row' }, item('a'), item('b')));

  it('take focus in, keep it, and give it back', () => {
    const tree = page();
    tree.keys('right');
    tree.add(modal('exit'));
    expect(tree.focused).toBe('exit-yes');
    expect(tree.keys('down', 'down', 'right', 'left')).toBe('exit-no');
    tree.remove('exit');
    expect(tree.focused).toBe('b');
  });

  it('stack, and may go in any order', () => {
    const tree = page();
    tree.keys('right');
    tree.add(modal('one'));
    tree.keys('down');
    tree.add(modal('two'));
    expect(tree.focused).toBe('two-yes');
    tree.remove('one');
    expect(tree.focused).toBe('two-yes');
    tree.remove('two');
    expect(tree.focused).toBe('b');
  });

  it('work by showing as by mounting', () => {
    const tree = page();
    tree.add(make('drawer', { group: 'column', trap: true, visible: false }, item('d')));
    expect(tree.focused).toBe('a');
    tree.set('drawer', { visible: true });
    expect(tree.focused).toBe('d');
    tree.set('drawer', { visible: false });
    expect(tree.focused).toBe('a');
  });

  it('let nothing outside take focus, but remember what asked', () => {
    const tree = page();
    tree.add(modal('exit'));
    expect(tree.test.scene.focus.focus(tree.node('b'))).toBe(false);
    tree.add(item('late', { autoFocus: true }), tree.node('page'));
    expect(tree.focused).toBe('exit-yes');
    tree.remove('exit');
    expect(tree.focused).toBe('late');
  });

  it('while they are empty, keys do nothing below', () => {
    const tree = page();
    const back = vi.fn(() => true);
    tree.add(make('loading', { group: 'column', trap: true, onKey: back }));
    expect(tree.keys('right')).toBe('a');
    expect(back).toHaveBeenCalledOnce();
    tree.add(item('ready'), tree.node('loading'));
    expect(tree.focused).toBe('ready');
  });

  it('find their place by name when it was mounted anew meanwhile', () => {
    const tree = build(make('page', { group: 'row', focusKey: 'page' }, item('a', { focusKey: 'a' }), item('b', { focusKey: 'b' })));
    tree.keys('right');
    tree.add(modal('exit'));
    tree.remove('page');
    tree.add(make('page', { group: 'row', focusKey: 'page' }, item('a', { focusKey: 'a' }), item('b', { focusKey: 'b' })));
    tree.remove('exit');
    expect(tree.focused).toBe('b');
  });
});

describe('snapshot and restore', () => {
  const page = () =>
    make('page', { group: 'column', focusKey: 'page' },
      make('r0', { group: 'row', focusKey: 'r0' }, item('a0'), item('a1'), item('a2')),
      make('r1', { group: 'row', focusKey: 'r1' }, item('b0'), item('b1'), item('b2')));

  it('brings back focus and the memory of every group', () => {
    const tree = build(page());
    tree.keys('right', 'right', 'down', 'right');
    const snapshot = JSON.parse(JSON.stringify(tree.test.scene.focus.snapshot())) as ReturnType<typeof tree.test.scene.focus.snapshot>;
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
    tree.add(make('page', { group: 'column', focusKey: 'page' }, make('r0', { group: 'row', focusKey: 'r0' }, item('c0'))));
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
    tree.add(make('page', { group: 'column', focusKey: 'page' }, make('r0', { group: 'row', focusKey: 'r0' }, item('c0'))));
    tree.keys('right');
    tree.add(make('r1', { group: 'row', focusKey: 'r1' }, item('d0'), item('d1')), tree.node('page'));
    expect(tree.focused).toBe('c0');
  });
});

describe('the ring', () => {
  const ring = (tree: ReturnType<typeof build>) => tree.test.scene.overlay.children[0]!;

  it('stands round the focused node, grown by its offset and width, scale included', () => {
    const tree = build(make('row', { group: 'row' }, item('a', { x: 100, y: 100, radius: 12 }), item('b', { x: 300, y: 100, focusedStyle: { scale: 1.1 } })));
    const { target, props } = ring(tree);
    expect([target.x, target.y, target.w, target.h]).toEqual([90, 90, 120, 70]);
    expect(props.radius).toBe(18);
    expect(ring(tree).hidden).toBe(false);
    tree.keys('right');
    expect(target.x).toBeCloseTo(300 - 5 - 10);
    expect(target.w).toBeCloseTo(110 + 20);
  });

  it('travels on a key and never hides between; jumps round what has just mounted', () => {
    const tree = build(make('row', { group: 'row' }, item('a'), item('b', { x: 300 })));
    expect(ring(tree).now.x).toBe(-10);
    tree.keys('right');
    expect(ring(tree).now.x).toBe(-10);
    tree.test.clock.advance(125);
    expect(ring(tree).now.x).toBeGreaterThan(-10);
    expect(ring(tree).now.x).toBeLessThan(290);
    tree.test.clock.advance(200);
    expect(ring(tree).now.x).toBe(290);
    tree.add(item('new', { x: 800, autoFocus: true }));
    expect(ring(tree).now.x).toBe(790);
  });

  it('follows a target that moves at a commit, and goes for ring={false} and for nothing', () => {
    const tree = build(make('row', { group: 'row' }, item('a'), item('b', { ring: false })));
    tree.set('a', { x: 50 });
    expect(ring(tree).target.x).toBe(40);
    tree.keys('right');
    expect(ring(tree).hidden).toBe(true);
    tree.keys('left');
    expect(ring(tree).hidden).toBe(false);
    tree.remove('row');
    expect(ring(tree).hidden).toBe(true);
  });
});
