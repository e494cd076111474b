/** Around a commit: what happens before it and after. */
import { createContext } from 'react';
import type { HostNode, SceneRoot } from '../host/node';
import { handleOf } from '../host/handle';
import { beginCommit, endCommit } from './touched';

export const commitConfig = {
  prepareForCommit(root: SceneRoot): null {
    beginCommit(root);
    return null;
  },
  resetAfterCommit(root: SceneRoot): void {
    try {
      root.handleCommit();
    } finally {
      endCommit();
    }
  },
  getPublicInstance: (node: HostNode) => handleOf(node),

  requestPostPaintCallback(): void {},
  NotPendingTransition: null,
  HostTransitionContext: createContext(null),
};
