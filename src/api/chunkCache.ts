/** The chunks of one page in the query cache. Every chunk is a query of its own: docs/decisions/page-chunks-and-likes.md. */
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import type { PageChunk } from '../contract';
import type { Api } from './api';
import type { Reading } from './pages';
import type { ChunkResult } from './pageVisit';
import { prefetchWatched } from './prefetchWatched';
import { queries } from './queries';
import { FRESH_MS } from './queryClient';

/** Reads and requests the chunks of one page in the query cache. */
export function chunkCache(client: QueryClient, api: Api, pageId: string) {
  const query = (skip: number) => queries.components(api, pageId, skip);
  const stateOf = (skip: number) => client.getQueryState(query(skip).queryKey);
  return {
    /** Options for `useQueries` that fetch nothing, because `request` sends one request at a time. */
    observed: (skip: number) => ({ ...query(skip), enabled: false }),
    kept: (skip: number): PageChunk | undefined => client.getQueryData(query(skip).queryKey),
    isStale(skip: number): boolean {
      const state = stateOf(skip);
      return state !== undefined && Date.now() - state.dataUpdatedAt > FRESH_MS;
    },
    isFetching: (skip: number): boolean => (stateOf(skip)?.fetchStatus ?? 'idle') !== 'idle',
    /** Whether the chunk is being fetched, or its answer is in the cache and not rendered yet. */
    isPending(skip: number, { updatedAt }: ChunkResult): boolean {
      const state = stateOf(skip);
      if (state === undefined) return false;
      return (
        state.fetchStatus !== 'idle' ||
        state.dataUpdatedAt !== updatedAt[0] ||
        state.errorUpdatedAt !== updatedAt[1]
      );
    },
    /** Never rejects: the error is read from the query's state. */
    request: (skip: number, isAwaited?: Reading['isAwaited']): void =>
      void client.prefetchQuery({
        ...query(skip),
        queryFn: ({ signal }) =>
          api.components(pageId, skip, signal, {
            onRow: (row) => prefetchWatched(client, api, row),
            ...(isAwaited && { isAwaited }),
          }),
        staleTime: 0,
      }),
  };
}

/** A stable function: `useQueries` then returns the same array while no result changes. */
export const chunkResults = (results: UseQueryResult<PageChunk>[]): ChunkResult[] =>
  results.map(({ data, error, dataUpdatedAt, errorUpdatedAt }) => ({
    data,
    error,
    updatedAt: [dataUpdatedAt, errorUpdatedAt],
  }));
