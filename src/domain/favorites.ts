/** The like after a choice, and the watchlist after a change [LIKE-02..04]. */
import type { LikeStatus } from '../contract';

/** The likes a viewer can set; NOLIKE is the absence of both. */
export type LikeChoice = Exclude<LikeStatus, 'NOLIKE'>;

/** The like after a press: pressing the current one clears it, pressing the other one sets that. */
export function likeAfter(current: LikeStatus, choice: LikeChoice): LikeStatus {
  return current === choice ? 'NOLIKE' : choice;
}

/** The list with the asset once, or without it. An added asset is inserted at `index`, by default first. */
export function listedAs(ids: readonly string[], id: string, on: boolean, index = 0): string[] {
  if (!on) return ids.filter((one) => one !== id);
  return ids.includes(id) ? [...ids] : [...ids.slice(0, index), id, ...ids.slice(index)];
}
