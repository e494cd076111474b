import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestRoot } from '../../renderer/testing/createTestRoot';
import type { TestRoot } from '../../renderer/testing/createTestRoot';
import { defaultPaths } from '../contract';
import type { Bookmark } from '../contract';
import type { Api } from './api';
import { createApi } from './api';
import { queryKeys } from './queries';
import { createQueryClient, FRESH_MS } from './queryClient';
import type { Answer } from './testing/fakeService';
import { fakeFetch, fakeSession, json } from './testing/fakeService';
import type { PageFeed } from './usePage';
import { usePage } from './usePage';

const MOST_TRIES = 200;

let root: TestRoot | null = null;
afterEach(async () => {
  vi.restoreAllMocks();
  await root?.unmount();
  root = null;
});

interface ReaderProps {
  api: Api;
  pageId: string;
  anew: boolean;
  onFeed: (feed: PageFeed) => void;
}

function Reader({ api, pageId, anew, onFeed }: ReaderProps) {
  const feed = usePage(api, pageId, { continueWatching: false, limit: null, refetch: anew });
  useLayoutEffect(() => {
    onFeed(feed);
  });
  return null;
}

/** A page on the screen; `settle` waits until what was asked has come. */
async function open(answer: Answer, bookmarks: readonly Bookmark[] = []) {
  const { fetch, sent } = fakeFetch(answer);
  const urls = { apiUrl: 'https://api.example.com', staticUrl: '', legalUrl: '', paths: defaultPaths };
  const api = createApi({ config: urls, version: 'v', session: fakeSession(), onProblem: () => {}, fetch });
  const client = createQueryClient();
  client.setQueryData(queryKeys.bookmarks('ann'), bookmarks);
  const seen: { feed: PageFeed | null } = { feed: null };
  const mounted = createTestRoot();
  root = mounted;
  /** Another key is another visit; null is elsewhere. */
  const show = (pageId: string | null, { anew = false, visit = 'first' } = {}) =>
    mounted.render(
      <QueryClientProvider client={client}>
        {pageId !== null && (
          <Reader key={visit} api={api} pageId={pageId} anew={anew} onFeed={(feed) => (seen.feed = feed)} />
        )}
      </QueryClientProvider>,
    );
  await show('p');
  /** Looks between acts: what an effect sets is drawn at the end of one. */
  const until = async (holds: (feed: PageFeed) => boolean): Promise<void> => {
    for (let tries = 0; seen.feed === null || !holds(seen.feed); tries += 1) {
      if (tries === MOST_TRIES) throw new Error('It does not come to hold');
      await mounted.act(() => new Promise((done) => setTimeout(done, 5)));
    }
  };
  const reach = (row: number) => mounted.act(() => seen.feed?.onRowReached(row));
  /** Skips asked for so far. */
  const skips = () => sent.map((request) => skipOf(request.url));
  return { act: mounted.act, api, client, reach, seen, sent, show, skips, until };
}

