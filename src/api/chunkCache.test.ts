import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultPaths } from '../contract';
import { bookmark } from '../domain/testing/assets';
import { createApi } from './api';
import type { Api } from './api';
import { chunkCache, chunkResults } from './chunkCache';
import { loadedTitle, loadedTitles } from './loadedTitles';
import { queries } from './queries';
import { createQueryClient, FRESH_MS } from './queryClient';
import { fakeFetch, fakeSession, json } from './testing/fakeService';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function setUp() {
  const state = { status: 200 };
  const data = [{ type: 'carousel', uuid: 'c', body: { assets: [{ id: 'a' }, { id: 'b' }] } }];
  const { fetch, sent } = fakeFetch(({ url }) =>
    url.pathname.startsWith('/asset')
      ? json({ id: 'x' })
      : json({ uuid: 'p', components: { data } }, state.status),
  );
  const config = { apiUrl: 'https://tv.example', staticUrl: '', legalUrl: '', paths: defaultPaths };
  const api = createApi({ config, version: 'v', session: fakeSession(), onProblem: () => {}, fetch });
  const client = createQueryClient();
  return { api, cache: chunkCache(client, api, 'p'), client, data, sent, state };
}

const NEVER = { data: undefined, error: null, updatedAt: [0, 0] } as const;

describe('the chunks of a page in the cache', () => {
  it('are observed without being fetched, and kept once they were requested', async () => {
    const { cache, client, sent } = setUp();
    expect(cache.observed(10)).toMatchObject({ queryKey: ['/page', 'p', 10], enabled: false });
    expect([cache.kept(10), sent.length]).toEqual([undefined, 0]);
    cache.request(10);
    await vi.waitUntil(() => cache.kept(10) !== undefined);
    expect(cache.kept(10)).toBe(client.getQueryData(['/page', 'p', 10]));
    // A request is one, however young the answer is.
    cache.request(10);
    await vi.waitUntil(() => sent.length === 2);
  });

  it('[DATA-10] are stale after five minutes; what was never there is not', async () => {
    const { cache, client } = setUp();
    expect(cache.isStale(0)).toBe(false);
    cache.request(0);
    await vi.waitUntil(() => cache.kept(0) !== undefined);
    const at = client.getQueryState(cache.observed(0).queryKey)!.dataUpdatedAt;
    vi.useFakeTimers({ toFake: ['Date'], now: at + FRESH_MS });
    expect(cache.isStale(0)).toBe(false);
    vi.setSystemTime(at + FRESH_MS + 1);
    expect(cache.isStale(0)).toBe(true);
  });

  it('what was watched is asked for while the rest of the page is read', async () => {
    const { cache, client, data, sent } = setUp();
    client.setQueryData(queries.bookmarks({} as Api, 'ann').queryKey, [bookmark(60, false, 'watched')]);
    const titles = Array.from({ length: 50 }, (_, at) => ({ id: `title-${at}` }));
    data.push({ type: 'carousel', uuid: 'long', body: { assets: titles } });
    data.push({ type: 'continue_watching', uuid: 'w', body: { assets: [] } });
    // Each title takes a slice of its own.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    cache.request(0);
    await vi.waitUntil(() => sent.length === 2, { interval: 0 });
    expect(cache.kept(0), 'not read to its end').toBeUndefined();
    expect(sent[1]!.url.pathname).toBe('/asset/v2/watched');
    await vi.waitUntil(() => cache.kept(0) !== undefined);
  });

  it.each([
    ['in slices', false],
    ['at once when the viewer waits for them', true],
  ])('are read %s', async (_, isAwaited) => {
    const { cache } = setUp();
    let tasks = 0;
    class CountedChannel extends MessageChannel {
      constructor() {
        super();
        tasks += 1;
      }
    }
    vi.stubGlobal('MessageChannel', CountedChannel);
    // Each title takes a slice of its own.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    cache.request(0, () => isAwaited);
    await vi.waitUntil(() => cache.kept(0) !== undefined, { interval: 0 });
    expect(tasks > 0).toBe(!isAwaited);
  });

  it('are pending while they are fetched, and until the answer or the failure was rendered', async () => {
    const { cache, client, state } = setUp();
    const result = () => {
      const { data, dataUpdatedAt, error, errorUpdatedAt } = client.getQueryState(
        cache.observed(0).queryKey,
      )!;
      return chunkResults([{ data, dataUpdatedAt, error, errorUpdatedAt }] as never)[0]!;
    };
    expect(cache.isPending(0, NEVER)).toBe(false);
    cache.request(0);
    expect(cache.isPending(0, NEVER)).toBe(true);
    await vi.waitUntil(() => cache.kept(0) !== undefined);
    expect(cache.isPending(0, NEVER)).toBe(true);
    const rendered = result();
    expect([rendered.data, rendered.error]).toEqual([cache.kept(0), null]);
    expect(rendered.updatedAt).toEqual([expect.any(Number), 0]);
    expect(cache.isPending(0, rendered)).toBe(false);
    state.status = 500;
    cache.request(0);
    expect(cache.isPending(0, rendered)).toBe(true);
    await vi.waitUntil(() => result().error !== null);
    expect(cache.isPending(0, rendered)).toBe(true);
    expect(cache.isPending(0, result())).toBe(false);
  });
});

it('titles that are in the cache anyway are those of rows and those of title pages', async () => {
  const { api, cache, client } = setUp();
  expect(loadedTitles(client)).toEqual([]);
  cache.request(0);
  await vi.waitUntil(() => cache.kept(0) !== undefined);
  await client.fetchQuery(queries.asset(api, 'x'));
  // One that is being fetched, or has failed, is not there.
  client.getQueryCache().build(client, { queryKey: ['/asset', 'none'] });
  client.getQueryCache().build(client, { queryKey: ['/page', 'p', 10] });
  client.setQueryData(['/favorites/watching'], [{ id: 'y' }]);
  expect(loadedTitles(client).map(({ id }) => id)).toEqual(['x', 'a', 'b']);
  expect(['x', 'b', 'y'].map((id) => loadedTitle(client, id)?.id)).toEqual(['x', 'b', undefined]);
});

it('an episode is found within its show', () => {
  const { client } = setUp();
  const episode = { id: 'e2', children: [] };
  const season = { id: 's1', children: [{ id: 'e1', children: [] }, episode] };
  client.setQueryData(['/asset', 'show'], { id: 'show', children: [season] });
  expect(loadedTitle(client, 'e2')).toBe(episode);
  expect(loadedTitle(client, 's1')).toBe(season);
  expect(loadedTitle(client, 'e3')).toBeNull();
});
