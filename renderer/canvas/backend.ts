/** The drawing side by the 2D canvas: the same screens on sets without WebGL. Slower, and the same to look at. */
import { Phase } from '../../profiler/recording';
import { fillTarget } from '../drawing';
import type { Drawing, DrawingOptions } from '../drawing';
import { createImages } from '../images';
import type { HostNode } from '../node';
import { isNear } from '../pictureRank';
import { createCanvasOverlay } from './overlay';
import { createCanvasPainter, drawnOf } from './painter';
import { paintTree } from './paintTree';
import { createCanvasPictures } from './pictures';

/** Throws when the browser gives no 2D context either. */
export function createCanvasDrawing(options: DrawingOptions): Drawing {
  const { target, width, height, resolution, clock, wake, counters, phaseEnds, frameFailed } = options;
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * resolution);
  canvas.height = Math.floor(height * resolution);
  fillTarget(canvas);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser has neither WebGL nor a 2D canvas.');
  target.append(canvas);

  let changed = true;
  const redraw = (): void => {
    changed = true;
    wake();
  };
  const pictures = createCanvasPictures(counters, wake);
  const imageNodes = new Set<HostNode>();
  const images = createImages({
    textures: pictures.textures,
    redraw,
    clock,
    budget: options.textureBudget,
    used: () => pictures.bytes,
    fetch: options.fetch,
    plate: options.plate,
    reducedMotion: options.reducedMotion,
    wake,
    report: options.report,
  });
  const overlay = createCanvasOverlay(options.fonts, redraw, options.report);
  const painter = createCanvasPainter({
    pen,
    images,
    pictures: imageNodes,
    fontReady: options.fontReady,
    redraw,
  });
  const frame = { draws: 0, quads: 0 };
  const textures = {
    get bytes() {
      return pictures.bytes;
    },
    budget: options.textureBudget,
  };

  /** Tells pictures that they came near the stage or left it. */
  function lookNear(): void {
    for (const node of imageNodes) {
      const core = drawnOf(node).core!;
      const near = isNear(node);
      if (near === core.near) continue;
      core.near = near;
      core.nearChanged(near);
    }
  }

  return {
    painter,
    canvas,
    advance: (now) => images.step(now),
    draw(moving) {
      const came = pictures.admit(moving);
      if ((!changed && !came) || painter.stage === null) return false;
      lookNear();
      phaseEnds(Phase.update);
      changed = false;
      frame.draws = frame.quads = paintTree(painter.stage!, { pen, resolution, failed: frameFailed });
      overlay.draw(pen, resolution);
      phaseEnds(Phase.fill);
      return true;
    },
    rest: images.rest,
    redraw,
    setOverlay: overlay.set,
    lastFrame: () => frame,
    textures,
    memory: () => ({
      textureBytes: pictures.bytes,
      textures: pictures.count,
      budgetBytes: options.textureBudget,
      nodes: painter.nodes,
    }),
    get busy() {
      return images.pending > 0 || pictures.waiting > 0;
    },
    destroy() {
      images.dispose();
      canvas.remove();
    },
  };
}
