/**
 * Two children of one group with one `focusKey` cannot be told apart when a place is restored. Development says so,
 * as React does of its keys; nothing else happens, in either build: the first one in order is taken.
 */
import { inOrder } from '../focus/order';
import type { FocusRecord } from '../focus/record';
import { elementName } from '../scene/badProps';
import { isShown } from '../scene/node';
import type { HostNode } from '../scene/node';

/** The components of the nodes that have a key. */
const owners = new WeakMap<HostNode, string | null>();
/** Nodes that got their key in a commit that was not looked at yet. */
const unchecked = new Set<HostNode>();

/** A node is made or updated: keeps whose it is. */
export function rememberFocusKey(node: HostNode, owner: string | null): void {
  if (process.env.NODE_ENV !== 'production' && node.props.focusKey !== undefined) owners.set(node, owner);
}

/** Called in a commit for a node with a key; when the commit is done, its group is looked at. */
export function checkFocusKey(node: HostNode): void {
  if (process.env.NODE_ENV === 'production' || node.props.focusKey === undefined) return;
  if (unchecked.size === 0) queueMicrotask(checkGroups);
  unchecked.add(node);
}

function checkGroups(): void {
  const groups = new Set<FocusRecord>();
  for (const { focus } of unchecked) {
    // the children of a list go by the list's own keys
    if (focus?.parent != null && focus.parent.navigator === null) groups.add(focus.parent);
  }
  unchecked.clear();
  for (const group of groups) checkGroup(group);
}

function checkGroup(group: FocusRecord): void {
  const seen = new Set<string>();
  for (const { node } of inOrder(group)) {
    const key = node.props.focusKey;
    if (key === undefined || !isShown(node)) continue;
    if (seen.has(key))
      // oxlint-disable-next-line no-console -- for the developer, as React tells of its own keys
      console.error(`${elementName(node.type, owners.get(node) ?? null)}: ${duplicate(key)}`);
    seen.add(key);
  }
}

const duplicate = (key: string): string =>
  `the focusKey "${key}" is another's in this group already. Focus cannot be restored to the right one.`;
