/** The slots of a list from commit to commit, as a hook. */
import { useInsertionEffect, useState } from 'react';
import type { FocusHistory } from '../focus/focusHistory';
import type { ListGeometry, ListLayout } from './listLayout';
import { createSlotStore } from './renderedSlots';
import type { RenderedSlots, WindowRequest } from './renderedSlots';
import type { ListProps } from './types';

const oneType = (): string => '';

/** What the list renders now; it counts as rendered once React commits it. */
export function useSlots<Item>(
  props: ListProps<Item>,
  { lines, columns, overscan }: ListLayout,
  { count, viewport, initialPosition, keyAt }: ListGeometry,
  focusHistory: FocusHistory,
  request: WindowRequest | null,
): RenderedSlots<Item> {
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
  // an insertion effect, because it runs in hidden trees too, whose slots are committed as well
  useInsertionEffect(() => slotStore.commit(rendered), [slotStore, rendered]);
  return rendered;
}
