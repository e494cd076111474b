/** Which window a list renders, from one render to the next: pure, so that React may render it as often as it likes. */
import type { ListPlace } from '../focus/memory';
import { indexOfKey } from './items';
import type { Lines } from './lines';
import { clamp, pinnedOffset } from './scroll';
import type { Viewport } from './scroll';
import { visibleLines, windowFor } from './window';
import type { Window } from './window';

export interface WindowInput {
  readonly lines: Lines;
  readonly columns: number;
  readonly count: number;
  readonly length: number;
  readonly overscan: number;
  readonly place: ListPlace | null;
  keyAt(index: number): string;
}

/** The place of a list that begins at an item and was never entered; null for the first one, and where there is none. */
export function startPlace(
  { lines, columns, count, keyAt }: Omit<WindowInput, 'place' | 'overscan' | 'length'>,
  view: Viewport,
  index: number,
): ListPlace | null {
  if (!(index > 0 && index < count)) return null;
  return { key: keyAt(index), index, offset: pinnedOffset(lines, view, Math.floor(index / columns)) };
}

/** The window of a list that mounts: where it was left, or its beginning. */
export function initialWindow(input: WindowInput): Window {
  const { lines, length, overscan, place } = input;
  const offset = clamp(place?.offset ?? 0, 0, Math.max(0, lines.total - length));
  return windowFor(lines, visibleLines(lines, offset, length), length, overscan);
}

/** The window after the data changed: it stays with the remembered item, wherever that stands now. */
export function windowAfterChange(previous: Window, input: WindowInput): Window {
  if (previous.last <= previous.first) return initialWindow(input);
  const { place, columns } = input;
  if (place === null || place.key === null) return previous;
  const index = indexOfKey(input.keyAt, input.count, place.key, place.index);
  if (index < 0) return previous;
  const moved = Math.floor(index / columns) - Math.floor(place.index / columns);
  return moved === 0 ? previous : { first: previous.first + moved, last: previous.last + moved };
}

/** Inside the data, and as long as a window of these lines is, so that no slot is parked or made without need. */
export function fitWindow(window: Window, input: WindowInput): Window {
  const { lines, length, overscan } = input;
  const whole = windowFor(lines, { first: 0, last: 1 }, length, overscan);
  const size = lines.stride > 0 ? whole.last - whole.first : window.last - window.first;
  const first = clamp(window.first, 0, Math.max(0, lines.count - size));
  return { first, last: Math.min(lines.count, first + size) };
}
