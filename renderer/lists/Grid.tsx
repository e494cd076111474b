/** Items of one size in lines of `columns`, scrolled by line: search results, listings, the watchlist. */
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useSceneRoot } from '../host/sceneContext';
import { validateSizes } from './validateList';
import { countOf } from './items';
import { List } from './List';
import { uniformLines } from './lines';
import type { GridProps } from './types';

/** A list in lines of `columns`, scrolled by line. @throws the errors of `Row`, also for `columns` */
export function Grid<Item>(props: GridProps<Item>): ReactElement {
  const { overscan } = useSceneRoot().defaults;
  const { items, itemWidth, itemHeight, gap = 0, lineGap = gap } = props;
  const columns = Math.max(1, Math.floor(props.columns) || 1);
  if (process.env.NODE_ENV !== 'production')
    validateSizes('Grid', props.listKey, {
      w: props.w,
      h: props.h,
      itemWidth,
      itemHeight,
      columns: props.columns,
    });
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
