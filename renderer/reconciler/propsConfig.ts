/** What React asks when props or text change. React 19 gives no payload: the prop table compares. */
import type { HostNode, HostProps, HostType } from '../scene/node';
import { updateProps } from '../scene/propTable';
import { ownerOf } from './owner';
import { touch } from './touched';
import { isHostType } from './treeConfig';

export const propsConfig = {
  commitUpdate(
    node: HostNode,
    type: HostType,
    _previous: HostProps,
    next: HostProps,
    fiber: unknown = null,
  ): void {
    if (!isHostType(type)) return;
    if (!updateProps(node, next, ownerOf(fiber)) || node.root === null) return;
    node.root.counters.hostUpdated++;
    touch(node.root);
  },
  commitTextUpdate(): void {},
  resetTextContent(): void {},
  resetFormInstance(): void {},
};
