/** The render backend by a 2D canvas, for devices without WebGL: the same output, slower. */
import { Phase } from '../backend/framePhase';
import { fillTarget } from '../backend/renderBackend';
import type { RenderBackend, RenderBackendOptions } from '../backend/renderBackend';
import { createImageLoader } from '../images/imageLoader';
import type { HostNode } from '../host/node';
import { isNear } from '../images/loadPriority';
import { createCanvasOverlay } from './overlay';
import { createCanvasPainter, renderNodeOf } from './painter';
import { paintTree } from './paintTree';
import { createCanvasImages } from './images';

/** @throws Error when the browser provides no 2D context either */
export function createCanvasBackend(options: RenderBackendOptions): RenderBackend {
  const { target, width, height, resolution, clock, wake, counters, phaseEnds, frameFailed } = options;
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * resolution);
  canvas.height = Math.floor(height * resolution);
  fillTarget(canvas);
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('This browser has neither WebGL nor a 2D canvas.');
  target.append(canvas);

  let changed = true;
  const redraw = (): void => {
    changed = true;
    wake();
  };
  const canvasImages = createCanvasImages(counters, wake);
  const imageNodes = new Set<HostNode>();
  const imageLoader = createImageLoader({
    textures: canvasImages.textures,
    redraw,
    clock,
    budget: options.textureBudget,
    parallel: options.imageRequests,
    used: () => canvasImages.bytes,
    fetchImage: options.fetchImage,
    placeholder: options.placeholder,
    reducedMotion: options.reducedMotion,
    wake,
    report: options.report,
  });
  const overlay = createCanvasOverlay(options.fonts, redraw, options.report);
  const painter = createCanvasPainter({
    ctx,
    imageLoader,
    imageNodes,
    fontReady: options.fontReady,
    redraw,
  });
  const frameStats = { draws: 0, quads: 0 };
  const textures = {
    get bytes() {
      return canvasImages.bytes;
    },
    budget: options.textureBudget,
  };

  /** Reports images that came near the stage or left it. */
  function updateNear(): void {
    for (const node of imageNodes) {
      const core = renderNodeOf(node).quad!;
      const near = isNear(node);
      if (near === core.near) continue;
      core.near = near;
      core.nearChanged(near);
    }
  }

  return {
    painter,
    canvas,
    advance: (time) => imageLoader.step(time),
    prepare() {},
    draw(moving) {
      const imagesReady = canvasImages.admit(moving);
      if ((!changed && !imagesReady) || painter.stage === null) return false;
      updateNear();
      phaseEnds(Phase.update);
      changed = false;
      frameStats.draws = frameStats.quads = paintTree(painter.stage!, {
        ctx,
        resolution,
        failed: frameFailed,
      });
      overlay.draw(ctx, resolution);
      phaseEnds(Phase.fill);
      return true;
    },
    get waiting() {
      return changed || canvasImages.waiting > 0;
    },
    releaseUnused: imageLoader.releaseUnused,
    release() {
      painter.release();
      imageLoader.dispose();
    },
    loadAtlases() {},
    loadAtlas() {},
    redraw,
    setOverlay: overlay.set,
    lastFrame: () => frameStats,
    textures,
    memory: () => ({
      textureBytes: canvasImages.bytes,
      textures: canvasImages.count,
      budgetBytes: options.textureBudget,
      nodes: painter.nodes,
    }),
    get busy() {
      return imageLoader.pending > 0 || canvasImages.waiting > 0;
    },
    destroy() {
      imageLoader.dispose();
      canvas.remove();
    },
  };
}
