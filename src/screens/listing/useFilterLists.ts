/**
 * The option lists of the filters. Each is fetched once: when it is opened, or when the address selects from it and
 * its names are needed. A list that fails reports so in its own place; the others keep working.
 */
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api';
import type { Situation } from '../../api';
import type { ContentLanguages, Tag } from '../../contract';
import type { FilterPanel } from '../../domain/filterPanel';
import type { ListingFilters } from '../../domain/listing';
import { useServices } from '../../shell/services';
import { useFailureOf } from '../../shell/useFailureOf';

/** A list of options with its loading state. */
export interface FilterSource<T> {
  readonly data: T | undefined;
  /** True also during a retry after a failure. */
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The lists of all filters. */
export interface FilterLists {
  readonly genres: FilterSource<readonly Tag[]>;
  readonly moods: FilterSource<readonly Tag[]>;
  readonly languages: FilterSource<ContentLanguages>;
}

/** @param filters the filters of the listing that is shown */
export function useFilterLists(filters: ListingFilters, { open, by }: FilterPanel): FilterLists {
  const { api } = useServices();
  const genres = useQuery({
    ...queries.genres(api),
    enabled: open === 'genre' || filters.genre !== null,
  });
  const moods = useQuery({
    ...queries.moods(api),
    enabled: (open === 'by' && by === 'moods') || filters.moods.length > 0,
  });
  const languages = useQuery({
    ...queries.contentLanguages(api),
    enabled: open === 'by' && by !== 'moods',
  });
  return {
    genres: useSource('genres', genres),
    moods: useSource('moods', moods),
    languages: useSource('contentLanguages', languages),
  };
}

interface Answer<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

function useSource<T>(
  situation: Situation,
  { data, error, isFetching, refetch }: Answer<T>,
): FilterSource<T> {
  const failure = isFetching ? null : error;
  useFailureOf(situation, failure);
  return {
    data,
    loading: data === undefined && isFetching,
    failed: data === undefined && failure !== null,
    retry: () => void refetch(),
  };
}
