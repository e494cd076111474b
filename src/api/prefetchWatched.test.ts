import { expect, it } from 'vitest';
import type { Component } from '../contract';
import { asset, bookmark } from '../domain/testing/assets';
import type { Api } from './api';
import { prefetchWatched } from './prefetchWatched';
import { queryKeys } from './queries';
import { createQueryClient } from './queryClient';

/** Ids asked for when a row of this type has been read. */
function asked(type: string, bookmarks: readonly string[] | null, ended: readonly string[] = []): string[] {
  const ids: string[] = [];
  const client = createQueryClient();
  // A launch has other answers before the bookmarks.
  client.setQueryData(queryKeys.user(), [bookmark(60, false, 'of another list')]);
  if (bookmarks !== null) {
    client.setQueryData(
      queryKeys.bookmarks('ann'),
      bookmarks.map((id) => bookmark(60, ended.includes(id), id)),
    );
  }
  const row = { type, uuid: 'row', body: { assets: [asset({ id: 'known' })] } };
  const api = {
    async asset(id: string) {
      ids.push(id);
      return asset({ id });
    },
  } as unknown as Api;
  prefetchWatched(client, api, row as unknown as Component);
  return ids;
}

it.each([
  ['what only the bookmarks name', 'continue_watching', ['known', 'a', 'b'], ['a', 'b']],
  ['nothing for another row', 'carousel', ['a'], []],
  ['nothing before the bookmarks are there', 'continue_watching', null, []],
  ['nothing when nothing was watched', 'continue_watching', [], []],
])('%s', (_name, type, bookmarks, ids) => {
  expect(asked(type, bookmarks)).toEqual(ids);
});

it('nothing of titles that were watched to their end', () => {
  expect(asked('continue_watching', ['a'], ['a'])).toEqual([]);
});

it('ten at a time, as the row does, not counting those that were watched to their end', () => {
  const bookmarks = Array.from({ length: 14 }, (_, at) => `title-${at}`);
  const ended = ['title-0', 'title-3'];
  expect(asked('continue_watching', bookmarks, ended)).toEqual(
    bookmarks.filter((id) => !ended.includes(id)).slice(0, 10),
  );
});
