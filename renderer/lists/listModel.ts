/** A list as it was last committed: geometry, data and options, which its navigation reads from the host node. */
import type { ListPosition } from '../focus/focusHistory';
import type { FocusScope } from '../focus/record';
import { scopeOf } from '../focus/record';
import type { HostNode } from '../host/node';
import type { Transition } from '../types';
import { contentLength } from './lines';
import type { Lines } from './lines';
import type { Viewport } from './scroll';
import { visibleLines } from './windowing';
import type { LineRange } from './windowing';

export interface ListModel extends FocusScope {
  readonly axis: 'x' | 'y';
  readonly count: number;
  /** Items in a line; 1 but for grids. */
  readonly columns: number;
  /** The root reads from right to left: rows begin at the right, and so do the lines of grids. */
  readonly rtl: boolean;
  readonly lines: Lines;
  readonly viewport: Viewport;
  /** Its position before it was ever entered; null for its beginning. */
  readonly initialPosition: ListPosition | null;
  /** Distance between the columns of a grid. */
  readonly columnStride: number;
  readonly mountedLines: LineRange;
  readonly overscan: number;
  readonly wrap: boolean;
  readonly remember: boolean;
  /** Its own scroll transition; null for the root's. */
  readonly scrollTransition: Transition | null;
  /** Width of the items; `focusedItemWidth` is larger only where the focused one grows. */
  readonly itemWidth: number;
  readonly focusedItemWidth: number;
  /** Lines that a step of the wheel scrolls. */
  readonly wheelLines: number;
  readonly lookahead: number;
  readonly idleMs: number;
  keyAt(index: number): string;
  /** Mounts other lines: at transition priority, or right after the key's task when the viewer waits for them. */
  requestWindow(window: LineRange, soon: boolean): void;
  readonly onEndReached: (() => void) | undefined;
  readonly onMoving: ((moving: boolean) => void) | undefined;
  readonly onItemFocus: ((index: number) => void) | undefined;
  readonly onItemIdle: ((index: number) => void) | undefined;
}

/** The model a list's node was last committed with. */
export function modelOf(node: HostNode): ListModel {
  return scopeOf(node) as ListModel;
}

export function lineOf(model: ListModel, index: number): number {
  return model.columns === 1 ? index : Math.floor(index / model.columns);
}

/** How much wider than its slot the focused item is; 0 while focus is elsewhere, and in lists whose items do not grow. */
export function expansionOf(model: ListModel, focusWithin: boolean): number {
  return focusWithin ? model.focusedItemWidth - model.itemWidth : 0;
}

/** The last index of the lines that are visible at an offset; past the data where the last line is not full. */
export function lastVisibleIndex(model: ListModel, offset: number): number {
  return visibleLines(model.lines, offset, model.viewport.length).last * model.columns - 1;
}

/** Position of the content node when the list is scrolled by `offset`: to the left or up, mirrored to the right. */
export function contentPosition(model: ListModel, offset: number): number {
  if (isMirrored(model)) return model.viewport.length - contentLength(model.lines) + offset;
  return offset === 0 ? 0 : -offset;
}

/** Scrolled and laid out from the right. */
export function isMirrored(model: ListModel): boolean {
  return model.rtl && model.axis === 'x';
}

/** The offset at which the content node has that position. */
export function offsetAtPosition(model: ListModel, position: number): number {
  return Math.max(0, isMirrored(model) ? position - contentPosition(model, 0) : -position);
}

/** Where a line begins in the content, along the scroll; `expansion` is what it grows by. */
export function linePosition(model: ListModel, line: number, expansion = 0): number {
  const start = model.lines.start(line);
  return isMirrored(model) ? contentLength(model.lines) - start - model.itemWidth - expansion : start;
}
