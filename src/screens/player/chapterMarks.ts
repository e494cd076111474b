/** Where the seek bar is notched: the beginnings and ends of a title's frames. */
import type { Frame } from '../../contract';
import { usableFrames } from '../../domain/frames';

/** Marks closer than this to an end of the bar, or to each other, would read as one blot. */
const MIN_DISTANCE = 0.004;

/** Fractions of the bar from `start` to `end` seconds, in order; none without a length. */
export function chapterMarks(frames: readonly Frame[], start: number, end: number): number[] {
  const length = end - start;
  if (!(length > 0)) return [];
  const fractions = usableFrames(frames)
    .flatMap((frame) => [frame.start, frame.end])
    .map((second) => (second - start) / length)
    .filter((fraction) => fraction > MIN_DISTANCE && fraction < 1 - MIN_DISTANCE)
    .sort((a, b) => a - b);
  const marks: number[] = [];
  for (const fraction of fractions) {
    if (fraction - (marks.at(-1) ?? -1) >= MIN_DISTANCE) marks.push(fraction);
  }
  return marks;
}
