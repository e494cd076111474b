/** A vertical list of items of any heights and types: the rows of a page, episodes, settings. */
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useSceneRoot } from '../host/sceneContext';
import { columnKinds, usableProps } from './listKinds';
import { countOf, itemAt } from './items';
import { List } from './List';
import { uniformLines, variableLines } from './lines';
import type { ColumnProps } from './types';

/** A vertical list of rows or single items. @throws the errors of `Row` */
export function Column<Item>(given: ColumnProps<Item>): ReactElement {
  const { overscan } = useSceneRoot().defaults;
  const props = usableProps('Column', given, ['w', 'h', 'itemHeight'], columnKinds);
  const { items, itemHeight, gap = 0, startInset = 0 } = props;
  const lines = useMemo(() => {
    const count = countOf(items);
    if (typeof itemHeight === 'number') return uniformLines(count, itemHeight, gap);
    return variableLines(
      Array.from({ length: count }, (_, index) => itemHeight(itemAt(items, index), index)),
      gap,
    );
  }, [items, itemHeight, gap]);
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
