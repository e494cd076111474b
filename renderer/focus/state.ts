/** The state of a focus tree; the files beside this one each do one thing to it. */
import type { HostNode, SceneRoot } from '../host/node';
import type { Transition } from '../types';
import type { FocusTrapStack } from './focusTrapStack';
import type { FocusHistory } from './focusHistory';
import type { FocusKeyIndex } from './focusKeyIndex';
import type { FocusRecord } from './record';
import type { FocusRing } from './focusRing';

export type FocusListener = (from: HostNode | null, to: HostNode | null) => void;

/**
 * Where focus should go as soon as it can; the viewer's next key ends the wait.
 * `entry`: a history entry is back and its content is still coming. `node`, `name`: somebody asked for a node, or for
 * a `focusKey`, before it was ready.
 */
export type PendingFocus = PendingEntry | { kind: 'node'; node: HostNode } | { kind: 'name'; name: string };

/** A history entry, or the whole root, that takes focus back to where it was. */
export interface PendingEntry {
  readonly kind: 'entry';
  readonly base: FocusRecord;
  /** Keys from `base` down to what had focus. */
  readonly path: readonly string[];
  /** How many keys of the path focus has come down meanwhile; -1 before the first. */
  reached: number;
}

/** The record focus was taken from (Suspense, a refreshed list): it gets focus back if it returns before the next key. */
export interface LostFocus {
  readonly record: FocusRecord;
  /** The record's key when it was lost: a recycled slot that shows another item is not the same. */
  readonly key: string;
  /** The innermost group that stayed, and the keys from there; null when some part has no key of its own. */
  readonly base: FocusRecord;
  readonly path: readonly string[] | null;
}

export interface FocusTreeState {
  readonly root: SceneRoot;
  current: FocusRecord | null;
  /** The stage's own group. */
  rootRecord: FocusRecord | null;
  readonly focusHistory: FocusHistory;
  readonly historyEntries: Map<string, FocusHistory>;
  readonly traps: FocusTrapStack;
  readonly ring: FocusRing;
  /** How scroll and ring move now: by the root's transition, or linearly while a key is held. */
  scrollTransition: Transition;
  pendingFocus: PendingFocus | null;
  lostFocus: LostFocus | null;
  /** The entry whose focus was just restored: `autoFocus` inside it is ignored until a key comes. */
  restoredEntry: FocusRecord | null;
  /** The list that is mounting an item a key asked for. */
  pendingList: FocusRecord | null;
  /** Newly mounted `autoFocus` records, outermost first. */
  readonly autoFocus: FocusRecord[];
  readonly focusKeyIndex: FocusKeyIndex;
  /** Lists on the tree. */
  readonly lists: Set<FocusRecord>;
  /** Attached since focus was last resolved. */
  readonly justAttached: FocusRecord[];
  /** Got another `focusKey` since then. */
  readonly focusKeyChanged: FocusRecord[];
  /** Detached since then: a moved node gets its record back. */
  readonly detached: Map<HostNode, FocusRecord>;
  /** The focused record or something around it changed since then. */
  dirty: boolean;
  readonly listeners: Set<FocusListener>;
}
