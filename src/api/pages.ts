/** Calls for CMS pages and collections. */
import { parseCollection, readPageChunk, routes } from '../contract';
import type { Component } from '../contract';
import type { Activity } from '../domain/activity';
import { CHUNK_SIZE } from '../domain/chunks';
import { timeSliced } from './timeSliced';
import type { Transport } from './transport';

/** How a long answer is read. */
export interface Reading {
  /** Called with each row as soon as it is read. */
  readonly onRow?: (row: Component) => void;
  /** Whether the viewer can go no further without it: the rest is read at once then. */
  readonly isAwaited?: () => boolean;
}

/**
 * Calls for pages and collections. Long answers are parsed in slices, registered in `activity`. Each throws ApiError.
 */
export function pageCalls({ read }: Transport, activity: Activity) {
  return {
    /** Components of a page from `skip` on, 10 at a time. */
    components: (pageUuid: string, skip: number, signal?: AbortSignal, reading: Reading = {}) =>
      read(
        {
          call: 'components',
          path: routes.components(pageUuid),
          query: { skip, limit: CHUNK_SIZE },
          signal,
        },
        (input, report) =>
          timeSliced(readPageChunk(input, report, reading.onRow), activity, reading.isAwaited),
      ),
    collection: (id: string, signal?: AbortSignal) =>
      read({ call: 'collection', path: routes.collection(id), signal }, parseCollection),
  };
}
