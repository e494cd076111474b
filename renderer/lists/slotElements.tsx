/**
 * The slots of a list as React elements: where each stands, and which of them React may skip. An element is the object that
 * was committed last as long as nothing in it changed: React skips it without comparing its props, so a window move costs
 * what it changes and not what it keeps. Elements and no component, which for every slot would be two fibers, two hooks and
 * its props: 400 bytes.
 */
import type { ReactElement } from 'react';
import { View } from '../components';
import { childFocusHistory } from '../focus/focusHistory';
import type { FocusHistory } from '../focus/focusHistory';
import { FocusHistoryContext } from '../focus/focusHistoryContext';
import type { ViewProps } from '../types';
import { contentLength } from './lines';
import type { ListLayout } from './listLayout';
import type { Slot } from './slots';
import type { ListProps } from './types';

type SlotProps<Item> = Pick<ListProps<Item>, 'renderItem' | 'w' | 'h'>;

/** A slot's element, and what it was made of. */
export interface SlotElement<Item> {
  readonly slot: Slot<Item>;
  readonly focusHistory: FocusHistory;
  readonly renderItem: ListProps<Item>['renderItem'];
  readonly scope: () => FocusHistory;
  readonly content: ReactElement;
  readonly element: ReactElement<ViewProps>;
}

/** The elements of all slots; in `last` a slot is where it is in `slots`, because slots are never removed. */
export function slotElements<Item>(
  last: readonly SlotElement<Item>[],
  slots: readonly Slot<Item>[],
  focusHistory: FocusHistory,
  props: SlotProps<Item>,
  layout: ListLayout,
  rtl: boolean,
): readonly SlotElement<Item>[] {
  return slots.map((slot, at) => slotElement(last[at], slot, focusHistory, props, layout, rtl));
}

/** The `order` of a slot is the item's index, by which the navigation finds what is mounted. */
function slotElement<Item>(
  last: SlotElement<Item> | undefined,
  slot: Slot<Item>,
  focusHistory: FocusHistory,
  { renderItem, w: listWidth, h: listHeight }: SlotProps<Item>,
  layout: ListLayout,
  rtl: boolean,
): SlotElement<Item> {
  const { item, index, key, parked } = slot;
  const { itemWidth: w } = layout;
  const x = slotX(layout, index, listWidth, rtl);
  const y = layout.axis === 'y' ? lineStart(layout, index) : 0;
  const h = layout.axis === 'y' ? lineSize(layout, index) : (layout.itemHeight ?? listHeight);

  const isSameScope = last?.focusHistory === focusHistory && last.slot.key === key;
  const isSameContent =
    last?.renderItem === renderItem && last.slot.item === item && last.slot.index === index;
  const isSameView = last?.slot.parked === parked && isAt(last.element.props, x, y, w, h);
  if (last !== undefined && isSameScope && isSameContent && isSameView) return last;

  const scope = isSameScope ? last.scope : () => childFocusHistory(focusHistory, key);
  const content = isSameContent ? last.content : renderItem(item, index);
  const element = (
    <View key={slot.id} x={x} y={y} w={w} h={h} order={index} visible={!parked}>
      <FocusHistoryContext value={scope}>{content}</FocusHistoryContext>
    </View>
  );
  return { slot, focusHistory, renderItem, scope, content, element };
}

function isAt(props: ViewProps, x: number, y: number, w: number, h: number): boolean {
  return props.x === x && props.y === y && props.w === w && props.h === h;
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
