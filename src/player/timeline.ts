/** The values of the bottom controls: what the seek bar and the play button show. */
import type { TimeRange } from './engine';
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
    /** Time of the position, or of the target while a seek is pending; '-1:02' behind the live edge. */
    positionText: string;
    /** Remaining time; empty for live. */
    remainingText: string;
  } | null;
  /** The action of the button. */
  playPause: 'play' | 'pause';
}

const two = (value: number): string => String(value).padStart(2, '0');

/** '0:07', '12:05', '1:02:09'. Seconds are floored; a value that is not a finite time gives '0:00'. */
export const formatTime = (seconds: number): string => {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
};

/** End of the buffered range that contains the position; the position itself when no range does. */
const bufferedUntil = (position: number, buffered: readonly TimeRange[]): number =>
  buffered.find((range) => range.start <= position && position <= range.end)?.end ?? position;

/** Values of the seek bar and the play button (PLAYER-14). */
export const bottomControls = (input: TimelineInput): BottomControls => {
  const { position, seekRange, buffered, seekTarget, live, running } = input;
  const playPause = running ? 'pause' : 'play';
  if (!seekRange) return { seekBar: null, playPause };
  const length = seekRange.end - seekRange.start;
  const fraction = (seconds: number): number =>
    length > 0 ? (clampTo(seconds, seekRange) - seekRange.start) / length : 0;
  const shown = seekTarget ?? position;
  const behind = seekRange.end - shown;
  return {
    seekBar: {
      played: fraction(position),
      buffered: fraction(bufferedUntil(position, buffered)),
      target: seekTarget === null ? null : fraction(seekTarget),
      positionText: live ? `-${formatTime(behind)}` : formatTime(shown - seekRange.start),
      remainingText: live ? '' : `-${formatTime(behind)}`,
    },
    playPause,
  };
};
