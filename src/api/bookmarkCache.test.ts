import { expect, it, vi } from 'vitest';
import { defaultPaths } from '../contract';
import { createApi } from './api';
import { invalidateBookmarks, updateBookmarkCache } from './bookmarkCache';
import { queries } from './queries';
import { createQueryClient } from './queryClient';
import { fakeFetch, fakeSession, json } from './testing/fakeService';

const mark = (assetUuid: string, currentSecond: number) => ({ assetUuid, currentSecond, finished: false });

it('[ASSET-27, CONT-10] a saved bookmark is also the show’s, and an older answer that arrives later does not replace it', async () => {
  let answer = (): void => {};
  const { fetch } = fakeFetch(() => new Promise((done) => (answer = () => done(json(mark('e3', 10))))));
  const api = createApi({
    config: { apiUrl: 'https://api.example.com', staticUrl: '', legalUrl: '', paths: defaultPaths },
    version: 'v',
    session: fakeSession(),
    onProblem: () => {},
    fetch,
  });
  const client = createQueryClient();
  const asked = client.fetchQuery(queries.bookmark(api, 'show')).catch(() => 'given up');
  await new Promise((done) => setTimeout(done, 20));
  updateBookmarkCache(client, api, 'p1', mark('e4', 300), 'show');
  answer();
  await asked;
  for (const id of ['show', 'e4'])
    expect(client.getQueryData(queries.bookmark(api, id).queryKey)).toEqual(mark('e4', 300));
});

it('[CONT-02] a saved bookmark is the first of the profile`s list, where that is known, and gives up an older answer of it', async () => {
  const { fetch, sent } = fakeFetch(() => new Promise(() => {}));
  const api = createApi({
    config: { apiUrl: 'https://api.example.com', staticUrl: '', legalUrl: '', paths: defaultPaths },
    version: 'v',
    session: fakeSession(),
    onProblem: () => {},
    fetch,
  });
  const client = createQueryClient();
  const { queryKey } = queries.bookmarks(api, 'p1');
  updateBookmarkCache(client, api, 'p1', mark('a', 3));
  expect(client.getQueryData(queryKey)).toBeUndefined();
  client.setQueryData(queryKey, [mark('b', 5), mark('a', 3)]);
  const ask = (query: { queryKey: readonly unknown[] }): void =>
    void client
      .fetchQuery({ ...query, staleTime: 0 } as Parameters<typeof client.fetchQuery>[0])
      .catch(() => {});
  ask(queries.bookmarks(api, 'p1'));
  ask(queries.like(api, 'a'));
  await vi.waitUntil(() => sent.length === 2);
  updateBookmarkCache(client, api, 'p1', mark('a', 300));
  expect(client.getQueryData(queryKey)).toEqual([mark('a', 300), mark('b', 5)]);
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

it('after a save that failed the list, and nothing else, is to be fetched again', () => {
  const api = {} as Parameters<typeof invalidateBookmarks>[1];
  const client = createQueryClient();
  const [list, like] = [queries.bookmarks(api, 'p1').queryKey, queries.like(api, 'a').queryKey];
  client.setQueryData(list, []);
  client.setQueryData(like, { like: 'LIKE' });
  invalidateBookmarks(client, api, 'p1');
  expect([list, like].map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([
    true,
    false,
  ]);
});
