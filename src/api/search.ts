/** Search and the lists its filters are chosen from. */
import { parseContentLanguages, parseSearchResult, parseTags, routes } from '../contract';
import type { SearchBody } from '../contract';
import type { Transport } from './transport';

/** A search with only the fields that matter to it. */
export type SearchRequest = Pick<SearchBody, 'limit' | 'offset'> & Partial<SearchBody>;

/** A search whatever page of it: what was typed, or what a listing's filters ask for. Equal ones share their answers. */
export type SearchCriteria = Omit<SearchRequest, 'offset'>;

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
