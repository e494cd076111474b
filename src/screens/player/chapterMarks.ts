/** Where the seek bar is notched: the beginnings and ends of a title's frames. */
import type { Frame } from '../../contract';
import { usableFrames } from '../../domain/frames';

/** Marks closer than this to an end of the bar, or to each other, would read as one blot. */
const CLOSEST = 0.004;

/** Fractions of the bar from `start` to `end` seconds, in order; none without a length. */
export function chapterMarks(frames: readonly Frame[], start: number, end: number): number[] {
  const length = end - start;
  if (!(length > 0)) return [];
  const places = usableFrames(frames)
    .flatMap((frame) => [frame.start, frame.end])
    .map((second) => (second - start) / length)
    .filter((place) => place > CLOSEST && place < 1 - CLOSEST)
    .sort((a, b) => a - b);
  const marks: number[] = [];
  for (const place of places) {
    if (place - (marks.at(-1) ?? -1) >= CLOSEST) marks.push(place);
  }
  return marks;
}
