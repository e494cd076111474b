/** Titles that are in the query cache anyway. */
import type { QueryClient } from '@tanstack/react-query';
import type { Asset, PageChunk } from '../contract';
import { queryKeys } from './queries';

/** Those of title pages and search results, and those in the rows of pages; a title may be there several times. */
export function loadedTitles(client: QueryClient): readonly Asset[] {
  const alone = client.getQueriesData<Asset>({ queryKey: queryKeys.assets() });
  const chunks = client.getQueriesData<PageChunk>({ queryKey: queryKeys.pages() });
  return [
    ...alone.flatMap(([, title]) => title ?? []),
    ...chunks.flatMap(([, chunk]) => chunk?.components.data.flatMap(({ body }) => body.assets) ?? []),
  ];
}
