/**
 * The focus tree of a root: who has focus, and where a key takes it.
 *
 * A key press is answered by index inside a group and by geometry only between groups (`moves.ts`), written to the
 * scene in its own task without React (`change.ts`), and remembered by name (`memory.ts`). After each commit the tree
 * makes sure that exactly one node has focus (`settle.ts`).
 */
import type { HostNode } from '../scene/node';
import type { SceneRoot } from '../scene/root';
import type { Arrival, Direction, KeyPress } from '../types';
import { moveFocus } from './change';
import { isReachable } from './reachable';
import { createLayers } from './layers';
import { createMemory, entryMemory } from './memory';
import type { Memory } from './memory';
import { reportDuplicates, reportHidden } from './mistakes';
import { enter, targetOf } from './moves';
import { createNames } from './names';
import { placeChanged } from './places';
import { recordFor } from './record';
import type { FocusRecord } from './record';
import { attachNode, detachNode, updateNode, updateScope } from './register';
import { pathOf, restoreSnapshot, takeSnapshot } from './restore';
import type { FocusSnapshot } from './restore';
import { createRing } from './ring';
import { settleFocus } from './settle';
import type { FocusListener, TreeState } from './state';

export type { FocusSnapshot } from './restore';
export type { FocusListener } from './state';

/** Focus of one root: `useScene().focus`. */
export interface FocusTree {
  /** The node that has focus. Null only while nothing on the tree can have it. */
  readonly current: HostNode | null;
  /**
   * Gives a node, the remembered child of a group, or whoever has that `focusKey`, focus. False when it must wait: then
   * it gets it once it is mounted and shown, unless a key or another call comes first.
   */
  focus(target: HostNode | string, arrival?: Arrival): boolean;
  /** The record of a `focusKey`; where several groups have one, the nearest to `near`. */
  named(name: string, near: FocusRecord): FocusRecord | null;
  /** Sends a key up from the focused node, then moves if it is a direction nobody took. True when it had an effect. */
  press(press: KeyPress): boolean;
  /** Sends the release of a key up from the focused node. */
  keyUp(press: KeyPress): void;
  /** Moves in a direction; false at an edge. */
  move(direction: Direction): boolean;
  /** A key is held, from its first repeat on: whatever is not focus or scroll waits. */
  readonly holding: boolean;
  /** The held key was let go: scroll and ring come to rest softly, and what waited follows. */
  release(): void;
  /** Calls `run` each time a held key is let go. Returns the unsubscribe function. */
  onRelease(run: () => void): () => void;
  /** Nodes from the outermost group to the focused one. */
  path(): HostNode[];
  /** The names of `path`, below the root: what history and `window.__tv` know it by. */
  keyPath(): string[];
  /** Whether an open trap lets a node have focus. */
  allows(node: HostNode): boolean;
  /** True when the node, or something inside it, has focus. */
  contains(node: HostNode): boolean;
  /** Focus, memory and scroll of the whole root as plain data, for `restore`. */
  snapshot(): FocusSnapshot;
  /** Restores focus, memory and scroll; what is not mounted yet is waited for until a key comes. */
  restore(snapshot: FocusSnapshot): void;
  /** What has focus moved without a commit or a key (a wheel, an animation): the ring goes with it, and focus if it must. */
  follow(): void;
  /** Called in the key's task, after the change is complete. Returns the unsubscribe function. */
  subscribe(listener: FocusListener): () => void;

  /** The scene calls it: a node got on the live tree, parents first. */
  attach(node: HostNode): void;
  /** The scene calls it: a node left the live tree, children first. */
  detach(node: HostNode): void;
  /** The scene calls it: a node got another focus prop. */
  update(node: HostNode): void;
  /** A list or a history entry says something else of its group. */
  rescope(node: HostNode): void;
  /** A node was hidden or shown. */
  visibility(node: HostNode): void;
  /** A node is going to stand elsewhere, or has another size. */
  moved(node: HostNode): void;
  /** After every commit. */
  settle(): void;

  /** What the groups of this root remember, by name. */
  readonly memory: Memory;
  /** What a history entry remembers. */
  entry(key: string): Memory;
  /** How scroll and ring should travel now; lists use it. */
  readonly travel: TreeState['travel'];
}

/** Callbacks that set off another commit settle it inside this one; more rounds than this is a loop between screens. */
const SETTLE_ROUNDS = 20;

/** A held key's scroll lasts this many of its steps: at a steady rhythm the movement is then exactly even. */
const HELD_STEPS = 3;
const HELD_MIN_MS = 100;

const directions: ReadonlySet<string> = new Set(['left', 'right', 'up', 'down']);

