import { describe, expect, it, vi } from 'vitest';
import { build, item, make } from './build.fixture';

describe('traps', () => {
  const modal = (id: string) =>
    make(id, { group: 'column', trap: true }, item(`${id}-yes`), item(`${id}-no`));
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
    const tree = build(
      make(
        'page',
        { group: 'row', focusKey: 'page' },
        item('a', { focusKey: 'a' }),
        item('b', { focusKey: 'b' }),
      ),
    );
    tree.keys('right');
    tree.add(modal('exit'));
    tree.remove('page');
    tree.add(
      make(
        'page',
        { group: 'row', focusKey: 'page' },
        item('a', { focusKey: 'a' }),
        item('b', { focusKey: 'b' }),
      ),
    );
    tree.remove('exit');
    expect(tree.focused).toBe('b');
  });
});
