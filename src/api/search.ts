/** Calls for search and for the option lists of its filters. */
import { parseContentLanguages, parseSearchResult, parseTags, routes } from '../contract';
import type { SearchBody } from '../contract';
import type { Transport } from './transport';

/** A search request with only the fields it needs. */
export type SearchRequest = Pick<SearchBody, 'limit' | 'offset'> & Partial<SearchBody>;

/**
 * A search independent of the page of results: typed text, or a listing's filters. Equal criteria share a cache
 * entry.
 */
export type SearchCriteria = Omit<SearchRequest, 'offset'>;

/** Calls for search and its option lists: each resolves to the parsed answer or throws ApiError. */
export function searchCalls({ read }: Transport) {
  return {
    search: (body: SearchRequest, signal?: AbortSignal) =>
      read({ call: 'search', method: 'post', path: routes.search, body, signal }, parseSearchResult),
    genres: (signal?: AbortSignal) => read({ call: 'genres', path: routes.genre, signal }, parseTags),
    moods: (signal?: AbortSignal) => read({ call: 'moods', path: routes.mood, signal }, parseTags),
    contentLanguages: (signal?: AbortSignal) =>
      read({ call: 'contentLanguages', path: routes.contentLanguages, signal }, parseContentLanguages),
  };
}
