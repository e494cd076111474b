/**
 * The content of a listing: its collection or, with filters, the results of a search in it. The collection is fetched for both:
 * hits outside it are left out, whatever the service made of the collection's id, and those inside need no fetch of their own.
 */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { decideFailure, queries } from '../../api';
import { useLazyAssets } from '../../api/useLazyAssets';
import type { LazyAssets } from '../../api/useLazyAssets';
import type { Asset } from '../../contract';
import type { ListedAsset } from '../../domain/listedAssets';
import { filtersKey } from '../../domain/listing';
import type { ListingFilters } from '../../domain/listing';
import { isSearched, LISTING_PAGE, readListing, searchFields } from '../../domain/listingSearch';
import type { TextKey } from '../../i18n';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';
import { useFailureOf } from '../../shell/useFailureOf';

/** What the listing screen shows, with its loading state. */
export interface Listing {
  readonly title: string;
  readonly bcpath: string;
  readonly filters: ListingFilters;
  /** True when the list is the result of a search by filters. */
  readonly searched: boolean;
  /** Identifies the list that is shown: other filters make another list. */
  readonly listKey: string;
  readonly items: LazyAssets['items'];
  readonly requestAsset: LazyAssets['requestAsset'] | undefined;
  /** `none`: nothing matches, or none of the matches can be loaded. */
  readonly state: 'loading' | 'found' | 'none';
  /** Number of assets in the whole list. */
  readonly total: number;
  /** Why nothing can be shown; null when there is no problem. */
  readonly problem: TextKey | null;
  /** True when a later page failed; the pages before it are shown. */
  readonly moreFailed: boolean;
  /** True when the collection has no assets at all. */
  readonly empty: boolean;
  readonly retry: () => void;
  /** Called when focus comes near the end. */
  readonly loadMore: () => void;
}

const NONE: readonly string[] = [];
/** With fewer assets than two lines hold, the next page is fetched at once: many hits may no longer exist. */
const FEW = 12;

/** @param id of the collection */
export function useListing(id: string): Listing {
  const { api } = useServices();
  const fail = useFailure();
  const { search } = useLocation();
  const { filters, pageTitle, bcpath } = useMemo(() => readListing(search), [search]);
  const searched = isSearched(filters);

  const collection = useQuery(queries.collection(api, id));
  const found = useInfiniteQuery({
    ...queries.search(api, { limit: LISTING_PAGE, ...searchFields(id, filters) }),
    enabled: searched,
  });
  const assets = collection.data?.assets;
  const pages = searched && !collection.isPending ? found.data?.pages : undefined;
  const hits = useMemo(() => [...new Set(pages?.flatMap((page) => page.hits) ?? NONE)], [pages]);
  // Without the collection the search's own word is taken, and each title is fetched.
  const ids = assets === undefined ? hits : NONE;
  const onDropped = useCallback((error: unknown) => void fail('listedTitle', error), [fail]);
  const titles = useLazyAssets(api, ids, onDropped);
  const listed = useMemo(() => listedOf(assets ?? [], searched ? hits : null), [assets, searched, hits]);
  const known = !searched || assets !== undefined;
  const items = useMemo(
    () => (known ? { count: listed.length, at: (index: number) => listed[index]! } : titles.items),
    [known, titles.items, listed],
  );

  const behind = searched || collection.data !== undefined;
  useFailureOf(behind ? 'collectionBehind' : 'collection', collection.error);
  const { error, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError, refetch } = found;
  const begun = pages !== undefined;
  const failure = searched && !isFetching ? error : null;
  useFailureOf(begun ? 'moreHits' : 'search', failure);
  const empty = !searched && assets?.length === 0;
  useFailureOf(
    'emptyCollection',
    useMemo(() => (empty ? new Error(`The collection ${id} has no titles.`) : null), [empty, id]),
  );

  const loadMore = useCallback(() => {
    // By default a second call would cancel and replace the one in flight.
    if (searched && hasNextPage) void fetchNextPage({ cancelRefetch: false });
  }, [searched, hasNextPage, fetchNextPage]);
  const { count } = items;
  const { error: stopped, retry: retryTitles } = titles;
  useEffect(() => {
    if (begun && count < FEW && !isFetchNextPageError && stopped === null) loadMore();
  }, [begun, count, isFetchNextPageError, stopped, loadMore]);
  const retry = (): void => {
    if (stopped !== null) retryTitles();
    else if (begun) loadMore();
    else void refetch();
  };

  const problem = count === 0 ? (failure ?? stopped) : null;
  const open = searched ? !begun || hasNextPage : assets === undefined;

  return {
    title: pageTitle || collection.data?.title || '',
    bcpath,
    filters,
    searched,
    listKey: `titles${filtersKey(filters)}`,
    items,
    requestAsset: known ? undefined : titles.requestAsset,
    state: count > 0 ? 'found' : open ? 'loading' : 'none',
    total:
      searched && hasNextPage ? Math.min(pages?.at(-1)?.total ?? count, assets?.length ?? Infinity) : count,
    problem: problem === null ? null : decideFailure('search', problem).text,
    moreFailed: count > 0 && (failure !== null || stopped !== null),
    empty,
    retry,
    loadMore,
  };
}

/** A collection's titles in its order, or those of them that a search found, in the search's. */
function listedOf(assets: readonly Asset[], hits: readonly string[] | null): ListedAsset[] {
  if (hits === null) return assets.map((asset) => ({ id: asset.id, asset }));
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  return hits.flatMap((id) => {
    const asset = byId.get(id);
    return asset === undefined ? [] : [{ id, asset }];
  });
}
