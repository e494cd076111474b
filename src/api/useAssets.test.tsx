import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestRoot } from '../../renderer/testing/createTestRoot';
import type { TestRoot } from '../../renderer/testing/createTestRoot';
import { defaultPaths } from '../contract';
import type { AssetLookup } from '../domain/continueWatching';
import type { Api } from './api';
import { createApi } from './api';
import { createQueryClient } from './queryClient';
import { fakeFetch, fakeSession, json } from './testing/fakeService';
import { useAssets } from './useAssets';

let root: TestRoot | null = null;
afterEach(async () => {
  await root?.unmount();
  root = null;
});

interface ListProps {
  api: Api;
  ids: readonly string[];
  onLookup: (lookup: AssetLookup) => void;
  onFailed: (error: Error) => void;
}

function List({ api, ids, onLookup, onFailed }: ListProps) {
  onLookup(useAssets(api, ids, onFailed));
  return null;
}

describe('useAssets', () => {
  it.each([
    ['plain', ['a', 'b', 'c']],
    ['with spaces, commas and quotes', ['a b', 'c,"d', "e'f", 'g\nh']],
    ['none', []],
  ])('each id has its own asset: %s', async (_what, ids) => {
    const { fetch, sent } = fakeFetch(({ url }) => {
      const id = decodeURIComponent(url.pathname.split('/').at(-1)!);
      return id === ids.at(-1) ? json({}, 404) : json({ id, title: `Title ${id}` });
    });
    const urls = { apiUrl: 'https://api.example.com', staticUrl: '', legalUrl: '', paths: defaultPaths };
    const api = createApi({ config: urls, version: 'v', session: fakeSession(), onProblem: () => {}, fetch });
    const mounted = createTestRoot();
    root = mounted;
    const onFailed = vi.fn();
    let lookup: AssetLookup = () => undefined;
    await mounted.render(
      <QueryClientProvider client={createQueryClient()}>
        <List api={api} ids={ids} onLookup={(now) => (lookup = now)} onFailed={onFailed} />
      </QueryClientProvider>,
    );
    await mounted.act(() => vi.waitUntil(() => ids.every((id) => lookup(id) !== undefined)).then(() => {}));
    expect(ids.map((id) => lookup(id)?.title)).toEqual(
      ids.map((id, index) => (index === ids.length - 1 ? undefined : `Title ${id}`)),
    );
    expect([sent.length, onFailed.mock.calls.length]).toEqual([ids.length, Math.min(1, ids.length)]);
    expect(lookup('another')).toBeUndefined();
  });
});
