/** Where a playback resumes. */
import type { Bookmark } from '../contract';
import { CONTINUE_MINIMUM_SECONDS } from '../domain/progress';
import { knownDuration } from '../domain/time';

/** Seconds repeated on resuming, so that the viewer finds the thread again. */
const RESUME_REWIND_S = 3;

/** Where a title goes on, seconds. */
export interface ResumePoint {
  readonly startAt: number;
  /** It was watched up to here: the bookmark's second, which is on screen a few seconds after the start. */
  readonly watchedTo: number;
}

/**
 * Where an unfinished title goes on (PLAYER-34): at its bookmark, less a few seconds and never below 0; null for the
 * beginning. A bookmark at or past the end, left by a longer version, would end playback at once and is ignored.
 * @param duration seconds; null, 0 and NaN are unknown
 */
export const resumePoint = (bookmark: Bookmark | null, duration: number | null): ResumePoint | null => {
  if (bookmark === null || bookmark.finished) return null;
  const { currentSecond } = bookmark;
  if (!(currentSecond >= CONTINUE_MINIMUM_SECONDS)) return null;
  if (currentSecond >= (knownDuration(duration) ?? Infinity)) return null;
  return { startAt: Math.max(0, currentSecond - RESUME_REWIND_S), watchedTo: currentSecond };
};
