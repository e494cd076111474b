/**
 * How far a list is scrolled. Always computed from the focused item, never summed up: after any number of moves and back
 * the offset is exactly what it was.
 */
import type { Lines } from './lines';

export interface Viewport {
  /** Visible length along the axis. */
  readonly length: number;
  /** Where the focused line is once scrolled, from the start of the viewport. */
  readonly pin: number;
  /** Covered at the start while focus is on a line that begins after it; 0 where nothing is. */
  readonly startInset: number;
  /** Free space after the last line at the end. */
  readonly endInset: number;
}

/** The furthest a list scrolls: its last line is wholly visible. `expansion` is what the focused item grows by. */
export function maxOffset(lines: Lines, viewport: Viewport, expansion = 0): number {
  return Math.max(0, lines.total + expansion + viewport.endInset - viewport.length);
}

/** The offset that puts the focused line at the pin, or at its own further one, no further than either end. */
export function pinnedOffset(
  lines: Lines,
  viewport: Viewport,
  line: number,
  expansion = 0,
  ownPin = 0,
): number {
  const room = Math.max(0, viewport.length - lines.size(line) - expansion);
  const pin = Math.min(Math.max(viewport.pin, ownPin), room);
  return clamp(lines.start(line) - pin, 0, maxOffset(lines, viewport, expansion));
}

/** The offset nearest to `offset` that shows the whole line, uncovered, `inset` before the end of the viewport at least. */
export function revealingOffset(
  lines: Lines,
  viewport: Viewport,
  line: number,
  offset: number,
  expansion = 0,
  inset = 0,
): number {
  const start = startOffset(lines, viewport, line);
  const end = lines.start(line) + lines.size(line) + expansion;
  const revealed = start < offset ? start : Math.max(offset, Math.min(start, end - viewport.length + inset));
  return clamp(revealed, 0, maxOffset(lines, viewport, expansion));
}

/** The offset that puts a line at the edge of what covers the start; below 0 for one that begins before that edge anyway. */
export function startOffset(lines: Lines, viewport: Viewport, line: number): number {
  return lines.start(line) - viewport.startInset;
}

/** Whether the whole line is between `offset` and `length` after it. */
export function isLineVisible(
  lines: Lines,
  { length }: Pick<Viewport, 'length'>,
  line: number,
  offset: number,
): boolean {
  const start = lines.start(line);
  return start >= offset && start + lines.size(line) <= offset + length;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
