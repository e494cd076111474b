/** The slots of a list from commit to commit, as a hook. */
import { useInsertionEffect, useState } from 'react';
import type { FocusHistory } from '../focus/focusHistory';
import type { ListGeometry, ListLayout } from './listLayout';
import { createSlotStore } from './renderedSlots';
import type { WindowRequest } from './renderedSlots';
import { slotElements } from './slotElements';
import type { SlotElement } from './slotElements';
import type { ListProps } from './types';
import type { LineRange } from './windowing';

const oneType = (): string => '';

interface UsedSlots<Item> {
  readonly mountedLines: LineRange;
  readonly elements: readonly SlotElement<Item>[];
}

/** What the list renders now; it counts as rendered once React commits it. */
export function useSlots<Item>(
  props: ListProps<Item>,
  layout: ListLayout,
  { count, viewport, initialPosition, keyAt }: ListGeometry,
  focusHistory: FocusHistory,
  request: WindowRequest | null,
  rtl: boolean,
): UsedSlots<Item> {
  const { lines, columns, overscan } = layout;
  const [slotStore] = useState(createSlotStore<Item>);
  const rendered = slotStore.render({
    lines,
    columns,
    count,
    length: viewport.length,
    overscan,
    position: focusHistory.listPosition ?? initialPosition,
    keyAt,
    focusHistory,
    items: props.items,
    request,
    typeOf: props.itemType ?? oneType,
  });
  const elements = slotElements(slotStore.elements, rendered.slots, focusHistory, props, layout, rtl);
  // an insertion effect, because it runs in hidden trees too, whose slots are committed as well
  useInsertionEffect(() => slotStore.commit(rendered, elements), [slotStore, rendered, elements]);
  return { mountedLines: rendered.mountedLines, elements };
}
