import { describe, expect, it, vi } from 'vitest';
import { buildFocusTree, item, make } from './focusTree.fixture';

describe('a focus trap', () => {
  const modal = (id: string) =>
    make(id, { group: 'column', trap: true }, item(`${id}-yes`), item(`${id}-no`));
  const page = () => buildFocusTree(make('page', { group: 'row' }, item('a'), item('b')));

  it('takes focus when it opens, keeps it, and returns it when it closes', () => {
    const tree = page();
    tree.pressKeys('right');
    tree.add(modal('exit'));
    expect(tree.focused).toBe('exit-yes');
    expect(tree.pressKeys('down', 'down', 'right', 'left')).toBe('exit-no');
    tree.remove('exit');
    expect(tree.focused).toBe('b');
  });

  it('returns focus to what the first one covered, in whatever order several close', () => {
    const tree = page();
    tree.pressKeys('right');
    tree.add(modal('one'));
    tree.pressKeys('down');
    tree.add(modal('two'));
    expect(tree.focused).toBe('two-yes');
    tree.remove('one');
    expect(tree.focused).toBe('two-yes');
    tree.remove('two');
    expect(tree.focused).toBe('b');
  });

  it('opens and closes by being shown and hidden as by mounting', () => {
    const tree = page();
    tree.add(make('drawer', { group: 'column', trap: true, visible: false }, item('d')));
    expect(tree.focused).toBe('a');
    tree.set('drawer', { visible: true });
    expect(tree.focused).toBe('d');
    tree.set('drawer', { visible: false });
    expect(tree.focused).toBe('a');
  });

  it('lets nothing outside take focus, and gives it to what asked meanwhile when it closes', () => {
    const tree = page();
    tree.add(modal('exit'));
    expect(tree.test.scene.focus.focus(tree.node('b'))).toBe(false);
    tree.add(item('late', { autoFocus: true }), tree.node('page'));
    expect(tree.focused).toBe('exit-yes');
    tree.remove('exit');
    expect(tree.focused).toBe('late');
  });

  it('keeps keys from what is below while it is empty', () => {
    const tree = page();
    const back = vi.fn(() => true);
    tree.add(make('loading', { group: 'column', trap: true, onKey: back }));
    expect(tree.pressKeys('right')).toBe('a');
    expect(back).toHaveBeenCalledOnce();
    tree.add(item('ready'), tree.node('loading'));
    expect(tree.focused).toBe('ready');
  });

  it('finds by its keys what had focus when that was mounted anew meanwhile', () => {
    const tree = buildFocusTree(
      make(
        'page',
        { group: 'row', focusKey: 'page' },
        item('a', { focusKey: 'a' }),
        item('b', { focusKey: 'b' }),
      ),
    );
    tree.pressKeys('right');
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
