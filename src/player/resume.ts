/** Where a title is taken up again. */
import type { Bookmark } from '../contract';
import { CONTINUE_MINIMUM_SECONDS } from '../domain/progress';

/**
 * The second to begin at (PLAYER-34): the bookmark's while the title is unfinished, null for the beginning. A bookmark at
 * or behind the end, left by a longer cut of the title, would end it at once.
 */
export const resumeSecond = (bookmark: Bookmark | null, duration: number | null): number | null => {
  if (bookmark === null || bookmark.finished) return null;
  const { currentSecond } = bookmark;
  if (currentSecond < CONTINUE_MINIMUM_SECONDS) return null;
  return duration !== null && currentSecond >= duration ? null : currentSecond;
};
