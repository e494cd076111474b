/**
 * A listing's filters and its address [ROUTE-16, LIST-06..09].
 *
 * The query string is the only place that holds the filters: the screen reads them from it, Apply writes it, a reload
 * restores them. Reading accepts anything: unknown keys are ignored, and values that only the service can know (a
 * genre, a mood, a language) are kept and sent, so that the list shown is always the one in the address.
 */
import type { ComponentFilters } from '../contract';
import { listPath } from './paths';

/** The sort orders a viewer can select, in the order they are offered. */
export const SORT_OPTIONS = ['recommended', 'a-z', 'z-a', 'release-date'] as const;
/** A sort order that a viewer can select. */
export type SortOption = (typeof SORT_OPTIONS)[number];

/** The filters that allow several selections. */
export const BY_FILTERS = ['audios', 'subtitles', 'moods'] as const;
/** A filter that allows several selections. */
export type ByFilter = (typeof BY_FILTERS)[number];

/** The filters of a listing; lists of ids are empty when nothing is selected. */
export interface ListingFilters extends Readonly<Record<ByFilter, readonly string[]>> {
  /** Null for all genres. */
  readonly genre: string | null;
  /** Null for the collection's own order. */
  readonly sort: SortOption | null;
  /** Upper case. Not selectable by the viewer: a row passes them on. */
  readonly types: readonly string[];
}

/** The content of a listing's query string. */
export interface ListingQuery {
  readonly filters: ListingFilters;
  /** Heading; '' uses the collection's title. */
  readonly pageTitle: string;
  /**
   * Breadcrumbs above the listing, outermost first, separated by '/': 'Movies/Drama'. A '/' within a name is '%2F'.
   */
  readonly bcpath: string;
}

/** No filter and no sort order. */
export const NO_FILTERS: ListingFilters = {
  genre: null,
  sort: null,
  types: [],
  audios: [],
  subtitles: [],
  moods: [],
};

/** Other names of the sort orders, in rows and older addresses. */
const SORT_WORDS: Readonly<Record<string, SortOption>> = {
  name: 'a-z',
  relevance: 'recommended',
  year: 'release-date',
};

/**
 * The query string of a listing with its '?'; '' without parameters. Equal filters give equal strings: keys have a
 * fixed order, lists are sorted.
 */
export function writeListing({ filters, pageTitle, bcpath }: ListingQuery): string {
  const { genre, sort, types, audios, subtitles, moods } = filters;
  const said = new URLSearchParams();
  const say = (key: string, value: string): void => {
    if (value !== '') said.set(key, value);
  };
  say('type', inOrder(types).join(','));
  say('sort', sort ?? '');
  say('genre', genre ?? '');
  say('audios', inOrder(audios).join(','));
  say('subtitles', inOrder(subtitles).join(','));
  say('moods', inOrder(moods).join(','));
  say('pageTitle', pageTitle);
  say('bcpath', bcpath);
  const query = said.toString().replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
}

/** The filters as one comparable string. */
export function filtersKey(filters: ListingFilters): string {
  return writeListing({ filters, pageTitle: '', bcpath: '' });
}

/** Sorted copy: lists are compared and sent in one order. */
export const inOrder = (words: readonly string[]): string[] => [...words].sort();

/** Filters from an untrusted source: an address, or a row of a page. */
export function filtersOf(
  given: Partial<Record<keyof ListingFilters, string | readonly string[] | null>>,
): ListingFilters {
  const one = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
  const many = (value: unknown, normalise: (word: string) => string): string[] => [
    ...new Set((Array.isArray(value) ? value : []).map(normalise).filter((word) => word !== '')),
  ];
  return {
    genre: one(given.genre) || null,
    sort: sortOf(one(given.sort)),
    types: many(given.types, (word) => word.trim().toUpperCase()),
    audios: many(given.audios, languageCode),
    subtitles: many(given.subtitles, languageCode),
    moods: many(given.moods, (word) => word.trim()),
  };
}

function sortOf(word: string): SortOption | null {
  const name = word.toLowerCase().replaceAll(/[\s_]+/g, '-');
  return SORT_OPTIONS.find((option) => option === name) ?? SORT_WORDS[name] ?? null;
}

/** ' EN ' and 'en-GB' become 'en' [LIST-09]. Anything that is not a language code stays, in lower case. */
export function languageCode(word: string): string {
  const code = word.trim().toLowerCase();
  return /^[a-z]{2}(?=[-_])/.exec(code)?.[0] ?? code;
}

/** The address of the listing that a row's 'See all' opens: its collection with the row's filters, title and page. */
export function seeAllPath(
  row: { readonly collectionId: string; readonly title: string; readonly filters: ComponentFilters | null },
  pageTitle: string,
): string {
  const filters = filtersOf(row.filters ?? {});
  const query = writeListing({ filters, pageTitle: row.title, bcpath: pageTitle.replaceAll('/', '%2F') });
  return listPath(row.collectionId) + query;
}
