/** Search: the query of a typed text, the paging of results, and recent searches. */
import type { SearchResult } from '../contract';

/** Delay between the last key and the call, ms [SEARCH-03]. */
export const SEARCH_DEBOUNCE_MS = 500;
/** Offset of the first page [SEARCH-05]. */
export const FIRST_OFFSET = 0;
/** Results per page: enough lines for the screen and those mounted below it. */
export const SEARCH_LIMIT = 24;
/** Maximum number of recent searches. */
const MOST_RECENT = 7;

/** The query of a typed text, without surrounding spaces. */
export function queryOf(typed: string): string {
  return typed.trim();
}

/**
 * The offset of the next page: the limit is added until the total is reached. A page without results is the last one,
 * whatever total it reports.
 */
export function nextOffset(page: SearchResult, offset: number, limit: number): number | undefined {
  const next = offset + limit;
  return page.hits.length > 0 && next < page.total ? next : undefined;
}

/** Recent searches with this one first; queries that differ only in case are the same. */
export function withRecent(recent: readonly string[], query: string): readonly string[] {
  if (query === '') return recent;
  const same = (other: string): boolean => other.toLowerCase() === query.toLowerCase();
  return [query, ...recent.filter((other) => !same(other))].slice(0, MOST_RECENT);
}
