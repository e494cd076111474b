/** Adds, removes and updates focus records as nodes of the live tree change. */
import type { HostNode } from '../host/node';
import { endFocusStyle, setFocusStyle } from '../host/style';
import { resetFocusHistory } from './focusPath';
import { lastFocusedPath } from './focusHistory';
import { invalidateContents } from './spatialIndexInvalidation';
import { setFocusWithin } from './moveFocus';
import { createRecord, focusRecordOf, isGroup, isInside, scopeOf } from './record';
import type { FocusRecord } from './record';
import type { FocusTreeState } from './state';

/** A node joined the live tree; its ancestors are attached already. */
export function attachNode(state: FocusTreeState, node: HostNode): void {
  if (isFocusNode(node)) attachRecord(state, node);
  else if (node.props.parentFocusedStyle !== undefined) addDependent(node);
}

function attachRecord(state: FocusTreeState, node: HostNode): FocusRecord {
  const record = state.detached.get(node) ?? createRecord(node);
  state.detached.delete(node);
  node.focus = record;
  record.attached = true;
  record.justAttached = true;
  record.orderValid = false;
  record.parent = nearestGroup(node.parent);
  state.justAttached.push(record);
  state.dirty = true;
  if (record.parent === null) state.rootRecord ??= record;
  else {
    record.parent.orderValid = false;
    invalidateContents(record.parent);
  }
  if (record.parent?.listNavigation || node.props.focusKey !== undefined) resetFocusHistory(record);
  // A moved node keeps its focus, but its render node is new.
  if (record.focusWithin) setFocusStyle(node, true);
  state.focusKeyIndex.set(record, node.props.focusKey);
  bindScope(state, record);
  if (node.props.trap === true) state.traps.add(record);
  if (node.props.autoFocus === true) state.autoFocus.push(record);
  return record;
}

/** A node leaves the live tree: its descendants have left already, its ancestors have not. */
export function detachNode(state: FocusTreeState, node: HostNode): void {
  const record = focusRecordOf(node);
  if (record === null) {
    if (node.props.parentFocusedStyle !== undefined) removeDependent(node);
    return;
  }
  detachRecord(state, record);
}

function detachRecord(state: FocusTreeState, record: FocusRecord): void {
  record.node.focus = null;
  state.focusKeyIndex.set(record, undefined);
  record.attached = false;
  record.styleDependents.length = 0;
  if (record.parent !== null) {
    record.parent.orderValid = false;
    invalidateContents(record.parent);
  }
  if (record.listNavigation !== null) {
    record.listNavigation.unbind();
    record.listNavigation = null;
    state.lists.delete(record);
  }
  state.detached.set(record.node, record);
  state.dirty = true;
}

/** A focus prop of the node changed, or the node moved among its siblings. */
export function updateNode(state: FocusTreeState, node: HostNode): void {
  state.dirty = true;
  const group = nearestGroup(node.parent);
  if (group !== null) {
    group.orderValid = false;
    invalidateContents(group);
    // A list's slot shows another item, so what is inside has that item's focus history.
    if (group.listNavigation !== null) resetHistoryInside(node);
  }
  const needsRecord = isFocusNode(node);
  let record = focusRecordOf(node);
  if (record === null && needsRecord) {
    removeDependent(node);
    endFocusStyle(node);
    record = attachRecord(state, node);
    adoptRecords(state, record);
  } else if (record !== null && !needsRecord) {
    const above = nearestRecord(node.parent);
    // It stays on the screen, so its style ends here: `moveFocus` leaves detached records alone.
    endFocusStyle(node);
    detachRecord(state, record);
    if (node.props.parentFocusedStyle !== undefined) addDependent(node);
    if (above !== null) reparentRecords(node, above);
  } else if (record !== null) {
    updateRecord(state, record);
  } else if (node.props.parentFocusedStyle === undefined) {
    removeDependent(node);
    endFocusStyle(node);
  } else if (node.followedFocus === null) addDependent(node);
}

