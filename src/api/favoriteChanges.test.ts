import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultPaths } from '../contract';
import { asset } from '../domain/testing/assets';
import { createApi } from './api';
import { createFavorites } from './favoriteChanges';
import { createFavoriteState } from './favoriteState';
import { queries } from './queries';
import { createQueryClient } from './queryClient';
import { fakeFetch, fakeSession, json } from './testing/fakeService';
import type { SentRequest } from './testing/fakeService';

const settle = () => new Promise((done) => setTimeout(done, 5));

/**
 * A service that keeps likes and a list, and answers a write only when the test says so, if `held`. `status` is that of
 * writes, `readStatus` that of reads.
 */
function setUp() {
  const service = { like: 'NOLIKE', list: ['x', 'y', 'z'], status: 200, readStatus: 200, held: false };
  const waiting: (() => void)[] = [];
  const who = { profile: 'p1' as string | null };
  const answerTo = ({ method, url, body }: SentRequest): Response => {
    const path = url.pathname;
    if (method === 'GET') {
      if (service.readStatus !== 200) return json({}, service.readStatus);
      if (path === '/favorites/watchlist') return json({ assetUuids: service.list });
      if (path.startsWith('/favorites/watchlist/'))
        return json(service.list.includes(path.split('/').at(-1) ?? ''));
      if (path === '/favorites/watching') return json([]);
      return json({ like: service.like });
    }
    if (service.status !== 200) return json({}, service.status);
    const { assetUuid, like } = body as { assetUuid: string; like?: string };
    if (path === '/favorites/like') service.like = like ?? 'NOLIKE';
    else if (path === '/favorites/watchlist') {
      service.list = service.list.filter((id) => id !== assetUuid);
      if (method === 'PUT') service.list.unshift(assetUuid);
    } else return json({ ...(body as object), assetUuid: path.split('/').at(-1) });
    return json({});
  };
  const { fetch, sent } = fakeFetch((request) => {
    if (!service.held || request.method === 'GET') return answerTo(request);
    return new Promise((done) => waiting.push(() => done(answerTo(request))));
  });
  const config = { apiUrl: 'https://api.example.com', staticUrl: '', legalUrl: '', paths: defaultPaths };
  const session = fakeSession({ profileId: () => who.profile });
  const api = createApi({ config, version: 'v', session, onProblem: () => {}, fetch });
  const queryClient = createQueryClient();
  const failed = vi.fn();
  const favourites = createFavorites({
    api,
    queryClient,
    profileId: () => who.profile,
    deviceId: 'd',
    state: createFavoriteState(),
  });
  return {
    service,
    who,
    api,
    queryClient,
    failed,
    sent,
    like: (choice: 'LIKE' | 'DISLIKE') => favourites.chooseLike('a', choice, failed),
    toggle: (id: string) => favourites.toggleWatchlist(id, failed),
    watched: (...of: Parameters<typeof asset>) => favourites.markWatched(asset(...of), failed),
    shownLike: () => queryClient.getQueryData(queries.like(api, 'a').queryKey)?.like,
    shownOn: (id: string) => queryClient.getQueryData(queries.onWatchlist(api, id).queryKey),
    shownList: () => queryClient.getQueryData(queries.watchlist(api).queryKey)?.assetUuids,
    bookmark: (id: string) => queryClient.getQueryData(queries.bookmark(api, id).queryKey),
    calls: () => sent.map(({ method, url }) => `${method} ${url.pathname.replace('/favorites/', '')}`),
    /** Lets the oldest write through. */
    async release() {
      await settle();
      waiting.shift()?.();
      await settle();
    },
  };
}
type Scene = ReturnType<typeof setUp>;
let scene: Scene;
beforeEach(() => {
  scene = setUp();
});
const load = async (...which: readonly ('like' | 'list' | 'on')[]): Promise<void> => {
  const { api, queryClient, sent } = scene;
  if (which.includes('like')) await queryClient.fetchQuery(queries.like(api, 'a'));
  if (which.includes('list')) await queryClient.fetchQuery(queries.watchlist(api));
  if (which.includes('on')) await queryClient.fetchQuery(queries.onWatchlist(api, 'y'));
  sent.length = 0;
};