/** Makes the tree of a root; the stage's node is attached to it next. */
export function createFocusTree(root: SceneRoot): FocusTree {
  const softly = root.focusTransition;
  const held = { duration: HELD_MIN_MS, easing: 'linear' as const };
  const state: TreeState = {
    root,
    current: null,
    rootRecord: null,
    memory: createMemory(false),
    entries: new Map(),
    layers: createLayers(),
    ring: createRing(root),
    travel: softly,
    wanted: null,
    lost: null,
    restored: null,
    waiting: null,
    names: createNames(),
    renamed: [],
    autoFocus: [],
    lists: new Set(),
    fresh: [],
    detached: new Map(),
    doubt: false,
    listeners: new Set(),
  };
  const releases = new Set<() => void>();
  let lastPress = 0;
  let settling = false;
  let again = false;

  /** Only a list can answer `pending`; it is the one that now waits. */
  function findWaiting(): void {
    for (const list of state.lists) if (list.navigator?.waiting === true) state.waiting = list;
  }

  function move(direction: Direction): boolean {
    const top = state.layers.top;
    // an open trap without anything to focus yet: keys must not work below it
    if (top !== null && !top.entered) return false;
    if (state.current === null) return false;
    const target = targetOf(state.current, direction, state.memory);
    if (target === 'pending') {
      findWaiting();
      return true;
    }
    if (target === null || target === state.current) return false;
    moveFocus(state, target, 'key');
    return true;
  }

  return {
    get current() {
      return state.current === null ? null : state.current.node;
    },
    memory: state.memory,
    get travel() {
      return state.travel;
    },
    focus(asked, arrival = 'key') {
      const record =
        typeof asked === 'string' ? state.names.find(asked) : asked.root === root ? recordFor(asked) : null;
      const target =
        record !== null && isReachable(record) ? enter(record, null, state.current, state.memory) : null;
      if (target === null) {
        state.wanted =
          typeof asked === 'string' ? { kind: 'name', name: asked } : { kind: 'node', node: asked };
        if (process.env.NODE_ENV !== 'production' && typeof asked !== 'string') reportHidden(state, asked);
        return false;
      }
      if (!state.layers.allows(record!)) {
        state.layers.top!.back = record;
        return false;
      }
      state.wanted = null;
      state.lost = null;
      if (target === 'pending') findWaiting();
      else moveFocus(state, target, arrival);
      return true;
    },
    press(press) {
      state.wanted = null;
      state.lost = null;
      state.restored = null;
      state.autoFocus.length = 0;
      if (press.repeat) {
        held.duration = Math.min(
          softly.duration,
          Math.max(HELD_MIN_MS, HELD_STEPS * (press.time - lastPress)),
        );
        state.travel = held;
      } else state.travel = softly;
      lastPress = press.time;
      const top = state.layers.top;
      const start = top !== null && !top.entered ? top.trap.node : (state.current?.node ?? root.stageNode);
      for (let at: HostNode | null = start; at !== null; at = at.parent) {
        if (at.props.onKey?.(press) === true) return true;
      }
      return directions.has(press.key) && move(press.key as Direction);
    },
    keyUp(press) {
      for (let at = state.current?.node ?? root.stageNode; at !== null; at = at.parent!) {
        if (at.props.onKeyUp?.(press) === true) return;
      }
    },
    move,
    get holding() {
      return state.travel !== softly;
    },
    release() {
      if (state.travel === softly) return;
      state.travel = softly;
      for (let at = state.current; at !== null; at = at.parent) at.navigator?.released();
      state.ring.move(state.current?.node ?? null, softly);
      for (const run of releases) run();
    },
    onRelease(run) {
      releases.add(run);
      return () => releases.delete(run);
    },
    path() {
      const path: HostNode[] = [];
      for (let at = state.current; at !== null; at = at.parent) path.push(at.node);
      return path.reverse();
    },
    keyPath: () => (state.current === null ? [] : pathOf(state.current)),
    named: (name, near) => state.names.find(name, near),
    allows(node) {
      const record = recordFor(node);
      return record !== null && state.layers.allows(record);
    },
    contains(node) {
      for (let at = state.current?.node ?? null; at !== null; at = at.parent) if (at === node) return true;
      return false;
    },
    snapshot: () => takeSnapshot(state),
    restore: (snapshot) => restoreSnapshot(state, snapshot),
    follow() {
      findWaiting();
      state.ring.move(state.current?.node ?? null, state.travel);
    },
    subscribe(listener) {
      state.listeners.add(listener);
      return () => state.listeners.delete(listener);
    },
    attach: (node) => attachNode(state, node),
    detach: (node) => detachNode(state, node),
    update: (node) => updateNode(state, node),
    rescope: (node) => updateScope(state, node),
    visibility(node) {
      state.doubt = true;
      placeChanged(node);
    },
    moved: placeChanged,
    settle() {
      if (settling) {
        again = true;
        return;
      }
      settling = true;
      try {
        for (let round = 0; round === 0 || (again && round < SETTLE_ROUNDS); round++) {
          again = false;
          settleFocus(state);
        }
      } finally {
        settling = false;
        if (process.env.NODE_ENV !== 'production') {
          reportDuplicates(state, state.fresh);
          reportDuplicates(state, state.renamed);
        }
        for (const record of state.fresh) record.fresh = false;
        state.fresh.length = 0;
        state.renamed.length = 0;
        state.detached.clear();
      }
    },
    entry: (key) => entryMemory(state.entries, key),
  };
}
