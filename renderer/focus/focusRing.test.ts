import { describe, expect, it } from 'vitest';
import { buildFocusTree, item, make } from './focusTree.fixture';

describe('the focus ring', () => {
  const ring = (tree: ReturnType<typeof buildFocusTree>) => tree.test.scene.overlay.children[0]!;

  it('surrounds the focused node, grown by its offset and width, scale included', () => {
    const tree = buildFocusTree(
      make(
        'row',
        { group: 'row' },
        item('a', { x: 100, y: 100, radius: 12 }),
        item('b', { x: 300, y: 100, focusedStyle: { scale: 1.1 } }),
      ),
    );
    const { target, props } = ring(tree);
    expect([target.x, target.y, target.w, target.h]).toEqual([90, 90, 120, 70]);
    expect(props.radius).toBe(18);
    expect(ring(tree).hidden).toBe(false);
    tree.pressKeys('right');
    expect(target.x).toBeCloseTo(300 - 5 - 10);
    expect(target.w).toBeCloseTo(110 + 20);
  });

  it('moves on a key without being hidden between, and jumps to what has just mounted', () => {
    const tree = buildFocusTree(make('row', { group: 'row' }, item('a'), item('b', { x: 300 })));
    expect(ring(tree).now.x).toBe(-10);
    tree.pressKeys('right');
    expect(ring(tree).now.x).toBe(-10);
    tree.test.clock.advance(125);
    expect(ring(tree).now.x).toBeGreaterThan(-10);
    expect(ring(tree).now.x).toBeLessThan(290);
    tree.test.clock.advance(200);
    expect(ring(tree).now.x).toBe(290);
    tree.add(item('new', { x: 800, autoFocus: true }));
    expect(ring(tree).now.x).toBe(790);
  });

  it('follows a target that a commit moves, and is hidden for ring={false} and without focus', () => {
    const tree = buildFocusTree(make('row', { group: 'row' }, item('a'), item('b', { ring: false })));
    tree.set('a', { x: 50 });
    expect(ring(tree).target.x).toBe(40);
    tree.pressKeys('right');
    expect(ring(tree).hidden).toBe(true);
    tree.pressKeys('left');
    expect(ring(tree).hidden).toBe(false);
    tree.remove('row');
    expect(ring(tree).hidden).toBe(true);
  });
});
