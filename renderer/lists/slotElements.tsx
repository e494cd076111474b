/** The slots of a list as React elements: where each stands, and which of them React may skip. */
import { useCallback, useMemo } from 'react';
import type { ReactElement } from 'react';
import { View } from '../components';
import { childFocusHistory } from '../focus/focusHistory';
import type { FocusHistory } from '../focus/focusHistory';
import { FocusHistoryContext } from '../focus/focusHistoryContext';
import { contentLength } from './lines';
import type { ListLayout } from './listLayout';
import type { Slot } from './slots';
import type { ListProps } from './types';

interface SlotProps {
  slot: Slot<unknown>;
  focusHistory: FocusHistory;
  render: (item: unknown, index: number) => ReactElement;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The element of each slot as it was rendered last. */
export type ElementCache = WeakMap<object, ReactElement<SlotProps>>;

/** The cache of one list. */
export const createElementCache = (): ElementCache => new WeakMap();

/**
 * The element of a slot: the same object as long as nothing in it changed. React skips an identical element
 * without comparing its props, so a window move costs what it changes and not what it keeps.
 */
export function slotElement<Item>(
  cache: ElementCache,
  slot: Slot<Item>,
  focusHistory: FocusHistory,
  props: ListProps<Item>,
  layout: ListLayout,
  rtl: boolean,
): ReactElement<SlotProps> {
  const { itemWidth: w } = layout;
  const x = slotX(layout, slot.index, props.w, rtl);
  const y = layout.axis === 'y' ? lineStart(layout, slot.index) : 0;
  const h = layout.axis === 'y' ? lineSize(layout, slot.index) : (layout.itemHeight ?? props.h);
  // Items of every type are rendered by one function: a slot knows which by its item.
  const render = props.renderItem as SlotProps['render'];
  const known = cache.get(slot);
  const last = known?.props;
  const isUnchanged =
    last !== undefined &&
    last.focusHistory === focusHistory &&
    last.render === render &&
    last.x === x &&
    last.y === y &&
    last.w === w &&
    last.h === h;
  if (isUnchanged) return known!;
  const element = (
    <SlotView key={slot.id} slot={slot} focusHistory={focusHistory} render={render} x={x} y={y} w={w} h={h} />
  );
  cache.set(slot, element);
  return element;
}

const lineOf = ({ columns }: ListLayout, index: number): number =>
  columns === 1 ? index : Math.floor(index / columns);

/** Where the line of an item begins. A parked slot may have an index the list no longer has; it is hidden. */
function lineStart(layout: ListLayout, index: number): number {
  const line = lineOf(layout, index);
  return line < layout.lines.count ? layout.lines.start(line) : 0;
}

function lineSize(layout: ListLayout, index: number): number {
  const line = lineOf(layout, index);
  return line < layout.lines.count ? layout.lines.size(line) : 0;
}

/** From the left of the content; `listWidth` is that of the whole list. */
function slotX(layout: ListLayout, index: number, listWidth: number, rtl: boolean): number {
  const { axis, columns, columnStride, itemWidth, lines } = layout;
  const start = axis === 'y' ? (index % columns) * columnStride : lineStart(layout, index);
  return rtl ? (axis === 'y' ? listWidth : contentLength(lines)) - start - itemWidth : start;
}

/** One slot. Its `order` is the item's index, by which the navigation finds what is mounted. */
function SlotView({ slot, focusHistory, render, x, y, w, h }: SlotProps): ReactElement {
  const { item, index, key } = slot;
  const scope = useCallback(() => childFocusHistory(focusHistory, key), [focusHistory, key]);
  const content = useMemo(() => render(item, index), [render, item, index]);
  return (
    <View x={x} y={y} w={w} h={h} order={index} visible={!slot.parked}>
      <FocusHistoryContext value={scope}>{content}</FocusHistoryContext>
    </View>
  );
}
