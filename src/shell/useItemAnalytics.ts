/**
 * What a viewer sees, rests on and chooses in a list of titles, told to analytics [B§7, ANA-04]. For any Row or Grid:
 *
 *   const { list, choose } = useItemAnalytics(component.uuid, assets, open);
 *   <Row {...list} items={assets} ... />          resting 1000 ms on a title is 'item focus'
 *   <Poster onPress={choose} />                   'item selected', then open(asset)
 *
 * 'items presented' is sent once a row and visit of a `Screen`, when the row stands on the stage and focus has rested for
 * 500 ms, with the titles that can be seen then. While a key is held nothing is sent, and a focus move costs no React.
 */
import { useCallback, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { useFocusRest } from '../../renderer';
import type { Items, ListHandle, ListProps } from '../../renderer';
import { useServices } from './services';
import { VisitContext } from './VisitContext';

/** A title is looked at once focus has rested on it for so long [B§9, C14]. */
export const FOCUS_MS = 1000;
/** A row is seen once what moved has come to rest: the time after which details come, too [B§9, C14]. */
export const SEEN_MS = 500;

/** A title, or what stands for one in a list. */
interface Titled {
  readonly id: string;
}

export interface ItemAnalytics<Chosen extends Titled> {
  /** To be spread on the list. The same object while the row is the same. */
  readonly list: Required<Pick<ListProps<Titled>, 'handle' | 'onItemRest' | 'restMs'>>;
  /** A title of the row was chosen: tells of it, and calls `onChosen`. The same function while the row is the same. */
  readonly choose: (title: Chosen) => void;
}

/**
 * @param row name of the row in events: its component's uuid, or the screen's own word for it
 * @param items its titles; cards that the list has after them ('See all') are none, and nothing is told of them
 * @param onChosen what choosing a title does; may be another function at every render
 */
export function useItemAnalytics<Chosen extends Titled>(
  row: string,
  items: Items<Titled>,
  onChosen: (title: Chosen) => void,
): ItemAnalytics<Chosen> {
  const { analytics } = useServices();
  const { presented } = useContext(VisitContext);
  const handle = useRef<ListHandle>(null);
  // Looked at when something is told: titles that come one by one must not draw every card of a grid again.
  const latest = useRef({ items, onChosen });
  useLayoutEffect(() => {
    latest.current = { items, onChosen };
  }, [items, onChosen]);

  useFocusRest(SEEN_MS, () => {
    if (presented.has(row)) return;
    const shown = handle.current?.shown();
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
      restMs: FOCUS_MS,
      onItemRest({ id: assetId }: Titled, index: number) {
        if (index < countOf(latest.current.items))
          analytics.track({ name: 'item focus', assetId, row, index });
      },
    }),
    [analytics, row],
  );
  return useMemo(() => ({ list, choose }), [list, choose]);
}

const countOf = (items: Items<Titled>): number => ('count' in items ? items.count : items.length);
const at = <Item>(items: Items<Item>, index: number): Item => items.at(index)!;

function indexOf(items: Items<Titled>, id: string): number {
  for (let index = 0; index < countOf(items); index += 1) if (at(items, index).id === id) return index;
  return -1;
}
