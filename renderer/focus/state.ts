/** The state of a focus tree; each file beside this one implements one operation on it. */
import type { HostNode, SceneRoot } from '../host/node';
import type { Transition } from '../types';
import type { FocusTrapStack } from './focusTrapStack';
import type { FocusHistory } from './focusHistory';
import type { FocusKeyIndex } from './focusKeyIndex';
import type { FocusRecord } from './record';
import type { FocusRing } from './focusRing';

export type FocusListener = (from: HostNode | null, to: HostNode | null) => void;

/**
 * Where focus should move as soon as possible; the viewer's next key cancels it.
 * `entry`: a history entry was restored and its content is still being mounted. `node`, `name`: a node or a
 * `focusKey` was requested before it was ready.
 */
export type PendingFocus = PendingEntry | { kind: 'node'; node: HostNode } | { kind: 'name'; name: string };

/** A history entry, or the whole root, whose focus is being restored. */
export interface PendingEntry {
  readonly kind: 'entry';
  readonly base: FocusRecord;
  /** Keys from `base` to the node that had focus. */
  readonly path: readonly string[];
  /** Number of keys of the path that focus has reached so far; -1 before the first. */
  reached: number;
}

/**
 * The record that lost focus (Suspense, new data): focus returns to it if it is mounted again before the next key.
 */
export interface LostFocus {
  readonly record: FocusRecord;
  /** The record's key when it was lost: a recycled slot with another item does not match. */
  readonly key: string;
  /** The innermost group that remained, and the keys from there; null when a part has no key of its own. */
  readonly base: FocusRecord;
  readonly path: readonly string[] | null;
}

export interface FocusTreeState {
  readonly root: SceneRoot;
  current: FocusRecord | null;
  /** The group of the stage itself. */
  rootRecord: FocusRecord | null;
  readonly focusHistory: FocusHistory;
  readonly historyEntries: Map<string, FocusHistory>;
  readonly traps: FocusTrapStack;
  readonly ring: FocusRing;
  /** Transition of scroll and ring now: the root's, or a linear one while a key is held. */
  scrollTransition: Transition;
  pendingFocus: PendingFocus | null;
  lostFocus: LostFocus | null;
  /** The entry whose focus was just restored: `autoFocus` inside it is ignored until a key is pressed. */
  restoredEntry: FocusRecord | null;
  /** The list that is mounting an item requested by a key. */
  pendingList: FocusRecord | null;
  /** Newly mounted `autoFocus` records, outermost first. */
  readonly autoFocus: FocusRecord[];
  readonly focusKeyIndex: FocusKeyIndex;
  /** Lists on the tree. */
  readonly lists: Set<FocusRecord>;
  /** Records attached since focus was last resolved. */
  readonly justAttached: FocusRecord[];
  /** Records whose `focusKey` changed since then. */
  readonly focusKeyChanged: FocusRecord[];
  /** Records detached since then: a moved node gets its record back. */
  readonly detached: Map<HostNode, FocusRecord>;
  /** True when the focused record or something around it changed since then. */
  dirty: boolean;
  readonly listeners: Set<FocusListener>;
}
