import { describe, expect, it } from 'vitest';
import { insertBefore } from '../host/tree';
import type { FocusReason } from '../types';
import { focusClaims } from './focusClaims';
import { buildFocusTree, item, make } from './focusTree.fixture';
import type { FocusTreeFixture } from './focusTree.fixture';

/** Adds trees in one commit: what two sources claim at once is decided by their order. */
function addTogether(tree: FocusTreeFixture, ...nodes: ReturnType<typeof make>[]): void {
  const { scene } = tree.test;
  for (const node of nodes) insertBefore(scene.stageNode, node, scene.overlay);
  scene.flush();
}

describe('the queue of claims', () => {
  it('asks its sources in order of priority', () => {
    expect(focusClaims.map(({ name }) => name)).toEqual([
      'open trap',
      'pending focus',
      'auto focus',
      'trap return',
      'lost focus',
      'mounted item',
      'moved item',
      'current',
      'fallback',
    ]);
  });

  it('moves focus by a jump to a pending target, whether or not this commit mounted it', () => {
    expect(focusClaims.filter(({ reason }) => reason !== undefined)).toMatchObject([
      { name: 'pending focus', reason: 'jump' },
    ]);
    const reasons: FocusReason[] = [];
    const tree = buildFocusTree(
      item('a'),
      item('b', { visible: false, onFocus: (reason) => void reasons.push(reason) }),
    );
    tree.test.scene.focus.focus(tree.node('b'));
    tree.set('b', { visible: true });
    expect(reasons).toEqual(['jump']);
  });

  it('prefers an open trap to a pending target outside it, which gets focus when the trap closes', () => {
    const tree = buildFocusTree(item('a'));
    tree.test.scene.focus.focus('wanted');
    addTogether(
      tree,
      item('b', { focusKey: 'wanted' }),
      make('dialog', { group: 'column', trap: true }, item('yes')),
    );
    expect(tree.focused).toBe('yes');
    tree.remove('dialog');
    expect(tree.focused).toBe('b');
  });

  it('prefers the autoFocus inside an open trap to the first item there', () => {
    const tree = buildFocusTree(item('a'));
    addTogether(
      tree,
      make('dialog', { group: 'column', trap: true }, item('yes'), item('no', { autoFocus: true })),
    );
    expect(tree.focused).toBe('no');
  });

  it('prefers a pending target to an autoFocus that mounts with it', () => {
    const tree = buildFocusTree(item('a'));
    tree.test.scene.focus.focus('wanted');
    addTogether(tree, item('b', { focusKey: 'wanted' }), item('c', { autoFocus: true }));
    expect(tree.focused).toBe('b');
  });

  it('prefers an autoFocus to where a trap that closes returns focus', () => {
    const tree = buildFocusTree(item('a'), item('b'));
    tree.pressKeys('right');
    tree.add(make('dialog', { group: 'column', trap: true }, item('yes')));
    insertBefore(tree.test.scene.stageNode, item('c', { autoFocus: true }), tree.test.scene.overlay);
    tree.remove('dialog');
    expect(tree.focused).toBe('c');
  });

  it('prefers what was lost and is back to what has focus in its place', () => {
    const tree = buildFocusTree(make('row', { group: 'row' }, item('a'), item('b')));
    tree.pressKeys('right');
    tree.set('b', { visible: false });
    expect(tree.focused).toBe('a');
    tree.set('b', { visible: true });
    expect(tree.focused).toBe('b');
  });

  it('gives focus that an empty group held to its content', () => {
    const tree = buildFocusTree(make('page', { group: 'column', focusable: true }));
    expect(tree.focused).toBe('page');
    tree.add(item('first'), tree.node('page'));
    expect(tree.focused).toBe('first');
  });
});
