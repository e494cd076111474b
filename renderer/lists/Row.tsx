/** A horizontal list of items of one size: carousels, tabs, crews. */
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useSceneRoot } from '../host/sceneContext';
import { usableProps } from './listKinds';
import { countOf } from './items';
import { List } from './List';
import { uniformLines } from './lines';
import type { RowProps } from './types';

/** The focused item is the third from the left once the row has scrolled. */
const PIN = 2;

/**
 * A horizontal list. A size that is no positive number is an error in development; in production such a list stays
 * empty.
 */
export function Row<Item>(given: RowProps<Item>): ReactElement {
  const { overscan } = useSceneRoot().defaults;
  const props = usableProps('Row', given, ['w', 'h', 'itemWidth']);
  const { items, itemWidth, gap = 0, pin = PIN } = props;
  const count = countOf(items);
  const lines = useMemo(() => uniformLines(count, itemWidth, gap), [count, itemWidth, gap]);
  return (
    <List
      props={props}
      layout={{
        group: 'row',
        axis: 'x',
        columns: 1,
        columnStride: 0,
        lines,
        pin: pin * (itemWidth + gap),
        startInset: 0,
        overscan: props.overscan ?? overscan,
        itemWidth,
        itemHeight: props.itemHeight ?? null,
        focusedItemWidth: props.focusedItemWidth ?? itemWidth,
      }}
    />
  );
}
