/**
 * The filter overlay: which list is open, and the draft selection [LIST-03, LIST-10]. Opening copies the applied
 * filters into the draft; only applying keeps it, so closing discards it.
 */
import { NO_FILTERS } from './listing';
import type { ByFilter, ListingFilters, SortOption } from './listing';

/** The lists of the filter overlay. */
export const FILTER_LISTS = ['genre', 'sort', 'by'] as const;
/** A list of the filter overlay. */
export type FilterList = (typeof FILTER_LISTS)[number];

/** State of the filter overlay. */
export interface FilterPanel {
  readonly open: FilterList | null;
  /** The list of the 'by' filter that is shown. */
  readonly by: ByFilter;
  /** The filters that Apply would set. */
  readonly draft: ListingFilters;
}

/** What happens in the filter overlay. */
export type FilterEvent =
  | { readonly type: 'open'; readonly list: FilterList; readonly applied: ListingFilters }
  | { readonly type: 'close' }
  | { readonly type: 'showBy'; readonly by: ByFilter }
  | { readonly type: 'genre'; readonly genre: string | null }
  | { readonly type: 'sort'; readonly sort: SortOption }
  | { readonly type: 'toggle'; readonly by: ByFilter; readonly value: string };

/** The closed overlay. */
export const CLOSED: FilterPanel = { open: null, by: 'audios', draft: NO_FILTERS };

/** The overlay's state after an event. */
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

/**
 * Selected options that are no longer offered come before the offered ones, so that they can be seen and deselected.
 */
export function withChosen(offered: readonly string[], chosen: readonly string[]): string[] {
  return [...chosen.filter((value) => !offered.includes(value)), ...offered];
}
