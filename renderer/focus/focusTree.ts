/**
 * The focus tree of a root: which node has focus, and where a key moves it.
 *
 * A key press finds its target by index within a group and by geometry only between groups (`directionalMoves.ts`),
 * changes styles, scroll and ring in its own task without React (`moveFocus.ts`), and is recorded by key
 * (`focusHistory.ts`). After each commit the tree ensures that exactly one node has focus (`resolveFocus.ts`).
 */
import { callHandler } from '../host/callHandler';
import type { HostNode, SceneRoot } from '../host/node';
import type { FocusPort } from '../host/ports';
import { watchFocusIdle } from './focusIdle';
import type { Direction } from '../types';
import { moveFocus } from './moveFocus';
import { isReachable } from './reachable';
import { createFocusTrapStack } from './focusTrapStack';
import { createFocusHistory, entryFocusHistory } from './focusHistory';
import type { FocusHistory } from './focusHistory';
import { reportDuplicateFocusKeys, reportHiddenTarget } from './validateFocus';
import { entryTarget, targetInDirection } from './directionalMoves';
import { createFocusKeyIndex } from './focusKeyIndex';
import { invalidatePosition } from './spatialIndexInvalidation';
import { focusRecordOf, recordFor } from './record';
import { attachNode, detachNode, updateNode, updateScope } from './register';
import { focusPathOf } from './pathTarget';
import { createFocusRing } from './focusRing';
import { resolveFocus } from './resolveFocus';
import type { FocusTreeState } from './state';

/** Focus of a root: the interface of host and input, and what history needs. */
export interface FocusTree extends FocusPort<HostNode> {
  /** The focus history of this root. */
  readonly focusHistory: FocusHistory;
  /** The focus history of a history entry. */
  historyEntry(key: string): FocusHistory;
}

/** The focus tree of a root. */
export function focusTreeOf(scene: SceneRoot): FocusTree {
  // the host does not know the type; `createSceneRoot` gives a root no other focus
  return scene.focus as FocusTree;
}

/** A callback may commit while focus is resolved, which resolves it again; more rounds than this are an endless loop. */
const MAX_RESOLVE_ROUNDS = 20;

/** Duration of a scroll by a held key, in key intervals: with equal steps the speed is then constant. */
const HELD_TRANSITION_STEPS = 3;
const HELD_TRANSITION_MIN_MS = 100;

const directions: ReadonlySet<string> = new Set(['left', 'right', 'up', 'down']);

