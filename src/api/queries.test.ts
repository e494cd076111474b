import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { defaultPaths } from '../contract';
import { createApi } from './api';
import { queries } from './queries';
import { createQueryClient } from './queryClient';
import { fakeFetch, fakeSession, json, silence } from './testing/fakeService';
import type { Answer, SentRequest } from './testing/fakeService';

function service(answer: Answer) {
  const { fetch } = fakeFetch(answer);
  const apiUrl = 'https://api.example.com';
  const config = { apiUrl, staticUrl: apiUrl, legalUrl: apiUrl, paths: defaultPaths };
  return createApi({ config, version: 'v', session: fakeSession(), onProblem: () => {}, fetch });
}

describe('[DATA-11] each query has its own loading, ready and failed state', () => {
  const PATHS = {
    user: '/user/current',
    subscription: '/payments/subscription',
    card: '/payments/card',
    interests: '/interests',
    genres: '/genre',
    moods: '/mood',
    bookmarks: '/favorites/watching',
  } as const;
  const NAMES = Object.keys(PATHS) as (keyof typeof PATHS)[];

  it.each(NAMES)('a failed %s query leaves the others as they are', async (failing) => {
    const answers = new Map<string, () => void>();
    const api = service(({ url }) => {
      const body =
        url.pathname === PATHS.user ? { uid: 'm' } : url.pathname.startsWith('/payments') ? null : [];
      return new Promise((resolve) =>
        answers.set(url.pathname, () =>
          resolve(url.pathname === PATHS[failing] ? json({}, 500) : json(body)),
        ),
      );
    });
    const client = createQueryClient();
    const of = { ...queries, bookmarks: (one: typeof api) => queries.bookmarks(one, 'p1') };
    const observers = NAMES.map((name) => {
      const { queryKey, queryFn } = of[name](api);
      return new QueryObserver(client, { queryKey: [...queryKey], queryFn: queryFn as never });
    });
    const stops = observers.map((observer) => observer.subscribe(() => {}));
    const states = () => observers.map((observer) => observer.getCurrentResult().status);
    await vi.waitUntil(() => answers.size === NAMES.length);
    expect(new Set(states())).toEqual(new Set(['pending']));
    answers.get(PATHS[failing])?.();
    const alone = NAMES.map((name) => (name === failing ? 'error' : 'pending'));
    await vi.waitUntil(() => states().includes('error'));
    expect(states()).toEqual(alone);
    for (const answer of answers.values()) answer();
    await vi.waitUntil(() => !states().includes('pending'));
    expect(states()).toEqual(NAMES.map((name) => (name === failing ? 'error' : 'success')));
    for (const stop of stops) stop();
  });
});

