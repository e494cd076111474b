/**
 * The renderer without a GPU: the same reconciler, records, focus and motion, with a painter that only remembers.
 * Everything React does because of a call is done when the call's promise is; time stands still until `clock.advance`.
 */
import type { ReactNode } from 'react';
import { createReactRoot } from '../reconciler/root';
import { runDiscrete } from '../reconciler/priority';
import { createCounters } from '../profiler/counters';
import { createFonts } from '../scene/fonts';
import type { Fonts } from '../scene/fonts';
import { createFrameLoop } from '../scene/frameLoop';
import type { HostNode } from '../scene/node';
import type { SceneRoot } from '../scene/root';
import { createSceneRoot } from '../scene/sceneRoot';
import { snapshot } from '../semantics/snapshot';
import type { SceneNode } from '../semantics/sceneNode';
import type { Key } from '../types';
import { createFakeClock } from './fakeClock';
import type { FakeClock } from './fakeClock';
import { createRememberingPainter } from './rememberingPainter';
import type { RememberingPainter } from './rememberingPainter';
import { settle } from './settle';

/** A root for tests. What returns a promise is over when everything React did because of it is. */
export interface TestRoot {
  /** Stands still but for `wait`. */
  readonly clock: FakeClock;
  /** What components get from `useScene`. */
  readonly scene: SceneRoot;
  /** Nodes with something drawn for them now: what must be 0 after unmount, overlay aside. */
  readonly drawn: ReadonlySet<HostNode>;
  /** What is on the glass. */
  readonly painter: RememberingPainter;
  /** Errors of the three root callbacks, and mistakes of screens, in order. */
  readonly errors: { kind: 'uncaught' | 'caught' | 'recoverable' | 'mistake'; error: unknown }[];
  /** Draws an element, as `Root.render`. Rejects with an error no boundary caught. */
  render(element: ReactNode): Promise<void>;
  /** Takes the tree away. */
  unmount(): Promise<void>;
  /** Runs `change` and everything React does because of it. Rejects with an error no boundary caught. */
  act(change: () => void | Promise<void>): Promise<void>;
  /**
   * One press of a remote key, as input would deliver it; several are a key that is held and let go. Of OK only
   * `onKey` hears: `onPress` is input's.
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
  /** Default: no face; every letter is half an em wide, so that widths are easy to foretell. */
  fonts?: Fonts;
  /** How long focus styles, ring and scroll travel, ms. Default 250. */
  focusMs?: number;
  /** False: without React's `act`, in which no commit waits for a picture. Default true. */
  act?: boolean;
  /** Which way the stage reads. Default 'ltr'. */
  direction?: 'ltr' | 'rtl';
}

/** A root of 1920x1080 without a GPU, with the default looks but for a white ring and a grey plate. */
export function createTestRoot(options: TestRootOptions = {}): TestRoot {
  const clock = createFakeClock();
  const painter = createRememberingPainter();
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
      plate: 0x222222ff,
      plateText: 0xffffffff,
      ring: { color: 0xffffffff, width: 4, offset: 6 },
      focusMs: options.focusMs ?? 250,
      reducedMotion: false,
      direction: options.direction ?? 'ltr',
    },
    wake: () => wake(),
    report: (error) => note('mistake')(error),
  });
  const loop = createFrameLoop(clock, {
    advance(now) {
      scene.flushDirty();
      return scene.motion.step(now);
    },
    draw: () => false,
    rest() {},
    wantsMore: () => false,
    measured() {},
    failed(error) {
      throw error;
    },
  });
  wake = loop.wake;
  const note = (kind: TestRoot['errors'][number]['kind']) => (error: unknown) =>
    void errors.push({ kind, error });
  const react = createReactRoot(
    scene,
    {
      onUncaughtError: note('uncaught'),
      onCaughtError: note('caught'),
      onRecoverableError: note('recoverable'),
    },
    options.strict,
  );

  function query(testId: string): HostNode | null {
    const walk = (node: HostNode): HostNode | null => {
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
      (await settle(change, options.act !== false)).forEach(note('uncaught'));
      const uncaught = errors.slice(before).find(({ kind }) => kind === 'uncaught');
      if (uncaught !== undefined) throw uncaught.error;
    },
    render: (element) => root.act(() => react.render(element)),
    unmount: () => root.act(() => react.unmount()),
    async press(key, times = 1) {
      for (let i = 0; i < times; i++) {
        await root.act(() => runDiscrete(() => scene.focus.press({ key, repeat: i > 0, time: clock.now() })));
      }
      if (times > 1) await root.act(() => scene.focus.release());
    },
    wait: (ms) => root.act(() => clock.advance(ms)),
    children: () => scene.stageNode.children.filter((child) => child !== scene.overlay),
    query,
    find(testId) {
      const found = query(testId);
      if (found === null) throw new Error(`No node with testId "${testId}" is mounted.`);
      return found;
    },
    tree: () => snapshot(scene),
    focusedId: () => scene.focus.current?.props.testId ?? null,
  };
  return root;
}
