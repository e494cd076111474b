/**
 * What Row, Column and Grid are made of: a group, a content node that motion scrolls, and recycled slots.
 *
 * React is asked twice in a list's life: when its data changes, and, at low priority, when the window moves. A focus move
 * in between is the navigator's, and does not come here.
 */
import { memo, startTransition, useCallback, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { View } from '../components';
import { childMemory } from '../focus/memory';
import type { Memory } from '../focus/memory';
import type { ScopeProps } from '../focus/record';
import { MemoryContext, useListMemory } from '../focus/scope';
import { useScene } from '../reconciler/context';
import type { GroupKind, ViewProps } from '../types';
import { countOf, itemAt } from './items';
import type { Lines } from './lines';
import type { ListModel } from './model';
import { createListNavigator } from './navigator';
import { assignSlots } from './slots';
import type { Slot, Wanted } from './slots';
import type { Items, ListProps } from './types';
import { fitWindow, initialWindow, windowAfterChange } from './view';
import type { WindowInput } from './view';
import { isSameWindow } from './window';
import type { Window } from './window';

/** How a kind of list differs from the others. */
export interface Shape<Item> {
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
  readonly itemType: ((item: Item, index: number) => string) | undefined;
}

/** What was rendered last: the next render goes on from there, so that slots stay with their items. */
interface Rendered<Item> {
  readonly memory: Memory;
  readonly items: Items<Item>;
  readonly columns: number;
  /** The window asked for, and the one the slots are for. */
  readonly window: Window;
  readonly filled: Window;
  readonly slots: readonly Slot<Item>[];
}

export function List<Item>({ props, shape }: { props: ListProps<Item>; shape: Shape<Item> }): ReactElement {
  const { items, itemKey, onItemFocus, onItemRest } = props;
  const { clock } = useScene();
  const memory = useListMemory(props.listKey);
  const [navigator] = useState(createListNavigator);
  const count = countOf(items);
  const length = shape.axis === 'x' ? props.w : props.h;
  const keyAt = (index: number): string => itemKey(itemAt(items, index), index);
  const input: WindowInput = {
    lines: shape.lines,
    columns: shape.columns,
    count,
    length,
    overscan: shape.overscan,
    place: memory.list,
    keyAt,
  };

  const fill = (window: Window, previous: readonly Slot<Item>[]): Rendered<Item> => {
    const slots = assignSlots(previous, wantedItems(window, items, keyAt, shape));
    return { memory, items, columns: shape.columns, window, filled: window, slots };
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
    !isSameWindow(window, last.filled)
  ) {
    rendered = fill(window, last.slots);
    setRendered(rendered);
  }

  const request = useCallback(
    (next: Window, soon: boolean) => {
      const move = (): void => setRendered((now) => (now.memory === memory ? { ...now, window: next } : now));
      if (soon) clock.setTimeout(move, 0);
      else startTransition(move);
    },
    [clock, memory],
  );

  const model: ListModel = {
    memory,
    navigator,
    axis: shape.axis,
    count,
    columns: shape.columns,
    lines: shape.lines,
    view: { length, pin: shape.pin, endInset: props.endInset ?? 0 },
    columnStride: shape.columnStride,
    window,
    overscan: shape.overscan,
    wrap: props.wrap === true,
    remember: props.remember !== false,
    scrollMs: props.scrollMs ?? null,
    itemWidth: shape.itemWidth,
    focusedItemWidth: shape.focusedItemWidth,
    lookahead: props.lookahead ?? 3,
    restMs: props.restMs ?? 500,
    keyAt,
    request,
    onEndReached: props.onEndReached,
    onMoving: props.onMoving,
    itemFocused: onItemFocus && ((index) => onItemFocus(itemAt(items, index), index)),
    itemRested: onItemRest && ((index) => index < count && onItemRest(itemAt(items, index), index)),
  };
  const total = shape.lines.total;
  const contentSize =
    shape.axis === 'x' ? { w: Math.max(total, 1), h: props.h } : { w: props.w, h: Math.max(total, 1) };

  return (
    <View {...hostProps(props, shape)} {...({ scope: () => model } satisfies ScopeProps)}>
      <View {...contentSize}>
        {rendered.slots.map((slot) => (
          <SlotView
            key={slot.id}
            slot={slot as Slot<unknown>}
            memory={memory}
            render={props.renderItem as (item: unknown, index: number) => ReactElement}
            {...boxOf(slot.index, shape, props)}
          />
        ))}
      </View>
    </View>
  );
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface SlotProps extends Box {
  slot: Slot<unknown>;
  memory: Memory;
  render: (item: unknown, index: number) => ReactElement;
}

/** One place of the list. Its `order` is the item's index: that is how the navigator knows what is mounted. */
const SlotView = memo(function SlotView({ slot, memory, render, x, y, w, h }: SlotProps): ReactElement {
  const { item, index, key } = slot;
  const scope = useCallback(() => childMemory(memory, key), [memory, key]);
  const content = useMemo(() => render(item, index), [render, item, index]);
  return (
    <View x={x} y={y} w={w} h={h} order={index} visible={!slot.parked}>
      <MemoryContext value={scope}>{content}</MemoryContext>
    </View>
  );
});

function wantedItems<Item>(
  window: Window,
  items: Items<Item>,
  keyAt: (index: number) => string,
  shape: Shape<Item>,
): Wanted<Item>[] {
  const wanted: Wanted<Item>[] = [];
  const last = Math.min(window.last * shape.columns, countOf(items));
  for (let index = window.first * shape.columns; index < last; index++) {
    const item = itemAt(items, index);
    wanted.push({ index, item, key: keyAt(index), type: shape.itemType?.(item, index) ?? '' });
  }
  return wanted;
}

/** Where an item lies in the content. A parked slot may show an index the list no longer has: it is not drawn. */
function boxOf<Item>(index: number, shape: Shape<Item>, props: ListProps<Item>): Box {
  const line = Math.floor(index / shape.columns);
  const known = line < shape.lines.count;
  const along = known ? shape.lines.start(line) : 0;
  if (shape.axis === 'x') return { x: along, y: 0, w: shape.itemWidth, h: shape.itemHeight ?? props.h };
  const x = (index % shape.columns) * shape.columnStride;
  return { x, y: along, w: shape.itemWidth, h: known ? shape.lines.size(line) : 0 };
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

function hostProps<Item>(props: ListProps<Item>, shape: Shape<Item>): ViewProps {
  const host: Record<string, unknown> = { group: shape.group, focusKey: props.listKey };
  host['role'] = props.role ?? (shape.group === 'grid' ? 'grid' : 'list');
  if (shape.group === 'grid') host['columns'] = shape.columns;
  for (const name of passedOn) if (props[name] !== undefined) host[name] = props[name];
  return host;
}
