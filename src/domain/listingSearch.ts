/**
 * Reads a listing's address and decides what it lists: its collection, or the results of a search [LIST-01,
 * SEARCH-04].
 */
import type { SearchBody } from '../contract';
import { filtersOf, inOrder, writeListing } from './listing';
import type { ListingFilters, ListingQuery, SortOption } from './listing';

/** Size of a page of results: ten lines of six. Ids are small, and scrolling should never wait. */
export const LISTING_PAGE = 60;

/** A-Z is name ascending, Z-A descending, Recommended relevance, Release date year descending [LIST-06, LIST-07]. */
const SORTED: Readonly<Record<SortOption, Pick<SearchBody, 'sortBy' | 'sortOrder'>>> = {
  'a-z': { sortBy: 'name', sortOrder: 'asc' },
  'z-a': { sortBy: 'name', sortOrder: 'desc' },
  recommended: { sortBy: 'relevance', sortOrder: null },
  'release-date': { sortBy: 'year', sortOrder: 'desc' },
};

/** Reads the query string of a listing, with or without its '?'. Never throws. */
export function readListing(search: string): ListingQuery {
  const given = new URLSearchParams(search);
  const first = (key: string): string =>
    given
      .getAll(key)
      .map((value) => value.trim())
      .find((value) => value !== '') ?? '';
  const all = (key: string): string[] => given.getAll(key).flatMap((value) => value.split(','));
  return {
    filters: filtersOf({
      genre: first('genre'),
      sort: first('sort'),
      types: all('type'),
      audios: all('audios'),
      subtitles: all('subtitles'),
      moods: all('moods'),
    }),
    pageTitle: first('pageTitle'),
    bcpath: first('bcpath'),
  };
}

/** The query string of the same listing with other filters. */
export function withFilters(search: string, filters: ListingFilters): string {
  return writeListing({ ...readListing(search), filters });
}

/**
 * Whether a listing shows the results of a search in its collection instead of the collection as it is: with any filter or sort
 * order (C19). The address alone decides: opened from a row, by a link or after a reload it is the same list.
 */
export function isSearched({ genre, sort, audios, subtitles, moods, types }: ListingFilters): boolean {
  return genre !== null || sort !== null || [audios, subtitles, moods, types].some((list) => list.length > 0);
}

/** The fields of `POST /search/search` for a collection's listing: its id, and of the filters those that are set. */
export function searchFields(collection: string, filters: ListingFilters): Partial<SearchBody> {
  const { genre, sort, types, audios, subtitles, moods } = filters;
  const order = sort === null ? null : SORTED[sort];
  return {
    collection,
    ...(genre === null ? {} : { genre }),
    ...(types.length === 0 ? {} : { types: inOrder(types) }),
    ...(audios.length === 0 ? {} : { audios: inOrder(audios) }),
    ...(subtitles.length === 0 ? {} : { subtitles: inOrder(subtitles) }),
    ...(moods.length === 0 ? {} : { moods: inOrder(moods) }),
    ...(order === null ? {} : { sortBy: order.sortBy }),
    ...(order?.sortOrder ? { sortOrder: order.sortOrder } : {}),
  };
}

/** Names of the breadcrumbs above a listing. One that repeats the listing's own title is left out. */
export function crumbsOf(bcpath: string, title: string): string[] {
  const names = bcpath
    .split('/')
    .map((name) => name.replaceAll('%2F', '/').trim())
    .filter((name) => name !== '');
  return names.at(-1) === title ? names.slice(0, -1) : names;
}
