/**
 * The pending changes of `favoriteChanges.ts`. In a file of its own because it is created at boot and lives as long as
 * the application, while the code of the changes is loaded with the first screen that uses it.
 */
import type { LikeStatus } from '../contract';
import type { MutationQueues } from './latestMutation';

/** Pending changes of the application. */
export interface FavoriteState {
  readonly likes: MutationQueues<LikeStatus>;
  readonly watchlists: MutationQueues<boolean>;
  readonly watched: MutationQueues<true>;
  /** Assets added to or removed from the watchlist since the list was last fetched. */
  readonly changedAssetIds: Set<string>;
}

/** A state without pending changes. */
export const createFavoriteState = (): FavoriteState => ({
  likes: new Map(),
  watchlists: new Map(),
  watched: new Map(),
  changedAssetIds: new Set(),
});
