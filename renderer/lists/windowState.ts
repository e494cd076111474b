/** Which lines a list mounts, from one commit to the next. Pure, so that React may render any number of times. */
import type { ListPosition } from '../focus/focusHistory';
import { indexOfKey } from './items';
import type { Lines } from './lines';
import { lineOf } from './listModel';
import type { ListModel } from './listModel';
import { clamp, pinnedOffset } from './scroll';
import type { Viewport } from './scroll';
import { edgeToExtend, includesLine, isSameRange, visibleLines, windowFor } from './windowing';
import type { LineRange } from './windowing';

export interface WindowInput {
  readonly lines: Lines;
  readonly columns: number;
  readonly count: number;
  readonly length: number;
  readonly overscan: number;
  readonly position: ListPosition | null;
  keyAt(index: number): string;
}

/** The position of a list that begins at an item and was never entered. */
export function initialListPosition(
  lines: Lines,
  columns: number,
  viewport: Viewport,
  index: number,
  key: string,
): ListPosition {
  return { key, index, offset: pinnedOffset(lines, viewport, Math.floor(index / columns)) };
}

/**
 * The position of a list that is shown again, in the data it has now: while it was away the item that had focus last may
 * have moved to another index. The distance of that item from the viewport's start stays as it was.
 */
export function positionInData({
  lines,
  columns,
  count,
  position,
  keyAt,
}: Pick<WindowInput, 'lines' | 'columns' | 'count' | 'position' | 'keyAt'>): ListPosition | null {
  if (position === null || position.key === null) return position;
  const index = indexOfKey(keyAt, count, position.key, position.index);
  if (index < 0 || index === position.index) return position;
  const startOf = (at: number): number => lines.start(Math.floor(clamp(at, 0, count - 1) / columns));
  const offset = position.offset + startOf(index) - startOf(position.index);
  return { ...position, index, offset };
}

/** The initial window of a list: where it was left, or its start. */
export function initialWindow(input: WindowInput): LineRange {
  const { lines, length, overscan } = input;
  const position = positionInData(input);
  const offset = clamp(position?.offset ?? 0, 0, Math.max(0, lines.total - length));
  return windowFor(lines, visibleLines(lines, offset, length), length, overscan);
}

/** The window after the data changed: it goes with the item that had focus last, to wherever that is in the new data. */
export function windowAfterChange(previous: LineRange, input: WindowInput): LineRange {
  if (previous.last <= previous.first) return initialWindow(input);
  const { position, columns } = input;
  if (position === null || position.key === null) return previous;
  const index = indexOfKey(input.keyAt, input.count, position.key, position.index);
  if (index < 0) return previous;
  const moved = Math.floor(index / columns) - Math.floor(position.index / columns);
  return moved === 0 ? previous : { first: previous.first + moved, last: previous.last + moved };
}

/** Inside the data, and as long as a window of these lines is, so that no slot is parked or made without need. */
export function fitWindow(mounted: LineRange, input: WindowInput): LineRange {
  const { lines, length, overscan } = input;
  const firstWindow = windowFor(lines, { first: 0, last: 1 }, length, overscan);
  const size = lines.stride > 0 ? firstWindow.last - firstWindow.first : mounted.last - mounted.first;
  const first = clamp(mounted.first, 0, Math.max(0, lines.count - size));
  return { first, last: Math.min(lines.count, first + size) };
}

/**
 * The lines to mount for a list scrolled to `offset` whose item `index` is needed (-1: none); null while the mounted ones
 * do.
 */
export function linesToMount(model: ListModel, offset: number, index: number): LineRange | null {
  if (model.count === 0) return null;
  const { lines, overscan, viewport, mountedLines } = model;
  const visible = visibleLines(lines, offset, viewport.length);
  const line = lineOf(model, clamp(index, 0, model.count - 1));
  const isMounted = index < 0 || includesLine(mountedLines, line);
  const edge = edgeToExtend(mountedLines, visible, lines.count, overscan);
  if (isMounted && edge === null) return null;
  let next = windowFor(lines, visible, viewport.length, overscan, edge ?? 'last');
  if (index >= 0 && !includesLine(next, line))
    next = windowFor(lines, { first: line, last: line + 1 }, viewport.length, overscan);
  return isSameRange(next, mountedLines) ? null : next;
}
