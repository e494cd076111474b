import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestRoot } from '../../renderer/testing/createTestRoot';
import type { TestRoot } from '../../renderer/testing/createTestRoot';
import { defaultPaths } from '../contract';
import { MAX_CONSECUTIVE_FAILURES } from '../domain/listedAssets';
import type { Api } from './api';
import { createApi } from './api';
import { queries } from './queries';
import { createQueryClient } from './queryClient';
import type { Answer } from './testing/fakeService';
import { fakeFetch, fakeSession, json, silence } from './testing/fakeService';
import type { LazyAssets } from './useLazyAssets';
import { useLazyAssets } from './useLazyAssets';

let root: TestRoot | null = null;
afterEach(async () => {
  await root?.unmount();
  root = null;
});

function Card({ id, wanted }: { id: string; wanted: LazyAssets['requestAsset'] }) {
  useEffect(() => wanted(id), [id, wanted]);
  return null;
}

interface ListProps {
  api: Api;
  ids: readonly string[];
  cards: readonly string[];
  onTitles: (titles: LazyAssets) => void;
  onFailed: (error: unknown) => void;
}

function List({ api, ids, cards, onTitles, onFailed }: ListProps) {
  const titles = useLazyAssets(api, ids, onFailed);
  useLayoutEffect(() => {
    onTitles(titles);
  });
  return cards.map((id) => <Card key={id} id={id} wanted={titles.requestAsset} />);
}

const idOf = (url: URL): string => url.pathname.split('/').at(-1)!;
const found: Answer = ({ url }) => json({ id: idOf(url), title: `Title ${idOf(url)}` });
const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => `t${index}`);

async function open(answer: Answer) {
  const { fetch, sent } = fakeFetch(answer);
  const urls = { apiUrl: 'https://api.example.com', staticUrl: '', legalUrl: '', paths: defaultPaths };
  const api = createApi({ config: urls, version: 'v', session: fakeSession(), onProblem: () => {}, fetch });
  const client = createQueryClient();
  const mounted = createTestRoot();
  root = mounted;
  const onFailed = vi.fn();
  let titles!: LazyAssets;
  const show = (ids: readonly string[], cards: readonly string[]) =>
    mounted.render(
      <QueryClientProvider client={client}>
        <List api={api} ids={ids} cards={cards} onTitles={(now) => (titles = now)} onFailed={onFailed} />
      </QueryClientProvider>,
    );
  const listed = () => Array.from({ length: titles.items.count }, (_, index) => titles.items.at(index));
  return {
    api,
    client,
    onFailed,
    show,
    titles: () => titles,
    asked: () => sent.map(({ url }) => idOf(url)),
    ids: () => listed().map(({ id }) => id),
    there: () => listed().flatMap(({ asset }) => (asset === null ? [] : [asset.id])),
    until: (holds: () => boolean) => mounted.act(() => vi.waitUntil(holds).then(() => {})),
    rest: () => mounted.act(() => new Promise((done) => setTimeout(done, 30))),
  };
}

