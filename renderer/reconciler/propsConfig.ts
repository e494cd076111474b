/** What React calls when props or text change. React 19 passes no payload: the prop table compares. */
import type { HostNode, HostType } from '../host/node';
import type { HostProps } from '../host/hostProps';
import { updateProps } from '../host/propTable';
import { validateProps } from '../host/validateProps';
import { ownerOf } from './owner';
import { markRootChanged } from './touched';
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
    const props = validateProps(type, next, node.props, ownerOf(fiber));
    if (!updateProps(node, props) || node.root === null) return;
    node.root.counters.hostUpdated++;
    markRootChanged(node.root);
  },
  commitTextUpdate(): void {},
  resetTextContent(): void {},
  resetFormInstance(): void {},
};
