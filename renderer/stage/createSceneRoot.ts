/** Connects the parts of a root; the caller chooses the painter. */
import { noDetails } from '../errorDetails';
import type { ErrorDetails, RootErrorKind } from '../errorDetails';
import { createFocusTree } from '../focus/focusTree';
import type { Counters } from '../host/counters';
import { describeNode } from '../host/describeNode';
import type { HostNode, Painter, RendererContext, SceneRoot } from '../host/node';
import { createDrawnListeners } from '../host/drawnListeners';
import { createPointerVisibility } from '../host/pointerVisibility';
import { createScreenChange } from '../host/screenChange';
import { redrawTree } from '../host/redrawTree';
import type { RootDefaults } from '../host/rootDefaults';
import { createTrackedNodes } from '../host/trackedNodes';
import { appendChild, attach, createNode, flushTree } from '../host/tree';
import { createMotion } from '../motion/motion';
import { componentStackOf } from '../reconciler/componentStack';
import { rebuildTree } from '../reconciler/rebuildTree';
import type { Fonts } from '../text/fonts';
import { createSceneText } from '../text/sceneText';
import type { Clock } from '../types';
import { nullPainter } from './nullBackend';
import { createRecovery } from './recovery';

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
  /** Errors of handlers, mistakes of screens, and faults of the renderer itself. Does not throw. */
  onError(error: unknown, kind: RootErrorKind, details: ErrorDetails): void;
  /** Makes another painter and hands it to `replacePainter`: what the present one has drawn may be incomplete. */
  renewPainter(): void;
}

export function createSceneRoot(options: SceneRootOptions): SceneRoot {
  const { clock, fonts, counters, width, height, defaults, wake, onError } = options;
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
    get drawn() {
      return drawn;
    },
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
    report: (error) => onError(error, 'mistake', noDetails),
    handlerFailed(error, handler, node) {
      const element = node === null ? null : { element: describeNode(node) };
      const componentStack = node === null ? null : componentStackOf(node.fiber);
      onError(error, 'handler', { componentStack, handler, ...element });
    },
    recover: (error, inRender) => recovery.recover(error, inRender),
    markDirty(node, bits) {
      if (node.dirty === 0) dirty.push(node);
      node.dirty |= bits;
      wake();
    },
    flushDirty() {
      if (dirty.length === 0) return false;
      // a flush can mark more (a focus style on a flow): the list is taken before it is walked
      while (dirty.length > 0) attempt(flushTaken);
      return true;
    },
    flush() {
      root.flushDirty();
      attempt(focus.resolve);
      root.flushDirty();
      wake();
    },
    afterCommit(run) {
      commitListeners.push(run);
    },
    handleCommit() {
      counters.reactCommits++;
      root.flush();
      attempt(screens.committed);
      commitListeners.forEach(attempt);
      recovery.committed();
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
  const flushTaken = (): void => flushTree(root, dirty.splice(0));

  /** A fault in one part of the work after a commit must not keep the others from theirs. */
  function attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      recovery.recover(error);
    }
  }

  const recovery = createRecovery({
    clock,
    report: (error, kind) => onError(error, kind, noDetails),
    rebuild() {
      // the records first, and nothing is drawn of them meanwhile
      painter = nullPainter;
      dirty.length = 0;
      rebuildTree(root);
      options.renewPainter();
    },
  });
  const focus = createFocusTree(root);
  const screens = createScreenChange(root);
  const text = createSceneText(root, fonts);
  const tracked = createTrackedNodes(root);
  const drawn = createDrawnListeners(root);
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
