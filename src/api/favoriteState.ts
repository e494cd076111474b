/**
 * What is under way of the changes in `favoriteChanges.ts`. Apart from them because it is made at boot, for the life of the
 * application, and their code comes with the first screen that has use for it.
 */
import type { LikeStatus } from '../contract';
import type { MutationQueues } from './latestMutation';

export interface FavoriteState {
  readonly likes: MutationQueues<LikeStatus>;
  readonly watchlists: MutationQueues<boolean>;
  readonly watched: MutationQueues<true>;
  /** Titles put on the watchlist or taken off it since the list was last requested. */
  readonly changedAssetIds: Set<string>;
}

/** Nothing is under way. */
export const createFavoriteState = (): FavoriteState => ({
  likes: new Map(),
  watchlists: new Map(),
  watched: new Map(),
  changedAssetIds: new Set(),
});
