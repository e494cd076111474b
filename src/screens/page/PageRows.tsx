/** The column of a page's rows. */
import { useDeferredValue, useLayoutEffect } from 'react';
import type { ReactElement } from 'react';
import { Column } from '../../../renderer';
import type { Component } from '../../contract';
import { useActivity } from '../../shell/ActivityContext';
import { ROW_GAP, SAFE, STAGE } from '../../ui/stage';
import { AwaitedRow } from './AwaitedRow';
import { PageRow } from './PageRow';
import { FOCUS_LINE, PAGE_END } from './rowLayout';

/** Stands after the last row while further ones are late. */
export const AWAITED = { uuid: 'awaited', type: 'awaited' } as const;
export type PageItem = Component | typeof AWAITED;

const keyOf = ({ uuid }: PageItem): string => uuid;
const typeOf = ({ type }: PageItem): string => type;
const renderRow = (item: PageItem, index: number): ReactElement =>
  item.type === 'awaited' ? <AwaitedRow /> : <PageRow component={item} first={index === 0} />;

interface PageRowsProps {
  items: readonly PageItem[];
  heightOf: (item: PageItem, index: number) => number;
  onItemFocus: (item: PageItem, index: number) => void;
}

/** First the rows that are seen, so that their pictures are asked for; then, in the time left, those that focus leads to. */
export function PageRows({ items, heightOf, onItemFocus }: PageRowsProps) {
  const ahead = useDeferredValue(true, false);
  const activity = useActivity();
  useLayoutEffect(() => (ahead ? undefined : activity.begin('rows ahead')), [ahead, activity]);
  return (
    <Column
      listKey="rows"
      testId="rows"
      y={SAFE.y}
      w={STAGE.w}
      h={STAGE.h}
      endInset={SAFE.y + PAGE_END}
      items={items}
      itemKey={keyOf}
      itemType={typeOf}
      itemHeight={heightOf}
      gap={ROW_GAP}
      overscan={ahead ? undefined : 0}
      pinY={FOCUS_LINE - SAFE.y}
      renderItem={renderRow}
      onItemFocus={onItemFocus}
    />
  );
}
