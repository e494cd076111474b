/** What React asks when props or text change. React 19 gives no payload: the prop table compares. */
import type { HostNode, HostProps, HostType } from '../scene/node';
import { updateProps } from '../scene/propTable';
import { checkFocusKey, rememberFocusKey } from './focusKeys';
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
    const owner = ownerOf(fiber);
    const key = node.props.focusKey;
    const changed = updateProps(node, next, owner);
    if (key !== next.focusKey) {
      rememberFocusKey(node, owner);
      checkFocusKey(node);
    }
    if (!changed || node.root === null) return;
    node.root.counters.hostUpdated++;
    touch(node.root);
  },
  commitTextUpdate(): void {},
  resetTextContent(): void {},
  resetFormInstance(): void {},
};
