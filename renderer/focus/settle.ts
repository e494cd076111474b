/**
 * After a commit: is there still exactly one focus, and is it where it should be?
 *
 * Claims are heard in this order: a trap that opened; a place that is being restored; a newly mounted `autoFocus`; the
 * place a closed trap gives focus back to; a place that was taken away and is back; an item a list has mounted meanwhile;
 * the same item when a list's data moved it; what is there now, if it still can have focus; its nearest neighbour by order, then its group's, up to the root.
 */
import { moveFocus, remember } from './change';
import { hasContent, canEnter } from './eligible';
import { isReachable } from './reachable';
import { enter, nearestByOrder } from './moves';
import { landNow, landOnPath, pathOf, placeOf, tryLost, tryWanted } from './restore';
import { isGroup, isInside } from './record';
import type { FocusRecord } from './record';
import type { TreeState } from './state';
import type { Arrival } from '../types';

export function settleFocus(state: TreeState): void {
  const current = state.current;
  const held = current !== null && (!state.doubt || isReachable(current));
  const returning = state.layers.sync(current, pathOf);
  const claim = decide(
    state,
    held,
    returning === null
      ? null
      : (): FocusRecord | null => {
          const base = state.rootRecord;
          if (returning.record !== null && isReachable(returning.record))
            return landNow(state, returning.record);
          return base === null ? null : landOnPath(state, base, returning.path);
        },
  );
  state.doubt = false;
  if (claim !== null && claim.record !== state.current) moveFocus(state, claim.record, claim.arrival);
  else if (!held && claim === null) moveFocus(state, null, 'jump');
  else {
    remember(state, state.current);
    state.ring.move(state.current?.node ?? null, state.current?.fresh === true ? null : state.travel);
  }
  const top = state.layers.top;
  if (top !== null && state.current !== null && isInside(state.current, top.trap)) top.entered = true;
}

interface Claim {
  readonly record: FocusRecord;
  readonly arrival: Arrival;
}

function decide(state: TreeState, held: boolean, giveBack: (() => FocusRecord | null) | null): Claim | null {
  const current = state.current;
  const top = state.layers.top;
  if (top !== null && !(held && isInside(current!, top.trap))) {
    const record =
      takeAutoFocus(state, top.trap) ?? (isReachable(top.trap) ? landNow(state, top.trap) : null);
    if (record !== null) return arriving(record);
  }
  const wanted = state.wanted;
  const restoring = wanted?.kind === 'entry' ? wanted.base : state.restored;
  if (restoring !== null) dropAutoFocus(state, restoring);
  if (wanted !== null) {
    const record = allowed(state, tryWanted(state, wanted, held));
    if (record !== null) return { record, arrival: 'jump' };
  }
  const record =
    takeAutoFocus(state, null) ??
    allowed(state, giveBack?.() ?? null) ??
    (state.lost === null ? null : allowed(state, tryLost(state, state.lost))) ??
    arrived(state) ??
    followItems(state);
  if (record !== null) return arriving(record);
  if (held) {
    // a screen that held focus itself while it was empty hands it on
    const inside = isGroup(current!) && hasContent(current!) ? landNow(state, current!) : null;
    return arriving(inside ?? current!);
  }
  const fallback = nearestTo(state, current);
  if (current !== null && giveBack === null) state.lost ??= placeOf(current);
  return fallback === null ? null : arriving(fallback);
}

function arriving(record: FocusRecord): Claim {
  return { record, arrival: record.fresh ? 'jump' : 'key' };
}

/** A place below an open trap is kept for when the trap goes. */
function allowed(state: TreeState, record: FocusRecord | null): FocusRecord | null {
  if (record === null || state.layers.allows(record)) return record;
  state.layers.top!.back = record;
  return null;
}

/** The latest, innermost one that can have focus; those that cannot yet stay until the viewer presses a key. */
function takeAutoFocus(state: TreeState, within: FocusRecord | null): FocusRecord | null {
  const queue = state.autoFocus;
  for (let i = queue.length - 1; i >= 0; i--) {
    const record = queue[i]!;
    if (!record.attached) queue.splice(i, 1);
    else if ((within === null || isInside(record, within)) && isReachable(record) && canEnter(record)) {
      const target = allowed(state, landNow(state, record));
      queue.splice(i, 1);
      if (target === null) continue;
      queue.length = 0;
      return target;
    }
  }
  return null;
}

function dropAutoFocus(state: TreeState, base: FocusRecord): void {
  for (let i = state.autoFocus.length - 1; i >= 0; i--) {
    if (isInside(state.autoFocus[i]!, base)) state.autoFocus.splice(i, 1);
  }
}

function arrived(state: TreeState): FocusRecord | null {
  const list = state.waiting;
  if (list === null) return null;
  const target = list.attached && list.navigator !== null ? list.navigator.arrived() : null;
  if (target === 'pending') return null;
  state.waiting = null;
  const inside = target === null ? null : enter(target, null, state.current, state.memory);
  return inside === 'pending' ? landNow(state, target as FocusRecord) : allowed(state, inside);
}

/** A list may show another item where the focused one stood: focus stays with the item, or goes to its neighbour. */
function followItems(state: TreeState): FocusRecord | null {
  let outermost: FocusRecord | null = null;
  for (let at = state.current; at !== null && at.parent !== null; at = at.parent) {
    const list = at.parent;
    if (list.navigator === null || !at.attached || !list.attached) continue;
    if (list.navigator.keyOf(at) === at.key && isReachable(at)) continue;
    outermost = at;
  }
  // the outermost list that changed decides: what is inside follows by its own memory
  return outermost === null ? null : itemOf(state, outermost.parent!, outermost);
}

function itemOf(state: TreeState, list: FocusRecord, child: FocusRecord): FocusRecord | null {
  if (!isReachable(list)) return null;
  const same = list.navigator!.find(child.key);
  if (same !== null && same !== 'pending') return landNow(state, same);
  // gone for now, or still being mounted: whatever stands in its place is not what the viewer chose
  state.lost ??= placeOf(child);
  if (same === 'pending') return null;
  const near = list.navigator!.nearest();
  return near === null ? null : landNow(state, near);
}

/** Where focus falls when what had it is gone: the nearest by order, in the innermost group that still has somebody. */
function nearestTo(state: TreeState, lost: FocusRecord | null): FocusRecord | null {
  for (let at = lost; at !== null && at.parent !== null; at = at.parent) {
    const group = at.parent;
    if (!isReachable(group)) continue;
    const target = nearestByOrder(group, at.index, state.memory);
    const record = target === 'pending' ? landNow(state, group) : target;
    if (record !== null && mayFall(state, record)) return record;
  }
  const anywhere = state.rootRecord === null ? null : landNow(state, state.rootRecord);
  return anywhere !== null && mayFall(state, anywhere) ? anywhere : null;
}

/** Not out of a trap; but a trap that has nothing to focus yet does not leave the viewer without focus. */
function mayFall(state: TreeState, record: FocusRecord): boolean {
  return state.layers.top?.entered !== true || state.layers.allows(record);
}
