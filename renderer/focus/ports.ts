/**
 * What a focus record has of others: the list it stands for, and the index of where its children are. `Record` is the
 * focus record; a parameter, so that record and interfaces are no circle of files.
 */
import type { Direction, FocusReason, Rect } from '../types';

/** `pending`: the target exists but is not mounted; its list says when it is. */
export type PendingTarget<Record> = Record | 'pending' | null;

/** A list as the pointer moves it. Pixels and speeds are those of the pointer, on the stage. */
export interface PointerScroll {
  /** Notches of a wheel along the list; false when the axis is not its own, or at the end. */
  wheel(axis: 'x' | 'y', steps: number): boolean;
  /** Whether it can be dragged along an axis. */
  canDrag(axis: 'x' | 'y'): boolean;
  /** The pointer that holds it moved so many pixels along it. */
  drag(by: number): void;
  /** The pointer let go, moving at so many pixels a millisecond: the list scrolls on and stops on an item. */
  release(speed: number): void;
}

/** A virtual list's answers about its own items. The focus tree asks it before it applies its own rules. */
export interface ListNavigationPort<Record> {
  /** The list's record is on a live tree, or its scope changed (other items, another focus history). */
  bind(record: Record): void;
  /** The list left the tree. */
  unbind(): void;
  /** How many items there are, mounted or not. */
  itemCount(): number;
  /** The next item from the child `from`; null lets the key leave the list. */
  itemInDirection(from: Record, direction: Direction): PendingTarget<Record>;
  /** The item to focus when focus comes in, from `origin` where that is known. */
  itemToEnter(direction: Direction | null, origin: Record | null): PendingTarget<Record>;
  /** The item of that key; null when there is none. */
  findByKey(key: string): PendingTarget<Record>;
  /** A `pending` answer to `itemInDirection`, `itemToEnter` or `findByKey` is open. */
  readonly isPending: boolean;
  /** The item that was pending: mounted, still `pending`, or null when the list no longer has it. */
  takePending(): PendingTarget<Record>;
  /** Focus went elsewhere: nothing is waited for any more. */
  cancelPending(): void;
  /** A mounted item near the remembered one, for focus that cannot wait until an item is mounted. */
  nearestMounted(): Record | null;
  /** The key of the item a child shows. */
  keyOf(child: Record): string;
  /** Called after focus moved to or inside a child, in the key's own task: scrolls, without React. */
  onChildFocused(child: Record, reason: FocusReason): void;
  /** Focus left the list. */
  onFocusLeft(): void;
  /** The held key was released: the scroll ends with the root's usual transition. */
  onKeyReleased(): void;
  readonly pointerScroll: PointerScroll;
}

/** Where the children of a `free` group are. */
export interface SpatialIndexPort<Record> {
  /** The child moved or changed its size. */
  invalidate(child: Record): void;
  /** The nearest child from a rectangle in the group's coordinates that `accept` takes; the first by order among equals. */
  nearest(from: Rect, direction: Direction, accept: (child: Record) => boolean): Record | null;
}
