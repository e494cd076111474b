/** What a list is at one commit: geometry, data and wishes, as its navigator reads them from the host node's props. */
import type { ListPlace } from '../focus/memory';
import type { FocusScope } from '../focus/record';
import { scopeOf } from '../focus/record';
import type { HostNode } from '../scene/node';
import { contentLength } from './lines';
import type { Lines } from './lines';
import type { Viewport } from './scroll';
import type { Window } from './window';

export interface ListModel extends FocusScope {
  readonly axis: 'x' | 'y';
  readonly count: number;
  /** Items in a line; 1 but for grids. */
  readonly columns: number;
  /** The root reads from right to left: rows begin at the right, and so do the lines of grids. */
  readonly rtl: boolean;
  readonly lines: Lines;
  readonly view: Viewport;
  /** Where it stands while it remembers nothing; null for its beginning. */
  readonly start: ListPlace | null;
  /** Distance between the columns of a grid. */
  readonly columnStride: number;
  readonly window: Window;
  readonly overscan: number;
  readonly wrap: boolean;
  readonly remember: boolean;
  readonly scrollMs: number | null;
  /** Width of the items, and of the focused one when it grows; else equal. */
  readonly itemWidth: number;
  readonly focusedItemWidth: number;
  readonly lookahead: number;
  readonly restMs: number;
  keyAt(index: number): string;
  /** Mounts other lines: at low priority, or as soon as the key's task is over when the viewer waits for it. */
  request(window: Window, soon: boolean): void;
  readonly onEndReached: (() => void) | undefined;
  readonly onMoving: ((moving: boolean) => void) | undefined;
  readonly itemFocused: ((index: number) => void) | undefined;
  readonly itemRested: ((index: number) => void) | undefined;
}

/** The model a list's node was last committed with. */
export function modelOf(node: HostNode): ListModel {
  return scopeOf(node) as ListModel;
}

export function lineOf(model: ListModel, index: number): number {
  return model.columns === 1 ? index : Math.floor(index / model.columns);
}

/** Where the content node stands when the list is scrolled by `offset`: to the left or up, mirrored to the right. */
export function contentAt(model: ListModel, offset: number): number {
  if (isMirrored(model)) return model.view.length - contentLength(model.lines) + offset;
  return offset === 0 ? 0 : -offset;
}

/** Scrolled and laid out from the right. */
export function isMirrored(model: ListModel): boolean {
  return model.rtl && model.axis === 'x';
}

/** The offset at which the content node stands there. */
export function offsetAt(model: ListModel, position: number): number {
  return Math.max(0, isMirrored(model) ? position - contentAt(model, 0) : -position);
}

/** Where a line begins in the content, along the scroll; `extra` is what focus adds to its width. */
export function lineAt(model: ListModel, line: number, extra = 0): number {
  const start = model.lines.start(line);
  return isMirrored(model) ? contentLength(model.lines) - start - model.itemWidth - extra : start;
}
