/**
 * One change of focus, all of it in the caller's task and none of it in React: styles off and on, memory, scroll, ring,
 * then the callbacks. A steady move makes no object but the ring's rectangle.
 */
import type { HostNode } from '../scene/node';
import { setFocusStyle } from '../scene/style';
import { keyOf, memoryOf } from './keys';
import type { FocusRecord } from './record';
import type { TreeState } from './state';
import type { Arrival } from '../types';

let stamps = 0;

/** Gives focus to `next`, or to nobody. `arrival` says how lists and ring follow. */
export function moveFocus(state: TreeState, next: FocusRecord | null, arrival: Arrival): void {
  const previous = state.current;
  if (previous === next) return;
  state.current = next;
  const stamp = ++stamps;
  for (let at = next; at !== null; at = at.parent) at.stamp = stamp;
  for (let at = previous; at !== null; at = at.parent) if (at.stamp !== stamp) setWithin(at, false, arrival);
  remember(state, next);
  for (let at = next; at !== null; at = at.parent) if (!at.within) setWithin(at, true, arrival);
  if (state.waiting !== null) {
    state.waiting.navigator?.cancel();
    state.waiting = null;
  }
  scrollTo(next, arrival);
  state.ring.move(next === null ? null : next.node, arrival === 'jump' ? null : state.travel);
  announce(state, previous, next, stamp, arrival);
}

/** Writes the path to `record` into the memory of every group on it. */
export function remember(state: TreeState, record: FocusRecord | null): void {
  for (let at = record; at !== null && at.parent !== null; at = at.parent) {
    const key = keyOf(at);
    at.key = key;
    at.parent.last = at;
    memoryOf(at.parent, state.memory).lastKey = key;
  }
}

/** Tells the lists on the path, inside out; the ring is placed after them because they move its target. */
export function scrollTo(record: FocusRecord | null, arrival: Arrival): void {
  for (let at = record; at !== null && at.parent !== null; at = at.parent) {
    at.parent.navigator?.focused(at, arrival);
  }
}

function setWithin(record: FocusRecord, within: boolean, arrival: Arrival): void {
  record.within = within;
  if (!within) record.navigator?.left();
  // a node that left the tree is drawn no more; its style goes with it
  if (!record.attached) return;
  const atOnce = arrival === 'jump';
  setFocusStyle(record.node, within, atOnce);
  for (const node of record.dependents) setFocusStyle(node, within, atOnce);
}

/** Callbacks come last, when everything is consistent: they may move focus themselves. */
function announce(
  state: TreeState,
  previous: FocusRecord | null,
  next: FocusRecord | null,
  stamp: number,
  arrival: Arrival,
): void {
  for (let at = previous; at !== null; at = at.parent) {
    if (at.stamp < stamp) call(at.node.props.onBlur, arrival);
  }
  if (state.current !== next) return;
  const shared = previous === null ? null : commonAncestor(previous, stamp);
  for (let at = next; at !== null && at !== shared; at = at.parent) {
    call(at.node.props.onFocus, arrival);
    if (state.current !== next) return;
  }
  const from: HostNode | null = previous === null ? null : previous.node;
  for (const listener of state.listeners) {
    listener(from, next === null ? null : next.node);
    if (state.current !== next) return;
  }
}

function commonAncestor(record: FocusRecord, stamp: number): FocusRecord | null {
  for (let at: FocusRecord | null = record; at !== null; at = at.parent) if (at.stamp >= stamp) return at;
  return null;
}

/** A screen's mistake must not leave focus half moved: it is reported as uncaught, and the move goes on. */
function call(callback: ((arrival: Arrival) => void) | undefined, arrival: Arrival): void {
  if (callback === undefined) return;
  try {
    callback(arrival);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
