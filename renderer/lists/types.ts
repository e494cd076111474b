/** What a screen writes on `<Row>`, `<Column>` and `<Grid>`. Sizes are stage pixels. */
import type { ReactElement, Ref } from 'react';
import type { FocusProps, SemanticProps } from '../types';
import type { ItemRange } from './visibleRange';

/** The items of a list: an array, or a count and a way to get one (lists that are never whole in memory). */
export type Items<Item> = readonly Item[] | ItemSource<Item>;

/** Items that are asked for one by one. A new object is new data, as with an array. */
export interface ItemSource<Item> {
  /** How many there are. */
  readonly count: number;
  /** The item at an index from 0 to count - 1; called often, so it should only look up. */
  at(index: number): Item;
}

/** What the ref given as `handle` holds. */
export interface ListHandle {
  /** The items that are visible once every animation has ended; null while the list is hidden or off the stage. */
  visibleRange(): ItemRange | null;
  /** Scrolls by that many lines, as a wheel does; false at an end. */
  scrollBy(lines: number): boolean;
}

type ForwardedProps = Pick<
  FocusProps,
  'autoFocus' | 'preferred' | 'remember' | 'wrap' | 'onFocus' | 'onBlur' | 'onKey' | 'order'
> &
  Pick<SemanticProps, 'label' | 'role' | 'testId' | 'busy'>;

/**
 * What the three kinds of list have in common. The rest is passed on to the group: see `FocusProps` and
 * `SemanticProps`; the role is `list`, or `grid`, unless said.
 */
export interface ListProps<Item> extends ForwardedProps {
  /** Unique among the lists of a screen (inside a list item: of that item): focus and scroll are kept under it. */
  listKey: string;
  /** See `ListHandle`. */
  handle?: Ref<ListHandle>;
  /** A new array is new data; keep the identity while nothing changed. */
  items: Items<Item>;
  /** Stable key of an item: focus stays with it when the data changes around it. */
  itemKey: (item: Item, index: number) => string;
  /**
   * One focusable or one group for an item. Called again when item, index or this function changes, so keep it stable
   * (module scope or `useCallback`) and give it the same shape for every item: a recycled slot then only changes props.
   */
  renderItem: (item: Item, index: number) => ReactElement;
  /**
   * Items of one type share slots first: give items of different shape (other elements, not other sizes) different
   * types. Default: one type.
   */
  itemType?: (item: Item, index: number) => string;
  /** Left edge of the viewport, stage pixels. Default 0. */
  x?: number;
  /** Top edge of the viewport, stage pixels. Default 0. */
  y?: number;
  /** Width of the viewport; a positive number. */
  w: number;
  /** Height of the viewport; a positive number. */
  h: number;
  /** Between items. Default 0. */
  gap?: number;
  /** Lines kept mounted beyond the visible ones on each side. Default: the root's, 2. */
  overscan?: number;
  /** Space that stays free after the last item when scrolled to the end. Default 0. */
  endInset?: number;
  /** Clips at the viewport. Default false: rows are drawn up to the edge of the screen. */
  clip?: boolean;
  /** False takes the list out of drawing, focus and semantics. Default true. */
  visible?: boolean;
  /**
   * Index of the item a list that was never entered is scrolled to when it mounts, and that takes focus when focus comes
   * in. Once the list was entered, the item that last had focus comes first. Default 0.
   */
  startAt?: number;
  /** Lines that a step of the wheel scrolls. Default 1. */
  wheelLines?: number;
  /** Scroll time, ms. Default: the root's focus time. */
  scrollMs?: number;
  /** Called once for a count when focus, or what the pointer scrolls into sight, comes within `lookahead` items of the end. */
  onEndReached?: () => void;
  /** Default 3, in a grid of more columns one line. */
  lookahead?: number;
  /** Called in the key's own task: record, do not set state. */
  onItemFocus?: (item: Item, index: number) => void;
  /** Called when focus has been on an item for `idleMs` and no key is held: details and artwork belong here. */
  onItemIdle?: (item: Item, index: number) => void;
  /** Default 500. */
  idleMs?: number;
  /**
   * Called with true after a key press on the list, with false 800 ms after the last one, or at once when focus leaves:
   * then in the key's own task.
   */
  onMoving?: (moving: boolean) => void;
}

/** What a screen writes on `<Row>`. */
export interface RowProps<Item> extends ListProps<Item> {
  /** Width of every item; a positive number. */
  itemWidth: number;
  /** Height given to every item. Default: `h`. */
  itemHeight?: number;
  /** The slot from the left, counted from 0, in which the focused item is once the row has scrolled. Default 2. */
  pin?: number;
  /**
   * The focused item grows to this width and those after it move aside (expandable carousels). Default: `itemWidth`.
   */
  focusedItemWidth?: number;
}

/** What a screen writes on `<Column>`. */
export interface ColumnProps<Item> extends ListProps<Item> {
  /**
   * Height of every item, or of each: then all items are asked when `items` or this function changes, so keep it
   * stable.
   */
  itemHeight: number | ((item: Item, index: number) => number);
  /** Distance from the top of the focused item once scrolled. Default: `startInset`. */
  pinY?: number;
  /**
   * Height at the top that the screen covers while focus is on an item that begins below it. The pointer scrolls items to its
   * edge and keeps focus below it; scrolled to the start, it brings focus to an item there. Default 0.
   */
  startInset?: number;
}

/** What a screen writes on `<Grid>`. */
export interface GridProps<Item> extends ListProps<Item> {
  /** Items in a line; at least 1, rounded down. */
  columns: number;
  /** Width of every item; a positive number. The next is `gap` after it. */
  itemWidth: number;
  /** Height of every item; a positive number. */
  itemHeight: number;
  /** Between lines. Default: `gap`. */
  lineGap?: number;
  /** Distance from the top of the focused line once scrolled. Default 0. */
  pinY?: number;
}