function updateRecord(state: FocusTreeState, record: FocusRecord): void {
  const node = record.node;
  record.orderValid = false;
  if (isGroup(record) !== record.wasGroup) {
    // It changed between plain focusable and group: the records below get another parent.
    record.wasGroup = isGroup(record);
    adoptRecords(state, record);
  }
  const own = node.props.focusKey;
  if (own !== record.focusKey) {
    state.focusKeyIndex.set(record, own);
    if (own !== undefined) {
      if (scopeOf(node) === null) resetFocusHistory(record);
      if (!state.justAttached.includes(record)) state.focusKeyChanged.push(record);
    }
  }
  bindScope(state, record);
  if (node.props.trap === true) state.traps.add(record);
}

function resetHistoryInside(node: HostNode): void {
  const record = focusRecordOf(node);
  if (record === null) for (const child of node.children) resetHistoryInside(child);
  else if (scopeOf(node) === null) resetFocusHistory(record);
}

/** The scope of a node changed, but not its order among its siblings. */
export function updateScope(state: FocusTreeState, node: HostNode): void {
  state.dirty = true;
  const record = focusRecordOf(node);
  if (record !== null) bindScope(state, record);
}

/** Applies the scope of a list or a history entry, at mount and whenever it changes. */
function bindScope(state: FocusTreeState, record: FocusRecord): void {
  const scope = scopeOf(record.node);
  if (scope === null) return;
  if (record.focusHistory !== scope.focusHistory) {
    const rememberedKey = scope.focusHistory.lastFocusedKey;
    resetFocusHistory(record);
    record.focusHistory = scope.focusHistory;
    if (scope.listNavigation === null) {
      if (rememberedKey === null) state.autoFocus.push(record);
      else
        state.pendingFocus = {
          kind: 'entry',
          base: record,
          path: lastFocusedPath(scope.focusHistory),
          reached: -1,
        };
    }
  }
  if (scope.listNavigation === null) return;
  record.listNavigation = scope.listNavigation;
  state.lists.add(record);
  scope.listNavigation.bind(record);
}

/**
 * The records below get another parent, because `record` became a group or ceased to be one. The path to focus may now lead
 * through it, or past it: its style follows although focus does not move.
 */
function adoptRecords({ current }: FocusTreeState, record: FocusRecord): void {
  reparentRecords(record.node, record);
  const focusWithin = current !== null && isInside(current, record);
  if (record.focusWithin === focusWithin) return;
  if (!focusWithin) endFocusStyle(record.node);
  setFocusWithin(record, focusWithin, 'key');
}

/** Moves the records and dependents below `node` to `record`, their nearest ancestor now. */
function reparentRecords(node: HostNode, record: FocusRecord): void {
  for (const child of node.children) {
    const below = focusRecordOf(child);
    const group = isGroup(record) ? record : nearestGroup(node);
    if (below !== null) below.parent = group;
    else if (child.props.parentFocusedStyle !== undefined) {
      removeDependent(child);
      addDependent(child);
    }
    if (below === null) reparentRecords(child, record);
    else if (!isGroup(below)) reparentRecords(child, below);
  }
}

function isFocusNode(node: HostNode): boolean {
  return node.props.focusable === true || node.props.group !== undefined;
}

function nearestRecord(node: HostNode | null): FocusRecord | null {
  for (let at = node; at !== null; at = at.parent) if (at.focus !== null) return focusRecordOf(at);
  return null;
}

function nearestGroup(node: HostNode | null): FocusRecord | null {
  for (let at = node; at !== null; at = at.parent) {
    const record = focusRecordOf(at);
    if (record !== null && isGroup(record)) return record;
  }
  return null;
}

function addDependent(node: HostNode): void {
  const record = nearestRecord(node.parent);
  if (record === null) return;
  record.styleDependents.push(node);
  node.followedFocus = record;
  if (record.focusWithin !== node.styleActive) setFocusStyle(node, record.focusWithin);
}

function removeDependent(node: HostNode): void {
  const followed = node.followedFocus as FocusRecord | null;
  node.followedFocus = null;
  if (followed === null) return;
  const dependents = followed.styleDependents;
  const index = dependents.indexOf(node);
  // A record that left the tree has released all of them.
  if (index < 0) return;
  dependents[index] = dependents[dependents.length - 1]!;
  dependents.pop();
}
