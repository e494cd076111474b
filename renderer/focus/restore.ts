/** Finding places again by name: a path of keys from a group down to what had focus. */
import { isReachable } from './reachable';
import { childByKey, keyOf, memoryOf } from './keys';
import { memoryFromData, memoryToData } from './memory';
import type { MemoryData } from './memory';
import { enter } from './moves';
import { inOrder } from './order';
import { isInside, recordFor } from './record';
import type { FocusRecord } from './record';
import type { Lost, TreeState, Wanted } from './state';

/** Focus, memory and scroll of a whole root as plain data. */
export interface FocusSnapshot {
  readonly path: readonly string[];
  readonly memory: MemoryData;
}

/** The names from the root (or from `base`) down to the record; as they were when it had focus, if it still has. */
export function pathOf(record: FocusRecord, base: FocusRecord | null = null): string[] {
  const path: string[] = [];
  for (let at = record; at !== base && at.parent !== null; at = at.parent) {
    path.push(at.within ? at.key : keyOf(at));
  }
  return path.reverse();
}

interface Found {
  /** The deepest record of the path that exists. */
  readonly record: FocusRecord;
  readonly depth: number;
  /** A list on the way is mounting the next one. */
  readonly coming: boolean;
}

function follow(base: FocusRecord, path: readonly string[]): Found {
  let record = base;
  for (let depth = 0; depth < path.length; depth++) {
    const child = childByKey(record, path[depth]!);
    if (child === null || child === 'pending') return { record, depth, coming: child === 'pending' };
    record = child;
  }
  return { record, depth: path.length, coming: false };
}

/** The focusable at the end of a path, or inside the nearest part of it that is there. Null: nothing there. */
export function landOnPath(state: TreeState, base: FocusRecord, path: readonly string[]): FocusRecord | null {
  const found = follow(base, path);
  for (let at: FocusRecord | null = found.record; at !== null; at = at.parent) {
    const target = isReachable(at) ? landNow(state, at) : null;
    if (target !== null) return target;
  }
  return null;
}

/** Like `enter`, but never waits: a list that has to mount the item first answers with a mounted one. */
export function landNow(state: TreeState, record: FocusRecord): FocusRecord | null {
  const target = enter(record, null, null, state.memory);
  if (target !== 'pending') return target;
  if (record.navigator !== null) {
    const near = record.navigator.nearest();
    return near === null ? null : landNow(state, near);
  }
  for (const child of inOrder(record)) {
    const landed = isReachable(child) ? landNow(state, child) : null;
    if (landed !== null) return landed;
  }
  return null;
}

/**
 * What the open wish allows now: the wanted place (the wish is done), a nearer part of it, or null to leave focus be.
 * `held`: the present focus is still good.
 */
export function tryWanted(state: TreeState, wanted: Wanted, held: boolean): FocusRecord | null {
  if (wanted.kind !== 'entry') {
    const record = wanted.kind === 'node' ? recordFor(wanted.node) : state.names.find(wanted.name);
    const target = record !== null && isReachable(record) ? enter(record, null, null, state.memory) : null;
    if (target === null || target === 'pending') return null;
    state.wanted = null;
    return target;
  }
  if (!wanted.base.attached) {
    state.wanted = null;
    return null;
  }
  const found = follow(wanted.base, wanted.path);
  if (found.depth === wanted.path.length && isReachable(found.record)) {
    const target = enter(found.record, null, null, state.memory);
    if (target !== null && target !== 'pending') {
      state.wanted = null;
      state.restored = wanted.base;
      return target;
    }
  }
  const nearer = found.depth > wanted.reached || !held || !isInside(state.current!, wanted.base);
  if (!nearer || (held && found.coming && isInside(state.current!, wanted.base))) return null;
  const target = isReachable(found.record) ? landNow(state, found.record) : null;
  if (target !== null) wanted.reached = found.depth;
  return target;
}

/** What to come back to when `record`, which has or had focus, is gone or shows something else. */
export function placeOf(record: FocusRecord): Lost | null {
  const path: string[] = [];
  let named = true;
  for (let at = record; at.parent !== null; at = at.parent) {
    named &&= at.parent.navigator !== null || at.node.props.focusKey !== undefined;
    path.unshift(at.key);
    if (at.parent.attached) return { record, key: record.key, base: at.parent, path: named ? path : null };
  }
  return null;
}

/** The lost place, if it is back: the same node as it was, or whatever has its name now. */
export function tryLost(state: TreeState, lost: Lost): FocusRecord | null {
  if (!lost.base.attached) {
    state.lost = null;
    return null;
  }
  let back: FocusRecord | null = null;
  const same = lost.record.parent?.navigator == null || keyOf(lost.record) === lost.key;
  if (same && isReachable(lost.record)) back = lost.record;
  else if (lost.path !== null) {
    const found = follow(lost.base, lost.path);
    if (found.depth === lost.path.length && isReachable(found.record)) back = found.record;
  }
  const target = back === null ? null : enter(back, null, null, state.memory);
  if (target === null || target === 'pending') return null;
  state.lost = null;
  return target;
}

export function takeSnapshot(state: TreeState): FocusSnapshot {
  const base = state.rootRecord;
  return {
    path: state.current === null ? [] : pathOf(state.current),
    memory: base === null ? {} : dataOf(state, base),
  };
}

/** What groups remember, mounted ones by their present names, and those that are away but not forgotten. */
function dataOf(state: TreeState, group: FocusRecord): MemoryData {
  const data = memoryToData(memoryOf(group, state.memory));
  for (const child of inOrder(group)) {
    if (child.node.props.group !== undefined) (data.children ??= {})[keyOf(child)] = dataOf(state, child);
  }
  return data;
}

/** Puts a snapshot's memory back, also into groups that are mounted now, and asks for its focus. */
export function restoreSnapshot(state: TreeState, snapshot: FocusSnapshot): void {
  const base = state.rootRecord;
  memoryFromData(state.memory, snapshot.memory);
  if (base === null) return;
  restoreLive(state, base, snapshot.memory);
  state.wanted = { kind: 'entry', base, path: snapshot.path, reached: -1 };
}

function restoreLive(state: TreeState, group: FocusRecord, data: MemoryData): void {
  memoryFromData(memoryOf(group, state.memory), data);
  group.last = null;
  if (data.list !== undefined) group.navigator?.bound(group);
  for (const child of inOrder(group)) {
    const own = data.children?.[keyOf(child)];
    if (own !== undefined && child.node.props.group !== undefined) restoreLive(state, child, own);
  }
}
