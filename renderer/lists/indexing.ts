/** Which index comes next: inside a list by its shape, into a list by where focus comes from. */
import { goesBack, isHorizontal } from '../focus/direction';
import { neighbour } from '../focus/moves';
import type { FocusRecord } from '../focus/record';
import { stageRect } from '../scene/geometry';
import type { HostNode } from '../scene/node';
import type { Direction } from '../types';
import { lineOf, offsetAt } from './model';
import type { ListModel } from './model';
import { contentOf } from './mounted';
import { clamp, isLineShown } from './scroll';
import { visibleLines } from './window';
import type { Window } from './window';

/** The index a direction leads to, or -1 when it leaves the list. */
export function nextIndex(model: ListModel, index: number, direction: Direction): number {
  const back = goesBack(direction, model.rtl);
  const along = isHorizontal(direction) === (model.axis === 'x');
  if (model.columns === 1) return along ? neighbour(index, back ? -1 : 1, 0, model.count, model.wrap) : -1;
  const stride = along ? model.columns : 1;
  return neighbour(index, back ? -stride : stride, model.columns, model.count, model.wrap);
}

/**
 * The index to land on in a list that remembers nothing: the seen end focus comes from, and in a grid straight on from
 * where it was.
 */
export function entryIndex(
  model: ListModel,
  list: HostNode,
  direction: Direction | null,
  origin: FocusRecord | null,
): number {
  const content = contentOf(list);
  const { lines } = model;
  const shown = shownLines(model, offsetAt(model, content.target[model.axis]));
  if (direction === null) return shown.first * model.columns;
  const horizontal = isHorizontal(direction);
  const against = goesBack(direction, model.rtl);
  let line = against && horizontal === (model.axis === 'x') ? shown.last - 1 : shown.first;
  if (model.columns === 1) return line;
  if (origin === null) return line * model.columns;
  const from = stageRect(origin.node, 'target');
  const at = stageRect(content, 'target');
  let column = against ? model.columns - 1 : 0;
  if (horizontal) line = clamp(lines.at(from.y + from.h / 2 - at.y), shown.first, shown.last - 1);
  else {
    const middle = from.x + from.w / 2;
    const along = model.rtl ? at.x + at.w - middle : middle - at.x;
    column = clamp(Math.floor(along / model.columnStride), 0, model.columns - 1);
  }
  return Math.min(line * model.columns + column, model.count - 1);
}

/** The index nearest to `index` whose line is wholly seen at an offset: focus does not scroll out of sight. */
export function shownIndex(model: ListModel, index: number, offset: number): number {
  const shown = shownLines(model, offset);
  const line = clamp(lineOf(model, index), shown.first, shown.last - 1);
  return Math.min(line * model.columns + (index % model.columns), model.count - 1);
}

/** The lines wholly seen at an offset; where none is, the one that is seen most. */
function shownLines(model: ListModel, offset: number): Window {
  const { lines, view } = model;
  let { first, last } = visibleLines(lines, offset, view.length);
  if (first + 1 < last && !isLineShown(lines, view, first, offset)) first++;
  if (first + 1 < last && !isLineShown(lines, view, last - 1, offset)) last--;
  return { first, last };
}

/** The step along the items for a direction: a whole line in a grid, when it goes along the scroll. */
export function stepOf(model: ListModel, direction: Direction): number {
  const along = isHorizontal(direction) === (model.axis === 'x');
  const size = model.columns > 1 && along ? model.columns : 1;
  return goesBack(direction, model.rtl) ? -size : size;
}
