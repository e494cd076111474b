/** Where a playback resumes. */
import type { Bookmark } from '../contract';
import { CONTINUE_MINIMUM_SECONDS } from '../domain/progress';

/**
 * The second to start at (PLAYER-34): the bookmark's while the asset is unfinished, null for the beginning. A
 * bookmark at or past the end, left by a longer version, would end playback at once and is ignored.
 */
export const resumeSecond = (bookmark: Bookmark | null, duration: number | null): number | null => {
  if (bookmark === null || bookmark.finished) return null;
  const { currentSecond } = bookmark;
  if (currentSecond < CONTINUE_MINIMUM_SECONDS) return null;
  return duration !== null && currentSecond >= duration ? null : currentSecond;
};
