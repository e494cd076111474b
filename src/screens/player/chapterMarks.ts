/** Marks of the seek bar: the start and end of each of the asset's frames. */
import type { Frame } from '../../contract';
import { usableFrames } from '../../domain/frames';

/** Minimum distance to an end of the bar and to the next mark, as a fraction: closer marks would look like one. */
const MIN_DISTANCE = 0.004;

/** Fractions of the bar from `start` to `end` (seconds), ascending; empty when the range has no length. */
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
