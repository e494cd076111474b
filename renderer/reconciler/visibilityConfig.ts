/**
 * Hiding by Suspense and Activity. It is a flag of its own beside `visible`, so a prop update that commits while the
 * node is hidden cannot bring it back, and unhiding cannot show what `visible={false}` hides.
 */
import type { HostNode } from '../scene/node';
import { applyHidden } from '../scene/propTable';

export const visibilityConfig = {
  hideInstance(node: HostNode): void {
    node.suspended = true;
    applyHidden(node);
  },
  unhideInstance(node: HostNode): void {
    node.suspended = false;
    applyHidden(node);
  },
  hideTextInstance(node: HostNode): void {
    visibilityConfig.hideInstance(node);
  },
  unhideTextInstance(node: HostNode): void {
    visibilityConfig.unhideInstance(node);
  },
};
