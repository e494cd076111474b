/**
 * Reports to analytics what a viewer sees, focuses and selects in a list of assets [ANA-04]. For any Row or Grid:
 *
 *   const { list, choose } = useItemAnalytics(component.uuid, assets, open);
 *   <Row {...list} items={assets} ... />          resting 1000 ms on a title is 'item focus'
 *   <Poster onPress={choose} />                   'item selected', then open(asset)
 *
 * 'items presented' is sent once a row and visit of a `Screen`, when the row stands on the stage and focus has rested for
 * 500 ms, with the titles that can be seen then. While a key is held nothing is sent, and a focus move costs no React.
 */
import { useCallback, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { useFocusIdle } from '../../renderer';
import type { Items, ListHandle, ListProps } from '../../renderer';
import { useServices } from './services';
import { ScreenVisitContext } from './ScreenVisitContext';

/** An asset counts as focused once focus was idle on it for so long [PAGE-11]. */
export const ITEM_FOCUS_MS = 1000;
/** A row counts as presented once it no longer moves: the time after which details show, too [PAGE-11]. */
export const PRESENTED_MS = 500;

/** A title, or what stands for one in a list. */
interface AnalyticsItem {
  readonly id: string;
}

interface ItemAnalytics<Chosen extends AnalyticsItem> {
  /** To be spread on the list. The same object while the row is the same. */
  readonly list: Required<Pick<ListProps<AnalyticsItem>, 'handle' | 'onItemIdle' | 'idleMs'>>;
  /** A title of the row was chosen: tells of it, and calls `onChosen`. The same function while the row is the same. */
  readonly choose: (title: Chosen) => void;
}

/**
 * @param row name of the row in events: its component's uuid, or the screen's own word for it
 * @param items its titles; cards that the list has after them ('See all') are none, and nothing is told of them
 * @param onChosen what choosing a title does; may be another function at every render
 */
export function useItemAnalytics<Chosen extends AnalyticsItem>(
  row: string,
  items: Items<AnalyticsItem>,
  onChosen: (title: Chosen) => void,
): ItemAnalytics<Chosen> {
  const { analytics } = useServices();
  const { presented } = useContext(ScreenVisitContext);
  const handle = useRef<ListHandle>(null);
  // Looked at when something is told: titles that come one by one must not draw every card of a grid again.
  const latest = useRef({ items, onChosen });
  useLayoutEffect(() => {
    latest.current = { items, onChosen };
  }, [items, onChosen]);

  useFocusIdle(PRESENTED_MS, () => {
    if (presented.has(row)) return;
    const shown = handle.current?.visibleRange();
    if (!shown || shown.last <= shown.first) return;
    presented.add(row);
    const assetIds = [];
    const end = Math.min(shown.last, countOf(items));
    for (let index = shown.first; index < end; index += 1) assetIds.push(at(items, index).id);
    analytics.track({ name: 'items presented', row, assetIds });
  });

  const choose = useCallback(
    (title: Chosen) => {
      const { id: assetId } = title;
      const index = indexOf(latest.current.items, assetId);
      analytics.track({ name: 'item selected', assetId, row, index });
      latest.current.onChosen(title);
    },
    [analytics, row],
  );
  const list = useMemo(
    () => ({
      handle,
      idleMs: ITEM_FOCUS_MS,
      onItemIdle({ id: assetId }: AnalyticsItem, index: number) {
        if (index < countOf(latest.current.items))
          analytics.track({ name: 'item focus', assetId, row, index });
      },
    }),
    [analytics, row],
  );
  return useMemo(() => ({ list, choose }), [list, choose]);
}

const countOf = (items: Items<AnalyticsItem>): number => ('count' in items ? items.count : items.length);
const at = <Item>(items: Items<Item>, index: number): Item => items.at(index)!;

function indexOf(items: Items<AnalyticsItem>, id: string): number {
  for (let index = 0; index < countOf(items); index += 1) if (at(items, index).id === id) return index;
  return -1;
}
