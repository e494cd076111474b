/**
 * The interfaces of a focus record to others: the list it represents, and the spatial index of its children. `Record`
 * is the focus record, a parameter so that there is no circle of files.
 */
import type { Direction, FocusReason, Rect } from '../types';

/** `pending`: the target exists but is not mounted; its list reports when it is. */
export type PendingTarget<Record> = Record | 'pending' | null;

/** A list as scrolled by the pointer. Pixels and speeds are the pointer's, on the stage. */
export interface PointerScroll {
  /** Wheel notches along the list; false when the axis is not its own, or at the end. */
  wheel(axis: 'x' | 'y', steps: number): boolean;
  /** Whether it can be dragged along an axis. */
  canDrag(axis: 'x' | 'y'): boolean;
  /** The pointer dragged by this many pixels. */
  drag(by: number): void;
  /** The pointer was released at a speed in pixels per ms: the list scrolls on and stops at an item. */
  release(speed: number): void;
}

/** Navigation inside a virtual list. The focus tree asks it before applying its own rules. */
export interface ListNavigationPort<Record> {
  /** The list's record is on a live tree, or its scope changed (other items, another focus history). */
  bind(record: Record): void;
  /** The list left the tree. */
  unbind(): void;
  /** Number of items, mounted or not. */
  itemCount(): number;
  /** The next item from the child `from`; null lets the key leave the list. */
  itemInDirection(from: Record, direction: Direction): PendingTarget<Record>;
  /** The item that receives focus on entry, from `origin` if that is known. */
  itemToEnter(direction: Direction | null, origin: Record | null): PendingTarget<Record>;
  /** The item with that key; null when there is none. */
  findByKey(key: string): PendingTarget<Record>;
  /** True while an answer `pending` of `itemInDirection`, `itemToEnter` or `findByKey` is open. */
  readonly isPending: boolean;
  /** The pending item: mounted, still `pending`, or null when the list no longer has it. */
  takePending(): PendingTarget<Record>;
  /** Focus moved elsewhere: the pending item is dropped. */
  cancelPending(): void;
  /** A mounted item near the remembered one, for focus that cannot wait. */
  nearestMounted(): Record | null;
  /** The key of the item a child shows. */
  keyOf(child: Record): string;
  /** Called after focus moved to or inside a child, in the key's own task: scrolls without React. */
  onChildFocused(child: Record, reason: FocusReason): void;
  /** Focus left the list. */
  onFocusLeft(): void;
  /** The held key was released: the scroll ends with the root's normal transition. */
  onKeyReleased(): void;
  readonly pointerScroll: PointerScroll;
}

/** Positions of the children of a `free` group. */
export interface SpatialIndexPort<Record> {
  /** The child moved or changed its size. */
  invalidate(child: Record): void;
  /** The nearest child from a rectangle in the group's coordinates that `accept` takes; the first by order among equals. */
  nearest(from: Rect, direction: Direction, accept: (child: Record) => boolean): Record | null;
}
