import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BoxStyle } from '../host/boxStyle';
import { createBoxNode } from './boxNode';
import type { BoxNode } from './boxNode';
import { createTree } from './internals/nodeTree.fixture';
import type { BatchedNode, CoreNode } from './internals/types';

let root: CoreNode;
beforeAll(() => {
  ({ root } = createTree(true));
});

const even = (radius: number): BoxStyle['radius'] => [radius, radius, radius, radius];
const plain: BoxStyle = { radius: even(4), borderWidth: 0, borderColor: 0, shadow: null, shadowColor: 0 };

function boxOf(style: Partial<BoxStyle>, changes: Partial<BoxNode> = {}): BoxNode & BatchedNode {
  const node = createBoxNode(root.stage, { w: 10, h: 10, parent: root });
  Object.assign(node, { premultipliedColorTl: 0xffffffff });
  return Object.assign(node, { boxStyle: { ...plain, ...style } }, changes) as BoxNode & BatchedNode;
}

const bordered = { borderWidth: 2, borderColor: 0xff0000ff };
const shadowed = { shadow: [0, 4, 8, 1] as const, shadowColor: 0xff };
const uneven = [1, 2, 3, 4] as const;

describe('boxes share a draw call', () => {
  it.each<[string, Partial<BoxStyle>, Partial<BoxNode>, Partial<BoxStyle>]>([
    ['of other sizes', {}, { w: 300 }, {}],
    ['with other radii', { radius: even(9) }, {}, {}],
    ['with borders of other widths', { ...bordered, borderWidth: 5 }, {}, bordered],
    ['without a border, behind one that has one', {}, { worldAlpha: 0.5 } as never, bordered],
    ['with equal shadows', { ...shadowed, shadow: [0, 4, 8, 1] }, {}, shadowed],
    ['with the same four radii', { radius: uneven }, {}, { radius: [1, 2, 3, 4] }],
  ])('%s', (_what, style, changes, first) => {
    expect(boxOf(style, changes).canBatchWith(boxOf(first))).toBe(true);
  });

  it.each<[string, Partial<BoxStyle>, Partial<BoxStyle>]>([
    ['with a border, behind one without', bordered, {}],
    ['with borders of other colours', bordered, { ...bordered, borderColor: 0x00ff00ff }],
    ['without a shadow, behind one that has one', {}, shadowed],
    ['with other shadows', { ...shadowed, shadow: [0, 4, 9, 1] }, shadowed],
    ['with shadows of other colours', { ...shadowed, shadowColor: 0x80 }, shadowed],
    ['with four radii, behind one with one', { radius: uneven }, {}],
    ['with one radius, behind one with four', {}, { radius: uneven }],
    ['with four other radii', { radius: uneven }, { radius: [1, 2, 3, 5] }],
  ])('but not %s', (_what, style, first) => {
    expect(boxOf(style).canBatchWith(boxOf(first))).toBe(false);
  });

  it('but not with a border of another opacity, which is in its colour', () => {
    const faded = boxOf(bordered);
    Object.assign(faded, { worldAlpha: 0.5 });
    expect(faded.canBatchWith(boxOf(bordered))).toBe(false);
  });

  it('gradients with corners of one radius', () => {
    const gradient = { angle: 0, colors: [0, 0xff], stops: [0, 1] };
    const one = boxOf({}, { boxStyle: null, gradient, gradientRadius: 8 });
    const other = boxOf({}, { boxStyle: null, gradient: { ...gradient, angle: 1 }, gradientRadius: 8 });
    expect(one.canBatchWith(other)).toBe(true);
    expect(one.canBatchWith(boxOf({}, { boxStyle: null, gradient, gradientRadius: 9 }))).toBe(false);
    const gl = { uniform1f: vi.fn(), uniform4f: vi.fn() };
    one.bindUniforms(gl as never, [], 0);
    expect(gl.uniform1f.mock.calls, 'its program is told').toEqual([['u_radius', 8]]);
  });
});

describe('a box', () => {
  it.each([
    ['one radius', even(12), [12, 3], [1, 1, 1, 1]],
    ['four radii', uneven, [1, 3], [1, 2, 3, 4]],
  ] as const)('hands %s and the width of its border to its program', (_what, radius, corner, corners) => {
    const node = boxOf({ ...bordered, borderWidth: 3, radius });
    const addBox = vi.fn((_node: object, _texture: null, outset: number, _fade: number, part: object) => ({
      outset,
      ...part,
    }));
    node.renderQuads({ addBox } as never);
    const [x, y] = corner;
    expect(addBox.mock.results[0]!.value).toEqual({ outset: 1, x1: x, y1: y, x2: x, y2: y });
    const gl = { uniform1f: vi.fn(), uniform4f: vi.fn() };
    node.bindUniforms(gl as never, [], 0);
    expect(gl.uniform4f).toHaveBeenCalledWith('u_corners', ...corners);
    expect(gl.uniform1f).toHaveBeenCalledWith('u_outset', 1);
  });

  it('is as much larger than itself as its shadow reaches, and tells its program', () => {
    const node = boxOf({ shadow: [-3, 4, 8, 2], shadowColor: 0xff });
    const addBox = vi.fn();
    node.renderQuads({ addBox } as never);
    const gl = { uniform1f: vi.fn(), uniform4f: vi.fn() };
    node.bindUniforms(gl as never, [], 0);
    expect(addBox.mock.lastCall![2]).toBe(4 + 8 + 2 + 1);
    expect(gl.uniform1f).toHaveBeenCalledWith('u_outset', 15);
  });
});
