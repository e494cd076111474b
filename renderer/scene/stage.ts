/** The drawing side by WebGL: a Lightning renderer with our loop, its painter and its atlases. */
import { RendererMain } from '@lightningjs/renderer';
import { WebPlatform } from '@lightningjs/renderer/platforms';
import { BatchRenderer, floatsPerQuad, maxQuads } from './batchRenderer';
import { fillTarget, longestSide } from './drawing';
import type { Drawing, DrawingOptions } from './drawing';
import { skipFaultyNodes } from './faults';
import { drawDrawing } from './drawDrawing';
import { createFetchPicture } from './fetchPicture';
import { createImages } from './images';
import type { LightningStage, Texture } from './lightning';
import { createLightningPainter } from './lightningPainter';
import { createOverlayNode } from './overlayNode';
import type { OverlayNode } from './overlayNode';
import { watchPhases } from './phases';
import { nearMargin } from './pictureRank';
import { registerPixelTexture, createPixelTexture } from './pixelTexture';
import { Box, Glyphs, Picture, Scrim } from './shaders';
import { settleRoot } from './updateMarks';
import { createPictureTextures, limitUploads, uploadMs } from './uploads';

/** Lightning pads its own count by 10 %; the budget speaks of real bytes. */
const memoryPadding = 1.1;

/** Text is drawn by our own nodes; Lightning wants an engine named all the same, or warns at every start. */
const ownText = { type: 'canvas', font: {}, init() {} };

