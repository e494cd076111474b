/** Where a playback resumes. */
import type { Bookmark } from '../contract';
import { CONTINUE_MINIMUM_SECONDS } from '../domain/progress';
import { knownDuration } from '../domain/time';

/** Seconds repeated on resuming, so that the viewer finds the thread again. */
const RESUME_REWIND_S = 3;

/**
 * The second to start at (PLAYER-34): the bookmark's while the asset is unfinished, less a few seconds and never below
 * 0; null for the beginning. The bookmark's second is on screen after those. A bookmark at or past the end, left by a
 * longer version, would end playback at once and is ignored.
 * @param duration seconds; null, 0 and NaN are unknown
 */
export const resumeSecond = (bookmark: Bookmark | null, duration: number | null): number | null => {
  if (bookmark === null || bookmark.finished) return null;
  const { currentSecond } = bookmark;
  if (!(currentSecond >= CONTINUE_MINIMUM_SECONDS)) return null;
  if (currentSecond >= (knownDuration(duration) ?? Infinity)) return null;
  return Math.max(0, currentSecond - RESUME_REWIND_S);
};