describe('likes', () => {
  it('[LIKE-01, LIKE-03, LIKE-05] a like is shown at once, set with PUT, and fetched again', async () => {
    await load('like');
    scene.like('LIKE');
    expect(scene.shownLike()).toBe('LIKE');
    await settle();
    expect(scene.calls()).toEqual(['PUT like', 'GET like/a']);
    expect(scene.sent[0]?.body).toEqual({ assetUuid: 'a', like: 'LIKE' });
    scene.like('DISLIKE');
    await settle();
    expect(scene.sent[2]?.body).toEqual({ assetUuid: 'a', like: 'DISLIKE' });
    expect(scene.shownLike()).toBe('DISLIKE');
  });

  it('[LIKE-02] choosing the current like again clears it with DELETE', async () => {
    scene.service.like = 'LIKE';
    await load('like');
    scene.like('LIKE');
    expect(scene.shownLike()).toBe('NOLIKE');
    await settle();
    expect(scene.calls()).toEqual(['DELETE like', 'GET like/a']);
    expect(scene.sent[0]?.body).toEqual({ assetUuid: 'a' });
  });

  it('[LIKE-06] a failed like is rolled back and reported, and the like is fetched again', async () => {
    scene.service.like = 'DISLIKE';
    await load('like');
    scene.service.status = 500;
    scene.like('LIKE');
    expect(scene.shownLike()).toBe('LIKE');
    await settle();
    expect(scene.shownLike()).toBe('DISLIKE');
    expect(scene.failed).toHaveBeenCalledExactlyOnceWith('setLike', expect.objectContaining({ status: 500 }));
    expect(scene.calls()).toEqual(['PUT like', 'GET like/a']);
  });

  it('[LIKE-05] several quick choices send one call at a time, and the last one wins', async () => {
    await load('like');
    scene.service.held = true;
    scene.like('LIKE');
    scene.like('DISLIKE');
    scene.like('DISLIKE');
    scene.like('LIKE');
    scene.like('DISLIKE');
    await settle();
    expect(scene.calls()).toEqual(['PUT like']);
    await scene.release();
    expect(scene.calls()).toEqual(['PUT like', 'PUT like']);
    expect(scene.shownLike()).toBe('DISLIKE');
    await scene.release();
    expect(scene.calls()).toEqual(['PUT like', 'PUT like', 'GET like/a']);
    expect(scene.shownLike()).toBe('DISLIKE');
  });

  it('[LIKE-05] an answer from before a choice does not undo it', async () => {
    const { api, queryClient } = scene;
    const observer = new QueryObserver(queryClient, queries.like(api, 'a'));
    const stop = observer.subscribe(() => {});
    scene.like('LIKE');
    expect(scene.sent[0]?.signal.aborted ?? true).toBe(true);
    await settle();
    expect(scene.shownLike()).toBe('LIKE');
    expect(scene.service.like).toBe('LIKE');
    stop();
  });

  it('[LIKE-06] a like that cannot be fetched again is told of, and stays as it was chosen', async () => {
    await load('like');
    scene.service.readStatus = 500;
    scene.like('LIKE');
    await settle();
    expect(scene.shownLike()).toBe('LIKE');
    expect(scene.failed).toHaveBeenCalledExactlyOnceWith('like', expect.objectContaining({ status: 500 }));
  });

  it('[LIKE-05] a like that is fetched again while another is chosen is given up, which is no failure', async () => {
    await load('like');
    vi.spyOn(scene.api, 'like').mockReturnValueOnce(new Promise(() => {}));
    scene.like('LIKE');
    await settle();
    scene.like('DISLIKE');
    await settle();
    expect(scene.shownLike()).toBe('DISLIKE');
    expect(scene.failed).not.toHaveBeenCalled();
  });

  it('[LIKE-06] of which nothing was known is none again when it fails', async () => {
    scene.service.status = 500;
    scene.service.readStatus = 500;
    scene.like('DISLIKE');
    expect(scene.shownLike()).toBe('DISLIKE');
    await settle();
    expect(scene.shownLike()).toBe('NOLIKE');
  });

  it('[LIKE-05] an answer of the like asked for before the choice is given up, and no other request', async () => {
    const { api, queryClient } = scene;
    const signals: (AbortSignal | undefined)[] = [];
    vi.spyOn(api, 'like').mockImplementation((_id, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    for (const id of ['a', 'b']) void queryClient.fetchQuery(queries.like(api, id)).catch(() => {});
    await vi.waitUntil(() => signals.length === 2);
    scene.like('LIKE');
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    expect(scene.shownLike()).toBe('LIKE');
  });

  it('[LIKE-10] a pending choice of the previous profile is neither sent nor shown to the next one', async () => {
    await load('like');
    scene.service.held = true;
    scene.like('LIKE');
    scene.like('DISLIKE');
    scene.who.profile = 'p2';
    scene.queryClient.clear();
    await scene.release();
    expect(scene.calls()).toEqual(['PUT like']);
    expect(scene.shownLike()).toBeUndefined();
  });
});

describe('the watchlist', () => {
  it('[LIKE-04, LIKE-05, LIKE-07, LIKE-08] list and button change at once and agree; then the list is fetched again', async () => {
    await load('list', 'on');
    scene.toggle('y');
    expect([scene.shownList(), scene.shownOn('y')]).toEqual([['x', 'z'], false]);
    await settle();
    expect(scene.calls()).toEqual(['DELETE watchlist', 'GET watchlist']);
    expect(scene.sent[0]?.body).toEqual({ assetUuid: 'y' });
    scene.toggle('y');
    expect([scene.shownList(), scene.shownOn('y')]).toEqual([['y', 'x', 'z'], true]);
    await settle();
    expect(scene.calls().slice(2)).toEqual(['PUT watchlist', 'GET watchlist']);
    expect(scene.sent[2]?.body).toEqual({ assetUuid: 'y' });
  });

  it('[LIKE-06] a failed removal restores the asset at its position in the list', async () => {
    await load('list', 'on');
    scene.service.status = 503;
    scene.toggle('y');
    await settle();
    expect([scene.shownList(), scene.shownOn('y')]).toEqual([['x', 'y', 'z'], true]);
    expect(scene.failed).toHaveBeenCalledExactlyOnceWith(
      'setWatchlist',
      expect.objectContaining({ status: 503 }),
    );
  });

  it('[LIKE-06] nothing known of the asset: it is added, and not on the list when that fails', async () => {
    scene.service.status = 500;
    scene.service.readStatus = 500;
    scene.toggle('q');
    expect(scene.shownOn('q')).toBe(true);
    await settle();
    expect(scene.shownOn('q')).toBe(false);
    expect(scene.failed.mock.calls.map(([what]) => what)).toEqual(['setWatchlist', 'watchlist']);
  });

  it('[LIKE-08] the list that is fetched again decides what the button shows', async () => {
    await load('list', 'on');
    scene.toggle('y');
    // Another device has put it back meanwhile.
    vi.spyOn(scene.api, 'watchlist').mockResolvedValueOnce({ assetUuids: ['y'] });
    await settle();
    expect([scene.shownList(), scene.shownOn('y')]).toEqual([['y'], true]);
  });

  it('[LIKE-10] a list that comes after a change of profile changes nothing of the next one', async () => {
    await load('list', 'on');
    let come: (list: { assetUuids: string[] }) => void = () => {};
    vi.spyOn(scene.api, 'watchlist').mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
    scene.toggle('y');
    await settle();
    scene.who.profile = 'p2';
    come({ assetUuids: ['y'] });
    await settle();
    expect(scene.shownOn('y')).toBe(false);
  });

  it('[LIKE-05] of several concurrent changes only the last one fetches the list', async () => {
    await load('list');
    scene.service.held = true;
    scene.toggle('x');
    scene.toggle('z');
    await scene.release();
    expect(scene.calls()).toEqual(['DELETE watchlist', 'DELETE watchlist']);
    expect(scene.shownList()).toEqual(['y']);
    await scene.release();
    expect(scene.calls().slice(2)).toEqual(['GET watchlist']);
    expect([scene.shownList(), scene.shownOn('x'), scene.shownOn('z')]).toEqual([['y'], false, false]);
  });

  it('[LIKE-06] when the refetch fails the confirmed list stays', async () => {
    await load('on');
    scene.toggle('y');
    vi.spyOn(scene.api, 'watchlist').mockRejectedValueOnce(new Error('gone'));
    await settle();
    expect(scene.shownOn('y')).toBe(false);
  });
});

describe('[LIKE-10] without a profile', () => {
  beforeEach(() => {
    scene.who.profile = null;
  });

  it('without a profile no change is shown and nothing is sent', async () => {
    scene.like('LIKE');
    scene.toggle('y');
    const film = { assetUuid: 'a1', currentSecond: 30, finished: false };
    scene.queryClient.setQueryData(queries.bookmark(scene.api, 'a1').queryKey, film);
    scene.watched({ duration: 60 });
    await settle();
    expect([scene.sent, scene.failed.mock.calls, scene.bookmark('a1')]).toEqual([[], [], film]);
    expect([scene.shownLike(), scene.shownOn('y')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['like', () => scene.api.like('a')],
    ['setLike', () => scene.api.setLike({ assetUuid: 'a', like: 'LIKE' })],
    ['clearLike', () => scene.api.clearLike('a')],
    ['watchlist', () => scene.api.watchlist()],
    ['onWatchlist', () => scene.api.onWatchlist('a')],
    ['addToWatchlist', () => scene.api.addToWatchlist('a')],
    ['removeFromWatchlist', () => scene.api.removeFromWatchlist('a')],
    ['bookmark', () => scene.api.bookmark('a')],
    ['bookmarks', () => scene.api.bookmarks('p')],
  ])('%s without a profile rejects as aborted', async (_, call) => {
    await expect(call()).rejects.toMatchObject({ kind: 'aborted' });
    expect(scene.sent).toEqual([]);
  });
});

describe('marking as watched', () => {
  const film = { assetUuid: 'a', currentSecond: 30, finished: false };
  const list = () => scene.queryClient.getQueryData(queries.bookmarks(scene.api, 'p1').queryKey);
  beforeEach(() => {
    const { api, queryClient } = scene;
    queryClient.setQueryData(queries.bookmark(api, 'a').queryKey, film);
    queryClient.setQueryData(queries.bookmark(api, 's').queryKey, film);
    queryClient.setQueryData(queries.bookmarks(api, 'p1').queryKey, [film, { ...film, assetUuid: 'b' }]);
  });

  it('[LIKE-05] marking as watched finishes the asset’s and its show’s bookmarks at once, and saves the floored end', async () => {
    scene.watched({ id: 'a', type: 'episode', rootId: 's', parentId: 't', duration: 61.9 });
    const end = { assetUuid: 'a', currentSecond: 61, finished: true };
    expect([scene.bookmark('a'), scene.bookmark('s')]).toEqual([end, end]);
    expect(list()).toEqual([end, { ...film, assetUuid: 'b' }]);
    await settle();
    expect(scene.calls()).toEqual(['POST watching/a']);
    expect(scene.sent[0]?.body).toEqual({
      assetId: 'a',
      rootId: 's',
      parentId: 't',
      event: 'finished',
      currentSecond: 61,
      finished: true,
      deviceId: 'd',
    });
  });

  it('an asset without a length has no end to mark', async () => {
    scene.watched({ id: 'a', duration: null });
    await settle();
    expect([scene.sent, scene.bookmark('a')]).toEqual([[], film]);
  });

  it('the list is to be fetched again once the service has it, and nothing else', async () => {
    const { api, queryClient } = scene;
    const invalidated = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated;
    const [list, own] = [queries.bookmarks(api, 'p1').queryKey, queries.bookmark(api, 'a').queryKey];
    scene.service.held = true;
    scene.watched({ id: 'a', duration: 60 });
    await settle();
    expect(invalidated(list)).toBe(false);
    await scene.release();
    expect([invalidated(list), invalidated(own)]).toEqual([true, false]);
  });

  it('what is known of nothing stays unknown, also when it fails', async () => {
    scene.queryClient.clear();
    scene.service.status = 500;
    scene.watched({ id: 'a', type: 'episode', rootId: 's', duration: 60 });
    expect([scene.bookmark('a'), scene.bookmark('s'), list()]).toEqual([undefined, undefined, undefined]);
    await settle();
    expect([scene.bookmark('a'), scene.bookmark('s'), list()]).toEqual([undefined, undefined, undefined]);
    expect(scene.failed).toHaveBeenCalledTimes(1);
  });

  it('[ASSET-27] a show whose last watched episode is another one keeps that', async () => {
    const other = { ...film, assetUuid: 'e9' };
    scene.queryClient.setQueryData(queries.bookmark(scene.api, 's').queryKey, other);
    scene.queryClient.removeQueries({ queryKey: queries.bookmark(scene.api, 'a').queryKey });
    scene.service.status = 500;
    scene.watched({ id: 'a', type: 'episode', rootId: 's', duration: 60 });
    expect(scene.bookmark('s')).toEqual(other);
    expect(list()?.[0]).toMatchObject({ assetUuid: 'a', finished: true });
    await settle();
    // Rolled back to what the list had said of it.
    expect([scene.bookmark('s'), list()?.[0]]).toEqual([other, film]);
  });

  it('two assets are saved at the same time', async () => {
    scene.service.held = true;
    scene.watched({ id: 'a', duration: 60 });
    scene.watched({ id: 'b', duration: 60 });
    await settle();
    expect(scene.calls()).toEqual(['POST watching/a', 'POST watching/b']);
  });

  it('[LIKE-06] marking as watched is rolled back when it fails', async () => {
    scene.service.status = 500;
    scene.watched({ id: 'a', duration: 60 });
    await settle();
    expect(scene.bookmark('a')).toEqual(film);
    expect(list()).toEqual([film, { ...film, assetUuid: 'b' }]);
    expect(scene.failed).toHaveBeenCalledExactlyOnceWith(
      'markWatched',
      expect.objectContaining({ status: 500 }),
    );
  });
});
