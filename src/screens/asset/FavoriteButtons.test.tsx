import { afterEach, describe, expect, it } from 'vitest';
import { openFavorites } from '../testing/favoriteScreens';
import type { FavoriteScreens, FavoritesService } from '../testing/favoriteScreens';

let scene: FavoriteScreens | null = null;
afterEach(async () => {
  await scene?.root.unmount();
  scene = null;
});

async function open(service: Partial<FavoritesService> = {}, member = true) {
  const titles = { a: { title: 'Copper Sky', type: 'movie' } };
  scene = await openFavorites({ path: '/asset/a', signedIn: member, service: { titles, ...service } });
  await scene.root.wait(500);
  return scene;
}

/** What the three switches are set to. */
const set = ({ root }: FavoriteScreens) =>
  ['asset-watchlist', 'asset-like', 'asset-dislike'].filter((id) => root.find(id).props.checked === true);
/** What changes on the way; asking for the state comes before. */
const changes = ({ favoriteRequests }: FavoriteScreens): string[] => favoriteRequests().slice(3);

describe('a title’s like and watchlist', () => {
  it('[LIKE-01, LIKE-07] are asked for once and drawn', async () => {
    await open({ likes: { a: 'DISLIKE' }, watchlist: ['a'] });
    expect([...scene!.favoriteRequests()].sort()).toEqual([
      'GET like/a',
      'GET watching/a',
      'GET watchlist/a',
    ]);
    expect(set(scene!)).toEqual(['asset-watchlist', 'asset-dislike']);
    expect(scene!.names()).toContain('On watchlist');
  });

  it('[LIKE-02, LIKE-03, LIKE-05] a like is set, changed and cleared, focus staying where it is', async () => {
    const { root, press } = await open();
    await root.press('right', 2);
    expect(root.focusedId()).toBe('asset-like');
    await press();
    expect(set(scene!)).toEqual(['asset-like']);
    await root.press('right');
    await press();
    expect(set(scene!)).toEqual(['asset-dislike']);
    await press();
    expect(set(scene!)).toEqual([]);
    expect(root.focusedId()).toBe('asset-dislike');
    expect(changes(scene!)).toEqual([
      'PUT like {"assetUuid":"a","like":"LIKE"}',
      'GET like/a',
      'PUT like {"assetUuid":"a","like":"DISLIKE"}',
      'GET like/a',
      'DELETE like {"assetUuid":"a"}',
      'GET like/a',
    ]);
  });

  it('[LIKE-04, LIKE-05] the watchlist takes a title and gives it back', async () => {
    const { press, names } = await open();
    await press('asset-watchlist');
    expect(names()).toContain('On watchlist');
    await press('asset-watchlist');
    expect(names()).not.toContain('On watchlist');
    expect(changes(scene!)).toEqual([
      'PUT watchlist {"assetUuid":"a"}',
      'GET watchlist',
      'DELETE watchlist {"assetUuid":"a"}',
      'GET watchlist',
    ]);
  });

  it.each([
    ['asset-like', 'PUT /favorites/like', 'Your choice could not be saved. Please try again.'],
    ['asset-watchlist', 'PUT /favorites/watchlist', 'Your watchlist could not be changed. Please try again.'],
  ])('[LIKE-06] %s that fails is rolled back, and a notice of 5 s reports it', async (id, call, words) => {
    const { root, press, names, report } = await open({ refused: { [call]: 500 } });
    await press(id);
    expect(set(scene!)).toEqual([]);
    expect(names()).toContain(words);
    expect(root.find('notice').props.role).toBe('alert');
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 500 }), 'error', {
      code: null,
    });
    await root.wait(5000);
    expect(root.query('notice')).toBeNull();
  });

  it('[LIKE-06] a failure is also reported to a viewer who has left the asset', async () => {
    const { root, at, go, names } = await open({ refused: { 'PUT /favorites/like': 503 } });
    await root.act(() => root.find('asset-like').props.onPress?.());
    await go('/before');
    expect(at.path).toBe('/before');
    expect(names()).toContain('Your choice could not be saved. Please try again.');
  });

  it.each([
    ['GET /favorites/like/a', 'asset-like', 'PUT like {"assetUuid":"a","like":"LIKE"}'],
    ['GET /favorites/watchlist/a', 'asset-watchlist', 'PUT watchlist {"assetUuid":"a"}'],
  ])('without an answer to %s the button works from nothing set', async (call, id, sent) => {
    const { press, report, names, favoriteRequests } = await open({ refused: { [call]: 500 } });
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'warning', { code: null });
    await press(id);
    expect(favoriteRequests()).toContain(sent);
    expect(set(scene!)).toEqual([id]);
    expect(names().filter((name) => name.includes('could not'))).toEqual([]);
  });

  it('[LIKE-10, ASSET-32] a guest has no favorite buttons, and nothing is fetched', async () => {
    const { root, favoriteRequests } = await open({}, false);
    for (const id of ['watchlist', 'like', 'dislike']) expect(root.query(`asset-${id}`)).toBeNull();
    expect(favoriteRequests()).toEqual([]);
  });
});
