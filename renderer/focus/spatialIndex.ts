/**
 * Where the children of a `free` group are, in squares of the plane: the nearest one in a direction is found among its
 * neighbours, whether the group has ten children or ten thousand.
 *
 * Built when a key first asks, kept while children stand where they stand; one that moved is looked at again
 * (`touch`), and a group whose children come or go is built anew. Places are in the group's own coordinates, so that
 * the group may travel with all of them.
 */
import type { Direction, Rect } from '../types';
import { distance, LEVEL, rectInside, SIDEWAYS } from './geometry';
import { isHorizontal } from './direction';
import type { FocusRecord } from './record';

export interface Space {
  /** The child moved or changed its size. */
  touch(child: FocusRecord): void;
  /** The nearest child from a rectangle in the group's coordinates that `accept` takes; the first by order among equals. */
  nearest(from: Rect, direction: Direction, accept: (child: FocusRecord) => boolean): FocusRecord | null;
}

interface Entry {
  readonly record: FocusRecord;
  rect: Rect;
  /** The search that looked at it last. */
  seen: number;
}

/** Side of a square, stage pixels: about a poster, so that a square holds a few. */
const SIDE = 320;
/** Squares are numbered by column and row; a group is never this many squares long. */
const SPAN = 1 << 20;

const cellOf = (at: number): number => Math.floor(at / SIDE);
const gapTo = (low: number, high: number, cell: number): number =>
  Math.max(0, cell * SIDE - high, low - (cell + 1) * SIDE);

export function createSpace(group: FocusRecord, children: readonly FocusRecord[]): Space {
  const entries = new Map<FocusRecord, Entry>();
  const squares = new Map<number, Entry[]>();
  const touched = new Set<FocusRecord>();
  /** Squares in use, and how far centres reach. Both only grow: too wide costs time, never an answer. */
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  const middles = { left: Infinity, right: -Infinity, up: Infinity, down: -Infinity };
  let search = 0;

  function eachSquare(rect: Rect, run: (square: number) => void): void {
    for (let x = cellOf(rect.x); x <= cellOf(rect.x + rect.w); x++)
      for (let y = cellOf(rect.y); y <= cellOf(rect.y + rect.h); y++) run(x * SPAN + y);
  }

  function put(entry: Entry): void {
    const { x, y, w, h } = entry.rect;
    if (!Number.isFinite(x + y + w + h)) return;
    eachSquare(entry.rect, (square) => {
      const there = squares.get(square);
      if (there === undefined) squares.set(square, [entry]);
      else there.push(entry);
    });
    box.left = Math.min(box.left, cellOf(x));
    box.right = Math.max(box.right, cellOf(x + w));
    box.top = Math.min(box.top, cellOf(y));
    box.bottom = Math.max(box.bottom, cellOf(y + h));
    middles.left = Math.min(middles.left, x + w / 2);
    middles.right = Math.max(middles.right, x + w / 2);
    middles.up = Math.min(middles.up, y + h / 2);
    middles.down = Math.max(middles.down, y + h / 2);
  }

  function take(entry: Entry): void {
    eachSquare(entry.rect, (square) => {
      const there = squares.get(square);
      const at = there === undefined ? -1 : there.indexOf(entry);
      if (there !== undefined && at >= 0) there.splice(at, 1);
    });
  }

  for (const record of children) {
    const entry: Entry = { record, rect: rectInside(record, group.node), seen: 0 };
    entries.set(record, entry);
    put(entry);
  }

  function refresh(): void {
    for (const record of touched) {
      const entry = entries.get(record);
      if (entry === undefined) continue;
      take(entry);
      entry.rect = rectInside(record, group.node);
      put(entry);
    }
    touched.clear();
  }

  return {
    touch(child) {
      touched.add(child);
    },
    nearest(from, direction, accept) {
      if (touched.size > 0) refresh();
      const horizontal = isHorizontal(direction);
      const forward = direction === 'right' || direction === 'down';
      const middle = horizontal ? from.x + from.w / 2 : from.y + from.h / 2;
      const reach = middles[direction];
      if (forward ? reach <= middle + LEVEL : reach >= middle - LEVEL) return null;
      const low = horizontal ? from.x : from.y;
      const high = low + (horizontal ? from.w : from.h);
      const sideLow = horizontal ? from.y : from.x;
      const sideHigh = sideLow + (horizontal ? from.h : from.w);
      const end = horizontal ? (forward ? box.right : box.left) : forward ? box.bottom : box.top;
      const sideStart = horizontal ? box.top : box.left;
      const sideEnd = horizontal ? box.bottom : box.right;
      const step = forward ? 1 : -1;
      let best: FocusRecord | null = null;
      let bestFar = Infinity;
      search++;

      const look = (column: number, lane: number): void => {
        for (const entry of squares.get(horizontal ? column * SPAN + lane : lane * SPAN + column) ?? []) {
          if (entry.seen === search) continue;
          entry.seen = search;
          const far = distance(from, entry.rect, direction);
          if (far > bestFar || far === Infinity) continue;
          if (far === bestFar && best !== null && best.index < entry.record.index) continue;
          if (!accept(entry.record)) continue;
          best = entry.record;
          bestFar = far;
        }
      };

      for (let column = cellOf(middle); (end - column) * step >= 0; column += step) {
        const ahead = gapTo(low, high, column);
        if (ahead > bestFar) break;
        const first = Math.max(sideStart, cellOf(sideLow));
        const last = Math.min(sideEnd, cellOf(sideHigh));
        for (let lane = first; lane <= last; lane++) look(column, lane);
        // outwards on both sides, as long as something nearer can stand there
        for (let lane = Math.min(first - 1, sideEnd); lane >= sideStart; lane--) {
          if (ahead + SIDEWAYS * gapTo(sideLow, sideHigh, lane) > bestFar) break;
          look(column, lane);
        }
        for (let lane = Math.max(last + 1, sideStart); lane <= sideEnd; lane++) {
          if (ahead + SIDEWAYS * gapTo(sideLow, sideHigh, lane) > bestFar) break;
          look(column, lane);
        }
      }
      return best;
    },
  };
}
