import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestRoot } from '../../renderer/testing/createTestRoot';
import type { TestRoot } from '../../renderer/testing/createTestRoot';
import { defaultPaths } from '../contract';
import type { Api } from './api';
import { createApi } from './api';
import { createQueryClient } from './queryClient';
import type { Answer } from './testing/fakeService';
import { fakeFetch, fakeSession, json } from './testing/fakeService';
import type { PageFeed } from './usePage';
import { usePage } from './usePage';

let root: TestRoot | null = null;
afterEach(async () => {
  await root?.unmount();
  root = null;
});

function Reader({ api, pageId, onFeed }: { api: Api; pageId: string; onFeed: (feed: PageFeed) => void }) {
  const feed = usePage(api, pageId, false);
  useLayoutEffect(() => {
    onFeed(feed);
  });
  return null;
}

/** A page on the screen; `settle` waits until what was asked has come. */
async function open(answer: Answer) {
  const { fetch, sent } = fakeFetch(answer);
  const urls = { apiUrl: 'https://api.example.com', staticUrl: '', legalUrl: '', paths: defaultPaths };
  const api = createApi({ config: urls, version: 'v', session: fakeSession(), onProblem: () => {}, fetch });
  const client = createQueryClient();
  const seen: { feed: PageFeed | null } = { feed: null };
  const mounted = createTestRoot();
  root = mounted;
  const show = (pageId: string) =>
    mounted.render(
      <QueryClientProvider client={client}>
        <Reader api={api} pageId={pageId} onFeed={(feed) => (seen.feed = feed)} />
      </QueryClientProvider>,
    );
  await show('p');
  const until = (holds: (feed: PageFeed) => boolean) =>
    mounted.act(() => vi.waitUntil(() => seen.feed !== null && holds(seen.feed)).then(() => {}));
  const reach = (row: number) => mounted.act(() => seen.feed?.reached(row));
  return { reach, seen, sent, show, until };
}

const skipOf = (url: URL) => Number(url.searchParams.get('skip'));
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

  it('[PAGE-02] a chunk of nothing but empty components does not end the page', async () => {
    const { seen, sent, until } = await open(page((index) => index >= 10));
    await until((feed) => feed.rows.length === 10);
    expect(sent).toHaveLength(2);
    expect(seen.feed?.error).toBeNull();
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
});
