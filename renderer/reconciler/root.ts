/** A React root over a scene: render, unmount, and the three places its errors go. */
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { ConcurrentRoot } from 'react-reconciler/constants';
import type { SceneRoot } from '../scene/root';
import { provide, SceneContext } from './context';
import { reconciler } from './host';

/** React's own shape: the stack is absent in some development paths. */
export interface ErrorInfo {
  readonly componentStack?: string | null | undefined;
}

export interface RootErrors {
  /** No boundary caught it: the tree is gone. */
  onUncaughtError(error: unknown, info: ErrorInfo): void;
  onCaughtError(error: unknown, info: ErrorInfo): void;
  onRecoverableError(error: unknown, info: ErrorInfo): void;
}

export interface ReactRoot {
  render(element: ReactNode): void;
  /** Commits synchronously, effects included: for tests and for the last render before the page goes. */
  renderSync(element: ReactNode): void;
  /** Renders again, synchronously, whoever reads what the root provides. */
  refresh(): void;
  unmount(): void;
}

/** `strict` puts the whole root in StrictMode, its first mount included; an element inside comes too late for that. */
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
  maySuspendCommits(container);
  let latest: ReactNode = null;
  const wrap = (element: ReactNode): ReactNode =>
    createElement(SceneContext.Provider, { value: provide(scene) }, element);

  const root: ReactRoot = {
    render(element) {
      latest = element;
      reconciler.updateContainer(wrap(element), container, null, null);
    },
    renderSync(element) {
      latest = element;
      reconciler.updateContainerSync(wrap(element), container, null, null);
      reconciler.flushSyncWork();
      reconciler.flushPassiveEffects();
    },
    refresh: () => root.renderSync(latest),
    unmount() {
      latest = null;
      reconciler.updateContainerSync(null, container, null, null);
      reconciler.flushSyncWork();
      reconciler.flushPassiveEffects();
    },
  };
  return root;
}

/** React's bit for "commits of this subtree may wait for pictures" (`SuspenseyImagesMode`). */
const suspenseyImagesMode = 0b100000;

/**
 * 0.34 asks `maySuspendCommit` only below a `<ViewTransition>`, which sets this bit for everything in it, and which a
 * host without view transitions cannot draw. Fibers inherit the bit from the one above, so the root's is enough.
 */
function maySuspendCommits(container: { current: unknown }): void {
  (container.current as { mode: number }).mode |= suspenseyImagesMode;
}
