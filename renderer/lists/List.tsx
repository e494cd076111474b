/**
 * What Row, Column and Grid are made of: a group, a content node that motion scrolls, and recycled slots.
 *
 * React renders it when its data changes and, at transition priority, when the window moves. A focus move in between is
 * the navigation's alone (`listNavigation.ts`) and renders nothing.
 */
import {
  startTransition,
  useCallback,
  useImperativeHandle,
  useInsertionEffect,
  useMemo,
  useState,
} from 'react';
import type { ReactElement } from 'react';
import { View } from '../components';
import { childFocusHistory } from '../focus/focusHistory';
import type { FocusHistory } from '../focus/focusHistory';
import { ScopedView } from '../focus/ScopedView';
import { FocusHistoryContext, useListFocusHistory } from '../focus/focusHistoryContext';
import { useSceneRoot } from '../host/sceneContext';
import type { GroupKind, ViewProps } from '../types';
import { countOf, itemAt } from './items';
import { contentLength, usableSize } from './lines';
import type { Lines } from './lines';
import type { ListModel } from './listModel';
import { createListNavigation } from './listNavigation';
import { createSlotStore } from './renderedSlots';
import type { WindowRequest } from './renderedSlots';
import type { Slot } from './slots';
import type { ListProps } from './types';
import type { Viewport } from './scroll';
import { initialListPosition } from './windowState';
import type { LineRange } from './windowing';

/** How a kind of list differs from the others. */
export interface ListLayout {
  readonly group: GroupKind;
  readonly axis: 'x' | 'y';
  readonly columns: number;
  readonly columnStride: number;
  readonly lines: Lines;
  readonly pin: number;
  readonly overscan: number;
  readonly itemWidth: number;
  readonly itemHeight: number | null;
  readonly focusedItemWidth: number;
}

export function List<Item>({ props, shape }: { props: ListProps<Item>; shape: ListLayout }): ReactElement {
  const { items, itemKey, onItemFocus, onItemIdle } = props;
  const { clock, defaults } = useSceneRoot();
  const rtl = defaults.direction === 'rtl';
  const focusHistory = useListFocusHistory(props.listKey);
  const [listNavigation] = useState(createListNavigation);
  useImperativeHandle(props.handle, () => listNavigation, [listNavigation]);
  const count = shape.lines.count === 0 ? 0 : countOf(items);
  const length = usableSize(shape.axis === 'x' ? props.w : props.h);
  const keyAt = (index: number): string => itemKey(itemAt(items, index), index);
  const viewport: Viewport = { length, pin: shape.pin, endInset: props.endInset ?? 0 };
  const initialPosition = initialListPosition(
    { lines: shape.lines, columns: shape.columns, count, keyAt },
    viewport,
    props.startAt ?? 0,
  );
  const [request, setRequest] = useState<WindowRequest | null>(null);
  const [slotStore] = useState(createSlotStore<Item>);
  const rendered = slotStore.render({
    lines: shape.lines,
    columns: shape.columns,
    count,
    length,
    overscan: shape.overscan,
    position: focusHistory.listPosition ?? initialPosition,
    keyAt,
    focusHistory,
    items,
    request,
    typeOf: (item, index) => props.itemType?.(item, index) ?? '',
  });
  // an insertion effect, because it runs in hidden trees too, whose slots are committed as well
  useInsertionEffect(() => slotStore.commit(rendered), [slotStore, rendered]);

  const requestWindow = (lines: LineRange, urgent: boolean): void => {
    const move = (): void => setRequest({ focusHistory, items, lines });
    if (urgent) clock.setTimeout(move, 0);
    else startTransition(move);
  };

  const model: ListModel = {
    focusHistory,
    listNavigation,
    axis: shape.axis,
    count,
    columns: shape.columns,
    rtl,
    lines: shape.lines,
    viewport,
    initialPosition,
    columnStride: shape.columnStride,
    mountedLines: rendered.mountedLines,
    overscan: shape.overscan,
    wrap: props.wrap === true,
    remember: props.remember !== false,
    scrollTransition: props.scrollMs === undefined ? null : { duration: props.scrollMs, easing: 'ease-out' },
    itemWidth: shape.itemWidth,
    focusedItemWidth: shape.focusedItemWidth,
    lookahead: props.lookahead ?? Math.max(3, shape.columns),
    idleMs: props.idleMs ?? 500,
    keyAt,
    requestWindow,
    onEndReached: props.onEndReached,
    onMoving: props.onMoving,
    onItemFocus: onItemFocus && ((index) => onItemFocus(itemAt(items, index), index)),
    onItemIdle: onItemIdle && ((index) => index < count && onItemIdle(itemAt(items, index), index)),
  };
  const total = contentLength(shape.lines);
  const contentSize = shape.axis === 'x' ? { w: total, h: props.h } : { w: props.w, h: total };
  const [elementCache] = useState(() => new WeakMap<object, ReactElement<SlotProps>>());

  return (
    <ScopedView {...hostProps(props, shape)} scope={() => model}>
      <View {...contentSize}>
        {rendered.slots.map((slot) => slotElement(elementCache, slot, focusHistory, props, shape, rtl))}
      </View>
    </ScopedView>
  );
}

