/**
 * A listing's address and what it lists [B§2 "/list/:id", B§5, B§7].
 *
 * The query string is the one place where filters live: the screen reads them from it, applying writes it, a reload brings the
 * same. Reading takes anything: what it does not know is left out, and a value only the service could know (a genre, a mood,
 * a language) stays and is asked for, so that nobody is shown another list than the address says.
 */
import type { ComponentFilters, SearchBody, SearchResult } from '../contract';

/** Ten lines of six: ids are small, and a viewer who scrolls on is never waited for. */
export const LISTING_PAGE = 60;

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

/** A-Z is name ascending, Z-A descending, Recommended relevance, Release date year descending [B§5]. */
const SORTED: Readonly<Record<SortOption, Pick<SearchBody, 'sortBy' | 'sortOrder'>>> = {
  'a-z': { sortBy: 'name', sortOrder: 'asc' },
  'z-a': { sortBy: 'name', sortOrder: 'desc' },
  recommended: { sortBy: 'relevance', sortOrder: null },
  'release-date': { sortBy: 'year', sortOrder: 'desc' },
};

/** What rows and older addresses may call an order. */
const SORT_WORDS: Readonly<Record<string, SortOption>> = {
  name: 'a-z',
  relevance: 'recommended',
  year: 'release-date',
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

/** The same listing with other filters. */
export function withFilters(search: string, filters: ListingFilters): string {
  return writeListing({ ...readListing(search), filters });
}

/** The filters alone, as one comparable word. */
export function filtersKey(filters: ListingFilters): string {
  return writeListing({ filters, pageTitle: '', bcpath: '' });
}

const inOrder = (words: readonly string[]): string[] => [...words].sort();

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

/** ' EN ' and 'en-GB' are 'en' [B§5: normalised]. What is no code stays as it is, in lower case. */
function languageCode(word: string): string {
  const code = word.trim().toLowerCase();
  return /^[a-z]{2}(?=[-_])/.exec(code)?.[0] ?? code;
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

/** Where the next page of a search begins; null after the last. A page without hits is the last, whatever the total says. */
export function nextOffset(
  { hits, total }: Pick<SearchResult, 'hits' | 'total'>,
  offset: number,
): number | null {
  const next = offset + LISTING_PAGE;
  return hits.length > 0 && next < total ? next : null;
}

/** Names of the places above a listing. One that only repeats the listing's own title is left out. */
export function crumbsOf(bcpath: string, title: string): string[] {
  const names = bcpath
    .split('/')
    .map((name) => name.replaceAll('%2F', '/').trim())
    .filter((name) => name !== '');
  return names.at(-1) === title ? names.slice(0, -1) : names;
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
    path: `/list/${encodeURIComponent(row.collectionId)}${query}`,
    rowFilters: filtersKey(filters),
  };
}
