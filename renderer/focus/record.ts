/**
 * A node's part in the focus tree. Plain data; `tree.ts` keeps it right.
 *
 * Records form a tree of groups: a record's parent is the nearest group above it, whatever plain nodes lie between.
 */
import type { HostNode } from '../scene/node';
import type { Arrival, Direction } from '../types';
import type { Memory } from './memory';
import type { Space } from './space';

export interface FocusRecord {
  readonly node: HostNode;
  /** The group it stands in; null only for the root group. */
  parent: FocusRecord | null;
  /** Focusables and groups directly inside; in navigation order once `order.ts` has been asked. Empty for a plain focusable. */
  readonly children: FocusRecord[];
  /** False when children came, went or changed their order since they were last put in order. */
  ordered: boolean;
  /** Its place among the parent's children, valid while the parent is ordered. */
  index: number;
  /** The first child marked `preferred`, valid while ordered. */
  preferred: FocusRecord | null;
  /** The child that last had focus in it; `memory.lastKey` says the same by name, and survives a remount. */
  last: FocusRecord | null;
  /** Where the children of a `free` group are; null until a key asks, and again when children came or went. */
  space: Space | null;
  /** What the group remembers; found at first need, null before and for plain focusables. */
  memory: Memory | null;
  /** Nodes whose `parentFocusedStyle` follows this record. */
  readonly dependents: HostNode[];
  /** Set by lists: answers for children that are not mounted. Null: the tree moves by `children`. */
  navigator: Navigator | null;
  /** On a live tree. A detached record keeps its `parent` until the commit settles. */
  attached: boolean;
  /** Attached since focus last settled: what shows it need not travel there. */
  fresh: boolean;
  /** Holds focus, or contains what holds it. */
  within: boolean;
  /** Whether it was a group when last looked at. */
  grouping: boolean;
  /** Its `focusKey` as last seen: a change means another memory. */
  name: string | undefined;
  /** Its name in the group when focus last came this way: tells when a list shows another item in its place. */
  key: string;
  /** Scratch mark of the last focus change that passed here. */
  stamp: number;
}

/** `pending`: the target exists but is not mounted; the navigator says when it has arrived. */
export type Target = FocusRecord | 'pending' | null;

/** A list as the pointer moves it. Pixels and speeds are those of the pointer, on the stage. */
export interface Pulling {
  /** Notches of a wheel along the list; false when the axis is not its own, or at the end. */
  wheel(axis: 'x' | 'y', steps: number): boolean;
  /** Whether it can be dragged along an axis. */
  canDrag(axis: 'x' | 'y'): boolean;
  /** The pointer that holds it moved so many pixels along it. */
  drag(by: number): void;
  /** The pointer let go, moving at so many pixels a millisecond: the list glides on and comes to rest on an item. */
  letGo(speed: number): void;
}

/** A virtual list's say in navigation. The tree asks it before its own rules. */
export interface Navigator {
  /** The list's record is on a live tree, or its scope changed (other items, other memory). */
  bound(record: FocusRecord): void;
  /** The list left the tree. */
  unbound(): void;
  /** How many items there are, mounted or not. */
  size(): number;
  /** The next item from the child `from`; null lets the key leave the list. */
  move(from: FocusRecord, direction: Direction): Target;
  /** The item to take when focus comes in, from `origin` where that is known. */
  enter(direction: Direction | null, origin: FocusRecord | null): Target;
  /** The item of that key; null when there is none. */
  find(key: string): Target;
  /** A `pending` answer to `move` or `enter` is open. */
  readonly waiting: boolean;
  /** What became of it; null when the item can no longer be had. */
  arrived(): Target;
  /** Focus went elsewhere: nothing is waited for any more. */
  cancel(): void;
  /** A mounted item near the remembered one, for when focus must stand somewhere at once. */
  nearest(): FocusRecord | null;
  keyOf(child: FocusRecord): string;
  /** Told after focus moved to or inside a child, in the key's own task: scroll here, without React. */
  focused(child: FocusRecord, arrival: Arrival): void;
  /** Focus left the list. */
  left(): void;
  /** The held key was let go: come to rest softly. */
  released(): void;
  readonly pull: Pulling;
}

/** What `<Row>`, `<Column>`, `<Grid>` and `<FocusMemory>` tell the tree of the group they render. */
export interface FocusScope {
  readonly memory: Memory;
  readonly navigator: Navigator | null;
}

/**
 * The prop that carries it, known inside `renderer/` only. A function, because props are compared by content and a
 * list's items must not be: a new function at every render is simply a changed prop.
 */
export interface ScopeProps {
  scope?: () => FocusScope;
}

/** The scope of a node as last committed. */
export function scopeOf(node: HostNode): FocusScope | null {
  const scope = (node.props as ScopeProps).scope;
  return scope === undefined ? null : scope();
}

export function createRecord(node: HostNode): FocusRecord {
  return {
    node,
    parent: null,
    children: [],
    ordered: true,
    index: 0,
    preferred: null,
    last: null,
    space: null,
    memory: null,
    dependents: [],
    navigator: null,
    attached: false,
    fresh: true,
    within: false,
    grouping: node.props.group !== undefined,
    name: undefined,
    key: '',
    stamp: 0,
  };
}

export function isGroup(record: FocusRecord): boolean {
  return record.node.props.group !== undefined;
}

/** Whether `record` is `ancestor` or stands somewhere inside it. */
export function isInside(record: FocusRecord, ancestor: FocusRecord): boolean {
  for (let at: FocusRecord | null = record; at !== null; at = at.parent) if (at === ancestor) return true;
  return false;
}

/** The record of a node, or the first one inside a node that has none itself. */
export function recordFor(node: HostNode): FocusRecord | null {
  if (node.focus !== null) return node.focus;
  for (const child of node.children) {
    const record = recordFor(child);
    if (record !== null) return record;
  }
  return null;
}
