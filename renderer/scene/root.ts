/** What every part may ask of the root a node hangs on. Made in `reconciler/root.ts`, or by `testing/` without a GPU. */
import type { FocusTree } from '../focus/tree';
import type { Motion } from '../motion/motion';
import type { Counters } from '../profiler/counters';
import type { Clock, Color, Transition } from '../types';
import type { Fonts } from './fonts';
import type { Marquee } from './marquee';
import type { HostNode } from './node';
import type { Painter } from './painter';

/** One stage, its tree and everything that belongs to them; components get theirs from `useScene`. */
export interface SceneRoot {
  /** All time comes from here. */
  readonly clock: Clock;
  /** Stage pixels. */
  readonly width: number;
  /** Stage pixels. */
  readonly height: number;
  /**
   * Panel pixels to a stage pixel: pictures are asked for at stage size x resolution. Components that read it by
   * `useScene` render again when it changes.
   */
  readonly resolution: number;
  /** The host node everything hangs on: React's children, then the overlay. */
  readonly stageNode: HostNode;
  /** Drawn over all else: the focus ring. */
  readonly overlay: HostNode;
  /** Who has focus, and who had it. */
  readonly focus: FocusTree;
  /** Numbers on their way. */
  readonly motion: Motion;
  /** Cut texts that scroll while their focusable has focus. */
  readonly marquee: Marquee;
  /** Commits, nodes and uploads since the root was made. */
  readonly counters: Counters;
  /** Faces and what letters measure. */
  readonly fonts: Fonts;
  /** Makes and feeds Lightning nodes; the testing root has one that draws nothing. */
  readonly painter: Painter;
  /** Draws everything anew with another painter; what the one before has drawn is gone. */
  redrawBy(painter: Painter): void;
  /** Another resolution from now on; the painter has to be another one as well. */
  setResolution(resolution: number): void;
  /** Looks where nodes say nothing. */
  readonly defaults: RootDefaults;
  /** Focus styles and scroll without a transition of their own travel by this. */
  readonly focusTransition: Transition;
  /** Puts a node on the list of the next flush. */
  markDirty(node: HostNode, bits: number): void;
  /** Does what is marked: text, flows, paint. Called before every frame, for what changed outside of React. */
  flushDirty(): void;
  /** The same after a React commit; then focus settles. */
  flush(): void;
  /** Calls `run` after every React commit of this root. */
  afterCommit(run: () => void): void;
  /** Called by the reconciler: counts, flushes, tells. */
  committed(): void;
  /** Asks the frame loop for a frame. */
  wake(): void;
  /** Tells the root's error channel of a screen's mistake that breaks nothing else. Called in development only. */
  report(error: Error): void;
}

/** Looks that apply where a node says nothing. */
export interface RootDefaults {
  /** What stands where a picture is still missing. Default 0x1b2230ff. */
  plate: Color;
  /** Titles on the plate, `<Image title>`. Default 0xd5d9e0ff. */
  plateText: Color;
  /** The focus ring: its colour, its width and its distance from the node, stage pixels. Default 0xf5b83dff, 4, 6. */
  ring: { color: Color; width: number; offset: number };
  /** How long focus styles, ring and scroll travel, ms, ease-out. Default 250. */
  focusMs: number;
  /** Places and sizes change at once, alpha and colour still fade. Default false. */
  reducedMotion: boolean;
  /**
   * Which way rows, grids, flows and texts without an alignment run; left and right keys follow. What is mounted when
   * it changes follows at its next render. Default 'ltr'.
   */
  direction: 'ltr' | 'rtl';
}
