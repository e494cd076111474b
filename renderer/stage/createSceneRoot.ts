/** Connects the parts of a root; the caller chooses the painter. */
import { createFocusTree } from '../focus/focusTree';
import type { Counters } from '../host/counters';
import type { HostNode, Painter, RendererContext, SceneRoot } from '../host/node';
import { createDrawnListeners } from '../host/drawnListeners';
import { createPointerVisibility } from '../host/pointerVisibility';
import { createScreenChange } from '../host/screenChange';
import { redrawTree } from '../host/redrawTree';
import type { RootDefaults } from '../host/rootDefaults';
import { createTrackedNodes } from '../host/trackedNodes';
import { appendChild, attach, createNode, flushTree } from '../host/tree';
import { createMotion } from '../motion/motion';
import type { Fonts } from '../text/fonts';
import { createSceneText } from '../text/sceneText';
import type { Clock } from '../types';

export interface SceneRootOptions {
  clock: Clock;
  fonts: Fonts;
  painter: Painter;
  counters: Counters;
  width: number;
  height: number;
  resolution: number;
  defaults: RootDefaults;
  /** Requests a frame from the frame loop. */
  wake(): void;
  /** Target of `SceneRoot.report`. */
  report(error: Error): void;
}

export function createSceneRoot(options: SceneRootOptions): SceneRoot {
  const { clock, fonts, counters, width, height, defaults, wake, report } = options;
  let { painter, resolution } = options;
  const dirty: HostNode[] = [];
  const commitListeners: (() => void)[] = [];

  // Focus and text are created with the root they belong to, so the root looks them up at each use.
  const root: SceneRoot = {
    clock,
    width,
    height,
    get resolution() {
      return resolution;
    },
    stageNode: createNode('view', { w: width, h: height, group: 'free' }),
    overlay: createNode('view', { w: width, h: height, zIndex: 1000 }),
    get focus() {
      return focus;
    },
    get screens() {
      return screens;
    },
    pointer: createPointerVisibility(),
    get tracked() {
      return tracked;
    },
    drawn: createDrawnListeners(clock, wake),
    motion: createMotion(clock, wake, () => defaults.reducedMotion),
    get text() {
      return text;
    },
    fonts,
    get painter() {
      return painter;
    },
    counters,
    defaults,
    focusTransition: {
      get duration() {
        return defaults.focusMs;
      },
      easing: 'ease-out',
    },
    get screenContext() {
      return screenContext;
    },
    wake,
    report,
    markDirty(node, bits) {
      if (node.dirty === 0) dirty.push(node);
      node.dirty |= bits;
      wake();
    },
    flushDirty() {
      if (dirty.length === 0) return false;
      // a flush can mark more (a focus style on a flow): the list is taken before it is walked
      while (dirty.length > 0) flushTree(root, dirty.splice(0));
      return true;
    },
    flush() {
      root.flushDirty();
      focus.resolve();
      root.flushDirty();
      wake();
    },
    afterCommit(run) {
      commitListeners.push(run);
    },
    handleCommit() {
      counters.reactCommits++;
      root.flush();
      screens.committed();
      for (const run of commitListeners) run();
    },
    replacePainter(next) {
      painter = next;
      redrawTree(root);
    },
    setResolution(next) {
      resolution = next;
      screenContext = createScreenContext(root);
    },
  };
  const focus = createFocusTree(root);
  const screens = createScreenChange(root);
  const text = createSceneText(root, fonts);
  const tracked = createTrackedNodes(root);
  let screenContext = createScreenContext(root);
  attach(root.stageNode, root);
  appendChild(root.stageNode, root.overlay);
  return root;
}

/** The value of `useScene()` for a root at its current resolution. */
function createScreenContext({
  clock,
  resolution,
  focus,
  screens,
  tracked,
  drawn,
  defaults,
  fonts,
}: SceneRoot): RendererContext {
  return {
    clock,
    resolution,
    focus,
    screens,
    trackNode: tracked.track,
    whenDrawn: drawn.when,
    get direction() {
      return defaults.direction;
    },
    fonts,
  };
}
