/** Fetches the assets of the continue-watching row, batch by batch. Its state: continueState.ts. */
import { useCallback, useMemo, useState } from 'react';
import type { Component } from '../contract';
import { CONTINUE_BATCH, continueItems, showIdOf } from '../domain/continueWatching';
import type { ContinueItem, AssetLookup } from '../domain/continueWatching';
import type { Api } from './api';
import { continueState, needsMore } from './continueState';
import type { ContinueWatching } from './continueState';
import type { Bookmarks } from './bookmarkList';
import { useAssets } from './useAssets';

/** The continue-watching row of a page. */
export interface ContinueRow {
  readonly watching: ContinueWatching;
  /** Called when focus is near the end of the row. */
  readonly loadMore: () => void;
}

/**
 * @param component the page's row; null while the page has none, and then no asset is fetched
 * @param onDropped called with the error of each asset that cannot be loaded, for the situation 'listedTitle'
 */
export function useContinueWatching(
  api: Api,
  bookmarks: Bookmarks,
  component: Component | null,
  onDropped: (error: Error) => void,
): ContinueRow {
  const { error, unfinished, pending } = bookmarks;
  const [limit, setLimit] = useState(CONTINUE_BATCH);
  const [shown, setShown] = useState<readonly ContinueItem[] | null>(null);
  const assetOf = useContinueAssets(api, bookmarks, limit, component, onDropped);
  const items = useMemo(
    () => (component === null ? null : continueItems(unfinished, limit, assetOf)),
    [component, unfinished, limit, assetOf],
  );
  // The previous items stay until the next batch is complete: the row never returns to loading.
  if (items !== null && items !== shown) setShown(items);
  const current = items ?? shown;
  if (needsMore({ items, limit, unfinished: unfinished.length })) setLimit(limit + CONTINUE_BATCH);

  const loadMore = useCallback(() => setLimit((now) => now + CONTINUE_BATCH), []);
  const watching = useMemo(
    () => continueState({ error, pending, unfinished: unfinished.length, limit, items: current }),
    [error, pending, unfinished.length, limit, current],
  );
  return { watching, loadMore };
}

/**
 * Assets of the first `wanted` bookmarks, and the shows of their episodes; those of the row's own answer are used
 * first.
 */
function useContinueAssets(
  api: Api,
  { unfinished }: Bookmarks,
  limit: number,
  component: Component | null,
  onDropped: (error: Error) => void,
): AssetLookup {
  const rowAssets = useMemo(
    () => new Map(component?.body.assets.map((asset) => [asset.id, asset])),
    [component?.body.assets],
  );
  const ids = component === null ? [] : unfinished.slice(0, limit).map(({ assetUuid }) => assetUuid);
  const fetched = useAssets(
    api,
    ids.filter((id) => !rowAssets.has(id)),
    onDropped,
  );
  const showIds = ids.flatMap((id) => {
    const asset = rowAssets.get(id) ?? fetched(id);
    return asset ? (showIdOf(asset) ?? []) : [];
  });
  const shows = useAssets(api, [...new Set(showIds)], onDropped);
  return useCallback<AssetLookup>(
    (id) => {
      const asset = rowAssets.get(id) ?? fetched(id);
      // null is a result too.
      return asset === undefined ? shows(id) : asset;
    },
    [rowAssets, fetched, shows],
  );
}
