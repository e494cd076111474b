/** A listing's address read, and what it lists: its collection, or what a search finds [LIST-01, SEARCH-04]. */
import type { SearchBody } from '../contract';
import { filtersKey, filtersOf, inOrder, writeListing } from './listing';
import type { ListingFilters, ListingQuery, SortOption } from './listing';

/** Ten lines of six: ids are small, and a viewer who scrolls on is never waited for. */
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

/** The same listing with other filters. */
export function withFilters(search: string, filters: ListingFilters): string {
  return writeListing({ ...readListing(search), filters });
}

/** Any filter or order is set. */
function hasFilters({ genre, sort, audios, subtitles, moods, types }: ListingFilters): boolean {
  return genre !== null || sort !== null || [audios, subtitles, moods, types].some((list) => list.length > 0);
}

/**
 * Whether a listing is its collection, or a search by its filters (C19).
 *
 * Unfiltered it is the collection. With any filter or order set it is a search of the whole catalogue by just those: the search
 * knows genres, types, moods, languages and orders, and no collection. A row hands the filters it was made with to the listing
 * it opens; those describe the collection and do not choose from it, so as long as they are the only ones the collection itself is
 * shown, every title of it in its own order. They begin to count when the viewer changes one: the titles of 'Crime after dark'
 * from A to Z are the catalogue's crime films and series from A to Z.
 *
 * @param rowFilters key of the filters of the row that opened the listing; null when none did
 */
export function isSearched(filters: ListingFilters, rowFilters: string | null): boolean {
  return hasFilters(filters) && filtersKey(filters) !== rowFilters;
}

/** The filter fields of `POST /search/search`, only those that are set. */
export function searchFields(filters: ListingFilters): Partial<SearchBody> {
  const { genre, sort, types, audios, subtitles, moods } = filters;
  const order = sort === null ? null : SORTED[sort];
  return {
    ...(genre === null ? {} : { genre }),
    ...(types.length === 0 ? {} : { types: inOrder(types) }),
    ...(audios.length === 0 ? {} : { audios: inOrder(audios) }),
    ...(subtitles.length === 0 ? {} : { subtitles: inOrder(subtitles) }),
    ...(moods.length === 0 ? {} : { moods: inOrder(moods) }),
    ...(order === null ? {} : { sortBy: order.sortBy }),
    ...(order?.sortOrder ? { sortOrder: order.sortOrder } : {}),
  };
}

/** Names of the places above a listing. One that only repeats the listing's own title is left out. */
export function crumbsOf(bcpath: string, title: string): string[] {
  const names = bcpath
    .split('/')
    .map((name) => name.replaceAll('%2F', '/').trim())
    .filter((name) => name !== '');
  return names.at(-1) === title ? names.slice(0, -1) : names;
}
