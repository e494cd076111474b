/** A live stream's position against its edge: the badge, how far behind, the way back, and a window that moved on. */
import { clockText } from '../domain/time';
import type { TimeRange } from './engine';
import { seekableRange } from './seek';

/**
 * The engine's seek range already ends where playback should be at the edge. Positions up to 10 s behind that end are
 * the edge: two segments and a half of 4 s, more than a short stall costs, and less than one seek step of 15 s.
 */
export const LIVE_EDGE_TOLERANCE_S = 10;

export interface LiveEdge {
  /** Lights the badge. */
  readonly atEdge: boolean;
  /** '-0:32'; empty at the edge. */
  readonly behindText: string;
  /** Shows the button that leads back to the edge: behind it, in a stream that can be sought. */
  readonly canGoLive: boolean;
}

/**
 * The live edge seen from a position, seconds. Without a window (null, or a range that cannot be read) playback is
 * always at the edge [SEEK-10].
 * @param position the position, or the target of a pending seek
 */
export function liveEdge(position: number, seekRange: TimeRange | null): LiveEdge {
  const behind = seekRange === null ? 0 : seekRange.end - position;
  const atEdge = !(behind > LIVE_EDGE_TOLERANCE_S);
  return { atEdge, behindText: atEdge ? '' : `-${clockText(behind)}`, canGoLive: !atEdge };
}

/** Where a live stream goes on after a pause. */
export interface LiveReturn {
  readonly second: number;
  /** A part that the viewer wanted to see is gone: the pause was longer than the window. */
  readonly missed: boolean;
}

/**
 * Where a live stream goes on after a pause; null where it stands. The start of the window when the position has fallen
 * out of it, and the edge of a stream without a window, in which nobody expects to fall behind.
 * @param range what the engine can seek in, however short
 */
export function afterLivePause(position: number, range: TimeRange): LiveReturn | null {
  if (seekableRange(range, true) === null)
    return Number.isFinite(range.end) ? { second: range.end, missed: false } : null;
  return position < range.start ? { second: range.start, missed: true } : null;
}
