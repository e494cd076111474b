/** Which items of a list are visible: on the stage once every animation has ended. */
import { intersection, stageRect } from '../host/geometry';
import { isShown } from '../host/node';
import type { HostNode } from '../host/node';
import { modelOf } from './listModel';
import { visibleLines } from './windowing';

/** Items by their indices: from `first` up to, not including, `last`. */
export interface ItemRange {
  /** Index of the first visible item. */
  readonly first: number;
  /** Index after the last one. */
  readonly last: number;
}

/** The items of a list's node that are on the stage; null while the list is hidden or off the stage. */
export function visibleRange(list: HostNode): ItemRange | null {
  const { root } = list;
  if (root === null || !isShown(list)) return null;
  const stage = { x: 0, y: 0, w: root.width, h: root.height };
  const rect = stageRect(list, 'target');
  const visibleRect = intersection(rect, stage);
  if (visibleRect === null) return null;
  const { axis, columns, count, lines, focusHistory, rtl, viewport } = modelOf(list);
  const [before, length] =
    axis === 'y'
      ? [visibleRect.y - rect.y, visibleRect.h]
      : [rtl ? 0 : visibleRect.x - rect.x, visibleRect.w];
  const { first, last } = visibleLines(
    lines,
    (focusHistory.listPosition?.offset ?? 0) + before,
    Math.min(length, viewport.length),
  );
  return { first: first * columns, last: Math.min(count, last * columns) };
}
