/**
 * Which lines of a list are mounted. A window is wider than what is seen, so that focus moves many times inside it
 * before it has to move; and with lines of one size it is always the same length, so that its slots are recycled.
 */
import type { Lines } from './lines';
import { clamp } from './scroll';

/** Lines from `first` up to, not including, `last`. */
export interface Window {
  readonly first: number;
  readonly last: number;
}

/** The lines that meet the visible part at an offset. */
export function visibleLines(lines: Lines, offset: number, length: number): Window {
  if (lines.count === 0) return { first: 0, last: 0 };
  return { first: lines.at(offset), last: lines.at(offset + length - 1) + 1 };
}

/** Which end of a window is nearly used up. */
export type Side = 'first' | 'last';

/**
 * The window for what is visible: `overscan` lines on both sides, and what its constant length leaves over on the `side`
 * that is travelled to; moved inwards at the ends.
 */
export function windowFor(
  lines: Lines,
  visible: Window,
  length: number,
  overscan: number,
  side: Side = 'last',
): Window {
  const capacity = lines.stride > 0 ? Math.ceil(length / lines.stride) + 1 + 2 * overscan : 0;
  const size = Math.max(capacity, visible.last - visible.first + 2 * overscan);
  const wish = side === 'last' ? visible.first - overscan : visible.last + overscan - size;
  const first = clamp(wish, 0, Math.max(0, lines.count - size));
  return { first, last: Math.min(lines.count, first + size) };
}

/**
 * Where the window must move to: the side on which less than half of the overscan is left mounted beyond what is
 * visible, while there is more. Half, so that a held key finds lines mounted while the next window is being made.
 */
export function outgrownSide(window: Window, visible: Window, count: number, overscan: number): Side | null {
  const margin = Math.floor(overscan / 2);
  if (window.last < Math.min(count, visible.last + margin)) return 'last';
  return window.first > Math.max(0, visible.first - margin) ? 'first' : null;
}

export function includesLine(window: Window, line: number): boolean {
  return line >= window.first && line < window.last;
}

export function isSameWindow(a: Window, b: Window): boolean {
  return a.first === b.first && a.last === b.last;
}
