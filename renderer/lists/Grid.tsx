/** Items of one size in lines of `columns`, scrolled by line: search results, listings, the watchlist. */
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useSceneRoot } from '../host/sceneContext';
import { usableProps } from './listKinds';
import { countOf } from './items';
import { List } from './List';
import { uniformLines } from './lines';
import type { GridProps } from './types';

/** A list in lines of `columns`, scrolled by line. @throws the errors of `Row`, also for `columns` */
export function Grid<Item>(given: GridProps<Item>): ReactElement {
  const { overscan } = useSceneRoot().defaults;
  const props = usableProps('Grid', given, ['w', 'h', 'itemWidth', 'itemHeight', 'columns']);
  const { items, itemWidth, itemHeight, gap = 0, lineGap = gap } = props;
  const columns = Math.max(1, Math.floor(props.columns) || 1);
  const lineCount = Math.ceil(countOf(items) / columns);
  const lines = useMemo(() => uniformLines(lineCount, itemHeight, lineGap), [lineCount, itemHeight, lineGap]);
  return (
    <List
      props={props}
      layout={{
        group: 'grid',
        axis: 'y',
        columns,
        columnStride: itemWidth + gap,
        lines,
        pin: props.pinY ?? 0,
        startInset: 0,
        overscan: props.overscan ?? overscan,
        itemWidth,
        itemHeight: null,
        focusedItemWidth: itemWidth,
      }}
    />
  );
}
