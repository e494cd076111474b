/** How a kind of list differs from the others, and what of its geometry follows from its data. */
import type { ListPosition } from '../focus/focusHistory';
import type { GroupKind } from '../types';
import { countOf, itemAt } from './items';
import { usableSize } from './lines';
import type { Lines } from './lines';
import type { Viewport } from './scroll';
import type { ListProps } from './types';
import { initialListPosition } from './windowState';

export interface ListLayout {
  readonly group: GroupKind;
  readonly axis: 'x' | 'y';
  readonly columns: number;
  readonly columnStride: number;
  readonly lines: Lines;
  readonly pin: number;
  readonly startInset: number;
  readonly overscan: number;
  readonly itemWidth: number;
  readonly itemHeight: number | null;
  readonly focusedItemWidth: number;
}

export interface ListGeometry {
  /** Items; none in a list without a usable size. */
  readonly count: number;
  readonly viewport: Viewport;
  /** Its position before it was ever entered; null for its beginning. */
  readonly initialPosition: ListPosition | null;
  keyAt(index: number): string;
}

/** Of a list's props. */
export function geometryOf<Item>(props: ListProps<Item>, layout: ListLayout): ListGeometry {
  const { items, itemKey, endInset = 0, startAt = 0 } = props;
  const { axis, lines, columns, pin, startInset } = layout;
  const count = lines.count === 0 ? 0 : countOf(items);
  const keyAt = (index: number): string => itemKey(itemAt(items, index), index);
  const length = usableSize(axis === 'x' ? props.w : props.h);
  const viewport: Viewport = { length, pin, startInset, endInset };
  const startsInside = startAt > 0 && startAt < count;
  const initialPosition = startsInside
    ? initialListPosition(lines, columns, viewport, startAt, keyAt(startAt))
    : null;
  return { count, viewport, initialPosition, keyAt };
}
