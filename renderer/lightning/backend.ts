/** The render backend by WebGL: Lightning with the renderer's own loop, painter and atlases. */
import { fillTarget, KEPT_BYTES } from '../backend/renderBackend';
import type { RenderBackend, RenderBackendOptions } from '../backend/renderBackend';
import { createImageLoader } from '../images/imageLoader';
import { nearMargin } from '../images/loadPriority';
import { createAtlases } from './atlases';
import { framePhases } from './framePhases';
import { createImageAtlas } from './internals/imageAtlas';
import { startLightning } from './internals/start';
import { createImageTextures } from './internals/textures';
import { uploadBudgetMs } from './internals/uploads';
import { createOverlayNode } from './overlayNode';
import type { OverlayNode } from './overlayNode';
import { createLightningPainter } from './painter';
import { BoxShader, GlyphShader, GradientShader, ImageShader } from './shaders';

export interface WebglBackendOptions extends RenderBackendOptions {
  /** The programs do not compile: nothing can be drawn by WebGL. Called in a frame. */
  programFailed(error: unknown): void;
}

/** @throws Error when the browser provides no WebGL context */
export function createWebglBackend(options: WebglBackendOptions): RenderBackend {
  const { width, height, clock, wake, counters } = options;
  const lightning = startLightning({
    target: options.target,
    canvas: options.canvas,
    width,
    height,
    resolution: options.resolution,
    boundsMargin: nearMargin,
    textureBudget: options.textureBudget,
    now: () => clock.now(),
    shaders: { Box: BoxShader, Glyphs: GlyphShader, Image: ImageShader, Gradient: GradientShader },
    wake,
    frameFailed: options.frameFailed,
    programFailed: options.programFailed,
    uploaded(bytes) {
      counters.uploads++;
      counters.uploadBytes += bytes;
    },
    parts: framePhases(options.phaseEnds),
  });
  const { stage, canvas } = lightning;
  fillTarget(canvas);
  const redraw = (): void => stage.requestRender();
  const atlases = createAtlases(stage, options.atlasFailed);
  const loadAtlases = (): void => {
    for (const { atlases: own } of options.fonts.faces) if (own[0]) atlases.get(own[0].imageUrl);
  };
  loadAtlases();

  const imageAtlas = createImageAtlas(stage, options.textureBudget);
  const textures = {
    get bytes() {
      return lightning.textureBytes + imageAtlas.idleBytes;
    },
    budget: options.textureBudget,
  };
  const imageLoader = createImageLoader({
    textures: createImageTextures(stage, imageAtlas),
    redraw,
    clock,
    budget: options.textureBudget,
    parallel: options.imageRequests,
    used: () => textures.bytes,
    fetchImage: options.fetchImage,
    placeholder: options.placeholder,
    reducedMotion: options.reducedMotion,
    wake,
    report: options.report,
  });
  const painter = createLightningPainter({
    stage,
    groups: lightning.groups,
    imageLoader,
    atlas: atlases.get,
    fontReady: options.fontReady,
  });
  const frameStats = { draws: 0, quads: 0 };
  let overlay: OverlayNode | null = null;
  /** The overlay's, which stays when the page is hidden: nothing would ask for it again. */
  let overlayAtlas: string | null = null;

  return {
    painter,
    canvas,
    advance: (time) => imageLoader.step(time),
    prepare: () => imageLoader.prepare(lightning.prepareFrame),
    draw(moving) {
      if (!lightning.beginFrame()) return false;
      lightning.drawFrame(moving ? uploadBudgetMs.moving : uploadBudgetMs.idle);
      frameStats.draws = lightning.draws;
      frameStats.quads = lightning.quads;
      return true;
    },
    get waiting() {
      return lightning.waiting;
    },
    releaseUnused() {
      lightning.giveUpFar(imageLoader.releaseUnused);
      lightning.cleanUp();
    },
    release() {
      painter.release();
      imageLoader.dispose();
      atlases.release(() => textures.bytes > KEPT_BYTES, overlayAtlas);
    },
    loadAtlases,
    loadAtlas: (imageUrl) => void atlases.get(imageUrl),
    redraw,
    setOverlay(sheets, atlasUrl) {
      overlayAtlas = sheets.length === 0 ? null : atlasUrl;
      if (sheets.length === 0) {
        overlay?.destroy();
        overlay = null;
      } else {
        overlay ??= createOverlayNode(stage, width, height);
        overlay.show(sheets, atlases.get(atlasUrl));
      }
      redraw();
    },
    lastFrame: () => frameStats,
    textures,
    memory() {
      const { bytes, count, nodes } = lightning.memory();
      return {
        textureBytes: bytes + imageAtlas.idleBytes,
        textures: count,
        budgetBytes: options.textureBudget,
        nodes,
      };
    },
    get busy() {
      return imageLoader.pending > 0 || lightning.uploadsWaiting || atlases.loading;
    },
    destroy() {
      imageLoader.dispose();
      atlases.dispose();
      lightning.destroy();
    },
  };
}