describe('[DATA-10] the cache', () => {
  it('repeats nothing by itself: neither a failure, nor at focus, nor by what the set says of its network', () => {
    const { mutations, queries: of } = createQueryClient().getDefaultOptions();
    expect(of).toEqual({
      retry: false,
      staleTime: 5 * 60_000,
      gcTime: 30 * 60_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    });
    expect(mutations).toEqual({ retry: false, networkMode: 'always' });
  });

  type Query = { queryKey: readonly unknown[]; queryFn?: unknown; staleTime?: unknown };
  const ROWS: readonly [
    keyof typeof queries,
    (api: ReturnType<typeof service>) => Query,
    string,
    readonly unknown[],
    unknown?,
  ][] = [
    ['settings', queries.settings, '/settings', ['/settings'], Infinity],
    ['user', queries.user, '/user/current', ['/user/current']],
    ['provider', queries.provider, '/users/provider', ['/users/provider']],
    ['userSettings', queries.userSettings, '/users/settings', ['/users/settings']],
    ['profiles', queries.profiles, '/users/profile', ['/users/profile']],
    ['profile', (api) => queries.profile(api, 'p'), '/users/profile/p', ['/users/profile/p'], 0],
    ['subscription', queries.subscription, '/payments/subscription', ['/payments/subscription']],
    ['card', queries.card, '/payments/card', ['/payments/card']],
    ['interests', queries.interests, '/interests', ['/interests']],
    ['genres', queries.genres, '/genre', ['/genre']],
    ['moods', queries.moods, '/mood', ['/mood']],
    ['contentLanguages', queries.contentLanguages, '/content-languages', ['/content-languages']],
    ['components', (api) => queries.components(api, 'p', 10), '/page/p/components', ['/page', 'p', 10]],
    ['collection', (api) => queries.collection(api, 'c'), '/collection/c', ['/collection/c']],
    ['asset', (api) => queries.asset(api, 'a'), '/asset/v2/a', ['/asset', 'a']],
    [
      'recommendations',
      (api) => queries.recommendations(api, 'a'),
      '/asset/a/recommendation',
      ['/asset/a/recommendation'],
    ],
    ['bookmark', (api) => queries.bookmark(api, 'a'), '/favorites/watching/a', ['/favorites/watching/a'], 0],
    ['bookmarks', (api) => queries.bookmarks(api, 'p'), '/favorites/watching', ['/favorites/watching', 'p']],
    ['like', (api) => queries.like(api, 'a'), '/favorites/like/a', ['/favorites/like/a']],
    [
      'onWatchlist',
      (api) => queries.onWatchlist(api, 'a'),
      '/favorites/watchlist/a',
      ['/favorites/watchlist/a'],
    ],
    ['watchlist', queries.watchlist, '/favorites/watchlist', ['/favorites/watchlist']],
    ['legal', (api) => queries.legal(api, 'privacy-policy'), '/privacy-policy', ['/privacy-policy']],
    ['plans', queries.plans, '/payments/plan', ['/payments/plan'], expect.any(Function)],
  ];

  it.each(ROWS)(
    '%s: is asked by its call, kept under its key, and given up with its screen',
    async (_name, of, path, key, stale) => {
      const asked: SentRequest[] = [];
      const api = service((request) => {
        asked.push(request);
        return asked.length === 1 ? json(null, 500) : silence();
      });
      const { queryFn, queryKey, staleTime } = of(api);
      const run = queryFn as (context: { signal: AbortSignal }) => Promise<unknown>;
      const abort = new AbortController();
      await expect(run({ signal: abort.signal })).rejects.toMatchObject({ status: 500 });
      expect([asked[0]?.url.pathname, queryKey, staleTime]).toEqual([path, key, stale]);
      const left = expect(run({ signal: abort.signal })).rejects.toMatchObject({ kind: 'aborted' });
      await vi.waitUntil(() => asked.length === 2);
      abort.abort();
      await left;
    },
  );

  it.each([
    [[], 0],
    [[{}], 300_000],
    [undefined, 300_000],
  ])('plans that came as %j are kept for %i ms', (data, ms) => {
    const fresh = queries.plans(service(() => json([]))).staleTime as unknown as (query: object) => number;
    expect(fresh({ state: { data } })).toBe(ms);
  });

  it('a search has a query for each page of its results, with the words it was made for', async () => {
    const bodies: unknown[] = [];
    const api = service(({ body }) => {
      bodies.push(body);
      return json({ hits: [`${bodies.length}a`, `${bodies.length}b`], total: 5 });
    });
    const client = createQueryClient();
    const observer = new InfiniteQueryObserver(client, queries.search(api, { limit: 2, query: 'cat' }));
    const stop = observer.subscribe(() => {});
    await vi.waitUntil(() => observer.getCurrentResult().data !== undefined);
    await observer.fetchNextPage();
    stop();
    expect(bodies).toEqual([
      { limit: 2, query: 'cat', offset: 0 },
      { limit: 2, query: 'cat', offset: 2 },
    ]);
    expect(observer.getCurrentResult().data?.pages.map(({ query }) => query)).toEqual(['cat', 'cat']);
    const listing = await client.fetchInfiniteQuery(queries.search(api, { limit: 2 }));
    expect(listing.pages[0]?.query).toBe('');
  });
});

describe('user details', () => {
  const answered = {
    uid: 'm',
    email: 'm@example.com',
    phoneNumber: '+911234567890',
    plan: { quality: ['HD', 'FHD'], profileLimit: 4, price: 1 },
    profiles: [{ uuid: 'p1', name: 'Ann' }, { name: 'without an id' }],
  };

  it('[AUTH-28, SHELL-27] user details contain uid, email, phoneNumber, plan with qualities and profile limit, profiles and country', async () => {
    const user = await service(() => json(answered, 200, { 'x-country': 'DE' })).user();
    expect(user).toMatchObject({
      uid: 'm',
      email: 'm@example.com',
      phoneNumber: '+911234567890',
      plan: { quality: ['HD', 'FHD'], profileLimit: 4 },
      country: 'DE',
    });
    expect(user.profiles.map(({ uuid }) => uuid)).toEqual(['p1']);
  });

  it('[AUTH-28, API-09, SHELL-26] missing user details have their defaults', async () => {
    expect(await service(() => json({ uid: 'm' })).user()).toEqual({
      uid: 'm',
      email: null,
      phoneNumber: null,
      plan: { quality: [], profileLimit: 1 },
      profiles: [],
      country: 'IN',
    });
  });
});
