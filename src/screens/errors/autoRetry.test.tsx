/** Error screens that try again by themselves, and where their ways back lead. */
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestRoot } from '../../../renderer/testing';
import { createQueryClient } from '../../api';
import { createTexts, TextsContext } from '../../i18n';
import { createStores, StoresContext } from '../../session';
import type { NavigationState } from '../../shell/navigation';
import { ServicesContext } from '../../shell/services';
import { fakeServices } from '../../shell/testing/fakeServices';
import type { Retry } from '../../shell/useAutoRetry';
import { ok } from '../../ui/keyboard/testing/typist';
import { NetworkError } from './NetworkError';
import { SomethingWentWrong } from './SomethingWentWrong';

// The longest wait of each attempt: full jitter spreads the others below it.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(1));
afterEach(() => vi.restoreAllMocks());

const FAILED: NavigationState = { failedAt: { path: '/list/l1?by=name', state: { returnPageId: 'p' } } };

interface ShowOptions {
  path: '/something_went_wrong' | '/network_error' | '/home';
  state?: NavigationState | null;
  /** Behind it in the history. */
  before?: string;
  /** Given by the boundary of a screen that threw. */
  retry?: Retry;
}

async function show({ path, state = null, before = '/before', retry }: ShowOptions) {
  const root = createTestRoot();
  onTestFinished(() => root.unmount());
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: 'v', profile: null });
  const client = createQueryClient();
  const query = vi.fn<() => Promise<string>>();
  const listeners = new Set<(visible: boolean) => void>();
  const reload = vi.fn();
  const platform = {
    reload,
    watchVisibility: (listener: (visible: boolean) => void) => {
      listeners.add(listener);
      listener(true);
      return () => void listeners.delete(listener);
    },
  };
  const at = { path: '', state: null as unknown };
  function Place() {
    const { pathname, search, state: there } = useLocation();
    Object.assign(at, { path: pathname + search, state: there });
    if (pathname === '/network_error') return <NetworkError />;
    return pathname === path ? <SomethingWentWrong retry={retry} /> : null;
  }
  await root.render(
    <QueryClientProvider client={client}>
      <ServicesContext.Provider value={fakeServices({ platform })}>
        <StoresContext.Provider value={stores}>
          <TextsContext.Provider value={createTexts(async () => ({}))}>
            <MemoryRouter initialEntries={[before, { pathname: path, state }]}>
              <Place />
            </MemoryRouter>
          </TextsContext.Provider>
        </StoresContext.Provider>
      </ServicesContext.Provider>
    </QueryClientProvider>,
  );
  return {
    root,
    at,
    client,
    query,
    reload,
    visible: (on: boolean) => root.act(() => listeners.forEach((listener) => listener(on))),
    connected: (on: boolean) => root.act(() => stores.network.setState({ isNetworkConnected: on })),
    /** A query that failed before the screen came. */
    async failQuery(): Promise<void> {
      query.mockRejectedValue(new Error('503'));
      await client.fetchQuery({ queryKey: ['page'], queryFn: query, retry: false }).catch(() => {});
      query.mockClear();
    },
  };
}

