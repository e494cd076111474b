/** Records coming, going and changing with the nodes of the live tree. */
import type { HostNode } from '../scene/node';
import { setFocusStyle } from '../scene/style';
import { forgetMemory } from './keys';
import { rememberedPath } from './memory';
import { contentsChanged } from './places';
import { createRecord, isGroup, scopeOf } from './record';
import type { FocusRecord } from './record';
import type { TreeState } from './state';

/** A node got on the live tree; its ancestors are there already. */
export function attachNode(state: TreeState, node: HostNode): void {
  if (isFocusNode(node)) attachRecord(state, node);
  else if (node.props.parentFocusedStyle !== undefined) addDependent(node);
}

function attachRecord(state: TreeState, node: HostNode): FocusRecord {
  const record = state.detached.get(node) ?? createRecord(node);
  state.detached.delete(node);
  node.focus = record;
  record.attached = true;
  record.fresh = true;
  record.ordered = false;
  record.parent = nearestGroup(node.parent);
  state.fresh.push(record);
  state.doubt = true;
  if (record.parent === null) state.rootRecord ??= record;
  else {
    record.parent.ordered = false;
    contentsChanged(record.parent);
  }
  if (record.parent?.navigator || node.props.focusKey !== undefined) forgetMemory(record);
  // a node that only moved keeps its focus, and its drawing was made anew
  if (record.within) setFocusStyle(node, true);
  state.names.set(record, node.props.focusKey);
  bindScope(state, record);
  if (node.props.trap === true) state.layers.add(record);
  if (node.props.autoFocus === true) state.autoFocus.push(record);
  return record;
}

/** A node leaves the live tree; what is below it has left already, what is above still stands. */
export function detachNode(state: TreeState, node: HostNode): void {
  const record = node.focus;
  if (record === null) {
    if (node.props.parentFocusedStyle !== undefined) removeDependent(node);
    return;
  }
  detachRecord(state, record);
}

function detachRecord(state: TreeState, record: FocusRecord): void {
  record.node.focus = null;
  state.names.set(record, undefined);
  record.attached = false;
  record.dependents.length = 0;
  if (record.parent !== null) {
    record.parent.ordered = false;
    contentsChanged(record.parent);
  }
  if (record.navigator !== null) {
    record.navigator.unbound();
    record.navigator = null;
    state.lists.delete(record);
  }
  state.detached.set(record.node, record);
  state.doubt = true;
}

/** A focus prop of the node changed, or the node moved among its siblings. */
export function updateNode(state: TreeState, node: HostNode): void {
  state.doubt = true;
  const group = nearestGroup(node.parent);
  if (group !== null) {
    group.ordered = false;
    contentsChanged(group);
    // another item stands in a list's slot: what is inside has the memory of the present one
    if (group.navigator !== null) forgetInside(node);
  }
  const wanted = isFocusNode(node);
  let record = node.focus;
  if (record === null && wanted) {
    removeDependent(node);
    record = attachRecord(state, node);
    adopt(node, record);
  } else if (record !== null && !wanted) {
    const above = nearestRecord(node.parent);
    detachRecord(state, record);
    if (above !== null) adopt(node, above);
  } else if (record !== null) {
    updateRecord(state, record);
  } else if (node.props.parentFocusedStyle === undefined) removeDependent(node);
  else if (!isDependent(node)) addDependent(node);
}

function updateRecord(state: TreeState, record: FocusRecord): void {
  const node = record.node;
  record.ordered = false;
  if (isGroup(record) !== record.grouping) {
    // from a plain focusable to a group or back: those below belong to somebody else now
    record.grouping = isGroup(record);
    adopt(node, record);
  }
  const own = node.props.focusKey;
  if (own !== record.name) {
    state.names.set(record, own);
    if (own !== undefined) {
      if (scopeOf(node) === null) forgetMemory(record);
      if (!state.fresh.includes(record)) state.renamed.push(record);
    }
  }
  bindScope(state, record);
  if (node.props.trap === true) state.layers.add(record);
}

function forgetInside(node: HostNode): void {
  const record = node.focus;
  if (record === null) for (const child of node.children) forgetInside(child);
  else if (scopeOf(node) === null) forgetMemory(record);
}

/** The scope of a node is another one; its place among others is not. */
export function updateScope(state: TreeState, node: HostNode): void {
  state.doubt = true;
  if (node.focus !== null) bindScope(state, node.focus);
}

/** Takes over what a list or a history entry says of its group, at mount and whenever it says something else. */
function bindScope(state: TreeState, record: FocusRecord): void {
  const scope = scopeOf(record.node);
  if (scope === null) return;
  if (record.memory !== scope.memory) {
    const remembered = scope.memory.lastKey;
    forgetMemory(record);
    record.memory = scope.memory;
    if (scope.navigator === null) {
      if (remembered === null) state.autoFocus.push(record);
      else state.wanted = { kind: 'entry', base: record, path: rememberedPath(scope.memory), reached: -1 };
    }
  }
  if (scope.navigator === null) return;
  record.navigator = scope.navigator;
  state.lists.add(record);
  scope.navigator.bound(record);
}

/** Hands the records and dependents below `node` to `record`, where `record` is now the nearest above them. */
function adopt(node: HostNode, record: FocusRecord): void {
  for (const child of node.children) {
    const below = child.focus;
    const group = isGroup(record) ? record : nearestGroup(node);
    if (below !== null) below.parent = group;
    else if (child.props.parentFocusedStyle !== undefined) {
      removeDependent(child);
      addDependent(child);
    }
    if (below === null) adopt(child, record);
    else if (!isGroup(below)) adopt(child, below);
  }
}

function isFocusNode(node: HostNode): boolean {
  return node.props.focusable === true || node.props.group !== undefined;
}

function nearestRecord(node: HostNode | null): FocusRecord | null {
  for (let at = node; at !== null; at = at.parent) if (at.focus !== null) return at.focus;
  return null;
}

function nearestGroup(node: HostNode | null): FocusRecord | null {
  for (let at = node; at !== null; at = at.parent)
    if (at.focus !== null && isGroup(at.focus)) return at.focus;
  return null;
}

/** Which record a dependent follows. */
const leaders = new WeakMap<HostNode, FocusRecord>();

function isDependent(node: HostNode): boolean {
  return leaders.has(node);
}

function addDependent(node: HostNode): void {
  const record = nearestRecord(node.parent);
  if (record === null) return;
  record.dependents.push(node);
  leaders.set(node, record);
  if (record.within !== node.styled) setFocusStyle(node, record.within);
}

function removeDependent(node: HostNode): void {
  const dependents = leaders.get(node)?.dependents;
  leaders.delete(node);
  const index = dependents === undefined ? -1 : dependents.indexOf(node);
  if (dependents === undefined || index < 0) return;
  dependents[index] = dependents[dependents.length - 1]!;
  dependents.pop();
}
