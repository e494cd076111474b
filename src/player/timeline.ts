/** The values of the bottom controls: what the seek bar and the play button show. */
import { clockText } from '../domain/time';
import type { TimeRange } from './engine';
import { liveEdge } from './liveEdge';
import type { LiveEdge } from './liveEdge';
import { clampTo } from './seek';

export interface TimelineInput {
  /** Seconds. */
  position: number;
  /** Null hides the bar: nothing is loaded, or the live stream has no seek window. */
  seekRange: TimeRange | null;
  buffered: readonly TimeRange[];
  /** Target of a pending seek, in seconds; null while none is. */
  seekTarget: number | null;
  live: boolean;
  /** The viewer's intent is to play. */
  running: boolean;
}

export interface BottomControls {
  /** Null when there is no bar. The parts are fractions of the bar, 0 to 1. */
  seekBar: {
    played: number;
    buffered: number;
    /** Position of the pending seek's target; null while none is pending. */
    target: number | null;
    /** Time of the position, or of the target while a seek is pending; '-1:02' behind the live edge, '' at it. */
    positionText: string;
    /** Remaining time; empty for live. */
    remainingText: string;
  } | null;
  /** Null for what is not live. While a seek is pending, of its target. */
  live: LiveEdge | null;
  /** The action of the button. */
  playPause: 'play' | 'pause';
}

/** End of the buffered range that contains the position; the position itself when no range does. */
const bufferedUntil = (position: number, buffered: readonly TimeRange[]): number =>
  buffered.find((range) => range.start <= position && position <= range.end)?.end ?? position;

/** Values of the seek bar and the play button (PLAYER-14). */
export const bottomControls = (input: TimelineInput): BottomControls => {
  const { position, seekRange, buffered, seekTarget, live, running } = input;
  const playPause = running ? 'pause' : 'play';
  const shown = seekTarget ?? position;
  const edge = live ? liveEdge(shown, seekRange) : null;
  if (!seekRange) return { seekBar: null, live: edge, playPause };
  const length = seekRange.end - seekRange.start;
  const fraction = (seconds: number): number =>
    length > 0 ? (clampTo(seconds, seekRange) - seekRange.start) / length : 0;
  const behind = seekRange.end - shown;
  return {
    seekBar: {
      played: fraction(position),
      buffered: fraction(bufferedUntil(position, buffered)),
      target: seekTarget === null ? null : fraction(seekTarget),
      positionText: edge === null ? clockText(shown - seekRange.start) : edge.behindText,
      remainingText: live ? '' : `-${clockText(behind)}`,
    },
    live: edge,
    playPause,
  };
};
