/** What a list is at one commit: geometry, data and wishes, as its navigator reads them from the host node's props. */
import type { FocusScope } from '../focus/record';
import { scopeOf } from '../focus/record';
import type { HostNode } from '../scene/node';
import type { Lines } from './lines';
import type { Viewport } from './scroll';
import type { Window } from './window';

export interface ListModel extends FocusScope {
  readonly axis: 'x' | 'y';
  readonly count: number;
  /** Items in a line; 1 but for grids. */
  readonly columns: number;
  readonly lines: Lines;
  readonly view: Viewport;
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
