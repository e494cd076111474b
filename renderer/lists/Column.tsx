/** A vertical list of items of any heights and types: the rows of a page, episodes, settings. */
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useSceneRoot } from '../host/sceneContext';
import { validateSizes } from './validateList';
import { countOf, itemAt } from './items';
import { List } from './List';
import { uniformLines, variableLines } from './lines';
import type { ColumnProps } from './types';

/** A vertical list of rows or single items. @throws the errors of `Row` */
export function Column<Item>(props: ColumnProps<Item>): ReactElement {
  const { overscan } = useSceneRoot().defaults;
  const { items, itemHeight, gap = 0, startInset = 0 } = props;
  const { listKey, w, h } = props;
  if (process.env.NODE_ENV !== 'production') validateSizes('Column', listKey, { w, h });
  const lines = useMemo(() => {
    const count = countOf(items);
    if (typeof itemHeight === 'number') {
      if (process.env.NODE_ENV !== 'production') validateSizes('Column', listKey, { itemHeight });
      return uniformLines(count, itemHeight, gap);
    }
    return variableLines(
      Array.from({ length: count }, (_, index) => itemHeight(itemAt(items, index), index)),
      gap,
    );
  }, [listKey, items, itemHeight, gap]);
  return (
    <List
      props={props}
      layout={{
        group: 'column',
        axis: 'y',
        columns: 1,
        columnStride: 0,
        lines,
        pin: props.pinY ?? startInset,
        startInset,
        overscan: props.overscan ?? overscan,
        itemWidth: props.w,
        itemHeight: null,
        focusedItemWidth: props.w,
      }}
    />
  );
}
