/**
 * One generation of the drawing side: what puts the host tree on the glass. A lost context, another resolution or another
 * engine is a new generation fed from the same host tree (`generations.ts`).
 */
import type { Counters } from '../profiler/counters';
import type { Clock } from '../types';
import type { FetchPicture } from './fetchPicture';
import type { Fonts } from './fonts';
import type { Painter } from './painter';
import type { QuadSheet } from './quadSheet';
import type { TextLayout } from './textLayout';

export interface DrawingOptions {
  /** The element the canvas goes into; the video element stands below it. */
  target: HTMLElement;
  /** A canvas whose lost context was restored; a new one when left out. */
  canvas?: HTMLCanvasElement;
  width: number;
  height: number;
  /** Panel pixels to a stage pixel: 1 at 1080p, 2/3 at 720p. */
  resolution: number;
  /** Textures may take this many bytes, experience of the device class. */
  textureBudget: number;
  clock: Clock;
  fonts: Fonts;
  counters: Counters;
  /** Where pictures come from. */
  fetch: FetchPicture;
  /** See `webFonts.ready`. */
  fontReady(layout: TextLayout): boolean;
  /** The picture of an atlas cannot be had: its texts must be drawn another way. */
  atlasFailed(imageUrl: string): void;
  plate(): number;
  reducedMotion(): boolean;
  wake(): void;
  /** A phase of the running frame, one of the profiler's `Phase`, ends now. */
  phaseEnds(phase: number): void;
  /** A handler of a screen threw, or a source cannot be drawn. */
  report(error: unknown): void;
  /** A node could not be drawn. */
  frameFailed(error: unknown): void;
}

/** What draws a root's records now, WebGL or the 2D canvas. */
export interface Drawing {
  /** Makes what is drawn for each host node. */
  readonly painter: Painter;
  /** Null while nothing can be drawn. */
  readonly canvas: HTMLCanvasElement | null;
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
  /** Draw calls and quads of the last frame; the same object every time, so that asking in every frame costs nothing. */
  lastFrame(): { draws: number; quads: number };
  /** What textures take now; the same object every time, so that asking in every frame costs nothing. */
  readonly textures: { readonly bytes: number; readonly budget: number };
  /** Textures (bytes, number), the budget in bytes, and nodes of the drawing tree. Not for every frame. */
  memory(): { textureBytes: number; textures: number; budgetBytes: number; nodes: number };
  /** Uploads waiting or pictures near the stage still loading. */
  readonly busy: boolean;
  /** Gives everything back: canvas, textures, context. The records drawn by it have to be drawn anew. */
  destroy(): void;
}

/** The canvas fills its box, whatever the box is; the stage's size in CSS pixels does not matter. */
export function fillTarget(canvas: HTMLCanvasElement): void {
  Object.assign(canvas.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
}

/** Pixels a picture may have on a side: more than a panel of today shows, less than any GPU takes. */
export const longestSide = 4096;
