/** Titles to go on with, as a state of their own: loading, ready or failed [CONT-04, DATA-11]. */
import { useCallback, useMemo, useState } from 'react';
import type { Component } from '../contract';
import { continueItems, showIdOf } from '../domain/continueWatching';
import type { ContinueItem, Lookup } from '../domain/continueWatching';
import type { Api } from './api';
import type { Bookmarks } from './useBookmarks';
import { useTitlesAtOnce } from './useTitlesAtOnce';

export type ContinueWatching =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly items: readonly ContinueItem[] }
  | { readonly state: 'failed'; readonly error: Error };

/** Nothing to go on with counts as missing [B§5]: nothing was begun, or none of it can be had. */
export class ContinueWatchingMissing extends Error {
  override readonly name = 'ContinueWatchingMissing';
}

/** Titles are asked for so many at a time, as the viewer goes along the row. */
const BATCH = 10;
/** A row that lost so many of its titles that fewer are left goes on with the next ones at once. */
const FEW = 5;

const MISSING = { state: 'failed', error: new ContinueWatchingMissing() } as const;
const LOADING = { state: 'loading' } as const;

export interface ContinueRow {
  readonly watching: ContinueWatching;
  /** To be called near the end of the row. */
  readonly more: () => void;
}

/**
 * @param component the page's row; null while the page has none, and then no title is asked for
 * @param onDropped told of each title that cannot be had, for the situation 'listedTitle'
 */
export function useContinueWatching(
  api: Api,
  bookmarks: Bookmarks,
  component: Component | null,
  onDropped: (error: Error) => void,
): ContinueRow {
  const { error, kept, pending } = bookmarks;
  const [wanted, setWanted] = useState(BATCH);
  const [shown, setShown] = useState<readonly ContinueItem[] | null>(null);
  const titleOf = useContinueTitles(api, bookmarks, wanted, component, onDropped);
  const items = useMemo(
    () => (component === null ? null : continueItems(kept, wanted, titleOf)),
    [component, kept, wanted, titleOf],
  );
  // The titles before stay until the next ones are all there: a row never goes back to waiting.
  if (items !== null && items !== shown) setShown(items);
  const current = items ?? shown;
  if (items !== null && items.length < FEW && wanted < kept.length) setWanted(wanted + BATCH);

  const more = useCallback(() => setWanted((now) => now + BATCH), []);
  const watching = useMemo<ContinueWatching>(() => {
    if (error !== null) return { state: 'failed', error };
    if (pending) return LOADING;
    if (kept.length === 0) return MISSING;
    if (current === null) return LOADING;
    if (current.length > 0) return { state: 'ready', items: current };
    return wanted < kept.length ? LOADING : MISSING;
  }, [error, pending, kept, current, wanted]);
  return { watching, more };
}

/** Titles of the first `wanted` bookmarks, and the shows of their episodes: the row's own where it has them. */
function useContinueTitles(
  api: Api,
  { kept }: Bookmarks,
  wanted: number,
  component: Component | null,
  onDropped: (error: Error) => void,
): Lookup {
  const own = useMemo(
    () => new Map(component?.body.assets.map((asset) => [asset.id, asset])),
    [component?.body.assets],
  );
  const ids = component === null ? [] : kept.slice(0, wanted).map(({ assetUuid }) => assetUuid);
  const asked = useTitlesAtOnce(
    api,
    ids.filter((id) => !own.has(id)),
    onDropped,
  );
  const showIds = ids.flatMap((id) => {
    const title = own.get(id) ?? asked(id);
    return title ? (showIdOf(title) ?? []) : [];
  });
  const shows = useTitlesAtOnce(api, [...new Set(showIds)], onDropped);
  return useCallback<Lookup>(
    (id) => {
      const title = own.get(id) ?? asked(id);
      // null is an answer, too.
      return title === undefined ? shows(id) : title;
    },
    [own, asked, shows],
  );
}
