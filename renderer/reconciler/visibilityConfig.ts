/**
 * Hiding by Suspense and Activity. It is a flag of its own beside `visible`, so a prop update that commits while the
 * node is hidden cannot bring it back, and unhiding cannot show what `visible={false}` hides.
 */
import type { HostNode } from '../scene/node';
import { applyHidden } from '../scene/propTable';
import { touch } from './touched';

function setSuspended(node: HostNode, suspended: boolean): void {
  node.suspended = suspended;
  applyHidden(node);
  touch(node.root);
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
