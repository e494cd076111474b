import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openFavorites } from '../testing/favoriteScreens';
import type { FavoriteScreens, FavoriteScreensOptions } from '../testing/favoriteScreens';

// The title menu's code comes when it is first opened, which takes as long as it takes.
beforeAll(() => import('../../shell/titleMenu/TitleMenu'));

let scene: FavoriteScreens | null = null;
afterEach(async () => {
  await scene?.root.unmount();
  scene = null;
});

const TITLES = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => [id, { title: `Title ${id}`, type: 'movie' }]),
);

async function open(watchlist: string[], more: Partial<FavoriteScreensOptions> = {}) {
  scene = await openFavorites({
    path: '/watchlist',
    ...more,
    service: { titles: TITLES, watchlist, ...more.service },
  });
  return scene;
}

const calls = ({ sent }: FavoriteScreens): string[] =>
  sent.map(({ method, url }) => `${method} ${url.pathname}`);

describe('the watchlist', () => {
  it('[LIKE-08, LIKE-09, ROUTE-15] shows its titles as posters, and how many they are', async () => {
    const { root, names, focused } = await open(['a', 'b', 'c']);
    for (const name of ['Title a', 'Title b', 'Title c', '3 titles', 'Watchlist'])
      expect(names()).toContain(name);
    expect(focused()).toBe('Title a');
    expect(calls(scene!)).toEqual([
      'GET /favorites/watchlist',
      'GET /asset/v2/a',
      'GET /asset/v2/b',
      'GET /asset/v2/c',
    ]);
    expect(root.find('menu-watchlist').props.selected).toBe(true);
  });

  it('[LIKE-09] that is empty says so, and its button leads to something to watch', async () => {
    const { focused, names, root, press, at } = await open([]);
    expect(names()).toContain('Your watchlist is empty');
    expect(names()).toContain('Add a title to find it here');
    expect(root.query('watchlist-count')).toBeNull();
    expect(root.focusedId()).toBe('watchlist-home');
    expect(focused()).not.toBeNull();
    await press();
    expect(at.path).not.toBe('/watchlist');
  });

  it('[LIKE-09] is awaited in its final layout, with focus, and after a while in words', async () => {
    const { root, names } = await open(['a'], { service: { silent: ['GET /favorites/watchlist'] } });
    expect(root.focusedId()).toBe('watchlist-skeleton');
    expect(root.query('watchlist-count')).toBeNull();
    await root.wait(2000);
    expect(names()).toContain('Still waiting for your watchlist');
  });

  it('[LIKE-09] that cannot be had says so in place, and comes when it is asked for again', async () => {
    const refused = { 'GET /favorites/watchlist': 500 };
    const { root, names, press, focused, report, service } = await open(['a'], { service: { refused } });
    expect(names()).toContain('An error occurred');
    expect(root.focusedId()).toBe('retry');
    expect(report).toHaveBeenCalledOnce();
    await press();
    expect(root.focusedId()).toBe('retry');
    service.refused = {};
    await press();
    expect(focused()).toBe('Title a');
  });

  it('[LIKE-09] leaves out a title that no longer exists, and is empty without any', async () => {
    const { names, root, report } = await open(['a', 'gone', 'b']);
    expect(names()).toContain('2 titles');
    expect(names()).toContain('Title b');
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'warning', { code: null });
    await root.unmount();
    const { names: others } = await open(['gone']);
    expect(others()).toContain('Your watchlist is empty');
  });

  it('[LIKE-09] is not called empty when none of its titles can be had, and shows them when they are asked for again', async () => {
    const refused = { 'GET /asset/v2/a': 500, 'GET /asset/v2/b': 503 };
    const { root, names, press, focused, service } = await open(['a', 'b'], { service: { refused } });
    expect(names()).toContain('An error occurred');
    expect(names()).not.toContain('Your watchlist is empty');
    expect(root.focusedId()).toBe('retry');
    service.refused = {};
    await press();
    expect(focused()).toBe('Title a');
    expect(names()).toContain('2 titles');
  });

  it('[LIKE-11] without the title removed on its page, focus on the neighbour; the last one leaves it empty', async () => {
    const { root, at, press, focused, names, settle, service } = await open(['a', 'b']);
    await root.press('right');
    expect(focused()).toBe('Title b');
    await press();
    expect(at).toMatchObject({ path: '/asset/b', state: { listing: '/watchlist', origin: true } });
    await press('asset-watchlist');
    expect(service.watchlist).toEqual(['a']);
    await root.press('back');
    await settle();
    expect(at.path).toBe('/watchlist');
    expect(names()).not.toContain('Title b');
    expect(focused()).toBe('Title a');

    await press();
    await press('asset-watchlist');
    await root.press('back');
    await settle();
    expect(names()).toContain('Your watchlist is empty');
    expect(root.focusedId()).toBe('watchlist-home');
    expect(calls(scene!).filter((call) => call === 'GET /favorites/watchlist')).toHaveLength(3);
  });

  it('[LIKE-11] loses a title under its own menu: focus goes to the neighbour', async () => {
    const { root, longPress, press, focused, names, settle } = await open(['a', 'b', 'c']);
    await root.press('right');
    await longPress();
    expect(root.focusedId()).toBe('title-menu-watchlist');
    await press();
    expect(names()).toContain('Add to watchlist');
    await root.press('back');
    await settle();
    expect(names()).toContain('2 titles');
    expect(focused()).toBe('Title c');
  });

  it('[LIKE-10] asks nothing for a guest', async () => {
    await open(['a'], { signedIn: false });
    expect(calls(scene!)).toEqual([]);
  });
});
