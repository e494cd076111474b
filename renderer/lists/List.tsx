/**
 * What Row, Column and Grid are made of: a group, a content node that motion scrolls, and recycled slots.
 *
 * React is asked twice in a list's life: when its data changes, and, at low priority, when the window moves. A focus move
 * in between is the navigator's, and does not come here.
 */
import { startTransition, useCallback, useImperativeHandle, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { View } from '../components';
import { childMemory } from '../focus/memory';
import type { Memory } from '../focus/memory';
import type { ScopeProps } from '../focus/record';
import { MemoryContext, useListMemory } from '../focus/scope';
import { useScene } from '../reconciler/context';
import type { GroupKind, ViewProps } from '../types';
import { countOf, itemAt } from './items';
import { contentLength, usableSize } from './lines';
import type { Lines } from './lines';
import type { ListModel } from './model';
import { createListNavigator } from './navigator';
import { assignSlots } from './slots';
import type { Slot, Wanted } from './slots';
import type { Items, ListProps } from './types';
import type { Viewport } from './scroll';
import { fitWindow, initialWindow, startPlace, windowAfterChange } from './view';
import type { WindowInput } from './view';
import { isSameWindow } from './window';
import type { Window } from './window';

/** How a kind of list differs from the others. */
export interface Shape {
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

/** What was rendered last: the next render goes on from there, so that slots stay with their items. */
interface Rendered<Item> {
  readonly memory: Memory;
  readonly items: Items<Item>;
  readonly columns: number;
  readonly window: Window;
  readonly slots: readonly Slot<Item>[];
}

export function List<Item>({ props, shape }: { props: ListProps<Item>; shape: Shape }): ReactElement {
  const { items, itemKey, onItemFocus, onItemRest } = props;
  const { clock, defaults } = useScene();
  const rtl = defaults.direction === 'rtl';
  const memory = useListMemory(props.listKey);
  const [navigator] = useState(createListNavigator);
  useImperativeHandle(props.handle, () => navigator, [navigator]);
  const count = shape.lines.count === 0 ? 0 : countOf(items);
  const length = usableSize(shape.axis === 'x' ? props.w : props.h);
  const keyAt = (index: number): string => itemKey(itemAt(items, index), index);
  const view: Viewport = { length, pin: shape.pin, endInset: props.endInset ?? 0 };
  const start = startPlace(
    { lines: shape.lines, columns: shape.columns, count, keyAt },
    view,
    props.startAt ?? 0,
  );
  const input: WindowInput = {
    lines: shape.lines,
    columns: shape.columns,
    count,
    length,
    overscan: shape.overscan,
    place: memory.list ?? start,
    keyAt,
  };

  const fill = (window: Window, previous: readonly Slot<Item>[]): Rendered<Item> => {
    const slots = assignSlots(previous, wantedItems(window, props, keyAt, shape.columns));
    return { memory, items, columns: shape.columns, window, slots };
  };

  const [last, setRendered] = useState(() => fill(initialWindow(input), []));
  let window = last.window;
  if (last.memory !== memory) window = initialWindow(input);
  else if (last.items !== items) window = windowAfterChange(window, input);
  window = fitWindow(window, input);
  let rendered = last;
  if (
    last.memory !== memory ||
    last.items !== items ||
    last.columns !== shape.columns ||
    !isSameWindow(window, last.window)
  ) {
    rendered = fill(window, last.slots);
    setRendered(rendered);
  }

  // filled in the update itself, so that a window move renders the list once; data that came meanwhile fills it again
  const request = (next: Window, soon: boolean): void => {
    const move = (): void =>
      setRendered((now) => (now.memory === memory ? fill(fitWindow(next, input), now.slots) : now));
    if (soon) clock.setTimeout(move, 0);
    else startTransition(move);
  };

  const model: ListModel = {
    memory,
    navigator,
    axis: shape.axis,
    count,
    columns: shape.columns,
    rtl,
    lines: shape.lines,
    view,
    start,
    columnStride: shape.columnStride,
    window,
    overscan: shape.overscan,
    wrap: props.wrap === true,
    remember: props.remember !== false,
    scrollMs: props.scrollMs ?? null,
    itemWidth: shape.itemWidth,
    focusedItemWidth: shape.focusedItemWidth,
    lookahead: props.lookahead ?? Math.max(3, shape.columns),
    restMs: props.restMs ?? 500,
    keyAt,
    request,
    onEndReached: props.onEndReached,
    onMoving: props.onMoving,
    itemFocused: onItemFocus && ((index) => onItemFocus(itemAt(items, index), index)),
    itemRested: onItemRest && ((index) => index < count && onItemRest(itemAt(items, index), index)),
  };
  const total = contentLength(shape.lines);
  const contentSize = shape.axis === 'x' ? { w: total, h: props.h } : { w: props.w, h: total };
  const [drawn] = useState(() => new WeakMap<object, ReactElement<SlotProps>>());

  return (
    <View {...hostProps(props, shape)} {...({ scope: () => model } satisfies ScopeProps)}>
      <View {...contentSize}>
        {rendered.slots.map((slot) => elementOf(drawn, slot, memory, props, shape, rtl))}
      </View>
    </View>
  );
}

interface SlotProps {
  slot: Slot<unknown>;
  memory: Memory;
  render: (item: unknown, index: number) => ReactElement;
  x: number;
  y: number;
  w: number;
  h: number;
}

/**
 * The element of a slot: the same object as long as nothing in it changed. React passes over equal elements without
 * comparing props, so a window move costs what it changes and not what it keeps.
 */
function elementOf<Item>(
  drawn: WeakMap<object, ReactElement<SlotProps>>,
  slot: Slot<Item>,
  memory: Memory,
  props: ListProps<Item>,
  shape: Shape,
  rtl: boolean,
): ReactElement<SlotProps> {
  const { lines, columns } = shape;
  const across = shape.axis === 'y';
  const line = columns === 1 ? slot.index : Math.floor(slot.index / columns);
  // a parked slot may show an index the list no longer has: it is not drawn
  const known = line < lines.count;
  const along = known ? lines.start(line) : 0;
  const w = shape.itemWidth;
  const h = across ? (known ? lines.size(line) : 0) : (shape.itemHeight ?? props.h);
  const start = across ? (slot.index % columns) * shape.columnStride : along;
  const x = rtl ? (across ? props.w : contentLength(lines)) - start - w : start;
  const y = across ? along : 0;
  const render = props.renderItem as SlotProps['render'];
  const last = drawn.get(slot)?.props;
  const same =
    last !== undefined &&
    last.memory === memory &&
    last.render === render &&
    last.x === x &&
    last.y === y &&
    last.w === w &&
    last.h === h;
  if (same) return drawn.get(slot)!;
  const shown = slot as Slot<unknown>;
  const element = (
    <SlotView key={slot.id} slot={shown} memory={memory} render={render} x={x} y={y} w={w} h={h} />
  );
  drawn.set(slot, element);
  return element;
}

/** One place of the list. Its `order` is the item's index: that is how the navigator knows what is mounted. */
function SlotView({ slot, memory, render, x, y, w, h }: SlotProps): ReactElement {
  const { item, index, key } = slot;
  const scope = useCallback(() => childMemory(memory, key), [memory, key]);
  const content = useMemo(() => render(item, index), [render, item, index]);
  return (
    <View x={x} y={y} w={w} h={h} order={index} visible={!slot.parked}>
      <MemoryContext value={scope}>{content}</MemoryContext>
    </View>
  );
}

function wantedItems<Item>(
  window: Window,
  { items, itemType }: ListProps<Item>,
  keyAt: (index: number) => string,
  columns: number,
): Wanted<Item>[] {
  const wanted: Wanted<Item>[] = [];
  const last = Math.min(window.last * columns, countOf(items));
  for (let index = window.first * columns; index < last; index++) {
    const item = itemAt(items, index);
    wanted.push({ index, item, key: keyAt(index), type: itemType?.(item, index) ?? '' });
  }
  return wanted;
}

const passedOn = [
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

function hostProps<Item>(props: ListProps<Item>, shape: Shape): ViewProps {
  const host: Record<string, unknown> = { group: shape.group, focusKey: props.listKey };
  host['role'] = props.role ?? (shape.group === 'grid' ? 'grid' : 'list');
  if (shape.group === 'grid') host['columns'] = shape.columns;
  for (const name of passedOn) if (props[name] !== undefined) host[name] = props[name];
  return host;
}
