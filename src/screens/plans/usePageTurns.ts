/** Pages of the list for a pointer: whether there are plans before and after those that are seen, and turning to them. */
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { usePointerVisible } from '../../../renderer';
import type { ListHandle } from '../../../renderer';
import type { PlanTab } from '../../domain/planTabs';
import { PAGE } from './layout';

interface PageTurns {
  readonly list: RefObject<ListHandle | null>;
  /** True while a pointer is on the screen and there are plans on that side. */
  readonly before: boolean;
  readonly after: boolean;
  /** Turns by a page; -1 is back. */
  readonly turn: (pages: 1 | -1) => void;
  /** To be called when focus or wheel may have scrolled the list. Does nothing while only keys are used. */
  readonly onScrolled: () => void;
}

const NONE = { before: false, after: false } as const;

/** @param count plans in the list @param tab another one is another list */
export function usePageTurns(count: number, tab: PlanTab): PageTurns {
  const pointer = usePointerVisible();
  const list = useRef<ListHandle>(null);
  const [ends, setEnds] = useState<{ before: boolean; after: boolean }>(NONE);
  const onScrolled = useCallback(() => {
    const range = pointer ? list.current?.visibleRange() : undefined;
    if (!range) return;
    const next = { before: range.first > 0, after: range.last < count };
    startTransition(() =>
      setEnds((last) => (last.before === next.before && last.after === next.after ? last : next)),
    );
  }, [pointer, count]);
  useEffect(onScrolled, [onScrolled, tab]);
  const turn = (pages: 1 | -1): void => {
    list.current?.scrollBy(pages * PAGE);
    onScrolled();
  };
  return { list, ...(pointer ? ends : NONE), turn, onScrolled };
}
