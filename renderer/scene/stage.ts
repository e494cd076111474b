/**
 * One generation of the drawing side: a Lightning renderer with our loop, its painter and its atlases.
 * A lost context, another resolution or another engine is a new generation fed from the same host tree.
 */
import { RendererMain } from '@lightningjs/renderer';
import { WebPlatform } from '@lightningjs/renderer/platforms';
import type { Counters } from '../profiler/counters';
import type { Clock } from '../types';
import { BatchRenderer, floatsPerQuad, maxQuads } from './batchRenderer';
import { createFetchPicture } from './fetchPicture';
import type { Fonts } from './fonts';
import { createImages } from './images';
import type { Images } from './images';
import type { LightningStage, Texture } from './lightning';
import { createLightningPainter } from './lightningPainter';
import { createOverlayNode } from './overlayNode';
import type { OverlayNode } from './overlayNode';
import { watchPhases } from './phases';
import type { Painter } from './painter';
import { nearMargin } from './pictureRank';
import { registerPixelTexture, createPixelTexture } from './pixelTexture';
import type { QuadSheet } from './quadSheet';
import { Box, Glyphs, Picture, Scrim } from './shaders';
import type { TextLayout } from './textLayout';
import { limitUploads, uploadMs } from './uploads';
// oxlint-disable-next-line import/default -- vite makes it, from the worker's own source
import PictureWorkerOfText from './pictureWorker?worker&inline';
import { createWorkerFetch } from './workerFetch';

export interface DrawingOptions {
  /** The element the canvas goes into; the video element stands below it. */
  target: HTMLElement;
  width: number;
  height: number;
  /** Panel pixels to a stage pixel: 1 at 1080p, 2/3 at 720p. */
  resolution: number;
  /** Textures may take this many bytes, experience of the device class. */
  textureBudget: number;
  clock: Clock;
  fonts: Fonts;
  counters: Counters;
  /** See `webFonts.ready`. */
  fontReady(layout: TextLayout): boolean;
  /** The picture of an atlas cannot be had: its texts must be drawn another way. */
  atlasFailed(imageUrl: string): void;
  plate(): number;
  reducedMotion(): boolean;
  wake(): void;
  /** A phase of the running frame, one of the profiler's `Phase`, ends now. */
  phaseEnds(phase: number): void;
  report(error: unknown): void;
}

export interface Drawing {
  readonly painter: Painter;
  readonly canvas: HTMLCanvasElement;
  readonly images: Images;
  /** Moves fades; true while one runs. */
  advance(now: number): boolean;
  /** Draws when something changed; true when it drew. `moving` keeps uploads to one a frame. */
  draw(moving: boolean): boolean;
  /** Frees what nothing shows any more. */
  rest(): void;
  /** Draws in the next frame, whether something changed or not. */
  redraw(): void;
  /** Draws these sheets above everything, with letters and boxes of one atlas; none takes the overlay away. */
  setOverlay(sheets: readonly QuadSheet[], atlasUrl: string): void;
  /** Draw calls and quads of the last frame. */
  lastFrame(): { draws: number; quads: number };
  /** What textures take now; the same object every time, so that asking in every frame costs nothing. */
  readonly textures: { readonly bytes: number; readonly budget: number };
  memory(): { textureBytes: number; textures: number; budgetBytes: number; nodes: number };
  /** Uploads waiting or pictures near the stage still loading. */
  readonly busy: boolean;
  destroy(): void;
}

/** Lightning pads its own count by 10 %; the budget speaks of real bytes. */
const memoryPadding = 1.1;
/** Pixels a picture may have on a side: more than a panel of today shows, less than any GPU takes. */
const longestSide = 4096;

/** Text is drawn by our own nodes; Lightning wants an engine named all the same, or warns at every start. */
const ownText = { type: 'canvas', font: {}, init() {} };

/** Throws when the browser gives no WebGL context. */
export function createDrawing(options: DrawingOptions): Drawing {
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
  // Lightning gives the canvas the stage's size in CSS pixels; it fills its box instead, whatever the box is.
  Object.assign(renderer.canvas.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
  const stage = started ?? (renderer.stage as LightningStage);
  const batches = stage.renderer as unknown as BatchRenderer;
  const { shManager, txMemManager, txManager } = stage;
  for (const [name, shader] of Object.entries({
    Box,
    Glyphs,
    Picture,
    Scrim,
  })) {
    shManager.registerShaderType(name as never, shader as never);
  }

  wakeOnChange(stage, options.wake);
  watchPhases(stage, options.phaseEnds);
  limitUploads(stage, () => clock.now());
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
  const fetchAtlas = createFetchPicture(longestSide, undefined, 'none');
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
    stage,
    clock,
    budget: options.textureBudget,
    used: () => textures.bytes,
    fetch: createWorkerFetch({
      longestSide,
      spawn: () => new PictureWorkerOfText(),
      inPage: createFetchPicture(longestSide),
      base: document.baseURI,
    }),
    plate: options.plate,
    reducedMotion: options.reducedMotion,
    wake: options.wake,
    report: options.report,
  });
  let drawn = { draws: 0, quads: 0 };
  let overlay: OverlayNode | null = null;

  return {
    painter: createLightningPainter({ stage, images, atlas, fontReady: options.fontReady }),
    canvas: renderer.canvas,
    images,
    advance: (now) => images.step(now),
    draw(moving) {
      stage.updateFrameTime();
      if (!stage.hasSceneUpdates()) return false;
      stage.options.textureProcessingTimeLimit = moving ? uploadMs.moving : uploadMs.still;
      stage.drawFrame();
      stage.flushFrameEvents();
      drawn = { draws: batches.draws, quads: batches.getQuadCount() };
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
      stage.root.destroy();
      renderer.canvas.remove();
      (
        stage.renderer as unknown as { glw: { getExtension(name: string): { loseContext(): void } | null } }
      ).glw
        .getExtension('WEBGL_lose_context')
        ?.loseContext();
    },
  };
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
