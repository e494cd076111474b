/** The React roots that have something mounted, on all stages of the page: a portal may lead from one to another's stage. */
import type { SceneRoot } from '../host/node';

/** React's own record of a root, the part that is read. */
export interface ReactContainer {
  readonly containerInfo: SceneRoot;
  /** The fiber of the root, as committed. */
  readonly current: unknown;
}

export const mountedRoots = new Set<ReactContainer>();
