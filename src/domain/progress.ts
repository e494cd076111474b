/** How far a title was watched, from its bookmark and its length [CONT-02, CONT-08..10]. */
import type { Bookmark } from '../contract';

/** Below this a bookmark does not count. */
export const CONTINUE_MINIMUM_SECONDS = 1;

export interface Progress {
  readonly watchingSeconds: number;
  /** 0..100, whole. */
  readonly watchingPercent: number;
  /** Whole minutes, rounded up: the last half minute still reads as one. */
  readonly minutesLeft: number;
}

/** null when there is nothing to measure: no bookmark, or a title without a length. */
export function progressOf(bookmark: Bookmark | null, duration: number | null): Progress | null {
  if (!bookmark || duration === null || duration <= 0) return null;
  const seconds = Math.min(Math.max(bookmark.currentSecond, 0), duration);
  return {
    watchingSeconds: seconds,
    watchingPercent: Math.floor((seconds / duration) * 100),
    minutesLeft: Math.ceil((duration - seconds) / 60),
  };
}

/** Bookmarks that continue watching keeps: at least a second in, not finished. */
export function unfinished(bookmarks: readonly Bookmark[]): Bookmark[] {
  return bookmarks.filter(
    (bookmark) => bookmark.currentSecond >= CONTINUE_MINIMUM_SECONDS && !bookmark.finished,
  );
}

export interface ProgressBarInput {
  readonly anonymous: boolean;
  readonly isShow: boolean;
  /** Of the title, or of a show's last watched episode. */
  readonly bookmark: Bookmark | null;
  /** Seconds, of the same. */
  readonly duration: number | null;
}

/** The progress to draw under a title, or null for no bar. */
export function progressBar({ anonymous, isShow, bookmark, duration }: ProgressBarInput): Progress | null {
  if (anonymous || !bookmark || bookmark.finished) return null;
  const progress = progressOf(bookmark, duration);
  if (!progress || progress.watchingSeconds < CONTINUE_MINIMUM_SECONDS) return null;
  return isShow && progress.watchingPercent === 100 ? null : progress;
}
