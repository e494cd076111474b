/** What a listing's filters find, a page of ids at a time, from offset 0 on. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { routes } from '../contract';
import { filtersKey } from '../domain/listing';
import type { ListingFilters } from '../domain/listing';
import { LISTING_PAGE, nextOffset, searchFields } from '../domain/listingSearch';
import type { Api } from './api';

/** @param filters equal ones share their answers */
export function listingQuery(api: Api, filters: ListingFilters) {
  return infiniteQueryOptions({
    queryKey: [routes.search, filtersKey(filters)],
    queryFn: ({ pageParam, signal }) =>
      api.search({ limit: LISTING_PAGE, offset: pageParam, ...searchFields(filters) }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => nextOffset(last, offset),
  });
}
