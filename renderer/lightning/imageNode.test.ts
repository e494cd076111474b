import { describe, expect, it, vi } from 'vitest';
import type { LightningStage } from './lightning';
import { createPictureNode } from './pictureNode';
import type { PictureNode } from './pictureNode';

/** Lightning's node as far as it says where it is. */
class FakeCore {
  renderState = 0;
  worldAlpha = 1;
  updated = 0;
  updateIsRenderable(): void {
    this.updated++;
  }
}

const [init, outOfBounds, inBounds, inViewport] = [0, 2, 4, 8];

function setUp() {
  const stage = { root: new FakeCore(), resolveNodeDefaults: (props: unknown) => props };
  const node = createPictureNode(stage as unknown as LightningStage, {} as never) as PictureNode & FakeCore;
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

describe('a picture’s node', () => {
  it('tells when it comes near and when it leaves, once each', () => {
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

  it('leaves with a hidden page, and comes back with it', () => {
    const { told, update, shown } = setUp();
    update(inViewport);
    shown.mockReturnValue(false);
    update(inViewport, 0);
    shown.mockReturnValue(true);
    update(inViewport, 1);
    expect(told).toEqual([true, false, true]);
  });

  it('that is merely transparent is near: who waits for `onLoad` to fade it in must not wait for ever', () => {
    const { told, update } = setUp();
    update(inViewport, 0);
    expect(told).toEqual([true]);
  });

  it('asks the records only of what draws nothing', () => {
    const { update, shown } = setUp();
    update(inViewport, 0.5);
    update(outOfBounds, 0);
    expect(shown).not.toHaveBeenCalled();
  });

  it('put to far by the store, it tells anew when it moves near the stage', () => {
    const { told, update, node } = setUp();
    update(inViewport);
    node.near = false;
    update(inViewport);
    expect(told).toEqual([true, true]);
  });
});
