/** How far an asset was watched, from its bookmark and length [CONT-02, CONT-08..10]. */
import type { Bookmark } from '../contract';

/** Bookmarks below this second are ignored. */
export const CONTINUE_MINIMUM_SECONDS = 1;

/** How far an asset was watched. */
export interface Progress {
  readonly watchingSeconds: number;
  /** Percentage watched, 0..100, integer. */
  readonly watchingPercent: number;
  /** Whole minutes, rounded up, so that the last half minute counts as one. */
  readonly minutesLeft: number;
}

/** null without a bookmark or a length. */
export function progressOf(bookmark: Bookmark | null, duration: number | null): Progress | null {
  if (!bookmark || duration === null || duration <= 0) return null;
  const seconds = Math.min(Math.max(bookmark.currentSecond, 0), duration);
  return {
    watchingSeconds: seconds,
    watchingPercent: Math.floor((seconds / duration) * 100),
    minutesLeft: Math.ceil((duration - seconds) / 60),
  };
}

/** Bookmarks for continue watching: at least a second watched, not finished. */
export function unfinished(bookmarks: readonly Bookmark[]): Bookmark[] {
  return bookmarks.filter(
    (bookmark) => bookmark.currentSecond >= CONTINUE_MINIMUM_SECONDS && !bookmark.finished,
  );
}

/** What decides the progress bar of an asset. */
export interface ProgressBarInput {
  readonly anonymous: boolean;
  readonly isShow: boolean;
  /** Of the asset, or of a show's last watched episode. */
  readonly bookmark: Bookmark | null;
  /** Length of the same asset, seconds. */
  readonly duration: number | null;
}

/** The progress bar of an asset, or null for none. */
export function progressBar({ anonymous, isShow, bookmark, duration }: ProgressBarInput): Progress | null {
  if (anonymous || !bookmark || bookmark.finished) return null;
  const progress = progressOf(bookmark, duration);
  if (!progress || progress.watchingSeconds < CONTINUE_MINIMUM_SECONDS) return null;
  return isShow && progress.watchingPercent === 100 ? null : progress;
}
