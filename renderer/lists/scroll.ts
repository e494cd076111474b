/**
 * How far a list is scrolled. Always computed from where focus is, never added up: after any number of moves and back
 * the offset is exactly what it was.
 */
import type { Lines } from './lines';

export interface Viewport {
  /** Visible length along the axis. */
  readonly length: number;
  /** Where the focused line rests once scrolled, from the start of the visible part. */
  readonly pin: number;
  /** Free space after the last line at the end. */
  readonly endInset: number;
}

/** The furthest a list scrolls: its last line is wholly visible. `extra` is length that focus adds (a wider item). */
export function maxOffset(lines: Lines, view: Viewport, extra = 0): number {
  return Math.max(0, lines.total + extra + view.endInset - view.length);
}

/** The offset that puts the focused line at the pin, held at both ends. */
export function pinnedOffset(lines: Lines, view: Viewport, line: number, extra = 0): number {
  const room = Math.max(0, view.length - lines.size(line) - extra);
  const pin = Math.min(view.pin, room);
  return clamp(lines.start(line) - pin, 0, maxOffset(lines, view, extra));
}

/** The offset nearest to `offset` that shows the whole line. */
export function revealingOffset(
  lines: Lines,
  view: Viewport,
  line: number,
  offset: number,
  extra = 0,
): number {
  const start = lines.start(line);
  const end = start + lines.size(line) + extra;
  const shown = start < offset ? start : Math.max(offset, Math.min(start, end - view.length));
  return clamp(shown, 0, maxOffset(lines, view, extra));
}

export function isLineShown(lines: Lines, view: Viewport, line: number, offset: number): boolean {
  const start = lines.start(line);
  return start >= offset && start + lines.size(line) <= offset + view.length;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
