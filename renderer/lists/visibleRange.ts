/** Which items of a list can be seen: what stands on the stage once all that moves has come to rest. */
import { intersection, stageRect } from '../scene/geometry';
import { isShown } from '../scene/node';
import type { HostNode } from '../scene/node';
import { modelOf } from './model';
import { visibleLines } from './window';

/** Items by their indices: from `first` up to, not including, `last`. */
export interface ItemRange {
  /** The first one that can be seen. */
  readonly first: number;
  /** One behind the last. */
  readonly last: number;
}

/** The items of a list's node that meet the stage; null while the list is hidden or off the stage. */
export function shownItems(list: HostNode): ItemRange | null {
  const { root } = list;
  if (root === null || !isShown(list)) return null;
  const stage = { x: 0, y: 0, w: root.width, h: root.height };
  const rect = stageRect(list, 'target');
  const seen = intersection(rect, stage);
  if (seen === null) return null;
  const { axis, columns, count, lines, memory, rtl, view } = modelOf(list);
  const [before, length] = axis === 'y' ? [seen.y - rect.y, seen.h] : [rtl ? 0 : seen.x - rect.x, seen.w];
  const { first, last } = visibleLines(
    lines,
    (memory.list?.offset ?? 0) + before,
    Math.min(length, view.length),
  );
  return { first: first * columns, last: Math.min(count, last * columns) };
}
