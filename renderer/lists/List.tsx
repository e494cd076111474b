/**
 * What Row, Column and Grid are made of: a group, a content node that motion scrolls, and recycled slots.
 *
 * React renders it when its data changes and when the window moves: at transition priority, or in the key's own task once
 * focus gets past what is mounted. A focus move in between is the navigation's alone (`listNavigation.ts`) and renders
 * nothing.
 */
import { startTransition, useImperativeHandle, useState } from 'react';
import type { ReactElement } from 'react';
import { View } from '../components';
import type { FocusHistory } from '../focus/focusHistory';
import { ScopedView } from '../focus/ScopedView';
import { useListFocusHistory } from '../focus/focusHistoryContext';
import { callHandler } from '../host/callHandler';
import type { SceneRoot } from '../host/node';
import { useSceneRoot } from '../host/sceneContext';
import { groupProps } from './groupProps';
import { itemAt } from './items';
import { contentLength } from './lines';
import { geometryOf } from './listLayout';
import type { ListGeometry, ListLayout } from './listLayout';
import type { ListModel } from './listModel';
import { createListNavigation } from './listNavigation';
import type { WindowRequest } from './renderedSlots';
import type { ListProps } from './types';
import { useSlots } from './useSlots';
import type { LineRange } from './windowing';

/** A list of that layout. */
export function List<Item>({ props, layout }: { props: ListProps<Item>; layout: ListLayout }): ReactElement {
  const root = useSceneRoot();
  const rtl = root.defaults.direction === 'rtl';
  const focusHistory = useListFocusHistory(props.listKey);
  const [listNavigation] = useState(createListNavigation);
  useImperativeHandle(props.handle, () => listNavigation, [listNavigation]);

  const geometry = geometryOf(props, layout);
  const [request, setRequest] = useState<WindowRequest | null>(null);
  const { elements, mountedLines } = useSlots(props, layout, geometry, focusHistory, request, rtl);

  const requestWindow = (lines: LineRange, urgent: boolean): void => {
    const move = (): void => setRequest({ focusHistory, items: props.items, lines });
    // At the key's own priority: its item is mounted before the next key comes, also where no transition gets a turn.
    if (urgent) move();
    else startTransition(move);
  };
  const live: LiveParts = { root, focusHistory, listNavigation, mountedLines, rtl, requestWindow };
  const model = listModel(props, layout, geometry, live);
  const length = contentLength(layout.lines);
  const isRow = layout.axis === 'x';

  return (
    <ScopedView {...groupProps(props, layout)} scope={() => model}>
      <View w={isRow ? length : props.w} h={isRow ? props.h : length}>
        {elements.map(({ element }) => element)}
      </View>
    </ScopedView>
  );
}

/** What of a model is neither the list's props nor follows from them. */
interface LiveParts extends Pick<ListModel, 'listNavigation' | 'mountedLines' | 'rtl' | 'requestWindow'> {
  readonly root: SceneRoot;
  readonly focusHistory: FocusHistory;
}

/** What the navigation reads once this render is committed. */
function listModel<Item>(
  props: ListProps<Item>,
  layout: ListLayout,
  { count, viewport, initialPosition, keyAt }: ListGeometry,
  { root, focusHistory, listNavigation, mountedLines, rtl, requestWindow }: LiveParts,
): ListModel {
  const { items, onItemFocus, onItemIdle, scrollMs } = props;
  return {
    focusHistory,
    listNavigation,
    axis: layout.axis,
    count,
    columns: layout.columns,
    rtl,
    lines: layout.lines,
    viewport,
    initialPosition,
    columnStride: layout.columnStride,
    mountedLines,
    overscan: layout.overscan,
    wrap: props.wrap === true,
    remember: props.remember !== false,
    scrollTransition: scrollMs === undefined ? null : { duration: scrollMs, easing: 'ease-out' },
    itemWidth: layout.itemWidth,
    focusedItemWidth: layout.focusedItemWidth,
    wheelLines: props.wheelLines ?? 1,
    lookahead: props.lookahead ?? Math.max(3, layout.columns),
    idleMs: props.idleMs ?? 500,
    // in a key's task no error boundary catches; an index is no worse a key for a list whose keys cannot be had
    keyAt: (index) => callHandler(root, null, 'itemKey', keyAt, index) ?? `${index}`,
    requestWindow,
    onEndReached: props.onEndReached,
    onMoving: props.onMoving,
    onItemFocus: onItemFocus && ((index) => onItemFocus(itemAt(items, index), index)),
    onItemIdle: onItemIdle && ((index) => index < count && onItemIdle(itemAt(items, index), index)),
  };
}
