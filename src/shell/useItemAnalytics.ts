/**
 * Reports to analytics what a viewer sees, focuses and selects in a list of assets [ANA-04]. For any Row or Grid:
 *
 *   const { list, choose } = useItemAnalytics(component.uuid, assets, open);
 *   <Row {...list} items={assets} ... />          focus idle on an asset for 1000 ms is 'item focus'
 *   <Poster onPress={choose} />                   'item selected', then open(asset)
 *
 * 'items presented' is sent once per row and visit of a `Screen`, when the row is on the stage and focus has been
 * idle for 500 ms, with the assets visible then; of a row that keys move not before it stands [PAGE-09]. While a key is
 * held nothing is sent, and a focus move causes no React render.
 */
import { useCallback, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { useFocusIdle, useScene } from '../../renderer';
import type { Items, ListHandle, ListProps } from '../../renderer';
import { useServices } from './services';
import { ScreenVisitContext } from './ScreenVisitContext';

/** Idle time after which an asset counts as focused, ms [PAGE-11]. */
export const ITEM_FOCUS_MS = 1000;
/** Idle time after which a row counts as presented, ms: the same as for details [PAGE-11]. */
export const PRESENTED_MS = 500;

/** An asset, or what represents one in a list. */
interface AnalyticsItem {
  readonly id: string;
}

interface ItemAnalytics<Chosen extends AnalyticsItem> {
  /** Props for the list. The same object while the row is the same. */
  readonly list: Required<Pick<ListProps<AnalyticsItem>, 'handle' | 'onItemIdle' | 'idleMs' | 'onMoving'>>;
  /** Reports the selected asset and calls `onChosen`. The same function while the row is the same. */
  readonly choose: (title: Chosen) => void;
}

/**
 * @param row name of the row in events: its component's uuid, or a name chosen by the screen
 * @param items its assets; other cards of the list, such as 'See all', are not among them and not reported
 * @param onChosen what selecting an asset does; may be a new function at every render
 */
export function useItemAnalytics<Chosen extends AnalyticsItem>(
  row: string,
  items: Items<AnalyticsItem>,
  onChosen: (title: Chosen) => void,
): ItemAnalytics<Chosen> {
  const { analytics } = useServices();
  const { presented } = useContext(ScreenVisitContext);
  const { focus } = useScene();
  const handle = useRef<ListHandle>(null);
  /** Name of the row that keys move; a recycled list shows another one. */
  const moving = useRef<string | null>(null);
  // A ref, read when something is reported: assets that arrive one by one must not render every card of a grid again.
  const latest = useRef({ items, onChosen });
  useLayoutEffect(() => {
    latest.current = { items, onChosen };
  }, [items, onChosen]);

  const present = useCallback(() => {
    if (moving.current === row || focus.holding || presented.has(row)) return;
    const shown = handle.current?.visibleRange();
    if (!shown || shown.last <= shown.first) return;
    presented.add(row);
    const { items: shownItems } = latest.current;
    const assetIds = [];
    const end = Math.min(shown.last, countOf(shownItems));
    for (let index = shown.first; index < end; index += 1) assetIds.push(at(shownItems, index).id);
    analytics.track({ name: 'items presented', row, assetIds });
  }, [analytics, focus, presented, row]);
  useFocusIdle(PRESENTED_MS, present);

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
      onMoving(now: boolean) {
        moving.current = now ? row : null;
        if (!now) present();
      },
    }),
    [analytics, present, row],
  );
  return useMemo(() => ({ list, choose }), [list, choose]);
}

const countOf = (items: Items<AnalyticsItem>): number => ('count' in items ? items.count : items.length);
const at = <Item>(items: Items<Item>, index: number): Item => items.at(index)!;

function indexOf(items: Items<AnalyticsItem>, id: string): number {
  for (let index = 0; index < countOf(items); index += 1) if (at(items, index).id === id) return index;
  return -1;
}
