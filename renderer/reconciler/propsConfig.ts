/** What React asks when props or text change. React 19 gives no payload: the prop table compares. */
import type { HostNode, HostProps, HostType } from '../scene/node';
import { updateProps } from '../scene/propTable';
import { touch } from './touched';

export const propsConfig = {
  commitUpdate(node: HostNode, _type: HostType, _previous: HostProps, next: HostProps): void {
    if (!updateProps(node, next) || node.root === null) return;
    node.root.counters.hostUpdated++;
    touch(node.root);
  },
  commitTextUpdate(): void {},
  resetTextContent(): void {},
  resetFormInstance(): void {},
};
