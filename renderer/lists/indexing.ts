/** Which index comes next: inside a list by its shape, into a list by where focus comes from. */
import { neighbour } from '../focus/moves';
import type { FocusRecord } from '../focus/record';
import { stageRect } from '../scene/geometry';
import type { HostNode } from '../scene/node';
import type { Direction } from '../types';
import { lineOf } from './model';
import type { ListModel } from './model';
import { contentOf } from './mounted';
import { clamp } from './scroll';
import { visibleLines } from './window';

/** The index a direction leads to, or -1 when it leaves the list. */
export function nextIndex(model: ListModel, index: number, direction: Direction): number {
  const horizontal = direction === 'left' || direction === 'right';
  const back = direction === 'left' || direction === 'up';
  const along = horizontal === (model.axis === 'x');
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
  const offset = content.target[model.axis] === 0 ? 0 : -content.target[model.axis];
  const { lines, view } = model;
  const visible = visibleLines(lines, offset, view.length);
  const horizontal = direction === 'left' || direction === 'right';
  const against = direction === 'left' || direction === 'up';
  const along = horizontal === (model.axis === 'x');
  let line = visible.first;
  if (lines.start(line) < offset && line + 1 < visible.last) line++;
  if (along && against && direction !== null) {
    line = visible.last - 1;
    if (lines.start(line) + lines.size(line) > offset + view.length && line > visible.first) line--;
  }
  if (model.columns === 1 || direction === null || origin === null) return line;
  const from = stageRect(origin.node, 'target');
  const at = stageRect(content, 'target');
  let column = direction === 'left' ? model.columns - 1 : 0;
  if (horizontal) line = clamp(lines.at(from.y + from.h / 2 - at.y), visible.first, visible.last - 1);
  else column = clamp(Math.floor((from.x + from.w / 2 - at.x) / model.columnStride), 0, model.columns - 1);
  return Math.min(lineOf(model, model.count - 1) < line ? model.count - 1 : line * model.columns + column, model.count - 1);
}
