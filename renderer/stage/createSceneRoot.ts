/** Puts the parts of a root together; which painter draws is the caller's choice. */
import { createFocusTree } from '../focus/tree';
import { createMotion } from '../motion/motion';
import type { Counters } from '../profiler/counters';
import type { Clock } from '../types';
import type { Fonts } from './fonts';
import { createMarquee } from './marquee';
import type { HostNode } from './node';
import { appendChild, attach, createNode, flushTree } from './tree';
import type { Painter } from './painter';
import { redrawTree } from './redrawTree';
import type { RootDefaults, SceneRoot } from './root';

export interface SceneRootOptions {
  clock: Clock;
  fonts: Fonts;
  painter: Painter;
  counters: Counters;
  width: number;
  height: number;
  resolution: number;
  defaults: RootDefaults;
  /** Asks the frame loop for a frame. */
  wake(): void;
  /** Where `SceneRoot.report` goes. */
  report(error: Error): void;
}

export function createSceneRoot(options: SceneRootOptions): SceneRoot {
  const { clock, fonts, painter, counters, width, height, resolution, defaults, wake, report } = options;
  const motion = createMotion(clock, wake, () => defaults.reducedMotion);
  const dirty: HostNode[] = [];
  const commitListeners: (() => void)[] = [];
  const stageNode = createNode('view', { w: width, h: height, group: 'free' });
  const overlay = createNode('view', { w: width, h: height, zIndex: 1000 });

  const root: SceneRoot = {
    clock,
    width,
    height,
    resolution,
    stageNode,
    overlay,
    motion,
    counters,
    fonts,
    painter,
    defaults,
    focusTransition: {
      get duration() {
        return defaults.focusMs;
      },
      easing: 'ease-out',
    },
    wake,
    report,
    markDirty(node, bits) {
      if (node.dirty === 0) dirty.push(node);
      node.dirty |= bits;
      wake();
    },
    flushDirty() {
      // a flush can mark more (a focus style on a flow): the list is taken before it is walked
      while (dirty.length > 0) flushTree(root, dirty.splice(0));
    },
    flush() {
      root.flushDirty();
      root.focus.settle();
      root.flushDirty();
      wake();
    },
    afterCommit(run) {
      commitListeners.push(run);
    },
    committed() {
      root.counters.reactCommits++;
      root.flush();
      for (const run of commitListeners) run();
    },
    redrawBy(next) {
      parts.painter = next;
      redrawTree(root);
    },
    setResolution(next) {
      parts.resolution = next;
    },
    focus: undefined as never,
    marquee: undefined as never,
  };
  const parts = root as { -readonly [Part in keyof SceneRoot]: SceneRoot[Part] };
  parts.focus = createFocusTree(root);
  parts.marquee = createMarquee(root);
  attach(stageNode, root);
  appendChild(stageNode, overlay);
  return root;
}