/** Throws when the browser gives no WebGL context. */
export function createWebglDrawing(options: DrawingOptions): Drawing {
  const { target, width, height, resolution, clock, fonts, counters } = options;
  let started: LightningStage | null = null;
  class Platform extends WebPlatform {
    override startLoop(stage: LightningStage): void {
      started = stage;
    }
    override getTimeStamp(): number {
      return clock.now();
    }
  }
  const renderer = new RendererMain(
    {
      appWidth: width,
      appHeight: height,
      deviceLogicalPixelRatio: 1,
      devicePhysicalPixelRatio: resolution,
      clearColor: 0x00000000,
      boundsMargin: nearMargin,
      renderEngine: BatchRenderer as never,
      quadBufferSize: maxQuads * floatsPerQuad * Float32Array.BYTES_PER_ELEMENT,
      fontEngines: [ownText as never],
      // of ours (see `lightningParts`) none runs; with 0 Lightning warns at every start
      numImageWorkers: 1,
      platform: Platform as never,
      ...(options.canvas && { canvas: options.canvas }),
      textureMemory: {
        criticalThreshold: options.textureBudget * memoryPadding,
        targetThresholdLevel: 0.8,
        cleanupInterval: 5000,
        baselineMemoryAllocation: 0,
        doNotExceedCriticalThreshold: false,
      },
      maxRetryCount: 1,
    },
    target,
  );
  fillTarget(renderer.canvas);
  const stage = started ?? (renderer.stage as LightningStage);
  const batches = stage.renderer as unknown as BatchRenderer;
  const { shManager, txMemManager, txManager } = stage;
  const { gl } = (stage.renderer as unknown as { glw: { gl: WebGLRenderingContext } }).glw;
  for (const [name, shader] of Object.entries({
    Box,
    Glyphs,
    Picture,
    Scrim,
  })) {
    shManager.registerShaderType(name as never, shader as never);
  }

  wakeOnChange(stage, options.wake);
  settleRoot(stage.root);
  watchPhases(stage, options.phaseEnds);
  limitUploads(stage, () => clock.now());
  skipFaultyNodes(stage, options.frameFailed);
  const count = txMemManager.setTextureMemUse.bind(txMemManager);
  txMemManager.setTextureMemUse = (texture, bytes) => {
    // the placeholder of four bytes that comes before every real upload is not one
    if (bytes > 4) {
      counters.uploads++;
      counters.uploadBytes += Math.round(bytes / memoryPadding);
    }
    count(texture, bytes);
  };

  registerPixelTexture(stage);
  const fetchAtlas = createFetchPicture(longestSide, drawDrawing, 'none');
  const atlases = new Map<string, Texture>();
  function atlas(imageUrl: string): Texture {
    const known = atlases.get(imageUrl);
    if (known !== undefined) return known;
    const texture = createPixelTexture(stage, {
      // three distances and no colour: multiplied by anything they would be others
      source: () => new Promise((done, failed) => fetchAtlas(imageUrl, done, failed)),
      premultiplyAlpha: false,
    });
    texture.preventCleanup = true;
    texture.setRenderableOwner('atlas', true);
    texture.on('loaded', () => stage.requestRender());
    texture.on('failed', () => options.atlasFailed(imageUrl));
    atlases.set(imageUrl, texture);
    return texture;
  }
  for (const face of fonts.faces) if (face.sdf !== null) atlas(face.sdf.imageUrl);

  const textures = {
    get bytes() {
      return Math.round((txMemManager as unknown as { memUsed: number }).memUsed / memoryPadding);
    },
    budget: options.textureBudget,
  };

  const images = createImages({
    textures: createPictureTextures(stage),
    redraw: () => stage.requestRender(),
    clock,
    budget: options.textureBudget,
    used: () => textures.bytes,
    fetch: options.fetch,
    plate: options.plate,
    reducedMotion: options.reducedMotion,
    wake: options.wake,
    report: options.report,
  });
  const drawn = { draws: 0, quads: 0 };
  let overlay: OverlayNode | null = null;

  return {
    painter: createLightningPainter({ stage, images, atlas, fontReady: options.fontReady }),
    canvas: renderer.canvas,
    advance: (now) => images.step(now),
    draw(moving) {
      stage.updateFrameTime();
      // the event that says so comes later; until then an upload would fail, and be told to screens as a picture that cannot be had
      if (!stage.hasSceneUpdates() || gl.isContextLost()) return false;
      stage.options.textureProcessingTimeLimit = moving ? uploadMs.moving : uploadMs.still;
      stage.drawFrame();
      stage.flushFrameEvents();
      drawn.draws = batches.draws;
      drawn.quads = batches.getQuadCount();
      return true;
    },
    rest() {
      images.rest();
      shManager.cleanup();
      if (txMemManager.checkCleanup()) txMemManager.cleanup();
    },
    redraw: () => stage.requestRender(),
    setOverlay(sheets, atlasUrl) {
      if (sheets.length === 0) {
        overlay?.destroy();
        overlay = null;
      } else {
        overlay ??= createOverlayNode(stage, width, height);
        overlay.show(sheets, atlas(atlasUrl));
      }
      stage.requestRender();
    },
    lastFrame: () => drawn,
    textures,
    memory() {
      const info = txMemManager.getMemoryInfo();
      return {
        textureBytes: Math.round(info.memUsed / memoryPadding),
        textures: info.loadedTextures,
        budgetBytes: options.textureBudget,
        nodes: countNodes(stage.root),
      };
    },
    get busy() {
      return (
        images.pending > 0 ||
        txManager.hasUpdates() ||
        [...atlases.values()].some((t) => t.state === 'loading')
      );
    },
    destroy() {
      images.dispose();
      for (const texture of atlases.values()) texture.removeAllListeners();
      stage.root.destroy();
      renderer.canvas.remove();
      // beta22 has no end for them
      const { imageWorkerManager } = txManager as unknown as WorkerOwner;
      for (const worker of imageWorkerManager?.workers ?? []) worker.terminate();
      if (!gl.isContextLost()) gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

interface WorkerOwner {
  readonly imageWorkerManager: { readonly workers: readonly Worker[] } | null;
}

/** Every way Lightning learns of a change leads past one of these three. */
function wakeOnChange(stage: LightningStage, wake: () => void): void {
  const requestRender = stage.requestRender.bind(stage);
  stage.requestRender = () => {
    requestRender();
    wake();
  };
  const setUpdateType = stage.root.setUpdateType.bind(stage.root);
  stage.root.setUpdateType = (type) => {
    setUpdateType(type);
    wake();
  };
  const enqueue = stage.txManager.enqueueUploadTexture.bind(stage.txManager);
  stage.txManager.enqueueUploadTexture = (texture) => {
    enqueue(texture);
    wake();
  };
}

function countNodes(node: { children: readonly unknown[] }): number {
  return node.children.reduce<number>((sum, child) => sum + countNodes(child as never), 1);
}
