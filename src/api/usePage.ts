/** A page as its screen needs it: the rows so far, and a way to say where the viewer is so that the next chunk loads in time. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Component, PageChunk } from '../contract';
import { needsNextChunk, visibleComponents } from '../domain/chunks';
import type { Api } from './api';
import { queries } from './queries';

export interface PageFeed {
  readonly rows: readonly Component[];
  readonly title: string;
  /** Nothing has come yet and nothing has failed. */
  readonly pending: boolean;
  /** Every component of the page has been received. */
  readonly complete: boolean;
  /** Failure of the first chunk, for the situation 'components'. */
  readonly error: Error | null;
  /** Failure of a later chunk, for 'moreComponents': the rows stay. */
  readonly moreError: Error | null;
  readonly chunks: readonly PageChunk[];
  /** Loads the next chunk when the row is within 3 of the end. Cheap: to be called at every move between rows. */
  readonly reached: (rowIndex: number) => void;
  readonly retry: () => void;
}

const NO_CHUNKS: readonly PageChunk[] = [];

/** @param continueWatching whether the continue-watching row has titles */
export function usePage(api: Api, pageId: string, continueWatching: boolean): PageFeed {
  const query = useInfiniteQuery(queries.components(api, pageId));
  const { fetchNextPage, hasNextPage, isFetching, isFetchNextPageError, refetch } = query;
  // With its page: a new page begins at its first row.
  const active = useRef({ pageId, row: 0 });
  const chunks = query.data?.pages ?? NO_CHUNKS;
  const rows = useMemo(() => visibleComponents(chunks, continueWatching), [chunks, continueWatching]);
  const reached = useCallback(
    (activeIndex: number): void => {
      active.current = { pageId, row: activeIndex };
      const state = { activeIndex, loaded: rows.length, complete: !hasNextPage, loading: isFetching };
      // cancelRefetch would let a second load begin while one runs.
      if (needsNextChunk(state)) void fetchNextPage({ cancelRefetch: false });
    },
    [fetchNextPage, hasNextPage, isFetching, pageId, rows.length],
  );
  useEffect(() => {
    // A chunk whose components were all empty brings no row nearer: go on from where the viewer is. After a failure
    // only the viewer's next move asks again.
    const row = active.current.pageId === pageId ? active.current.row : 0;
    if (chunks.length > 0 && !isFetchNextPageError) reached(row);
  }, [chunks.length, isFetchNextPageError, pageId, reached]);
  return {
    rows,
    chunks,
    title: chunks[0]?.title ?? '',
    pending: query.isPending,
    complete: chunks.length > 0 && !hasNextPage,
    error: chunks.length === 0 ? query.error : null,
    moreError: chunks.length > 0 ? query.error : null,
    reached,
    retry: () => void refetch(),
  };
}
