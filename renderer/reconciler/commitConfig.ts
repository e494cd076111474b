/** Around a commit: what happens before, after, and what a commit may wait for. */
import { createContext } from 'react';
import type { HostNode } from '../scene/node';
import type { SceneRoot } from '../scene/root';
import { handleOf } from './handle';
import { beginCommit, endCommit } from './touched';

export const commitConfig = {
  prepareForCommit(root: SceneRoot): null {
    beginCommit(root);
    return null;
  },
  resetAfterCommit(root: SceneRoot): void {
    try {
      root.committed();
    } finally {
      endCommit();
    }
  },
  getPublicInstance: (node: HostNode) => handleOf(node),

  maySuspendCommit: (): boolean => false,
  maySuspendCommitOnUpdate: (): boolean => false,
  maySuspendCommitInSyncRender: (): boolean => false,
  preloadInstance: (): boolean => true,
  startSuspendingCommit: (): null => null,
  suspendInstance(): void {},
  suspendOnActiveViewTransition(): void {},
  waitForCommitToBeReady: (): null => null,
  getSuspendedCommitReason: (): null => null,

  requestPostPaintCallback(): void {},
  NotPendingTransition: null,
  HostTransitionContext: createContext(null),
};
