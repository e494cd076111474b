/**
 * Positions of the children of a `free` group in a grid of square cells: the nearest child in a direction is found
 * within few cells, for ten children as for ten thousand.
 *
 * Built when a key first needs it. A child that moved is indexed again (`invalidate`); when children are added or
 * removed the index is rebuilt. Rectangles are in the group's own coordinates, so that the group itself may move.
 */
import type { Rect } from '../types';
import { distance, CENTRE_TOLERANCE, rectInside, CROSS_AXIS_WEIGHT } from './geometry';
import { isHorizontal } from './direction';
import type { SpatialIndexPort } from './ports';
import type { FocusRecord } from './record';

export type SpatialIndex = SpatialIndexPort<FocusRecord>;

interface Entry {
  readonly record: FocusRecord;
  rect: Rect;
  /** Number of the search that visited it last. */
  lastSearch: number;
}

/** Side of a cell, stage pixels: about the size of a poster, so that a cell contains few children. */
const CELL_SIZE = 320;
/** A cell's number is column x stride + row; no group has this many rows. */
const CELL_STRIDE = 1 << 20;

/** Nobody moves focus this far, and a key that looks through all cells up to there takes 0.4 s. */
const FARTHEST = 2 ** 20;
/** A child in more cells than all of a stage of 4K has would take longer to index than a key may. */
const MAX_CELLS = 4096;

const cellOf = (at: number): number => Math.floor(at / CELL_SIZE);
const gapTo = (low: number, high: number, cell: number): number =>
  Math.max(0, cell * CELL_SIZE - high, low - (cell + 1) * CELL_SIZE);

/** False also for numbers that are not finite. What is not indexed is no child that a key finds. */
const canIndex = ({ x, y, w, h }: Rect): boolean =>
  Math.abs(x) < FARTHEST && Math.abs(y) < FARTHEST && (w / CELL_SIZE + 2) * (h / CELL_SIZE + 2) < MAX_CELLS;

export function createSpatialIndex(group: FocusRecord, children: readonly FocusRecord[]): SpatialIndex {
  const entries = new Map<FocusRecord, Entry>();
  const cells = new Map<number, Entry[]>();
  const invalidated = new Set<FocusRecord>();
  /**
   * Cells in use, and the extent of centres. Both only grow: too large a range costs time but gives no wrong answer.
   */
  const cellBounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  const centreBounds = { left: Infinity, right: -Infinity, up: Infinity, down: -Infinity };
  let searchId = 0;

  function forEachCell(rect: Rect, run: (cell: number) => void): void {
    for (let x = cellOf(rect.x); x <= cellOf(rect.x + rect.w); x++)
      for (let y = cellOf(rect.y); y <= cellOf(rect.y + rect.h); y++) run(x * CELL_STRIDE + y);
  }

  function insert(entry: Entry): void {
    const { x, y, w, h } = entry.rect;
    if (!canIndex(entry.rect)) return;
    forEachCell(entry.rect, (cell) => {
      const cellEntries = cells.get(cell);
      if (cellEntries === undefined) cells.set(cell, [entry]);
      else cellEntries.push(entry);
    });
    cellBounds.left = Math.min(cellBounds.left, cellOf(x));
    cellBounds.right = Math.max(cellBounds.right, cellOf(x + w));
    cellBounds.top = Math.min(cellBounds.top, cellOf(y));
    cellBounds.bottom = Math.max(cellBounds.bottom, cellOf(y + h));
    centreBounds.left = Math.min(centreBounds.left, x + w / 2);
    centreBounds.right = Math.max(centreBounds.right, x + w / 2);
    centreBounds.up = Math.min(centreBounds.up, y + h / 2);
    centreBounds.down = Math.max(centreBounds.down, y + h / 2);
  }

  function remove(entry: Entry): void {
    if (!canIndex(entry.rect)) return;
    forEachCell(entry.rect, (cell) => {
      const cellEntries = cells.get(cell);
      const at = cellEntries === undefined ? -1 : cellEntries.indexOf(entry);
      if (cellEntries !== undefined && at >= 0) cellEntries.splice(at, 1);
    });
  }

  for (const record of children) {
    const entry: Entry = { record, rect: rectInside(record, group.node), lastSearch: 0 };
    entries.set(record, entry);
    insert(entry);
  }

  function reindex(): void {
    for (const record of invalidated) {
      const entry = entries.get(record);
      if (entry === undefined) continue;
      remove(entry);
      entry.rect = rectInside(record, group.node);
      insert(entry);
    }
    invalidated.clear();
  }

  return {
    invalidate(child) {
      invalidated.add(child);
    },
    nearest(from, direction, accept) {
      if (invalidated.size > 0) reindex();
      const horizontal = isHorizontal(direction);
      const forward = direction === 'right' || direction === 'down';
      const middle = horizontal ? from.x + from.w / 2 : from.y + from.h / 2;
      const reach = centreBounds[direction];
      if (forward ? reach <= middle + CENTRE_TOLERANCE : reach >= middle - CENTRE_TOLERANCE) return null;
      const low = horizontal ? from.x : from.y;
      const high = low + (horizontal ? from.w : from.h);
      const sideLow = horizontal ? from.y : from.x;
      const sideHigh = sideLow + (horizontal ? from.h : from.w);
      const end = horizontal
        ? forward
          ? cellBounds.right
          : cellBounds.left
        : forward
          ? cellBounds.bottom
          : cellBounds.top;
      const sideStart = horizontal ? cellBounds.top : cellBounds.left;
      const sideEnd = horizontal ? cellBounds.bottom : cellBounds.right;
      const step = forward ? 1 : -1;
      let best: FocusRecord | null = null;
      let bestDistance = Infinity;
      searchId++;

      const searchCell = (mainCell: number, crossCell: number): void => {
        const found = cells.get(
          horizontal ? mainCell * CELL_STRIDE + crossCell : crossCell * CELL_STRIDE + mainCell,
        );
        if (found === undefined) return;
        for (let i = 0; i < found.length; i++) {
          const entry = found[i]!;
          if (entry.lastSearch === searchId) continue;
          entry.lastSearch = searchId;
          const entryDistance = distance(from, entry.rect, direction);
          if (entryDistance > bestDistance || entryDistance === Infinity) continue;
          if (entryDistance === bestDistance && best !== null && best.index < entry.record.index) continue;
          if (!accept(entry.record)) continue;
          best = entry.record;
          bestDistance = entryDistance;
        }
      };

      for (let mainCell = cellOf(middle); (end - mainCell) * step >= 0; mainCell += step) {
        const ahead = gapTo(low, high, mainCell);
        if (ahead > bestDistance) break;
        const first = Math.max(sideStart, cellOf(sideLow));
        const last = Math.min(sideEnd, cellOf(sideHigh));
        for (let crossCell = first; crossCell <= last; crossCell++) searchCell(mainCell, crossCell);
        // Outwards in both directions, as long as a cell can contain something nearer.
        for (let crossCell = Math.min(first - 1, sideEnd); crossCell >= sideStart; crossCell--) {
          if (ahead + CROSS_AXIS_WEIGHT * gapTo(sideLow, sideHigh, crossCell) > bestDistance) break;
          searchCell(mainCell, crossCell);
        }
        for (let crossCell = Math.max(last + 1, sideStart); crossCell <= sideEnd; crossCell++) {
          if (ahead + CROSS_AXIS_WEIGHT * gapTo(sideLow, sideHigh, crossCell) > bestDistance) break;
          searchCell(mainCell, crossCell);
        }
      }
      return best;
    },
  };
}
