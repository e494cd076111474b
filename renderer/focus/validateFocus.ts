/** What a screen got wrong about focus, said once where a developer sees it. Nothing here runs in production. */
import { describeNode } from '../scene/describe';
import type { HostNode } from '../scene/node';
import { inOrder } from './order';
import { isSeen } from './reachable';
import type { FocusRecord } from './record';
import type { TreeState } from './state';

/** Two children of one group with one name: memory and history could not tell them apart. */
export function reportDuplicates(state: TreeState, records: readonly FocusRecord[]): void {
  for (const record of records) {
    const { name, parent } = record;
    // a list knows its children by item; a parked slot may hold the name of an item shown elsewhere
    if (name === undefined || parent === null || parent.navigator !== null || !record.attached) continue;
    for (const other of state.names.all(name)) {
      if (other === record || other.parent !== parent || !isSeen(record) || !isSeen(other)) continue;
      inOrder(parent);
      const isLater = other.index < record.index;
      // two that came together are told of once
      if (!isLater && other.fresh) continue;
      const [first, second] = isLater ? [other, record] : [record, other];
      state.root.report(
        new Error(
          `Two children of ${describeNode(parent.node)} have the focusKey "${name}": ${describeNode(first.node)} and ${describeNode(second.node)}.`,
        ),
      );
      break;
    }
  }
}

/** A screen asked for focus on something that it hides itself. What Suspense or Activity hides is only not there yet. */
export function reportHidden(state: TreeState, node: HostNode): void {
  for (let at: HostNode | null = node; at !== null; at = at.parent) {
    if (at.props.visible !== false) continue;
    const where = at === node ? 'it is hidden' : `${describeNode(at)} around it is hidden`;
    state.root.report(new Error(`${describeNode(node)} cannot have focus: ${where} (visible={false}).`));
    return;
  }
}
