/**
 * Rows of a CMS page, loaded chunk by chunk as the focused row comes near the end [PAGE-04, PAGE-05]. A page seen before
 * is rendered from the cache, and only its stale chunks around the focused row are fetched again while they are shown
 * [DATA-10]. The rules are in `pageVisit.ts`; this hook carries them out.
 */
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Component, PageChunk } from '../contract';
import { chainOf, nextSkip, visibleComponents } from '../domain/chunks';
import type { Api } from './api';
import { chunkCache, chunkResults } from './chunkCache';
import { beginVisit, extendVisit, failureOf, nextRequest, pageStatus } from './pageVisit';
import type { PageStatus } from './pageVisit';

/** The rows of a page with their loading state. */
export interface PageFeed extends PageStatus {
  readonly rows: readonly Component[];
  /** True when nothing shown has to be fetched again on this visit. */
  readonly upToDate: boolean;
  /** The same array while its chunks are the same. */
  readonly chunks: readonly PageChunk[];
  /** Call it with the focused row at every move; fetches the next chunk when the row is within 3 of the end. */
  readonly onRowReached: (rowIndex: number) => void;
}

/** How a page is loaded on this visit. */
export interface PageOptions {
  /** True when the continue-watching row is rendered. */
  readonly continueWatching: boolean;
  /** Titles above this age are left out of the rows; null leaves none out. */
  readonly limit: number | null;
  /** The page was opened, not returned to: cached chunks are shown and fetched again even if fresh. */
  readonly refetch: boolean;
}

/** Loads the rows of a page. @param pageId uuid of the page; another one starts again */
export function usePage(
  api: Api,
  pageId: string,
  { continueWatching, limit, refetch }: PageOptions,
): PageFeed {
  const client = useQueryClient();
  const cache = useMemo(() => chunkCache(client, api, pageId), [client, api, pageId]);
  const [previous, setVisit] = useState(() => beginVisit(pageId, cache.kept));
  const visit = previous.pageId === pageId ? previous : beginVisit(pageId, cache.kept);
  if (visit !== previous) setVisit(visit);
  const { skips, requested } = visit;

  const results = useQueries({ queries: skips.map(cache.observed), combine: chunkResults });
  const chunks = useStableArray(chainOf(skips, results));
  const { rows, rowEnds } = useMemo(
    () => visibleComponents(chunks, continueWatching, limit),
    [chunks, continueWatching, limit],
  );

  /** The focused row is the last of those that are there. */
  const isAtEnd = useRef(false);
  const isPending = (skip: number, index: number): boolean => cache.isPending(skip, results[index]!);
  const isRequestPending = (): boolean => skips.some(isPending);

  const requestNext = (activeIndex: number, moved: boolean): void => {
    isAtEnd.current = rows.length > 0 && activeIndex >= rows.length - 1;
    // What was asked for ahead of the visit counts as its own: its failure is this page's.
    for (const skip of skips.filter(isPending)) requested.add(skip);
    if (isRequestPending()) return;
    const isOld = (skip: number): boolean => refetch || cache.isStale(skip);
    const next = nextRequest({ visit, results, chunks, rowEnds, activeIndex, moved, isOld });
    if (next === null) return;
    const ahead = nextSkip(chunks);
    // The next chunk may be on its way before it is observed.
    if (next.kind === 'send' && ahead !== null && cache.isFetching(ahead)) return;
    // Not only once it is observed: on a slow set the render that does so comes hundreds of milliseconds after the key.
    if (next.kind === 'send' || cache.kept(next.skip) === undefined) {
      requested.add(next.skip);
      cache.request(next.skip, () => isAtEnd.current);
    }
    if (next.kind === 'send') return;
    const extend = (): void =>
      setVisit((now) => (now === visit ? extendVisit(visit, chunks.length, next.skip) : now));
    // A key's own task must not render.
    if (moved) startTransition(extend);
    else extend();
  };

  return {
    ...pageStatus(chunks, skips.length, failureOf(visit, results)),
    rows,
    chunks,
    upToDate: !refetch || (chunks.every((_, index) => requested.has(skips[index]!)) && !isRequestPending()),
    onRowReached: useRowReached(pageId, requestNext),
  };
}

/** Calls `requestNext` at every move, and after every render for the focused row. */
function useRowReached(
  pageId: string,
  requestNext: (activeIndex: number, moved: boolean) => void,
): (rowIndex: number) => void {
  // Stored with the page's id: another page starts at its first row.
  const active = useRef({ pageId, row: 0 });
  const latest = useRef(requestNext);
  useLayoutEffect(() => {
    latest.current = requestNext;
  });
  useEffect(() => {
    // After a chunk of only empty components no row was added, so no focus move would fetch the next chunk.
    latest.current(active.current.pageId === pageId ? active.current.row : 0, false);
  });
  return useCallback(
    (row: number): void => {
      active.current = { pageId, row };
      latest.current(row, true);
    },
    [pageId],
  );
}

/** The previous array while its items are the same. */
function useStableArray<T>(next: readonly T[]): readonly T[] {
  const [stable, setStable] = useState(next);
  const same = stable.length === next.length && stable.every((item, index) => item === next[index]);
  if (!same) setStable(next);
  return same ? stable : next;
}
