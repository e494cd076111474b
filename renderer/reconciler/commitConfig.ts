/** Around a commit: what happens before it and after. */
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

  requestPostPaintCallback(): void {},
  NotPendingTransition: null,
  HostTransitionContext: createContext(null),
};
