/** Items of one size in lines of `columns`, scrolled by line: search results, listings, the watchlist. */
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { countOf } from './items';
import { List } from './List';
import { uniformLines } from './lines';
import type { GridProps } from './types';

const OVERSCAN = 2;

export function Grid<Item>(props: GridProps<Item>): ReactElement {
  const { items, columns, itemWidth, itemHeight, gap = 0, lineGap = gap } = props;
  const lineCount = Math.ceil(countOf(items) / columns);
  const lines = useMemo(() => uniformLines(lineCount, itemHeight, lineGap), [lineCount, itemHeight, lineGap]);
  return (
    <List
      props={props}
      shape={{
        group: 'grid',
        axis: 'y',
        columns,
        columnStride: itemWidth + gap,
        lines,
        pin: props.pinY ?? 0,
        overscan: props.overscan ?? OVERSCAN,
        itemWidth,
        itemHeight: null,
        focusedItemWidth: itemWidth,
      }}
    />
  );
}
