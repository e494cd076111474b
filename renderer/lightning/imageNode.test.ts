import { describe, expect, it, vi } from 'vitest';
import type { BatchedNode, GlState, LightningStage } from './internals/types';
import { createImageNode } from './imageNode';
import type { ImageNode } from './imageNode';

/** Lightning's node as far as it says where it is. */
class FakeCore {
  renderState = 0;
  worldAlpha = 1;
  updated = 0;
  loadTextureTask = vi.fn();
  updateIsRenderable(): void {
    this.updated++;
  }
}

const [init, outOfBounds, inBounds, inViewport] = [0, 2, 4, 8];

function setUp() {
  const stage = { root: new FakeCore(), resolveNodeDefaults: (props: unknown) => props };
  const node = createImageNode(stage as unknown as LightningStage, {} as never) as ImageNode &
    BatchedNode &
    FakeCore;
  const told: boolean[] = [];
  node.nearChanged = (near) => void told.push(near);
  const shown = vi.fn(() => true);
  node.isShown = shown;
  return {
    node,
    told,
    shown,
    /** A frame in which Lightning looks at the node. */
    update(renderState: number, worldAlpha = 1) {
      node.renderState = renderState;
      node.worldAlpha = worldAlpha;
      node.updateIsRenderable();
    },
  };
}

describe('the node of an image', () => {
  it('takes its texture at once: one that is loaded is drawn in this frame', () => {
    const { node } = setUp();
    node.loadTexture();
    expect(node.loadTextureTask).toHaveBeenCalledTimes(1);
  });

  it('reports coming near and leaving, once each', () => {
    const { told, update, node } = setUp();
    for (const state of [
      init,
      outOfBounds,
      inBounds,
      inBounds,
      inViewport,
      inBounds,
      outOfBounds,
      outOfBounds,
    ])
      update(state);
    expect(told).toEqual([true, false]);
    expect(node.updated, 'Lightning’s own work is done too').toBe(8);
  });

  it('counts as far while its page is hidden, and as near again with it', () => {
    const { told, update, shown } = setUp();
    update(inViewport);
    shown.mockReturnValue(false);
    update(inViewport, 0);
    shown.mockReturnValue(true);
    update(inViewport, 1);
    expect(told).toEqual([true, false, true]);
  });

  it('that is merely transparent counts as near, so that `onLoad` comes to what waits for it to fade in', () => {
    const { told, update } = setUp();
    update(inViewport, 0);
    expect(told).toEqual([true]);
  });

  it('asks the host records only when it draws nothing', () => {
    const { update, shown } = setUp();
    update(inViewport, 0.5);
    update(outOfBounds, 0);
    expect(shown).not.toHaveBeenCalled();
  });

  it('shares a draw call with another part of its texture', () => {
    const [one, other] = [setUp().node, setUp().node];
    one.part = { x1: 0, y1: 0, x2: 0.5, y2: 1 };
    other.part = { x1: 0.5, y1: 0, x2: 1, y2: 1 };
    expect(one.canBatchWith(other)).toBe(true);
  });

  it('writes its quad with its part of the texture', () => {
    const { node } = setUp();
    const addBox = vi.fn();
    Object.assign(node, { props: { texture: { state: 'loaded', ctxTexture: {} } }, fade: 1 });
    node.part = { x1: 0, y1: 0, x2: 0.5, y2: 1 };
    node.renderQuads({ addBox } as never);
    expect(addBox.mock.lastCall!.slice(2)).toEqual([1, 1, node.part, undefined]);
  });

  it('in a shared texture draws its cell of it', () => {
    const { node } = setUp();
    const addBox = vi.fn();
    const cell = { texture: { ctxTexture: {}, grid: [0.5, 0.5, 0.1, 0.1] } };
    Object.assign(node, { props: { texture: { state: 'loaded', ctxTexture: {}, cell } }, fade: 0.25 });
    node.renderQuads({ addBox } as never);
    expect(addBox.mock.lastCall!.slice(1)).toEqual([cell.texture, 1, 0.25, null, cell]);
  });

  it('tells its program where the cells of each bound texture are, and of no other', () => {
    const { node } = setUp();
    const uniform4f = vi.fn();
    const gl = { uniform1f: vi.fn(), uniform2f: vi.fn(), uniform4f } as unknown as GlState;
    const textures = [
      { ctxTexture: {}, grid: [0.5, 0.25, 0.01, 0.02] as const },
      { ctxTexture: {} },
      { ctxTexture: {}, grid: [1, 1, 1, 1] as const },
    ];
    node.bindUniforms(gl, textures, 2);
    const grids = uniform4f.mock.calls.filter(([name]) => name !== 'u_placeholder');
    expect(grids).toEqual([
      ['u_cell0', 0.5, 0.25, 0.01, 0.02],
      ['u_cell1', 0, 0, 0, 0],
    ]);
  });

  it('set to far by the cache reports again when it is moved without ever leaving, and only then', () => {
    const { told, update, node } = setUp();
    update(inViewport);
    node.moved!();
    expect(told).toEqual([true]);
    node.near = false;
    node.moved!();
    expect(told).toEqual([true, true]);
  });

  it('set to far by the cache reports again when it moves near the stage', () => {
    const { told, update, node } = setUp();
    update(inViewport);
    node.near = false;
    update(inViewport);
    expect(told).toEqual([true, true]);
  });
});
