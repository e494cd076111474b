/**
 * Starts Lightning with the renderer's own clock, frame loop and batches, and without anything Lightning would do on
 * its own.
 */
import type { Stage } from '@lightningjs/renderer';
import { assertInternals } from './assertInternals';
import { BatchRenderer } from './batchRenderer';
import type { FrameParts } from './frameParts';
import { patchRoot } from './dirtyFlags';
import { cleanUp, createFrame } from './frame';
import { contextOf, glStateOf } from './glState';
import { answerAsFresh, openContext, usableCanvas } from './freshContext';
import { countNodes } from './node';
import type { MovingGroups } from './movingGroups';
import { RendererMain, WebPlatform } from './package';
import { registerShaders } from './shaderTypes';
import { wakeOnRender } from './stage';
import { countUploads, textureBytes, textureUse } from './textureMemory';
import { registerPixelTexture } from './textures';
import type { LightningStage } from './types';
import { createUploads, wakeOnUpload } from './uploads';

export interface StartOptions {
  target: HTMLElement;
  /** A canvas whose lost context was restored; a new one when left out. */
  canvas?: HTMLCanvasElement | undefined;
  width: number;
  height: number;
  resolution: number;
  /** Nodes this far outside of the stage count as near, stage pixels. */
  boundsMargin: number;
  /** Bytes all textures may take together. */
  textureBudget: number;
  now(): number;
  /** Shader types by the name they are created by. */
  shaders: Readonly<Record<string, object>>;
  /** Something has changed: a frame is needed. */
  wake(): void;
  /** A node could not be drawn. */
  frameFailed(error: unknown): void;
  /** A program does not compile. */
  programFailed(error: unknown): void;
  /** A texture of `bytes` was uploaded. */
  uploaded(bytes: number): void;
  /** Called in every frame at the end of each part; `updated` only when something moved. */
  parts: FrameParts & { updated(): void };
}

/** A running Lightning instance, as a backend uses it. */
export interface Lightning {
  readonly stage: LightningStage;
  readonly canvas: HTMLCanvasElement;
  /** The nodes that are being moved. */
  readonly groups: MovingGroups;
  /** False when there is nothing to draw, or no context to draw with. */
  beginFrame(): boolean;
  /** Between two frames: see `Frame.prepare`. */
  prepareFrame(): void;
  drawFrame(uploadMs: number): void;
  /** Draw calls and quads of the last frame. */
  readonly draws: number;
  readonly quads: number;
  /** While nothing moves: the textures that nodes give up in `run` are of what is not on the stage, and no frame is drawn for them. */
  giveUpFar(run: () => void): void;
  /** Frees textures that no node shows any more. */
  cleanUp(): void;
  readonly textureBytes: number;
  /** Not for every frame. */
  memory(): { bytes: number; count: number; nodes: number };
  /** There is something to draw. */
  readonly waiting: boolean;
  /** True while textures wait for their upload. */
  readonly uploadsWaiting: boolean;
  /** Frees the nodes, the canvas and the context. */
  destroy(): void;
}

/** Text is drawn by our own nodes; without an engine Lightning warns at every start. */
const unusedTextEngine = { type: 'canvas', font: {}, init() {} };

/** Throws when the browser gives no WebGL context; in development also when Lightning is another than it was written for. */
export function startLightning(options: StartOptions): Lightning {
  const { now, wake } = options;
  const { stage, canvas } = construct(options);
  registerPixelTexture(stage);
  registerShaders(stage, options.shaders);
  if (process.env.NODE_ENV !== 'production') assertInternals(stage);

  const { txManager, txMemManager } = stage;
  // it was given as `renderEngine`
  const batches = stage.renderer as BatchRenderer;
  const context = contextOf(glStateOf(batches));
  const root: LightningStage['root'] = stage.root;
  const upload = createUploads(txManager, now, options.frameFailed);
  const frame = createFrame(stage, { upload, failed: options.frameFailed });
  const changed = (): void => {
    if (frame.changed()) wake();
  };
  wakeOnRender(stage, changed);
  wakeOnUpload(txManager, wake);
  patchRoot(root, changed, options.parts.updated);
  batches.parts = options.parts;
  countUploads(txMemManager, options.uploaded);

  return {
    stage,
    canvas,
    groups: batches.groups,
    beginFrame() {
      if (!frame.hasChanges()) return false;
      // the event of a lost context comes later; until then an upload would fail and be reported as an image that cannot be had
      if (txManager.hasUpdates() && context.isContextLost()) return false;
      try {
        batches.finishPrograms();
      } catch (error) {
        if (!context.isContextLost()) options.programFailed(error);
        return false;
      }
      return true;
    },
    prepareFrame: frame.prepare,
    drawFrame: frame.draw,
    giveUpFar(run) {
      batches.givesUpFar = true;
      try {
        run();
      } finally {
        batches.givesUpFar = false;
      }
    },
    get draws() {
      return batches.draws;
    },
    get quads() {
      return batches.getQuadCount();
    },
    cleanUp: () => cleanUp(stage),
    get textureBytes() {
      return textureBytes(txMemManager);
    },
    memory: () => ({ ...textureUse(txMemManager), nodes: countNodes(root) }),
    get waiting() {
      return frame.hasChanges();
    },
    get uploadsWaiting() {
      return txManager.hasUpdates();
    },
    destroy() {
      stage.root.destroy();
      canvas.remove();
      if (!context.isContextLost()) context.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

/** Lightning before anything of it is patched. */
export function construct(options: StartOptions): { stage: Stage; canvas: HTMLCanvasElement } {
  let started: Stage | null = null;
  class Platform extends WebPlatform {
    override startLoop(stage: Stage): void {
      started = stage;
    }
    override getTimeStamp(): number {
      return options.now();
    }
  }
  const canvas = usableCanvas(options.canvas);
  const { width, height, resolution } = options;
  const context = openContext(canvas, width * resolution, height * resolution);
  const start = () =>
    new RendererMain(
      {
        appWidth: width,
        appHeight: height,
        deviceLogicalPixelRatio: 1,
        devicePhysicalPixelRatio: resolution,
        // the batches clear, to the ground of the frame
        enableClear: false,
        boundsMargin: options.boundsMargin,
        renderEngine: BatchRenderer,
        // `BatchRenderer` has a buffer of its own
        quadBufferSize: 0,
        // never asked for more than this, so it is no whole engine: a cast is the only way to hand it over
        fontEngines: [unusedTextEngine as never],
        // `unusedParts.ts` stands in for what these speak of; with none Lightning warns at every start
        numImageWorkers: 1,
        createImageBitmapSupport: 'full',
        platform: Platform,
        canvas,
        textureMemory: {
          criticalThreshold: options.textureBudget,
          targetThresholdLevel: 0.8,
          cleanupInterval: 5000,
          baselineMemoryAllocation: 0,
          doNotExceedCriticalThreshold: false,
        },
        maxRetryCount: 1,
      },
      options.target,
    );
  // where there is no WebGL, Lightning says so
  const renderer = context === null ? start() : answerAsFresh(context, start);
  return { stage: started ?? renderer.stage, canvas };
}
