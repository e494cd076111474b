/**
 * Backend while there is none: the context is lost, or the 2D canvas is being loaded. Everything but drawing
 * continues.
 */
import type { RenderBackend } from '../backend/renderBackend';
import type { Painter } from '../host/node';
import type { RenderNode, Preload } from '../host/ports';

/** Settled, because a commit must not wait for an image that cannot be loaded now. */
const preload: Preload = { settled: true, onSettled() {}, release() {} };
const renderNode: RenderNode = { write() {} };
const noop = (): void => {};
const alwaysFalse = (): boolean => false;

/** Draws nothing. */
export const nullPainter: Painter = {
  create: () => renderNode,
  destroy: noop,
  reorder: noop,
  update: noop,
  preload: () => preload,
};

/** `budget`: bytes that textures may take, now. */
export function createNullBackend(budget: () => number): RenderBackend {
  const frame = { draws: 0, quads: 0 };
  return {
    painter: nullPainter,
    canvas: null,
    advance: alwaysFalse,
    prepare: noop,
    draw: alwaysFalse,
    waiting: false,
    releaseUnused: noop,
    release: noop,
    loadAtlases: noop,
    loadAtlas: noop,
    redraw: noop,
    setOverlay: noop,
    lastFrame: () => frame,
    textures: {
      bytes: 0,
      get budget() {
        return budget();
      },
    },
    memory: () => ({ textureBytes: 0, textures: 0, budgetBytes: budget(), nodes: 0 }),
    // a root that draws nothing yet is not idle
    busy: true,
    destroy: noop,
  };
}
