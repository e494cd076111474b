/**
 * Hiding by Suspense and Activity. It is a flag of its own beside `visible`, so that a prop update while the node is hidden
 * cannot show it, and unhiding cannot show what `visible={false}` hides.
 */
import type { HostNode } from '../host/node';
import { applyHidden } from '../host/propTable';
import { markRootChanged } from './touched';

function setSuspended(node: HostNode, suspended: boolean): void {
  node.suspended = suspended;
  applyHidden(node);
  markRootChanged(node.root);
}

export const visibilityConfig = {
  hideInstance(node: HostNode): void {
    setSuspended(node, true);
  },
  unhideInstance(node: HostNode): void {
    setSuspended(node, false);
  },
  hideTextInstance(node: HostNode): void {
    visibilityConfig.hideInstance(node);
  },
  unhideTextInstance(node: HostNode): void {
    visibilityConfig.unhideInstance(node);
  },
};
