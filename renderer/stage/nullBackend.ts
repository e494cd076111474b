/** The drawing side while there is none: the context is lost, or an engine is on its way. Nothing is drawn, all else goes on. */
import type { Drawing } from './drawing';
import type { DrawnNode } from './node';
import type { Preload } from './preload';

/** For whoever waits for a picture: it need not wait for what cannot be drawn. */
const preload: Preload = { settled: true, onSettled() {}, release() {} };
const drawn: DrawnNode = { write() {} };
const nothing = (): void => {};
const no = (): boolean => false;

/** `budget`: bytes textures may take when they can be had again. */
export function createBlankDrawing(budget: number): Drawing {
  const frame = { draws: 0, quads: 0 };
  const memory = { textureBytes: 0, textures: 0, budgetBytes: budget, nodes: 0 };
  return {
    painter: {
      create: () => drawn,
      destroy: nothing,
      reorder: nothing,
      update: nothing,
      preload: () => preload,
    },
    canvas: null,
    advance: no,
    draw: no,
    rest: nothing,
    redraw: nothing,
    setOverlay: nothing,
    lastFrame: () => frame,
    textures: { bytes: 0, budget },
    memory: () => memory,
    // a page without its picture is not at rest
    busy: true,
    destroy: nothing,
  };
}
