/** The state of the continue-watching row: loading, ready or failed [CONT-04, DATA-11]. Pure; useContinueWatching fetches. */
import type { ContinueItem } from '../domain/continueWatching';

/** The continue-watching items by loading state. */
export type ContinueWatching =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly items: readonly ContinueItem[] }
  | { readonly state: 'failed'; readonly error: Error };

/** No unfinished bookmark, or none whose asset can be loaded: an empty row counts as missing [CONT-04]. */
export class ContinueWatchingMissing extends Error {
  override readonly name = 'ContinueWatchingMissing';
}

const MISSING = { state: 'failed', error: new ContinueWatchingMissing() } as const;
const LOADING = { state: 'loading' } as const;

/** What the state depends on. */
export interface ContinueFacts {
  /** Of the bookmarks. */
  readonly error: Error | null;
  readonly pending: boolean;
  /** Number of unfinished bookmarks, and of those whose assets were asked for. */
  readonly unfinished: number;
  readonly limit: number;
  /** null until their assets are there. */
  readonly items: readonly ContinueItem[] | null;
}

/** The state of the row; the same object while it is loading or missing. */
export function continueState({ error, items, limit, pending, unfinished }: ContinueFacts): ContinueWatching {
  if (error !== null) return { state: 'failed', error };
  if (pending) return LOADING;
  if (unfinished === 0) return MISSING;
  if (items === null) return LOADING;
  if (items.length > 0) return { state: 'ready', items };
  return limit < unfinished ? LOADING : MISSING;
}

/** When fewer items than this remain after assets were dropped, the next batch is fetched at once. */
const MIN_ITEMS = 5;

/** Whether to fetch the next batch at once. */
export const needsMore = ({
  items,
  limit,
  unfinished,
}: Pick<ContinueFacts, 'items' | 'limit' | 'unfinished'>): boolean =>
  items !== null && items.length < MIN_ITEMS && limit < unfinished;
