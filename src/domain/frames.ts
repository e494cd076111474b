/** The usable frames of an asset, in order of time. */
import type { Frame } from '../contract';
import { knownDuration } from './time';

/** Frames that end after they start, earliest first; a negative start counts as 0. */
export function usableFrames(frames: readonly Frame[]): Frame[] {
  return frames
    .map((frame) => ({ ...frame, start: Math.max(0, frame.start) }))
    .filter((frame) => frame.end > frame.start)
    .sort((a, b) => a.start - b.start);
}

/** The frame that contains a second (its end excluded); of several the one that started last. */
export function frameAt(frames: readonly Frame[], second: number): Frame | null {
  const covering = frames.filter((frame) => frame.start <= second && second < frame.end);
  return covering[covering.length - 1] ?? null;
}

/**
 * The frame of the closing credits: the last credits frame, so that a scene between two of them is not missed. One in
 * the first half of the title is not the end of it, and one that leaves under a second of the title, or starts past
 * its end, tells nothing; both are ignored. Null without one.
 * @param duration seconds; with an unknown one (null, 0, NaN) any credits frame is taken
 */
export function closingCredits(frames: readonly Frame[], duration: number | null): Frame | null {
  const length = knownDuration(duration);
  const credits = usableFrames(frames).filter(
    ({ type, start }) =>
      type === 'credits' && (length === null || (start >= length / 2 && start <= length - 1)),
  );
  return credits[credits.length - 1] ?? null;
}
