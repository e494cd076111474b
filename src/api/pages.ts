/** Calls for CMS pages and collections. */
import { parseCollection, readPageChunk, routes } from '../contract';
import type { Component } from '../contract';
import type { Activity } from '../domain/activity';
import { CHUNK_SIZE } from '../domain/chunks';
import { timeSliced } from './timeSliced';
import type { Transport } from './transport';

/**
 * Calls for pages and collections. Long answers are parsed in slices, registered in `activity`. Each throws ApiError.
 */
export function pageCalls({ read }: Transport, activity: Activity) {
  return {
    /** Components of a page from `skip` on, 10 at a time. @param onRow called with each as soon as it is read */
    components: (pageUuid: string, skip: number, signal?: AbortSignal, onRow?: (row: Component) => void) =>
      read(
        {
          call: 'components',
          path: routes.components(pageUuid),
          query: { skip, limit: CHUNK_SIZE },
          signal,
        },
        (input, report) => timeSliced(readPageChunk(input, report, onRow), activity),
      ),
    collection: (id: string, signal?: AbortSignal) =>
      read({ call: 'collection', path: routes.collection(id), signal }, parseCollection),
  };
}
