/** Which index focus goes to: inside a list by its shape, into a list by where focus comes from. */
import { isBackward, isHorizontal } from '../focus/direction';
import { neighbour } from '../focus/directionalMoves';
import type { FocusRecord } from '../focus/record';
import { stageRect } from '../host/geometry';
import type { HostNode } from '../host/node';
import type { Direction } from '../types';
import { indexOfKey } from './items';
import { lineOf, offsetAtPosition } from './listModel';
import type { ListModel } from './listModel';
import type { Lines } from './lines';
import { contentOf } from './mountedItems';
import { clamp, isLineVisible } from './scroll';
import { visibleLines } from './windowing';
import type { LineRange } from './windowing';

/** The index a direction leads to, or -1 when it leaves the list. */
export function nextIndex(model: ListModel, index: number, direction: Direction): number {
  const back = isBackward(direction, model.rtl);
  const along = isHorizontal(direction) === (model.axis === 'x');
  if (model.columns === 1) return along ? neighbour(index, back ? -1 : 1, 0, model.count, model.wrap) : -1;
  const stride = along ? model.columns : 1;
  return neighbour(index, back ? -stride : stride, model.columns, model.count, model.wrap);
}

/** The index of the item that last had focus, or the nearest to where it was when it is gone; -1: none had. */
export function rememberedIndex({ remember, focusHistory, keyAt, count }: ListModel): number {
  const position = remember ? focusHistory.listPosition : null;
  if (position === null || position.key === null) return -1;
  const index = indexOfKey(keyAt, count, position.key, position.index);
  return index >= 0 ? index : clamp(position.index, 0, count - 1);
}

/**
 * The index that takes focus in a list that was never entered: at the visible end focus comes from; in a row the visible
 * item with the focused node's start edge, else the one whose centre is nearest to its own, and in a grid the line or column it comes from.
 */
export function entryIndex(
  model: ListModel,
  list: HostNode,
  direction: Direction | null,
  origin: FocusRecord | null,
): number {
  const content = contentOf(list);
  const { lines } = model;
  const offset = offsetAtPosition(model, content.target[model.axis]);
  const visible = fullyVisibleLines(lines, offset, model.viewport.length);
  if (direction === null) return visible.first * model.columns;
  const horizontal = isHorizontal(direction);
  const isBackwardMove = isBackward(direction, model.rtl);
  let line = isBackwardMove && horizontal === (model.axis === 'x') ? visible.last - 1 : visible.first;
  const beside = model.columns === 1 && (horizontal || model.axis === 'y');
  if (beside || origin === null) return line * model.columns;
  const from = stageRect(origin.node, 'target');
  const at = stageRect(content, 'target');
  let column = isBackwardMove ? model.columns - 1 : 0;
  if (horizontal) line = clamp(lines.at(from.y + from.h / 2 - at.y), visible.first, visible.last - 1);
  else {
    const start = model.rtl ? at.x + at.w - from.x - from.w : from.x - at.x;
    const along = start + from.w / 2;
    if (model.columns === 1) {
      // Straight down the start edge stays there, however wide the items are.
      const aligned = Math.abs(start - lines.start(visible.first)) < 1;
      return aligned ? visible.first : clamp(nearestLine(lines, along), visible.first, visible.last - 1);
    }
    column = clamp(Math.floor(along / model.columnStride), 0, model.columns - 1);
  }
  return Math.min(line * model.columns + column, model.count - 1);
}

/** The line whose centre is nearest to an offset. */
function nearestLine(lines: Lines, offset: number): number {
  const line = lines.at(offset);
  const distance = (to: number): number => Math.abs(lines.start(to) + lines.size(to) / 2 - offset);
  return line + 1 < lines.count && distance(line + 1) < distance(line) ? line + 1 : line;
}

/** The index nearest to `index` whose line is wholly visible at an offset, and covered by nothing while it has focus. */
export function nearestVisibleIndex(model: ListModel, index: number, offset: number): number {
  const visible = uncoveredLines(model, offset);
  const line = clamp(lineOf(model, index), visible.first, visible.last - 1);
  return Math.min(line * model.columns + (index % model.columns), model.count - 1);
}

/** The lines that are wholly visible at an offset while focus is on one of them. */
function uncoveredLines({ lines, viewport }: ListModel, offset: number): LineRange {
  const { length, startInset, endInset } = viewport;
  if (startInset === 0) return fullyVisibleLines(lines, offset, length);
  // At the start the first lines are looked at: focus below them would cover them.
  if (offset === 0) return visibleLines(lines, 0, startInset);
  return fullyVisibleLines(lines, offset + startInset, Math.max(1, length - startInset - endInset));
}

/** The lines wholly visible in the `length` after an offset; at least one, also where none is. */
function fullyVisibleLines(lines: Lines, offset: number, length: number): LineRange {
  const part = { length };
  let { first, last } = visibleLines(lines, offset, length);
  if (first + 1 < last && !isLineVisible(lines, part, first, offset)) first++;
  if (first + 1 < last && !isLineVisible(lines, part, last - 1, offset)) last--;
  return { first, last };
}

/** The step along the items for a direction: a whole line in a grid, when it goes along the scroll. */
export function indexStep(model: ListModel, direction: Direction): number {
  const along = isHorizontal(direction) === (model.axis === 'x');
  const size = model.columns > 1 && along ? model.columns : 1;
  return isBackward(direction, model.rtl) ? -size : size;
}
