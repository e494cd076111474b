/** A React root over a scene: render, unmount, and where its errors go. */
import type { ReactNode } from 'react';
import { ConcurrentRoot } from 'react-reconciler/constants';
import type { ErrorDetails } from '../errorDetails';
import type { SceneRoot } from '../host/node';
import { provideScene } from '../host/sceneContext';
import { reconciler } from './host';
import { mountedRoots } from './mountedRoots';
import type { ReactContainer } from './mountedRoots';

/** `uncaught`: no boundary caught it, and React unmounted the tree. */
export type ReactErrorHandler = (
  error: unknown,
  from: 'uncaught' | 'caught' | 'recoverable',
  details: ErrorDetails,
) => void;

/** After `unmount` each of the first three throws. */
export interface ReactRoot {
  /** The first time it commits before it returns: nothing is on the screen yet that could be answered meanwhile. */
  render(element: ReactNode): void;
  /** Commits synchronously, effects included. */
  renderSync(element: ReactNode): void;
  /** Renders again, synchronously, what reads the root's context. */
  refresh(): void;
  /**
   * For good. Nodes and effects are gone when it returns, or, called in the middle of a commit or a render, once that is
   * over; then calls `removed`. A second call does nothing.
   */
  unmount(removed?: () => void): void;
  /** @throws Error after `unmount` */
  assertMounted(): void;
}

/** `strict` puts the whole root in StrictMode, its first mount included; a `<StrictMode>` inside would not do that. */
export function createReactRoot(scene: SceneRoot, onError: ReactErrorHandler, strict = false): ReactRoot {
  const tell =
    (from: Parameters<ReactErrorHandler>[1]) =>
    (error: unknown, { componentStack = null }: { readonly componentStack?: string | null }): void =>
      onError(error, from, { componentStack });
  const container = reconciler.createContainer(
    scene,
    ConcurrentRoot,
    null,
    strict,
    null,
    '',
    tell('uncaught'),
    tell('caught'),
    tell('recoverable'),
    () => {},
    null,
  );
  enableSuspendedCommits(container);
  let latest: ReactNode = null;
  let unmounted = false;

  function assertMounted(): void {
    if (unmounted) throw new Error('Cannot update an unmounted root.');
  }

  function commitNow(element: ReactNode): void {
    assertMounted();
    latest = element;
    mountedRoots.add(container as ReactContainer);
    reconciler.updateContainerSync(provideScene(scene, element), container, null, null);
    reconciler.flushSyncWork();
  }

  const root: ReactRoot = {
    render(element) {
      assertMounted();
      if (latest === null) return commitNow(element);
      latest = element;
      reconciler.updateContainer(provideScene(scene, element), container, null, null);
    },
    renderSync(element) {
      commitNow(element);
      reconciler.flushPassiveEffects();
    },
    refresh: () => root.renderSync(latest),
    unmount(removed) {
      if (unmounted) return;
      unmounted = true;
      latest = null;
      let isOver = false;
      const finish = (): void => {
        reconciler.flushPassiveEffects();
        mountedRoots.delete(container as ReactContainer);
        removed?.();
      };
      reconciler.updateContainerSync(null, container, null, () => {
        if (isOver) queueMicrotask(finish);
        isOver = true;
      });
      // Does nothing while React renders or commits: it takes the tree away as soon as it is done with that.
      reconciler.flushSyncWork();
      if (isOver) finish();
      isOver = true;
    },
    assertMounted,
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
