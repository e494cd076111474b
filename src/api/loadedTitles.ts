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

/**
 * The title of that id, also an episode within its show; null when no answer holds it. What a row carries of a title has
 * its name and its pictures, not all of what its own address answers.
 */
export function loadedTitle(client: QueryClient, id: string): Asset | null {
  const within = (titles: readonly Asset[]): Asset | null => {
    for (const title of titles) {
      const found = title.id === id ? title : within(title.children);
      if (found !== null) return found;
    }
    return null;
  };
  return within(loadedTitles(client));
}
