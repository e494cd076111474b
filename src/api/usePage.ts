/**
 * Rows of a CMS page, loaded chunk by chunk as the focused row comes near the end [PAGE-04, PAGE-05]. Every chunk is
 * a query of its own: a page seen before is rendered from the cache, and only its stale chunks around the focused row
 * are fetched again while they are shown [DATA-10]. Why this is not an infinite query:
 * docs/decisions/page-chunks-and-likes.md.
 */
import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, QueryKey, UseQueryResult } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Component, PageChunk } from '../contract';
import { chainOf, nextSkip, skipToAsk, visibleComponents } from '../domain/chunks';
import type { Api } from './api';
import { queries } from './queries';
import { FRESH_MS } from './queryClient';

export interface PageFeed {
  readonly rows: readonly Component[];
  readonly title: string;
  /** True until a first chunk has been received or has failed. */
  readonly pending: boolean;
  /** True once every component of the page has been received. */
  readonly complete: boolean;
  /** True when nothing shown has to be fetched again on this visit. */
  readonly upToDate: boolean;
  /** Failure of the first chunk, for the situation 'components'. */
  readonly error: Error | null;
  /** Failure of a later chunk or of a refetch, for 'moreComponents': the rows stay. */
  readonly moreError: Error | null;
  /** The same array while its chunks are the same. */
  readonly chunks: readonly PageChunk[];
  /** Call it with the focused row at every move; fetches the next chunk when the row is within 3 of the end. */
  readonly onRowReached: (rowIndex: number) => void;
}

export interface PageOptions {
  /** True when the continue-watching row is rendered. */
  readonly continueWatching: boolean;
  /** The page was opened, not returned to: cached chunks are shown and fetched again even if fresh. */
  readonly refetch: boolean;
}

/** The requests of one visit: `skips` are the observed chunks by where they start, `requested` those requested on this visit. */
interface ChunkRequests {
  readonly pageId: string;
  readonly skips: readonly number[];
  readonly requested: Set<number>;
}

export function usePage(api: Api, pageId: string, { continueWatching, refetch }: PageOptions): PageFeed {
  const client = useQueryClient();
  const [previous, setRequests] = useState(() => initialRequests(client, api, pageId));
  const [requests] = previous.pageId === pageId ? [previous] : [initialRequests(client, api, pageId)];
  if (requests !== previous) setRequests(requests);
  const { skips, requested } = requests;

  // Observed only (`enabled: false`): requests are sent by `requestNext`, one chunk at a time.
  const results = useQueries({
    queries: skips.map((skip) => ({ ...queries.components(api, pageId, skip), enabled: false })),
    combine: chunkResults,
  });
  const chunks = useStableArray(chainOf(skips, results));
  const { rows, rowEnds } = useMemo(
    () => visibleComponents(chunks, continueWatching),
    [chunks, continueWatching],
  );
  // A failure of an earlier visit is still in the cache and does not count.
  const failed = (index: number): Error | null =>
    requested.has(skips[index]!) ? results[index]!.error : null;
  const error = results.map((_, index) => failed(index)).find((one) => one !== null) ?? null;

  const isRequestPending = (): boolean =>
    skips.some((one, index) =>
      isPending(client, queries.components(api, pageId, one).queryKey, results[index]!),
    );

  const requestNext = (activeIndex: number, moved: boolean): void => {
    if (isRequestPending()) return;
    const isOld = (skip: number): boolean =>
      !requested.has(skip) && (refetch || isStale(client, api, pageId, skip));
    const skip = skipToAsk({
      chunks,
      rowEnds,
      activeIndex,
      isOld: (index) => isOld(skips[index]!),
      nextFailed: !moved && skips.length > chunks.length && failed(chunks.length) !== null,
    });
    if (skip === null) return;
    if (skip === nextSkip(chunks) && skips[chunks.length] !== skip) {
      const extend = (): void =>
        setRequests((now) => (now === requests ? withNextChunk(requests, chunks.length, skip) : now));
      // A key's own task must not render.
      if (moved) startTransition(extend);
      else extend();
      return;
    }
    requested.add(skip);
    // Never rejects: the error is read from the query's state.
    void client.prefetchQuery({ ...queries.components(api, pageId, skip), staleTime: 0 });
  };

  // Stored with the page's id: another page starts at its first row.
  const active = useRef({ pageId, row: 0 });
  const latest = useRef(requestNext);
  useLayoutEffect(() => {
    latest.current = requestNext;
  });
  const onRowReached = useCallback(
    (row: number): void => {
      active.current = { pageId, row };
      latest.current(row, true);
    },
    [pageId],
  );
  useEffect(() => {
    // After a chunk of only empty components no row was added, so no focus move would fetch the next chunk.
    latest.current(active.current.pageId === pageId ? active.current.row : 0, false);
  });

  const empty = chunks.length === 0;
  return {
    rows,
    chunks,
    title: chunks[0]?.title ?? '',
    pending: empty && error === null,
    complete: !empty && nextSkip(chunks) === null,
    upToDate: !refetch || (chunks.every((_, index) => requested.has(skips[index]!)) && !isRequestPending()),
    error: empty ? error : null,
    moreError: empty ? null : error,
    onRowReached,
  };
}