/** Lets promises go on, and no timer or render. */
async function microtasks(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

const skipOf = (url: URL) => Number(url.searchParams.get('skip'));
const components = (from: number, count: number, asset = 'a') =>
  Array.from({ length: count }, (_, at) => ({
    type: 'carousel',
    uuid: `${from + at}`,
    body: { assets: [{ id: asset }] },
  }));
const page =
  (filled: (index: number) => boolean, count = 30): Answer =>
  ({ url }) => {
    const from = skipOf(url);
    const data = Array.from({ length: Math.min(10, count - from) }, (_, at) => ({
      type: 'carousel',
      uuid: `${url.pathname}-${from + at}`,
      body: { assets: filled(from + at) ? [{ id: 'a' }] : [] },
    }));
    return json({ uuid: 'p', title: 'Home', components: { data, count } });
  };

describe('usePage', () => {
  it('[PAGE-04, PAGE-05] the next chunk loads from row 7 of 10 on, once, until all 30 are there', async () => {
    const { reach, seen, sent, until } = await open(page(() => true));
    await until((feed) => feed.rows.length === 10);
    expect(seen.feed).toMatchObject({ title: 'Home', pending: false, complete: false });
    await reach(6);
    expect(sent).toHaveLength(1);
    await reach(7);
    await reach(8);
    await until((feed) => feed.rows.length === 20);
    expect(sent.map((request) => skipOf(request.url))).toEqual([0, 10]);
    await reach(19);
    await until((feed) => feed.complete);
    await reach(29);
    expect(sent).toHaveLength(3);
    expect(seen.feed?.rows).toHaveLength(30);
  });

  it('[PAGE-04] the next chunk is asked for in the task of the move, before anything is rendered, and once', async () => {
    const { act, client, seen, skips, until } = await open(page(() => true));
    await until((feed) => feed.rows.length === 10);
    // what is set in an act is rendered at its end
    await act(async () => {
      for (const row of [7, 8]) seen.feed?.onRowReached(row);
      await microtasks();
      expect(skips()).toEqual([0, 10]);
      await vi.waitUntil(() => client.getQueryData(queryKeys.components('p', 10)) !== undefined);
      seen.feed?.onRowReached(9);
      await microtasks();
      expect(skips(), 'it has come, and is not rendered yet').toEqual([0, 10]);
    });
    await until((feed) => feed.rows.length === 20);
    expect(skips()).toEqual([0, 10]);
  });

  it('a chunk is read at once while focus is on the last row, and in slices as long as it can go on', async () => {
    const whole = page(() => true);
    const { api, reach, seen, show, until } = await open((request, index) =>
      index === 0 ? whole(request, index) : new Promise(() => {}),
    );
    await until((feed) => feed.rows.length === 10);
    const components = vi.spyOn(api, 'components');
    const isAwaited = () => components.mock.lastCall?.[3]?.isAwaited?.();
    await reach(7);
    expect([components.mock.lastCall?.[1], isAwaited()]).toEqual([10, false]);
    await reach(9);
    expect(isAwaited()).toBe(true);
    await reach(8);
    expect(isAwaited()).toBe(false);
    await show('q');
    expect(seen.feed?.rows).toEqual([]);
    expect([components.mock.lastCall?.[0], isAwaited()], 'a page’s first').toEqual(['q', false]);
  });

  it('[PAGE-02] a chunk of nothing but empty components does not end the page', async () => {
    const { seen, sent, until } = await open(page((index) => index >= 10));
    await until((feed) => feed.rows.length === 10);
    expect(sent).toHaveLength(2);
    expect(seen.feed?.error).toBeNull();
  });

  it('titles that only the bookmarks name are asked for when the chunk with their row has come, not once it is drawn', async () => {
    const pages = page(() => true);
    const watching = { type: 'continue_watching', uuid: 'watching', body: { assets: [{ id: 'known' }] } };
    const bookmarks = ['known', 'wanted'].map((id) => ({
      assetUuid: id,
      currentSecond: 60,
      finished: false,
    }));
    const { seen, sent, until } = await open(async (request, index) => {
      if (!request.url.pathname.includes('/page/')) return json({}, 500);
      const chunk = (await (await pages(request, index)).json()) as { components: { data: unknown[] } };
      chunk.components.data[1] = watching;
      return json(chunk);
    }, bookmarks);
    await until((feed) => feed.rows.length > 0);
    expect(seen.feed?.error).toBeNull();
    const asked = sent.map(({ url }) => url.pathname).filter((path) => path.includes('/asset/'));
    expect(asked).toEqual(['/asset/v2/wanted']);
  });

  it('a later chunk that fails leaves the rows, and only the viewer`s next move asks again', async () => {
    const whole = page(() => true);
    const { reach, seen, sent, until } = await open((request, index) =>
      index === 1 ? json({}, 500) : whole(request, index),
    );
    await until((feed) => feed.rows.length === 10);
    await reach(9);
    await until((feed) => feed.moreError !== null);
    expect(seen.feed).toMatchObject({ error: null, rows: { length: 10 } });
    expect(sent).toHaveLength(2);
    await reach(8);
    await until((feed) => feed.rows.length === 20);
  });

  it('a first chunk that fails is the page`s failure', async () => {
    const { seen, until } = await open(() => json({}, 404));
    await until((feed) => feed.error !== null);
    expect(seen.feed).toMatchObject({ rows: [], complete: false, moreError: null, error: { status: 404 } });
  });

  it('[PAGE-06] another page begins with its own rows, and a late chunk of the old one does not come into them', async () => {
    const whole = page(() => true);
    let late: (answer: Response) => void = () => {};
    const { reach, seen, show, until } = await open((request, index) =>
      request.url.pathname.includes('/p/') && index > 0
        ? new Promise((resolve) => (late = resolve))
        : whole(request, index),
    );
    await until((feed) => feed.rows.length === 10);
    await reach(9);
    await show('q');
    late(json({ uuid: 'p', components: { data: [], count: 30 } }));
    await until((feed) => feed.rows.length === 10 && !feed.pending);
    expect(seen.feed?.rows.every((row) => row.uuid.startsWith('/page/q/'))).toBe(true);
  });

  it('[PAGE-05] a chunk of fewer than 10 is the last, though the count says more', async () => {
    const { reach, seen, sent, until } = await open(({ url }) =>
      json({ uuid: 'p', components: { data: components(skipOf(url), 9), count: 30 } }),
    );
    await until((feed) => feed.complete);
    await reach(8);
    expect(sent).toHaveLength(1);
    expect(seen.feed?.rows).toHaveLength(9);
  });

  it('[PAGE-05] a service that knows no skip is not asked for the same components for ever', async () => {
    const { reach, seen, skips, until } = await open(() =>
      json({ uuid: 'p', components: { data: components(0, 10) } }),
    );
    await until((feed) => feed.rows.length === 10);
    await reach(9);
    await until((feed) => feed.complete);
    await reach(8);
    expect(skips()).toEqual([0, 10]);
    expect(seen.feed?.rows).toHaveLength(10);
  });

  it('[PAGE-06] leaving a page gives its running chunk up, and nothing of it is kept', async () => {
    const whole = page(() => true);
    const { reach, sent, show, skips, until } = await open((request, index) =>
      index === 1 ? new Promise(() => {}) : whole(request, index),
    );
    await until((feed) => feed.rows.length === 10);
    await reach(9);
    await vi.waitUntil(() => sent.length === 2);
    await show(null);
    expect(sent[1]?.signal.aborted).toBe(true);
    await show('p', { visit: 'second' });
    await until((feed) => feed.rows.length === 10);
    await reach(9);
    await until((feed) => feed.rows.length === 20);
    expect(skips()).toEqual([0, 10, 10]);
  });
});

describe('usePage of a cached page', () => {
  const whole = page(() => true);
  /** Down to its second chunk, then elsewhere. */
  async function seenBefore(answer: Answer = whole) {
    const opened = await open(answer);
    await opened.until((feed) => feed.rows.length === 10);
    await opened.reach(9);
    await opened.until((feed) => feed.rows.length === 20);
    await opened.show(null);
    return opened;
  }

  it('[PAGE-06] a next chunk on its way that is not observed yet lets no other be asked for', async () => {
    const { act, seen, show, skips, until } = await seenBefore((request, index) =>
      index === 2 ? new Promise(() => {}) : whole(request, index),
    );
    await show('p', { visit: 'second' });
    await until((feed) => feed.rows.length === 20);
    await act(async () => {
      seen.feed?.onRowReached(19);
      // the others grow old meanwhile, and the viewer goes back to them
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + FRESH_MS + 1);
      seen.feed?.onRowReached(0);
      await microtasks();
      expect(skips()).toEqual([0, 10, 20]);
    });
  });

  it('[DATA-10] a cached page is drawn at once with all its rows, and within five minutes nothing is requested', async () => {
    const { client, reach, seen, show, skips, until } = await seenBefore();
    await show('p', { visit: 'back' });
    expect(seen.feed).toMatchObject({ pending: false, title: 'Home', rows: { length: 20 } });
    await reach(12);
    expect(skips()).toEqual([0, 10]);
    await show(null);
    client.clear();
    await show('p', { visit: 'another viewer' });
    await until((feed) => feed.rows.length === 10);
    expect(skips(), 'nothing of it is left').toEqual([0, 10, 0]);
  });

  it('[DATA-10] after five minutes a cached page is drawn at once, and the chunks around the focused row are requested', async () => {
    const { reach, seen, show, skips, until } = await seenBefore();
    vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1, toFake: ['Date'] });
    await show('p', { visit: 'back' });
    expect(seen.feed?.rows).toHaveLength(20);
    const { rows } = seen.feed!;
    await until(() => skips().length === 3);
    expect(skips(), 'not the rows out of sight').toEqual([0, 10, 0]);
    await reach(5);
    expect(skips()).toHaveLength(3);
    await reach(8);
    await until(() => skips().length === 4);
    expect(skips()).toEqual([0, 10, 0, 10]);
    await reach(3);
    expect(skips(), 'each once a visit').toHaveLength(4);
    expect(seen.feed?.rows, 'the same answer draws nothing anew').toBe(rows);
    vi.useRealTimers();
  });

  it('[DATA-10] a cached page that is opened again is requested, however young it is', async () => {
    const { seen, show, skips, until } = await seenBefore();
    await show('p', { visit: 'chosen', anew: true });
    expect(seen.feed?.rows).toHaveLength(20);
    await until(() => skips().length === 3);
    expect(skips()).toEqual([0, 10, 0]);
  });

  it('a cached page takes over changed components and keeps the objects of the others', async () => {
    let changed = false;
    const { seen, show, until } = await seenBefore((request, index) =>
      changed && skipOf(request.url) === 0
        ? json({ uuid: 'p', title: 'New', components: { data: components(0, 10, 'b'), count: 30 } })
        : whole(request, index),
    );
    changed = true;
    await show('p', { visit: 'chosen', anew: true });
    const last = seen.feed!.rows[19];
    await until((feed) => feed.title === 'New');
    expect(seen.feed?.rows[0]?.body.assets[0]?.id).toBe('b');
    expect(seen.feed?.rows[19]).toBe(last);
  });

  it('a cached page that has become shorter drops the chunks past its new end', async () => {
    let shorter = false;
    const { seen, show, until } = await seenBefore((request, index) =>
      shorter ? json({ uuid: 'p', components: { data: components(0, 4), count: 4 } }) : whole(request, index),
    );
    shorter = true;
    await show('p', { visit: 'chosen', anew: true });
    await until((feed) => feed.rows.length === 4);
    expect(seen.feed?.complete).toBe(true);
  });

  it('a cached page stays as it was when its request fails, and the failure is reported once', async () => {
    let down = false;
    const { reach, seen, show, skips, until } = await seenBefore((request, index) =>
      down ? json({}, 500) : whole(request, index),
    );
    down = true;
    await show('p', { visit: 'chosen', anew: true });
    await until((feed) => feed.moreError !== null);
    expect(seen.feed).toMatchObject({ error: null, rows: { length: 20 } });
    await reach(1);
    expect(skips(), 'not again on this visit').toEqual([0, 10, 0]);
    await show(null);
    down = false;
    await show('p', { visit: 'back' });
    expect(seen.feed?.moreError, 'what failed on an earlier visit').toBeNull();
  });
});
