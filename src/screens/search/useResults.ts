import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { decideFailure, queries } from '../../api';
// Not imported from the index, which is part of the first load.
import { useLazyAssets } from '../../api/useLazyAssets';
import type { LazyAssets } from '../../api/useLazyAssets';
import type { SearchResult } from '../../contract';
import { FIRST_OFFSET, nextOffset, SEARCH_LIMIT } from '../../domain/search';
import type { TextKey } from '../../i18n';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';
import { useFailureOf } from '../../shell/useFailureOf';
import { COLUMNS } from './layout';

/** Results of one query with their loading state. */
export interface Results {
  /** The query these results belong to: the previous one until those of the new one arrive. */
  readonly query: string;
  readonly state: 'loading' | 'found' | 'none';
  /** True while the results of another query load. */
  readonly outdated: boolean;
  readonly problem: TextKey | null;
  readonly count: number;
  readonly assets: LazyAssets;
  /** Called while focus is near the last line, at every move there, so it must be cheap. */
  readonly nearEnd: () => void;
  readonly retry: () => void;
}

/** With fewer assets than two lines hold, the next page is fetched at once: many hits may no longer exist. */
const FEW = 2 * COLUMNS;
const NO_HITS: readonly string[] = [];

/** The results of a query, page by page, as the screen needs them. */
export function useResults(query: string): Results {
  const { api } = useServices();
  const fail = useFailure();
  const feed = useInfiniteQuery({
    ...queries.search(api, { limit: SEARCH_LIMIT, query }),
    placeholderData: keepPreviousData,
  });
  const { data, error, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError, refetch } = feed;
  const pages = data?.pages;
  const hits = useMemo(() => pages?.flatMap((page) => page.hits) ?? NO_HITS, [pages]);
  const assets = useLazyAssets(
    api,
    hits,
    useCallback((failure: unknown) => void fail('listedTitle', failure), [fail]),
  );
  const firstError = pages === undefined ? error : null;
  const laterError = pages === undefined ? null : error;
  useFailureOf('search', firstError);
  useFailureOf('moreHits', laterError);

  const nearEnd = useCallback(() => {
    // Without this check a second load would cancel the running one.
    if (hasNextPage && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetching, fetchNextPage]);
  const { count } = assets.items;
  useEffect(() => {
    if (count < FEW && !isFetchNextPageError && assets.error === null) nearEnd();
  }, [count, isFetchNextPageError, assets.error, nearEnd]);

  const failure = firstError ?? (count === 0 ? assets.error : null);
  const open = pages === undefined || (hasNextPage && !isFetchNextPageError);
  return {
    query: pages?.[0]?.query ?? query,
    state: count > 0 ? 'found' : open ? 'loading' : 'none',
    outdated: feed.isPlaceholderData,
    problem: failure === null ? null : decideFailure('search', failure).text,
    count: pages !== undefined && hasMore(pages) ? pages.at(-1)!.total : count,
    assets,
    nearEnd,
    retry: firstError === null ? assets.retry : () => void refetch(),
  };
}

/**
 * Whether these hits have another page. Not `hasNextPage`: while another query loads, that is about the other query.
 */
function hasMore(pages: readonly SearchResult[]): boolean {
  const last = pages.at(-1);
  const offset = FIRST_OFFSET + (pages.length - 1) * SEARCH_LIMIT;
  return last !== undefined && nextOffset(last, offset, SEARCH_LIMIT) !== undefined;
}
