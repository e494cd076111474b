import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { defaultPaths } from '../contract';
import { createApi } from './api';
import { queries } from './queries';
import { createQueryClient } from './queryClient';
import { fakeFetch, fakeSession, json } from './testing/fakeService';
import type { Answer } from './testing/fakeService';

function service(answer: Answer) {
  const { fetch } = fakeFetch(answer);
  const config = { apiUrl: 'https://api.example.com', staticUrl: '', legalUrl: '', paths: defaultPaths };
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
