/** A React root over a scene: render, unmount, and the three callbacks for its errors. */
import type { ReactNode } from 'react';
import { ConcurrentRoot } from 'react-reconciler/constants';
import type { SceneRoot } from '../host/node';
import { provideScene } from '../host/sceneContext';
import { reconciler } from './host';
import { mountedRoots } from './mountedRoots';
import type { ReactContainer } from './mountedRoots';

/** React's own shape: the stack is absent in some development paths. */
export interface ErrorInfo {
  readonly componentStack?: string | null | undefined;
}

export interface RootErrors {
  /** No boundary caught it: React unmounted the tree. */
  onUncaughtError(error: unknown, info: ErrorInfo): void;
  onCaughtError(error: unknown, info: ErrorInfo): void;
  onRecoverableError(error: unknown, info: ErrorInfo): void;
}

export interface ReactRoot {
  /** The first time it commits before it returns: nothing is on the screen yet that could be answered meanwhile. */
  render(element: ReactNode): void;
  /** Commits synchronously, effects included. */
  renderSync(element: ReactNode): void;
  /** Renders again, synchronously, what reads the root's context. */
  refresh(): void;
  unmount(): void;
}

/** `strict` puts the whole root in StrictMode, its first mount included; a `<StrictMode>` inside would not do that. */
export function createReactRoot(scene: SceneRoot, errors: RootErrors, strict = false): ReactRoot {
  const container = reconciler.createContainer(
    scene,
    ConcurrentRoot,
    null,
    strict,
    null,
    '',
    errors.onUncaughtError,
    errors.onCaughtError,
    errors.onRecoverableError,
    () => {},
    null,
  );
  enableSuspendedCommits(container);
  let latest: ReactNode = null;

  function commitNow(element: ReactNode): void {
    latest = element;
    mountedRoots.add(container as ReactContainer);
    reconciler.updateContainerSync(provideScene(scene, element), container, null, null);
    reconciler.flushSyncWork();
  }

  const root: ReactRoot = {
    render(element) {
      if (latest === null) return commitNow(element);
      latest = element;
      mountedRoots.add(container as ReactContainer);
      reconciler.updateContainer(provideScene(scene, element), container, null, null);
    },
    renderSync(element) {
      commitNow(element);
      reconciler.flushPassiveEffects();
    },
    refresh: () => root.renderSync(latest),
    unmount() {
      latest = null;
      reconciler.updateContainerSync(null, container, null, null);
      reconciler.flushSyncWork();
      reconciler.flushPassiveEffects();
      mountedRoots.delete(container as ReactContainer);
    },
  };
  return root;
}

/** React's bit for commits that may wait for images (`SuspenseyImagesMode`). */
export const suspenseyImagesModeBit = 0b100000;

/**
 * 0.34 asks `maySuspendCommit` only below a `<ViewTransition>`, which sets this bit for everything in it. Fibers inherit the
 * bit from the one above, so the root's is enough.
 * @throws Error where another version of React makes its root otherwise
 */
export function enableSuspendedCommits(container: { current: unknown }): void {
  const fiber = container.current as { mode?: unknown } | null;
  if (typeof fiber?.mode !== 'number') {
    throw new Error(
      'react-reconciler: the root has no fiber with a `mode`, by which commits wait for images',
    );
  }
  fiber.mode |= suspenseyImagesModeBit;
}