/** Observes the chunks that are in the cache, at least the first one. */
function initialRequests(client: QueryClient, api: Api, pageId: string): ChunkRequests {
  const chunks: PageChunk[] = [];
  const skips: number[] = [];
  for (let skip = nextSkip([]); skip !== null; skip = nextSkip(chunks)) {
    const chunk = client.getQueryData(queries.components(api, pageId, skip).queryKey);
    if (chunk === undefined && skips.length > 0) break;
    skips.push(skip);
    if (chunk === undefined) break;
    chunks.push(chunk);
  }
  return { pageId, skips, requested: new Set() };
}

/** @param count number of chunks that are kept @param skip where the chunk after them starts */
function withNextChunk(
  { pageId, skips, requested }: ChunkRequests,
  count: number,
  skip: number,
): ChunkRequests {
  requested.delete(skip);
  return { pageId, skips: [...skips.slice(0, count), skip], requested };
}

function isStale(client: QueryClient, api: Api, pageId: string, skip: number): boolean {
  const state = client.getQueryState(queries.components(api, pageId, skip).queryKey);
  return state !== undefined && Date.now() - state.dataUpdatedAt > FRESH_MS;
}

interface ChunkResult {
  readonly data: PageChunk | undefined;
  readonly error: Error | null;
  /** Times of the last data and the last error, ms since 1970. */
  readonly updatedAt: readonly [number, number];
}

/** A stable function: `useQueries` then returns the same array while no result changes. */
const chunkResults = (results: UseQueryResult<PageChunk>[]): ChunkResult[] =>
  results.map(({ data, error, dataUpdatedAt, errorUpdatedAt }) => ({
    data,
    error,
    updatedAt: [dataUpdatedAt, errorUpdatedAt],
  }));

/** Whether the chunk is being fetched, or its answer is in the cache and not rendered yet. */
function isPending(client: QueryClient, queryKey: QueryKey, { updatedAt }: ChunkResult): boolean {
  const state = client.getQueryState(queryKey);
  if (state === undefined) return false;
  return (
    state.fetchStatus !== 'idle' ||
    state.dataUpdatedAt !== updatedAt[0] ||
    state.errorUpdatedAt !== updatedAt[1]
  );
}

/** The previous array while its items are the same. */
function useStableArray<T>(next: readonly T[]): readonly T[] {
  const [stable, setStable] = useState(next);
  const same = stable.length === next.length && stable.every((item, index) => item === next[index]);
  if (!same) setStable(next);
  return same ? stable : next;
}
