/**
 * A node's record in the focus tree. Plain data; `register.ts` keeps it up to date.
 *
 * Records form a tree of groups: a record's parent is the nearest group above it, whatever plain nodes lie between.
 */
import type { HostNode } from '../host/node';
import type { FocusNode } from '../host/ports';
import type { FocusHistory } from './focusHistory';
import type { ListNavigationPort, PendingTarget, SpatialIndexPort } from './ports';

export interface FocusRecord extends FocusNode<HostNode> {
  /** The group it belongs to; null only for the root group. */
  parent: FocusRecord | null;
  /**
   * Focusables and groups directly inside, in navigation order after `orderedChildren`. Empty for a plain focusable.
   */
  readonly children: FocusRecord[];
  /** False when children were added, removed or reordered since they were last sorted. */
  orderValid: boolean;
  /** Index among the parent's children; valid while the parent's order is. */
  index: number;
  /** The first child with `preferred`, valid while the order is. */
  preferred: FocusRecord | null;
  /** The child that had focus last; `focusHistory.lastFocusedKey` is its key, which survives a remount. */
  lastFocusedChild: FocusRecord | null;
  /**
   * Positions of the children of a `free` group; null until a key needs them, and after children were added or
   * removed.
   */
  spatialIndex: SpatialIndexPort<FocusRecord> | null;
  /** Looked up at first use; null before that and for plain focusables. */
  focusHistory: FocusHistory | null;
  /** Nodes whose `parentFocusedStyle` follows this record. */
  readonly styleDependents: HostNode[];
  /** Navigation of a list, which knows items that are not mounted. Null: focus moves by `children`. */
  listNavigation: ListNavigation | null;
  /** On a live tree. A detached record keeps its `parent` until focus is resolved. */
  attached: boolean;
  /** Attached since focus was last resolved: scroll and ring move to it without a transition. */
  justAttached: boolean;
  /** True when it, or something inside, has focus. */
  focusWithin: boolean;
  /** Whether it was a group at the last update: a change gives the records below another parent. */
  wasGroup: boolean;
  /** Its `focusKey` at the last update: a change means another focus history. */
  focusKey: string | undefined;
  /** Its key when it last received focus: another key means that its list recycled the slot for another item. */
  keyWhenFocused: string;
  /** Number of the last focus change whose path it was on. */
  lastChangeId: number;
}

/** `pending`: the target exists but is not mounted; its list says when it is. */
export type Target = PendingTarget<FocusRecord>;

/** A virtual list's answers about its own items. */
export type ListNavigation = ListNavigationPort<FocusRecord>;

/** The scope that `<Row>`, `<Column>`, `<Grid>` and `<FocusHistoryEntry>` pass to the tree for their group. */
export interface FocusScope {
  readonly focusHistory: FocusHistory;
  readonly listNavigation: ListNavigation | null;
}

/** The scope of a node as last committed. */
export function scopeOf(node: HostNode): FocusScope | null {
  const { scope } = node.props;
  // the host does not know the type; `ScopedView` takes no other
  return scope === undefined ? null : (scope() as FocusScope);
}

/** A node's own record; null when it is neither focusable nor a group, and off the tree. */
export function focusRecordOf(node: HostNode): FocusRecord | null {
  // the host does not know the type; `register.ts` alone writes the field
  return node.focus as FocusRecord | null;
}

export function createRecord(node: HostNode): FocusRecord {
  return {
    node,
    parent: null,
    children: [],
    orderValid: true,
    index: 0,
    preferred: null,
    lastFocusedChild: null,
    spatialIndex: null,
    focusHistory: null,
    styleDependents: [],
    listNavigation: null,
    attached: false,
    justAttached: true,
    focusWithin: false,
    wasGroup: node.props.group !== undefined,
    focusKey: undefined,
    keyWhenFocused: '',
    lastChangeId: 0,
  };
}

export function isGroup(record: FocusRecord): boolean {
  return record.node.props.group !== undefined;
}

/** Whether `record` is `ancestor` or inside it. */
export function isInside(record: FocusRecord, ancestor: FocusRecord): boolean {
  for (let at: FocusRecord | null = record; at !== null; at = at.parent) if (at === ancestor) return true;
  return false;
}

/** The record of a node, or the first one inside a node without one. */
export function recordFor(node: HostNode): FocusRecord | null {
  const own = focusRecordOf(node);
  if (own !== null) return own;
  for (const child of node.children) {
    const record = recordFor(child);
    if (record !== null) return record;
  }
  return null;
}
