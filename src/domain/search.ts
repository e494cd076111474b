/** Search: what is asked of what was typed, how its pages follow each other, and what a viewer searched for before. */
import type { SearchResult } from '../contract';

/** Between the last key and the call [SEARCH-03]. */
export const SEARCH_DEBOUNCE_MS = 500;
/** Of the first page [SEARCH-05]. */
export const FIRST_OFFSET = 0;
/** Hits of a page: lines enough for the screen and what is mounted below it. */
export const SEARCH_LIMIT = 24;
/** Searches that can be picked again. */
const MOST_RECENT = 7;

/** What is asked for: spaces around it say nothing. */
export function queryOf(typed: string): string {
  return typed.trim();
}

/**
 * The offset of the page behind one: the limit is added until the total is reached. A page without hits is the last one
 * too, whatever total it names.
 */
export function nextOffset(page: SearchResult, offset: number, limit: number): number | undefined {
  const next = offset + limit;
  return page.hits.length > 0 && next < page.total ? next : undefined;
}

/** The newest first; a query in other letters' case is the same one. */
export function withRecent(recent: readonly string[], query: string): readonly string[] {
  if (query === '') return recent;
  const same = (other: string): boolean => other.toLowerCase() === query.toLowerCase();
  return [query, ...recent.filter((other) => !same(other))].slice(0, MOST_RECENT);
}
