/** Names in the focus tree: what a child is called in its group, and where a group's memory is. */
import { childMemory, createMemory } from './memory';
import type { Memory } from './memory';
import { inOrder } from './order';
import { isGroup, scopeOf } from './record';
import type { FocusRecord, Target } from './record';

/** `#0`, `#1`, ...: names by position, made once so that a move in an unnamed group allocates nothing. */
const positions: string[] = [];

function positionKey(index: number): string {
  return (positions[index] ??= `#${index}`);
}

/** The child's name inside its group: the list's item key, its `focusKey`, else its position. */
export function keyOf(record: FocusRecord): string {
  const parent = record.parent;
  if (parent === null) return '';
  if (parent.navigator !== null) return parent.navigator.keyOf(record);
  const own = record.node.props.focusKey;
  if (own !== undefined) return own;
  inOrder(parent);
  return positionKey(record.index);
}

/** The child of that name; lists may answer `pending`. */
export function childByKey(group: FocusRecord, key: string): Target {
  if (group.navigator !== null) return group.navigator.find(key);
  const last = group.last;
  if (last !== null && last.attached && last.parent === group && keyOf(last) === key) return last;
  for (const child of inOrder(group)) if (keyOf(child) === key) return child;
  return null;
}

/**
 * What a group remembers. Lists and history entries bring their own; a named group finds it under its name in its
 * parent's memory; an unnamed one is remembered by position only where positions are stable (`Memory.keep`).
 */
export function memoryOf(group: FocusRecord, rootMemory: Memory): Memory {
  if (group.memory !== null) return group.memory;
  const scope = scopeOf(group.node);
  const parent = group.parent;
  if (scope !== null) group.memory = scope.memory;
  else if (parent === null) group.memory = rootMemory;
  else {
    const above = memoryOf(parent, rootMemory);
    const key = keyOf(group);
    const named = parent.navigator !== null || group.node.props.focusKey !== undefined;
    if (named || above.keep || above.children?.has(key)) group.memory = childMemory(above, key);
    else group.memory = createMemory(false);
  }
  return group.memory;
}

/** Drops the found memory of a group and the groups below, because a name on the way changed (a recycled slot). */
export function forgetMemory(record: FocusRecord): void {
  if (!isGroup(record)) return;
  record.last = null;
  record.memory = null;
  for (const child of record.children) if (scopeOf(child.node) === null) forgetMemory(child);
}
