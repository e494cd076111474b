/**
 * A render backend draws a host tree, by WebGL or on a 2D canvas. A lost context, another resolution and a change
 * between the two create a new backend, which draws the same tree (`stage/backendManager.ts`).
 */
import type { Counters } from '../host/counters';
import type { Clock } from '../types';
import type { FetchImage } from '../images/fetchImage';
import type { Fonts } from '../text/fonts';
import type { Painter } from '../host/node';
import type { QuadSheet } from '../text/quadSheet';
import type { TextLayout } from '../text/textLayout';

export interface RenderBackendOptions {
  /** The element the canvas goes into; the video element is below it. */
  target: HTMLElement;
  /** A canvas whose lost context was restored; a new one when left out. */
  canvas?: HTMLCanvasElement;
  width: number;
  height: number;
  /** Device pixels per stage pixel: 1 at 1080p, 2/3 at 720p. */
  resolution: number;
  /** Bytes that textures may take. */
  textureBudget: number;
  /** Images that are loaded and decoded at once. */
  imageRequests: number;
  clock: Clock;
  fonts: Fonts;
  counters: Counters;
  /** Loads and decodes images. */
  fetchImage: FetchImage;
  /** See `webFonts.ready`. */
  fontReady(layout: TextLayout): boolean;
  /** The image of an atlas failed to load: its texts must be drawn by the browser. */
  atlasFailed(imageUrl: string): void;
  placeholder(): number;
  reducedMotion(): boolean;
  wake(): void;
  /** A phase of the running frame, one of the profiler's `Phase`, ends now. */
  phaseEnds(phase: number): void;
  /** An image cannot be drawn, or the HUD's atlas not be loaded. */
  report(error: unknown): void;
  /** A node could not be drawn. */
  frameFailed(error: unknown): void;
}

/** Draws the nodes of a root. */
export interface RenderBackend {
  /** Draws single nodes. */
  readonly painter: Painter;
  /** Null while nothing can be drawn. */
  readonly canvas: HTMLCanvasElement | null;
  /** Advances fades of images; true while one runs. */
  advance(time: number): boolean;
  /** Works out what has changed since the last frame, between two frames, so that the next one has less to do. */
  prepare(): void;
  /** Draws if something changed; true if it drew. `moving` limits uploads to one in the frame. */
  draw(moving: boolean): boolean;
  /** There is something to draw: the last frame left it, or it has come since. */
  readonly waiting: boolean;
  /** Frees what no node on the stage shows. */
  releaseUnused(): void;
  /**
   * The page is hidden: frees all nodes, and all textures and images but `KEPT_BYTES` of the fonts'. The painter then draws a
   * tree as the first time.
   */
  release(): void;
  /** Fonts were added: loads the first atlas of each face, before a text asks for it. */
  loadAtlases(): void;
  /** Loads the atlas with that image, which a face will have once its data are there. */
  loadAtlas(imageUrl: string): void;
  /** Draws in the next frame even if nothing changed. */
  redraw(): void;
  /** Draws these sheets, which use one atlas, above everything; an empty list removes them. */
  setOverlay(sheets: readonly QuadSheet[], atlasUrl: string): void;
  /** Draw calls and quads of the last frame; the same object every time, so that asking in every frame costs nothing. */
  lastFrame(): { draws: number; quads: number };
  /** What textures take now; the same object every time, so that asking in every frame costs nothing. */
  readonly textures: { readonly bytes: number; readonly budget: number };
  /** Bytes and number of textures, the budget in bytes, and drawn nodes. Counted anew: not for every frame. */
  memory(): { textureBytes: number; textures: number; budgetBytes: number; nodes: number };
  /** Uploads are queued, or images near the stage are loading. */
  readonly busy: boolean;
  /** Frees canvas, textures and context. */
  destroy(): void;
}

/** Bytes of textures that a hidden page keeps, so that its first frame when it is shown again has a text. */
export const KEPT_BYTES = 2e6;

/** Stretches a canvas over its container, whatever the stage's size in CSS pixels is. */
export function fillTarget(canvas: HTMLCanvasElement): void {
  Object.assign(canvas.style, { position: 'absolute', left: '0', top: '0', width: '100%', height: '100%' });
}
