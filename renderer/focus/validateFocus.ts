/** Reports misuse of focus by screens, once each. Nothing here runs in production. */
import { describeNode } from '../host/describeNode';
import type { HostNode } from '../host/node';
import { orderedChildren } from './childOrder';
import { isVisibleInGroup } from './reachable';
import type { FocusRecord } from './record';
import type { FocusTreeState } from './state';

/** Two children of a group have the same `focusKey`: focus history could not distinguish them. */
export function reportDuplicateFocusKeys(state: FocusTreeState, records: readonly FocusRecord[]): void {
  for (const record of records) {
    const { focusKey, parent } = record;
    // A list distinguishes its children by item; a parked slot may have the key of an item shown in another slot.
    if (focusKey === undefined || parent === null || parent.listNavigation !== null || !record.attached)
      continue;
    for (const other of state.focusKeyIndex.all(focusKey)) {
      if (
        other === record ||
        other.parent !== parent ||
        !isVisibleInGroup(record) ||
        !isVisibleInGroup(other)
      )
        continue;
      orderedChildren(parent);
      const isLater = other.index < record.index;
      // A pair attached together is reported once.
      if (!isLater && other.justAttached) continue;
      const [first, second] = isLater ? [other, record] : [record, other];
      state.root.report(
        new Error(
          `Two children of ${describeNode(parent.node)} have the focusKey "${focusKey}": ${describeNode(first.node)} and ${describeNode(second.node)}.`,
        ),
      );
      break;
    }
  }
}

/**
 * A screen requested focus on something that it hides itself. What Suspense or Activity hides is not reported, as it
 * will be shown.
 */
export function reportHiddenTarget(state: FocusTreeState, node: HostNode): void {
  for (let at: HostNode | null = node; at !== null; at = at.parent) {
    if (at.props.visible !== false) continue;
    const where = at === node ? 'it is hidden' : `${describeNode(at)} around it is hidden`;
    state.root.report(new Error(`${describeNode(node)} cannot have focus: ${where} (visible={false}).`));
    return;
  }
}