describe('useLazyAssets', () => {
  it('fetches only assets with a mounted card, each once, a few at a time', async () => {
    let under = 0;
    let most = 0;
    const list = await open(async (request, index) => {
      most = Math.max(most, ++under);
      await Promise.resolve();
      under -= 1;
      return found(request, index);
    });
    const ids = numbered(5000);
    await list.show(ids, ids.slice(0, 14));
    await list.until(() => list.there().length === 14);
    await list.show(ids, ids.slice(6, 20));
    await list.until(() => list.there().length === 20);
    expect(list.asked()).toEqual(ids.slice(0, 20));
    expect(most).toBeLessThanOrEqual(4);
    expect(list.titles().items.count).toBe(5000);
  });

  it('a cached asset is available at once and not fetched', async () => {
    const list = await open((request, index) =>
      idOf(request.url) === 'b' ? silence() : found(request, index),
    );
    await list.client.prefetchQuery(queries.asset(list.api, 'a'));
    await list.show(['a', 'b', 'a'], ['a', 'b']);
    expect(list.there()).toEqual(['a']);
    expect(list.ids()).toEqual(['a', 'b']);
    expect(list.asked()).toEqual(['a', 'b']);
  });

  it('an asset scrolled past before its turn is not fetched', async () => {
    const late: (() => void)[] = [];
    const list = await open(
      (request, index) => new Promise((done) => late.push(() => done(found(request, index)))),
    );
    const ids = numbered(100);
    await list.show(ids, ids.slice(0, 20));
    await list.show(ids, ids.slice(50, 52));
    await list.rest();
    for (let at = 0; at < late.length; at += 1) {
      late[at]?.();
      await list.rest();
    }
    expect(list.asked()).toEqual(['t0', 't1', 't2', 't3', 't50', 't51']);
  });

  it('late answers of a previous list do not appear in this one; assets known from both stay', async () => {
    let answerB = (): void => {};
    const list = await open((request, index) =>
      idOf(request.url) === 'b'
        ? new Promise((done) => (answerB = () => done(found(request, index))))
        : found(request, index),
    );
    await list.show(['a', 'b'], ['a', 'b']);
    await list.until(() => list.there().length === 1);
    // The card of b is kept, unseen, for later.
    await list.show(['c', 'a'], ['c', 'a', 'b']);
    await list.until(() => list.there().length === 2);
    answerB();
    await list.rest();
    expect(list.ids()).toEqual(['c', 'a']);
    expect(list.asked()).toEqual(['a', 'b', 'c']);
  });

  it('an asset that fails or does not exist is left out of the list, and onFailed is called', async () => {
    const list = await open((request, index) =>
      idOf(request.url) === 't1'
        ? json({}, 404)
        : idOf(request.url) === 't2'
          ? json({}, 500)
          : found(request, index),
    );
    const ids = numbered(4);
    await list.show(ids, ids);
    await list.until(() => list.ids().length === 2);
    expect(list.ids()).toEqual(['t0', 't3']);
    expect(list.onFailed).toHaveBeenCalledTimes(2);
    expect(list.titles().error).toBeNull();
    await list.show([...ids, 't4'], [...ids, 't4']);
    await list.until(() => list.there().length === 3);
    expect(list.ids()).toEqual(['t0', 't3', 't4']);
    expect(list.asked()).toHaveLength(5);
  });

  it('after many consecutive failures nothing more is fetched until retry', async () => {
    let broken = true;
    const list = await open((request, index) => (broken ? json({}, 500) : found(request, index)));
    const ids = numbered(1000);
    await list.show(ids, ids.slice(0, 60));
    await list.until(() => list.titles().error !== null);
    await list.rest();
    expect(list.asked().length).toBeLessThan(MAX_CONSECUTIVE_FAILURES.failed + 4);
    expect(list.ids()).toEqual([]);
    broken = false;
    await root?.act(() => list.titles().retry());
    expect(list.titles().error).toBeNull();
    await list.until(() => list.there().length === 60);
    expect(list.titles().items.count).toBe(1000);
  });

  it('a short list whose assets all fail has an error; one whose assets do not exist is empty', async () => {
    let broken = true;
    const list = await open((request, index) =>
      idOf(request.url) === 'gone' ? json({}, 404) : broken ? json({}, 500) : found(request, index),
    );
    await list.show(['gone'], ['gone']);
    await list.until(() => list.ids().length === 0);
    expect(list.titles().error).toBeNull();
    await list.show(['gone', 'a', 'b'], ['gone', 'a', 'b']);
    await list.until(() => list.ids().length === 0);
    expect(list.titles().error).toMatchObject({ status: 500 });
    broken = false;
    await root?.act(() => list.titles().retry());
    await list.until(() => list.there().length === 2);
    expect(list.titles().error).toBeNull();
  });

  it('assets that do not exist end the list only after a hundred in a row', async () => {
    const list = await open((request, index) =>
      Number(idOf(request.url).slice(1)) < 50 ? json({}, 404) : found(request, index),
    );
    const ids = numbered(60);
    await list.show(ids, ids);
    await list.until(() => list.there().length === 10);
    expect(list.titles().error).toBeNull();
    const none = await open(() => json({}, 404));
    const many = numbered(1000);
    await none.show(many, many);
    await none.until(() => none.titles().error !== null);
    expect(none.asked().length).toBeLessThan(MAX_CONSECUTIVE_FAILURES.gone + 4);
  });

  it('another list clears the error and fetches again', async () => {
    const list = await open((request, index) =>
      idOf(request.url).startsWith('t') ? json({}, 500) : found(request, index),
    );
    const ids = numbered(100);
    await list.show(ids, ids.slice(0, 60));
    await list.until(() => list.titles().error !== null);
    await list.show(['a', 'b'], ['a', 'b']);
    await list.until(() => list.there().length === 2);
    expect(list.titles().error).toBeNull();
  });
});
