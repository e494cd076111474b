/** The like after a choice, and the watchlist after a change [LIKE-02..04]. */
import type { LikeStatus } from '../contract';

/** What a viewer can choose; NOLIKE is the absence of either. */
export type LikeChoice = Exclude<LikeStatus, 'NOLIKE'>;

/** Choosing the current status clears it, choosing the other one sets it. */
export function likeAfter(current: LikeStatus, choice: LikeChoice): LikeStatus {
  return current === choice ? 'NOLIKE' : choice;
}

/** The list with the title on it, once, or without it. A title that comes onto it stands at `index`, by default first. */
export function listedAs(ids: readonly string[], id: string, on: boolean, index = 0): string[] {
  if (!on) return ids.filter((one) => one !== id);
  return ids.includes(id) ? [...ids] : [...ids.slice(0, index), id, ...ids.slice(index)];
}
