/** Resolves a path of keys to records, and to what can have focus at once. */
import { orderedChildren } from './childOrder';
import { entryTarget } from './directionalMoves';
import { childByKey, keyOf } from './focusPath';
import { isReachable } from './reachable';
import type { FocusRecord } from './record';
import type { FocusTreeState } from './state';

/** The keys from the root (or from `base`) to the record, as they are or were when it had focus. */
export function focusPathOf(record: FocusRecord, base: FocusRecord | null = null): string[] {
  const path: string[] = [];
  for (let at = record; at !== base && at.parent !== null; at = at.parent) {
    path.push(at.focusWithin ? at.keyWhenFocused : keyOf(at));
  }
  return path.reverse();
}

interface ResolvedPath {
  /** The deepest existing record of the path. */
  readonly record: FocusRecord;
  /** Number of keys that led to it. */
  readonly depth: number;
  /** True while a list mounts the item of the next key. */
  readonly isMounting: boolean;
}

/** Follows a path of keys from `base` as far as records exist. */
export function resolvePath(base: FocusRecord, path: readonly string[]): ResolvedPath {
  let record = base;
  for (let depth = 0; depth < path.length; depth++) {
    const child = childByKey(record, path[depth]!);
    if (child === null || child === 'pending') return { record, depth, isMounting: child === 'pending' };
    record = child;
  }
  return { record, depth: path.length, isMounting: false };
}

/** The focusable at the end of a path, or inside the deepest part of it that has one; null for none. */
export function targetOnPath(
  state: FocusTreeState,
  base: FocusRecord,
  path: readonly string[],
): FocusRecord | null {
  const found = resolvePath(base, path);
  for (let at: FocusRecord | null = found.record; at !== null; at = at.parent) {
    const target = isReachable(at) ? mountedTarget(state, at) : null;
    if (target !== null) return target;
  }
  return null;
}

/** `entryTarget` without waiting: a list that would have to mount an item answers with a mounted one. */
export function mountedTarget(state: FocusTreeState, record: FocusRecord): FocusRecord | null {
  const target = entryTarget(record, null, null, state.focusHistory);
  if (target !== 'pending') return target;
  if (record.listNavigation !== null) {
    const near = record.listNavigation.nearestMounted();
    return near === null ? null : mountedTarget(state, near);
  }
  for (const child of orderedChildren(record)) {
    const found = isReachable(child) ? mountedTarget(state, child) : null;
    if (found !== null) return found;
  }
  return null;
}

/** `entryTarget` of a record that can be entered at once; null otherwise, or when a list must mount an item first. */
export function readyTarget(state: FocusTreeState, record: FocusRecord | null): FocusRecord | null {
  if (record === null || !isReachable(record)) return null;
  const target = entryTarget(record, null, null, state.focusHistory);
  return target === 'pending' ? null : target;
}