describe.each(['/something_went_wrong', '/network_error'] as const)('%s', (path) => {
  it('asks again for what failed after 5, 10, 20, 40 and 60 s, with its focus, and returns once it came', async () => {
    const { root, at, failQuery, query } = await show({
      path,
      state: { ...FAILED, failedQuery: '["page"]' },
    });
    await failQuery();
    const focus = root.focusedId();
    let asked = 0;
    for (const seconds of [5, 10, 20, 40, 60, 60]) {
      await root.wait(seconds * 1000 - 1);
      expect(query, `before ${seconds} s`).toHaveBeenCalledTimes(asked);
      await root.wait(1);
      asked += 1;
      expect(query, `after ${seconds} s`).toHaveBeenCalledTimes(asked);
      await root.act(async () => {});
    }
    expect([at.path, root.focusedId()]).toEqual([path, focus]);
    query.mockResolvedValue('page');
    await root.wait(60_000);
    await root.act(async () => {});
    expect(at.path).toBe('/list/l1?by=name');
  });

  it('opens the route again where it is not known what failed there, and waits longer each time', async () => {
    const first = await show({ path, state: FAILED });
    await first.root.wait(5000);
    await first.root.act(async () => {});
    expect(first.at).toEqual({ path: '/list/l1?by=name', state: { returnPageId: 'p', tried: 1 } });
    const failedAt = { path: '/list/l1', state: { tried: 1 } };
    const second = await show({ path, state: { failedAt } });
    await second.root.wait(9999);
    expect(second.at.path).toBe(path);
    await second.root.wait(1);
    await second.root.act(async () => {});
    expect(second.at.state).toEqual({ tried: 2 });
  });

  it('tries nothing while it is hidden', async () => {
    const { root, at, visible } = await show({ path, state: FAILED });
    await visible(false);
    await root.wait(60_000);
    expect(at.path).toBe(path);
    await visible(true);
    await root.wait(5000);
    await root.act(async () => {});
    expect(at.path).toBe('/list/l1?by=name');
  });

  it('an attempt that ends after the screen was left leads nowhere', async () => {
    const { root, at, failQuery, query } = await show({
      path,
      state: { ...FAILED, failedQuery: '["page"]' },
    });
    await failQuery();
    let come = (_: string): void => {};
    query.mockReturnValue(new Promise((resolve) => (come = resolve)));
    await root.wait(5000);
    expect(query).toHaveBeenCalledTimes(1);
    await root.press('back');
    const left = at.path;
    await root.act(async () => come('page'));
    expect(at.path).toBe(left);
  });
});

describe('/network_error', () => {
  it('[DEVICE-13] without a network tries nothing, and returns by itself within 5 s of there being one', async () => {
    const { root, at, connected } = await show({ path: '/network_error', state: { origin: true } });
    await connected(false);
    await root.wait(60_000);
    expect(at.path).toBe('/network_error');
    await connected(true);
    await root.wait(5000);
    await root.act(async () => {});
    expect(at.path).toBe('/before');
  });
});

describe('/something_went_wrong', () => {
  it('[ERR-06] has a button that refreshes the page, at the route that failed', async () => {
    const { root, at, reload } = await show({ path: '/something_went_wrong', state: FAILED });
    expect(root.focusedId()).toBe('refresh-app');
    await ok(root);
    expect([at.path, reload.mock.calls.length]).toEqual(['/list/l1?by=name', 1]);
  });

  it.each<[string, ShowOptions, string | null]>([
    [
      'opened from another screen',
      { path: '/something_went_wrong', state: { ...FAILED, origin: true } },
      '/before',
    ],
    ['a listing by a link', { path: '/something_went_wrong', state: FAILED }, '/'],
    [
      'the home page',
      { path: '/something_went_wrong', state: { failedAt: { path: '/home', state: {} } } },
      null,
    ],
    [
      'the profiles',
      { path: '/something_went_wrong', state: { failedAt: { path: '/profiles', state: {} } } },
      null,
    ],
    ['a home page that threw', { path: '/home' }, null],
    ['a link to it', { path: '/something_went_wrong' }, '/'],
  ])('"Go back" of %s is offered only where it leads elsewhere: %#', async (_case, options, target) => {
    const { root, at } = await show(options);
    expect(root.query('go-back') !== null).toBe(target !== null);
    if (target === null) return;
    await root.press('right');
    await ok(root);
    expect(at.path).toBe(target);
  });

  it('renders a screen that threw again, once its code came', async () => {
    const again = vi.fn();
    const retry = vi.fn<Retry>().mockResolvedValueOnce(null).mockResolvedValueOnce(again);
    const { root } = await show({ path: '/home', retry });
    await root.wait(5000);
    await root.act(async () => {});
    expect([retry.mock.calls.length, again.mock.calls.length]).toEqual([1, 0]);
    await root.wait(10_000);
    await root.act(async () => {});
    expect(again).toHaveBeenCalledTimes(1);
  });
});