/** Creates the focus tree of a root; the stage's node is attached to it next. */
export function createFocusTree(root: SceneRoot): FocusTree {
  const softTransition = root.focusTransition;
  const heldTransition = { duration: HELD_TRANSITION_MIN_MS, easing: 'linear' as const };
  const state: FocusTreeState = {
    root,
    current: null,
    rootRecord: null,
    focusHistory: createFocusHistory(false),
    historyEntries: new Map(),
    traps: createFocusTrapStack(),
    ring: createFocusRing(root),
    scrollTransition: softTransition,
    pendingFocus: null,
    lostFocus: null,
    restoredEntry: null,
    pendingList: null,
    focusKeyIndex: createFocusKeyIndex(),
    focusKeyChanged: [],
    autoFocus: [],
    lists: new Set(),
    justAttached: [],
    detached: new Map(),
    dirty: false,
    listeners: new Set(),
  };
  const releaseListeners = new Set<() => void>();
  let lastPress = 0;
  let holding = false;
  let resolving = false;
  let resolveAgain = false;

  /** Finds the list that has to mount an item first: only lists answer `pending`. */
  function findPendingList(): void {
    for (const list of state.lists) if (list.listNavigation?.isPending === true) state.pendingList = list;
  }

  function move(direction: Direction): boolean {
    const top = state.traps.top;
    // An open trap with nothing focusable yet: keys must not act behind it.
    if (top !== null && !top.entered) return false;
    if (state.current === null) return false;
    const target = targetInDirection(state.current, direction, state.focusHistory);
    if (target === 'pending') {
      findPendingList();
      return true;
    }
    if (target === null || target === state.current) return false;
    moveFocus(state, target, 'key');
    return true;
  }

  const tree: FocusTree = {
    get current() {
      return state.current === null ? null : state.current.node;
    },
    focusHistory: state.focusHistory,
    get scrollTransition() {
      return state.scrollTransition;
    },
    focus(asked, reason = 'key') {
      const record =
        typeof asked === 'string'
          ? state.focusKeyIndex.find(asked)
          : asked.root === root
            ? recordFor(asked)
            : null;
      const target =
        record !== null && isReachable(record)
          ? entryTarget(record, null, state.current, state.focusHistory)
          : null;
      if (target === null) {
        state.pendingFocus =
          typeof asked === 'string' ? { kind: 'name', name: asked } : { kind: 'node', node: asked };
        if (process.env.NODE_ENV !== 'production' && typeof asked !== 'string')
          reportHiddenTarget(state, asked);
        return false;
      }
      if (!state.traps.allows(record!)) {
        state.traps.top!.returnTo = record;
        return false;
      }
      state.pendingFocus = null;
      state.lostFocus = null;
      if (target === 'pending') findPendingList();
      else moveFocus(state, target, reason);
      return true;
    },
    press(press) {
      state.pendingFocus = null;
      state.lostFocus = null;
      state.restoredEntry = null;
      state.autoFocus.length = 0;
      if (press.repeat) {
        heldTransition.duration = Math.min(
          softTransition.duration,
          Math.max(HELD_TRANSITION_MIN_MS, HELD_TRANSITION_STEPS * (press.time - lastPress)),
        );
        state.scrollTransition = heldTransition;
        holding = true;
      } else state.scrollTransition = softTransition;
      lastPress = press.time;
      const top = state.traps.top;
      const start = top !== null && !top.entered ? top.trap.node : (state.current?.node ?? root.stageNode);
      for (let at: HostNode | null = start; at !== null; at = at.parent) {
        const { onKey } = at.props;
        if (onKey !== undefined && callHandler(root, at, 'onKey', onKey, press) === true) return true;
      }
      return directions.has(press.key) && move(press.key as Direction);
    },
    keyUp(press) {
      for (let at = state.current?.node ?? root.stageNode; at !== null; at = at.parent!) {
        const { onKeyUp } = at.props;
        if (onKeyUp !== undefined && callHandler(root, at, 'onKeyUp', onKeyUp, press) === true) return;
      }
    },
    move,
    get holding() {
      return holding;
    },
    release() {
      if (!holding) return;
      holding = false;
      state.scrollTransition = softTransition;
      for (let at = state.current; at !== null; at = at.parent) at.listNavigation?.onKeyReleased();
      state.ring.move(state.current?.node ?? null, softTransition);
      for (const run of releaseListeners) callHandler(root, null, 'focus.onRelease', run);
    },
    onRelease(run) {
      releaseListeners.add(run);
      return () => releaseListeners.delete(run);
    },
    path() {
      const path: HostNode[] = [];
      for (let at = state.current; at !== null; at = at.parent) path.push(at.node);
      return path.reverse();
    },
    focusPath: () => (state.current === null ? [] : focusPathOf(state.current)),
    findByFocusKey: (name, near) =>
      state.focusKeyIndex.find(name, focusRecordOf(near) ?? undefined)?.node ?? null,
    allows(node) {
      const record = recordFor(node);
      return record !== null && state.traps.allows(record);
    },
    contains(node) {
      for (let at = state.current?.node ?? null; at !== null; at = at.parent) if (at === node) return true;
      return false;
    },
    syncAfterMove() {
      findPendingList();
      state.ring.move(state.current?.node ?? null, state.scrollTransition);
    },
    leaveRing: (picture) => state.ring.leave(picture),
    showRing: (transition, from) => state.ring.show(transition, from),
    subscribe(listener) {
      state.listeners.add(listener);
      return () => state.listeners.delete(listener);
    },
    attach: (node) => attachNode(state, node),
    detach: (node) => detachNode(state, node),
    update: (node) => updateNode(state, node),
    updateScope: (node) => updateScope(state, node),
    visibilityChanged(node) {
      state.dirty = true;
      invalidatePosition(node);
    },
    layoutChanged: invalidatePosition,
    resolve() {
      if (resolving) {
        resolveAgain = true;
        return;
      }
      resolving = true;
      try {
        for (let round = 0; round === 0 || (resolveAgain && round < MAX_RESOLVE_ROUNDS); round++) {
          resolveAgain = false;
          resolveFocus(state);
        }
      } finally {
        resolving = false;
        if (process.env.NODE_ENV !== 'production') {
          reportDuplicateFocusKeys(state, state.justAttached);
          reportDuplicateFocusKeys(state, state.focusKeyChanged);
        }
        for (const record of state.justAttached) record.justAttached = false;
        state.justAttached.length = 0;
        state.focusKeyChanged.length = 0;
        state.detached.clear();
      }
    },
    historyEntry: (key) => entryFocusHistory(state.historyEntries, key),
    watchIdle: (ms, run) => watchFocusIdle(root, ms, run),
  };
  return tree;
}
