/**
 * Which lines of a list are mounted: its window. It is longer than what is visible, so that focus moves many times before
 * the window does; and with lines of one size its length is constant, so that its slots are recycled.
 */
import type { Lines } from './lines';
import { clamp } from './scroll';

/** Lines from `first` up to, not including, `last`. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** The lines that are visible at an offset, also in part. */
export function visibleLines(lines: Lines, offset: number, length: number): LineRange {
  if (lines.count === 0) return { first: 0, last: 0 };
  return { first: lines.at(offset), last: lines.at(offset + length - 1) + 1 };
}

/** Which end of a window the visible lines are near. */
export type WindowEdge = 'first' | 'last';

/**
 * The window for what is visible: `overscan` lines on both sides, and the rest of its constant length at `edge`, where
 * the list scrolls to; moved inside the data at its ends.
 */
export function windowFor(
  lines: Lines,
  visible: LineRange,
  length: number,
  overscan: number,
  edge: WindowEdge = 'last',
): LineRange {
  const capacity = lines.stride > 0 ? Math.ceil(length / lines.stride) + 1 + 2 * overscan : 0;
  const size = Math.max(capacity, visible.last - visible.first + 2 * overscan);
  const idealFirst = edge === 'last' ? visible.first - overscan : visible.last + overscan - size;
  const first = clamp(idealFirst, 0, Math.max(0, lines.count - size));
  return { first, last: Math.min(lines.count, first + size) };
}

/**
 * The edge at which the window must be extended: less than half of the overscan, one line at least, is mounted beyond what
 * is visible there, and the data has more. Half, so that a held key finds lines mounted while React mounts the next ones.
 */
export function edgeToExtend(
  mounted: LineRange,
  visible: LineRange,
  count: number,
  overscan: number,
): WindowEdge | null {
  const margin = Math.max(1, Math.floor(overscan / 2));
  if (mounted.last < Math.min(count, visible.last + margin)) return 'last';
  return mounted.first > Math.max(0, visible.first - margin) ? 'first' : null;
}

export function includesLine(range: LineRange, line: number): boolean {
  return line >= range.first && line < range.last;
}

export function isSameRange(a: LineRange, b: LineRange): boolean {
  return a.first === b.first && a.last === b.last;
}
