/** What a focus tree knows between calls; the files beside this one each do one thing to it. */
import type { HostNode } from '../scene/node';
import type { SceneRoot } from '../scene/root';
import type { Transition } from '../types';
import type { Layers } from './layers';
import type { Memory } from './memory';
import type { Names } from './names';
import type { FocusRecord } from './record';
import type { Ring } from './ring';

export type FocusListener = (from: HostNode | null, to: HostNode | null) => void;

/**
 * Where focus should go as soon as it can; the viewer's next key ends the wait.
 * `entry`: a history entry is back and its content is still coming. `node`, `name`: somebody asked for a node, or for
 * a `focusKey`, before it was ready.
 */
export type Wanted =
  | { kind: 'entry'; base: FocusRecord; path: readonly string[]; reached: number }
  | { kind: 'node'; node: HostNode }
  | { kind: 'name'; name: string };

/** A place focus was taken from (Suspense, a refreshed list): it goes back when the place is back before the next key. */
export interface Lost {
  readonly record: FocusRecord;
  /** The record's name when it was lost: a recycled slot that shows something else is not the place. */
  readonly key: string;
  /** The innermost group that stayed, and the names from there; null when some part has no name of its own. */
  readonly base: FocusRecord;
  readonly path: readonly string[] | null;
}

export interface TreeState {
  readonly root: SceneRoot;
  current: FocusRecord | null;
  /** The stage's own group. */
  rootRecord: FocusRecord | null;
  readonly memory: Memory;
  readonly entries: Map<string, Memory>;
  readonly layers: Layers;
  readonly ring: Ring;
  /** How scroll and ring travel just now: softly, or steadily while a key is held. */
  travel: Transition;
  wanted: Wanted | null;
  lost: Lost | null;
  /** The entry whose place was just restored: nothing inside it takes focus by mounting late, until a key comes. */
  restored: FocusRecord | null;
  /** The list that is mounting an item a key asked for. */
  waiting: FocusRecord | null;
  /** Newly mounted `autoFocus` records, outermost first. */
  readonly autoFocus: FocusRecord[];
  readonly names: Names;
  /** Lists on the tree. */
  readonly lists: Set<FocusRecord>;
  /** Attached since the last settling. */
  readonly fresh: FocusRecord[];
  /** Got another `focusKey` since then. */
  readonly renamed: FocusRecord[];
  /** Detached since then: a moved node gets its record back. */
  readonly detached: Map<HostNode, FocusRecord>;
  /** The focused record or what it stands in changed since then. */
  doubt: boolean;
  readonly listeners: Set<FocusListener>;
}
