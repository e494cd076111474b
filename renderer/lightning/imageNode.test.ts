import { describe, expect, it, vi } from 'vitest';
import type { BatchedNode, GlState, LightningStage } from './internals/types';
import { createImageNode } from './imageNode';
import type { ImageNode } from './imageNode';

/** Lightning's node as far as it says where it is. */
class FakeCore {
  renderState = 0;
  worldAlpha = 1;
  updated = 0;
  isRenderable = true;
  props: { texture: object | null; parent: null } = { texture: null, parent: null };
  updateType = 0;
  loadTextureTask = vi.fn();
  constructor(readonly stage: unknown) {}
  setUpdateType(type: number): void {
    this.updateType |= type;
  }
  updateIsRenderable(): void {
    this.updated++;
  }
}

/** Where its quad is: nowhere, for nothing was written. */
const kept = { frame: 0, call: null, at: 0, count: 0, group: 0 };
const [init, outOfBounds, inBounds, inViewport] = [0, 2, 4, 8];

function setUp() {
  const writer = { rewriteBox: vi.fn(() => true), giveUp: vi.fn(() => false) };
  const requestRender = vi.fn();
  const stage = {
    root: new FakeCore(null),
    resolveNodeDefaults: (props: unknown) => props,
    renderer: writer,
    requestRender,
  };
  const node = createImageNode(stage as unknown as LightningStage, {} as never) as ImageNode &
    BatchedNode &
    FakeCore;
  const told: boolean[] = [];
  node.nearChanged = (near) => void told.push(near);
  const shown = vi.fn(() => true);
  node.isShown = shown;
  return {
    stage,
    writer,
    requestRender,
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
  it('takes the fit it has already without a word to Lightning, which would cut its texture anew', () => {
    const { node } = setUp();
    const options: unknown[] = [];
    let now: unknown;
    Object.defineProperty(node, 'textureOptions', {
      get: () => now,
      set: (next) => void options.push((now = next)),
    });
    for (const fit of ['stretch', 'stretch', 'cover', 'cover', 'stretch'] as const) {
      node.fit = fit;
      expect(node.fit).toBe(fit);
    }
    expect(options).toHaveLength(3);
  });

  it('takes its texture at once: one that is loaded is drawn in this frame', () => {
    const { node } = setUp();
    node.loadTexture();
    expect(node.loadTextureTask).toHaveBeenCalledTimes(1);
  });

  it('takes its texture without the request for a frame that Lightning makes of it, whatever comes of it', () => {
    const { node, stage, requestRender } = setUp();
    node.loadTextureTask.mockImplementation(() => stage.requestRender());
    node.loadTexture();
    node.loadTextureTask.mockImplementation(() => {
      throw new Error('no texture');
    });
    expect(() => node.loadTexture()).toThrow('no texture');
    expect(requestRender).not.toHaveBeenCalled();
    expect(stage.requestRender).toBe(requestRender);
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
    expect(addBox.mock.lastCall!.slice(2)).toEqual([1, 1, node.part, undefined, kept]);
  });

  it('in a shared texture draws its cell of it', () => {
    const { node } = setUp();
    const addBox = vi.fn();
    const cell = { texture: { ctxTexture: {}, grid: [0.5, 0.5, 0.1, 0.1] } };
    Object.assign(node, { props: { texture: { state: 'loaded', ctxTexture: {}, cell } }, fade: 0.25 });
    node.renderQuads({ addBox } as never);
    expect(addBox.mock.lastCall!.slice(1)).toEqual([cell.texture, 1, 0.25, null, cell, kept]);
  });

  it.each([
    ['its placeholder', { placeholder: 0xff }, 1],
    ['a place for the image that is awaited', { awaited: true }, 1],
    ['a place for the image that is about to fade in', { props: { texture: { state: 'loaded' } } }, 1],
    ['nothing without either', {}, 0],
  ])('writes %s', (_, changes, times) => {
    const { node } = setUp();
    const addBox = vi.fn();
    node.renderQuads({ addBox } as never);
    expect(addBox).not.toHaveBeenCalled();
    Object.assign(node, changes);
    node.renderQuads({ addBox } as never);
    expect(addBox.mock.calls.map(([, ...rest]) => rest)).toEqual(
      Array.from({ length: times }, () => [null, 1, 0, null, null, kept]),
    );
  });

  it('painted again writes its quad where it was, or has all written', () => {
    const { node, writer, requestRender } = setUp();
    const ctxTexture = {};
    Object.assign(node, { props: { texture: { state: 'loaded', ctxTexture } }, fade: 0 });
    node.repaint();
    expect(writer.rewriteBox).toHaveBeenLastCalledWith(node, null, 1, 0, null, undefined, kept);
    node.fade = 0.5;
    node.repaint();
    expect(writer.rewriteBox).toHaveBeenLastCalledWith(node, ctxTexture, 1, 0.5, null, undefined, kept);
    expect(requestRender).not.toHaveBeenCalled();
    writer.rewriteBox.mockReturnValue(false);
    node.repaint();
    expect(requestRender).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['drawn, and another texture is loaded', true, 'loaded', false, 256, 0],
    ['drawn, and its texture is freed', true, 'freed', false, 256, 256],
    ['not drawn, and a texture is loaded', false, 'loaded', false, 256, 256],
    ['drawn, and given up where it is seen', true, null, false, 256, 256],
    ['drawn, and given up where it cannot be seen', true, null, true, 256, 0],
    ['moved', true, 'loaded', true, 2, 2],
  ])('marks: %s', (_, isRenderable, state, unseen, type, marked) => {
    const { node, writer } = setUp();
    writer.giveUp.mockReturnValue(unseen);
    const texture = state === null ? null : { state };
    Object.assign(node, { isRenderable, props: { texture, parent: null } });
    (node as FakeCore).setUpdateType(type);
    expect(node.updateType).toBe(marked);
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