interface SlotProps {
  slot: Slot<unknown>;
  focusHistory: FocusHistory;
  render: (item: unknown, index: number) => ReactElement;
  x: number;
  y: number;
  w: number;
  h: number;
}

/**
 * The element of a slot: the same object as long as nothing in it changed. React skips an identical element
 * without comparing its props, so a window move costs what it changes and not what it keeps.
 */
function slotElement<Item>(
  elementCache: WeakMap<object, ReactElement<SlotProps>>,
  slot: Slot<Item>,
  focusHistory: FocusHistory,
  props: ListProps<Item>,
  shape: ListLayout,
  rtl: boolean,
): ReactElement<SlotProps> {
  const { lines, columns } = shape;
  const isVertical = shape.axis === 'y';
  const line = columns === 1 ? slot.index : Math.floor(slot.index / columns);
  // a parked slot may have an index the list no longer has; it is hidden
  const lineExists = line < lines.count;
  const lineStart = lineExists ? lines.start(line) : 0;
  const w = shape.itemWidth;
  const h = isVertical ? (lineExists ? lines.size(line) : 0) : (shape.itemHeight ?? props.h);
  const start = isVertical ? (slot.index % columns) * shape.columnStride : lineStart;
  const x = rtl ? (isVertical ? props.w : contentLength(lines)) - start - w : start;
  const y = isVertical ? lineStart : 0;
  const render = props.renderItem as SlotProps['render'];
  const last = elementCache.get(slot)?.props;
  const isUnchanged =
    last !== undefined &&
    last.focusHistory === focusHistory &&
    last.render === render &&
    last.x === x &&
    last.y === y &&
    last.w === w &&
    last.h === h;
  if (isUnchanged) return elementCache.get(slot)!;
  const anySlot = slot as Slot<unknown>;
  const element = (
    <SlotView
      key={slot.id}
      slot={anySlot}
      focusHistory={focusHistory}
      render={render}
      x={x}
      y={y}
      w={w}
      h={h}
    />
  );
  elementCache.set(slot, element);
  return element;
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

const forwardedProps = [
  'x',
  'y',
  'w',
  'h',
  'clip',
  'visible',
  'autoFocus',
  'preferred',
  'remember',
  'wrap',
  'order',
  'onFocus',
  'onBlur',
  'onKey',
  'label',
  'testId',
  'busy',
] as const;

function hostProps<Item>(props: ListProps<Item>, shape: ListLayout): ViewProps {
  const host: Record<string, unknown> = { group: shape.group, focusKey: props.listKey };
  host['role'] = props.role ?? (shape.group === 'grid' ? 'grid' : 'list');
  if (shape.group === 'grid') host['columns'] = shape.columns;
  for (const name of forwardedProps) if (props[name] !== undefined) host[name] = props[name];
  return host;
}
