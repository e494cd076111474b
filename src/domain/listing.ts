/**
 * A listing's filters and its address [ROUTE-16, LIST-06..09].
 *
 * The query string is the one place where filters live: the screen reads them from it, applying writes it, a reload brings the
 * same. Reading takes anything: what it does not know is left out, and a value only the service could know (a genre, a mood,
 * a language) stays and is asked for, so that nobody is shown another list than the address says.
 */
import type { ComponentFilters } from '../contract';
import { listPath } from './paths';

/** The orders a viewer can choose, in the order they are offered. */
export const SORT_OPTIONS = ['recommended', 'a-z', 'z-a', 'release-date'] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];

/** The three filters of which many can be chosen. */
export const BY_FILTERS = ['audios', 'subtitles', 'moods'] as const;
export type ByFilter = (typeof BY_FILTERS)[number];

export interface ListingFilters extends Readonly<Record<ByFilter, readonly string[]>> {
  /** Null: all genres. */
  readonly genre: string | null;
  /** Null: the collection's own order. */
  readonly sort: SortOption | null;
  /** Upper case. Not for the viewer to choose: a row hands them on. */
  readonly types: readonly string[];
}

export interface ListingQuery {
  readonly filters: ListingFilters;
  /** Heading; '' takes the collection's title. */
  readonly pageTitle: string;
  /** Places above the listing, the outermost first, parted by '/': 'Movies/Drama'. A '/' inside a name is '%2F'. */
  readonly bcpath: string;
}

export const NO_FILTERS: ListingFilters = {
  genre: null,
  sort: null,
  types: [],
  audios: [],
  subtitles: [],
  moods: [],
};

/** What rows and older addresses may call an order. */
const SORT_WORDS: Readonly<Record<string, SortOption>> = {
  name: 'a-z',
  relevance: 'recommended',
  year: 'release-date',
};

/**
 * The query string of a listing, with its '?'; '' when there is nothing to say. Equal filters make equal strings: keys have
 * their order, lists are sorted.
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

/** The filters alone, as one comparable word. */
export function filtersKey(filters: ListingFilters): string {
  return writeListing({ filters, pageTitle: '', bcpath: '' });
}

/** Lists are compared and sent in one order. */
export const inOrder = (words: readonly string[]): string[] => [...words].sort();

/** Filters from whoever wrote them: an address, or a row of a page. */
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

/** ' EN ' and 'en-GB' are 'en' [LIST-09]. What is no code stays as it is, in lower case. */
function languageCode(word: string): string {
  const code = word.trim().toLowerCase();
  return /^[a-z]{2}(?=[-_])/.exec(code)?.[0] ?? code;
}

/** A listing to open: its path, and the state that says which filters only describe it. */
export interface ListingLink {
  readonly path: string;
  readonly rowFilters: string;
}

/** Where a row's 'See all' leads: its collection, with the row's filters, its title and the page it stands on. */
export function seeAllLink(
  row: { readonly collectionId: string; readonly title: string; readonly filters: ComponentFilters | null },
  pageTitle: string,
): ListingLink {
  const filters = filtersOf(row.filters ?? {});
  const query = writeListing({ filters, pageTitle: row.title, bcpath: pageTitle.replaceAll('/', '%2F') });
  return {
    path: listPath(row.collectionId) + query,
    rowFilters: filtersKey(filters),
  };
}
