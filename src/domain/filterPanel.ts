/**
 * The filters overlay: which list is open, and what is chosen in it so far [LIST-03, LIST-10]. Opening takes a
 * copy of what is applied; only applying lets go of it, so closing discards.
 */
import { NO_FILTERS } from './listing';
import type { ByFilter, ListingFilters, SortOption } from './listing';

export const FILTER_LISTS = ['genre', 'sort', 'by'] as const;
export type FilterList = (typeof FILTER_LISTS)[number];

export interface FilterPanel {
  readonly open: FilterList | null;
  /** The list of 'by' that is shown. */
  readonly by: ByFilter;
  /** What would be applied now. */
  readonly draft: ListingFilters;
}

export type FilterEvent =
  | { readonly type: 'open'; readonly list: FilterList; readonly applied: ListingFilters }
  | { readonly type: 'close' }
  | { readonly type: 'showBy'; readonly by: ByFilter }
  | { readonly type: 'genre'; readonly genre: string | null }
  | { readonly type: 'sort'; readonly sort: SortOption }
  | { readonly type: 'toggle'; readonly by: ByFilter; readonly value: string };

export const CLOSED: FilterPanel = { open: null, by: 'audios', draft: NO_FILTERS };

/** The overlay after something happened in it. */
export function filterPanel(panel: FilterPanel, event: FilterEvent): FilterPanel {
  switch (event.type) {
    case 'open':
      return { open: event.list, by: 'audios', draft: event.applied };
    case 'close':
      return { ...panel, open: null };
    case 'showBy':
      return { ...panel, by: event.by };
    case 'genre':
      return { ...panel, draft: { ...panel.draft, genre: event.genre } };
    case 'sort':
      return { ...panel, draft: { ...panel.draft, sort: event.sort } };
    case 'toggle': {
      const chosen = panel.draft[event.by];
      const next = chosen.includes(event.value)
        ? chosen.filter((value) => value !== event.value)
        : [...chosen, event.value];
      return { ...panel, draft: { ...panel.draft, [event.by]: next } };
    }
  }
}

/** What is chosen and not offered stands before what is: it can be seen, and taken away. */
export function withChosen(offered: readonly string[], chosen: readonly string[]): string[] {
  return [...chosen.filter((value) => !offered.includes(value)), ...offered];
}
