/**
 * The renderer without a GPU: the same reconciler, host nodes, focus and motion, with a painter that records what it would
 * draw. A call's promise resolves when React has done everything the call caused; time moves by `clock` and `wait` alone.
 */
import type { ReactNode } from 'react';
import { noDetails } from '../errorDetails';
import type { ErrorDetails, RootErrorKind } from '../errorDetails';
import { createReactRoot } from '../reconciler/root';
import { runDiscrete } from '../reconciler/priority';
import { createCounters } from '../host/counters';
import { createFonts } from '../text/fonts';
import type { Fonts } from '../text/fonts';
import { createFrameLoop } from '../stage/frameLoop';
import type { HostNode, SceneRoot } from '../host/node';
import { createSceneRoot } from '../stage/createSceneRoot';
import { semanticsTree } from '../semantics/semanticsTree';
import type { SceneNode } from '../semantics/sceneNode';
import type { Key } from '../types';
import { createFakeClock } from './fakeClock';
import type { FakeClock } from './fakeClock';
import { createRecordingPainter } from './recordingPainter';
import type { RecordingPainter } from './recordingPainter';
import { flushReact } from './flushReact';

/** A root for tests. Promises resolve when React has done everything the call caused. */
export interface TestRoot {
  /** Time, which moves by `wait` and `clock.advance` alone. */
  readonly clock: FakeClock;
  /** What components get from `useScene`. */
  readonly scene: SceneRoot;
  /** Nodes that are drawn now: none after unmount but the overlay's. */
  readonly drawn: ReadonlySet<HostNode>;
  /** What would be on the screen. */
  readonly painter: RecordingPainter;
  /** Errors as `onError` gets them, in order; those that `act` throws are without component stack. */
  readonly errors: (ErrorDetails & { kind: RootErrorKind; error: unknown })[];
  /** Draws an element, as `Root.render`. Rejects with an error no boundary caught, or one of a handler. */
  render(element: ReactNode): Promise<void>;
  /** Takes the tree away, for good: `render` rejects from then on. */
  unmount(): Promise<void>;
  /** Runs `change` and everything React does because of it. Rejects as `render` does. */
  act(change: () => void | Promise<void>): Promise<void>;
  /**
   * One press of a remote key, as input would deliver it; several are a key that is held and let go. OK calls
   * `onKey` only: `onPress` is called by input.
   */
  press(key: Key, times?: number): Promise<void>;
  /** Lets `ms` pass, frames and timers included. Rejects as `act` does. */
  wait(ms: number): Promise<void>;
  /** React's children of the root. */
  children(): readonly HostNode[];
  /** The node of a `testId`; throws when none is mounted. */
  find(testId: string): HostNode;
  /** The node of a `testId`, or null. */
  query(testId: string): HostNode | null;
  /** The semantics tree, as `window.__tv.scene()`. */
  tree(): SceneNode;
  /** The `testId` of what has focus, or null. */
  focusedId(): string | null;
}

/** What `createTestRoot` is given. */
export interface TestRootOptions {
  /** React's StrictMode for the whole root. Default false. */
  strict?: boolean;
  /** Default: no font face; every letter is half an em wide, so that widths are easy to compute. */
  fonts?: Fonts;
  /** Time of focus styles, ring and scroll, ms. Default 250. */
  focusMs?: number;
  /** False: without React's `act`, in which no commit waits for an image. Default true. */
  act?: boolean;
  /** Reading direction of the root. Default 'ltr'. */
  direction?: 'ltr' | 'rtl';
  /** Whether images are being loaded, which `whenDrawn` waits for; looked up in every frame. Default: never. */
  imagesLoading?: () => boolean;
}

/** Errors that reject the call that caused them: the others are expected, or told beside what a screen shows. */
const failsTest: ReadonlySet<RootErrorKind> = new Set(['uncaught', 'handler', 'internal', 'fatal']);

/** A root of 1920x1080 without a GPU, with standard defaults but for a white ring and a grey placeholder. */
export function createTestRoot(options: TestRootOptions = {}): TestRoot {
  const clock = createFakeClock();
  const painter = createRecordingPainter();
  const errors: TestRoot['errors'] = [];
  let wake = (): void => {};
  const scene = createSceneRoot({
    clock,
    fonts: options.fonts ?? createFonts(),
    painter,
    counters: createCounters(),
    width: 1920,
    height: 1080,
    resolution: 1,
    defaults: {
      placeholder: 0x222222ff,
      placeholderText: 0xffffffff,
      ring: { color: 0xffffffff, width: 4, offset: 6 },
      focusMs: options.focusMs ?? 250,
      reducedMotion: false,
      overscan: 2,
      direction: options.direction ?? 'ltr',
    },
    wake: () => wake(),
    onError: (error, kind, details) => recordError(error, kind, details),
    renewPainter() {
      painter.clear();
      scene.replacePainter(painter);
    },
  });
  const loop = createFrameLoop(clock, {
    advance(now) {
      scene.flushDirty();
      const moving = scene.motion.step(now);
      scene.tracked.update();
      return moving;
    },
    draw() {
      scene.drawn.frameEnded({ busy: options.imagesLoading?.() ?? false });
      return false;
    },
    onIdle() {},
    leftSome: () => false,
    measured() {},
    failed(error) {
      throw error;
    },
  });
  wake = loop.wake;
  const recordError = (error: unknown, kind: RootErrorKind, details = noDetails): void =>
    void errors.push({ kind, error, ...details });
  const react = createReactRoot(scene, recordError, options.strict);

  function query(testId: string): HostNode | null {
    const walk = (node: HostNode): HostNode | null => {
      if (node.leaving) return null;
      if (node.props.testId === testId) return node;
      for (const child of node.children) {
        const found = walk(child);
        if (found !== null) return found;
      }
      return null;
    };
    return walk(scene.stageNode);
  }

  const root: TestRoot = {
    clock,
    scene,
    painter,
    drawn: painter.drawn,
    errors,
    async act(change) {
      const before = errors.length;
      for (const error of await flushReact(change, options.act !== false)) recordError(error, 'uncaught');
      const unexpected = errors.slice(before).find(({ kind }) => failsTest.has(kind));
      if (unexpected !== undefined) throw unexpected.error;
    },
    render: (element) => root.act(() => react.render(element)),
    unmount: () =>
      root.act(() =>
        react.unmount(() => {
          scene.screens.dispose();
          scene.tracked.update();
        }),
      ),
    async press(key, times = 1) {
      for (let i = 0; i < times; i++) {
        await root.act(() => runDiscrete(() => scene.focus.press({ key, repeat: i > 0, time: clock.now() })));
      }
      if (times > 1) await root.act(() => scene.focus.release());
    },
    wait: (ms) => root.act(() => clock.advance(ms)),
    children: () => scene.stageNode.children.filter((child) => child !== scene.overlay && !child.leaving),
    query,
    find(testId) {
      const found = query(testId);
      if (found === null) throw new Error(`No node with testId "${testId}" is mounted.`);
      return found;
    },
    tree: () => semanticsTree(scene),
    focusedId: () => scene.focus.current?.props.testId ?? null,
  };
  return root;
}
