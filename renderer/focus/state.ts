/** What a focus tree knows between calls; the files beside this one each do one thing to it. */
import type { HostNode } from '../scene/node';
import type { SceneRoot } from '../scene/root';
import type { Transition } from '../types';
import type { Layers } from './layers';
import type { Memory } from './memory';
import type { FocusRecord } from './record';
import type { Ring } from './ring';

export type FocusListener = (from: HostNode | null, to: HostNode | null) => void;

/**
 * Where focus should go as soon as it can; the viewer's next key ends the wait.
 * `entry`: a history entry is back and its content is still coming. `return`: focus was taken away (Suspense, a
 * refreshed list) and goes back when its place is back. A node: somebody asked for it before it was ready.
 */
export type Wanted =
  | { kind: 'entry' | 'return'; base: FocusRecord; path: readonly string[]; reached: number }
  | { kind: 'node'; node: HostNode };

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
  /** The entry whose place was just restored: nothing inside it takes focus by mounting late, until a key comes. */
  restored: FocusRecord | null;
  /** The list that is mounting an item a key asked for. */
  waiting: FocusRecord | null;
  /** Newly mounted `autoFocus` records, outermost first. */
  readonly autoFocus: FocusRecord[];
  /** Lists on the tree. */
  readonly lists: Set<FocusRecord>;
  /** Attached since the last settling. */
  readonly fresh: FocusRecord[];
  /** Detached since then: a moved node gets its record back. */
  readonly detached: Map<HostNode, FocusRecord>;
  /** The focused record or what it stands in changed since then. */
  doubt: boolean;
  readonly listeners: Set<FocusListener>;
}
