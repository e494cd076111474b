/** The column of a page's rows. */
import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { Column, useScene } from '../../../renderer';
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
  /** The titles of a row that is seen are still awaited. */
  awaited: boolean;
  onItemFocus: (item: PageItem, index: number) => void;
}

/** Rows that are not seen wait no longer for the pictures of those that are, ms. */
const AHEAD_MS = 1000;

/**
 * First the rows that are seen, with their pictures; then those that focus leads to, for which a weak set takes 200 ms in one
 * go.
 */
export function PageRows({ items, heightOf, awaited, onItemFocus }: PageRowsProps) {
  const { clock, whenDrawn } = useScene();
  const [ahead, setAhead] = useState(false);
  const activity = useActivity();
  const goOn = useCallback((): void => startTransition(() => setAhead(true)), []);
  useEffect(() => {
    if (ahead) return undefined;
    if (!awaited) return whenDrawn(goOn, AHEAD_MS);
    const timer = clock.setTimeout(goOn, AHEAD_MS);
    return () => clock.clearTimeout(timer);
  }, [ahead, awaited, clock, goOn, whenDrawn]);
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
      startInset={FOCUS_LINE - SAFE.y}
      renderItem={renderRow}
      onItemFocus={onItemFocus}
    />
  );
}
