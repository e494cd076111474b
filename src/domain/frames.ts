/** The usable frames of an asset, in order of time. */
import type { Frame } from '../contract';

/** Frames that end after they start, earliest first; a negative start counts as 0. */
export function usableFrames(frames: readonly Frame[]): Frame[] {
  return frames
    .map((frame) => ({ ...frame, start: Math.max(0, frame.start) }))
    .filter((frame) => frame.end > frame.start)
    .sort((a, b) => a.start - b.start);
}

/** The frame that contains a second (its end excluded); of several the one that started last. @waiting The player */
export function frameAt(frames: readonly Frame[], second: number): Frame | null {
  const covering = frames.filter((frame) => frame.start <= second && second < frame.end);
  return covering[covering.length - 1] ?? null;
}
