/** Frames of a title that can be used: those with a length, in order of time. */
import type { Frame } from '../contract';

/** Frames that end after they start, earliest first; a start before the title is its beginning. */
export function usableFrames(frames: readonly Frame[]): Frame[] {
  return frames
    .map((frame) => ({ ...frame, start: Math.max(0, frame.start) }))
    .filter((frame) => frame.end > frame.start)
    .sort((a, b) => a.start - b.start);
}

/** The frame that covers a second, its end not included; of several the one that began last. @waiting The player */
export function frameAt(frames: readonly Frame[], second: number): Frame | null {
  const covering = frames.filter((frame) => frame.start <= second && second < frame.end);
  return covering[covering.length - 1] ?? null;
}
