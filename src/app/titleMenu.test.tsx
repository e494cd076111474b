import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { View } from '../../renderer';
import type { Asset } from '../contract';
import { asset, show } from '../domain/testing/assets';
import { openFavorites } from '../screens/testing/favoriteScreens';
import type { FavoriteScreens, FavoritesService } from '../screens/testing/favoriteScreens';
import { Poster } from '../ui/Poster';

// Its code comes when it is first opened, which takes as long as it takes.
beforeAll(() => import('../shell/titleMenu/TitleMenu'));

let scene: FavoriteScreens | null = null;
afterEach(async () => {
  await scene?.root.unmount();
  scene = null;
});

const film = asset({ id: 'film', title: 'Copper Sky', duration: 6000.5 });
const series = show([], { id: 'series', title: 'Glass Harbour' });
const part = { type: 'episode', title: 'The Weighbridge', rootId: 'series', parentId: 's2', duration: 3000 };
const TITLES = { film: { title: 'Copper Sky' }, series: { title: 'Glass Harbour' }, part };

/** A page of two cards, the first with focus, and a long press on it. */
async function openMenu(title: Asset, service: Partial<FavoritesService> = {}, member = true) {
  const opened: string[] = [];
  const card = (one: Asset) => (
    <Poster asset={one} w={350} h={197} use="poster" onPress={({ id }) => void opened.push(id)} />
  );
  const page = (
    <View group="row">
      {card(title)}
      <View x={400}>{card(asset({ id: 'other', title: 'Other' }))}</View>
    </View>
  );
  scene = await openFavorites({
    path: '/page',
    page,
    signedIn: member,
    service: { titles: TITLES, ...service },
  });
  const before = scene.favoriteRequests();
  await scene.longPress();
  return { ...scene, opened, before };
}

const choices = ({ root }: FavoriteScreens): string[] =>
  ['watchlist', 'like', 'dislike', 'moreInfo', 'startOver', 'markWatched'].filter(
    (choice) => root.query(`title-menu-${choice}`) !== null,
  );
const KEPT = ['watchlist', 'like', 'dislike', 'moreInfo'];
const under = (assetUuid: string, currentSecond = 90) => ({ assetUuid, currentSecond, finished: false });

describe('the menu of a title', () => {
  it('[LIKE-01, LIKE-07] the menu fetches its data when it opens, not before', async () => {
    const { before, favoriteRequests, root } = await openMenu(film, { likes: { film: 'LIKE' } });
    expect(before).toEqual([]);
    expect(favoriteRequests().sort()).toEqual(['GET like/film', 'GET watching/film', 'GET watchlist/film']);
    expect(choices(scene!)).toEqual(KEPT);
    expect(root.find('title-menu').props).toMatchObject({ role: 'dialog', label: 'Copper Sky', trap: true });
    expect(root.find('title-menu-like').props.checked).toBe(true);
  });

  it('keeps focus inside; back closes it and gives focus back to the card', async () => {
    const { root, focused } = await openMenu(film);
    expect(root.focusedId()).toBe('title-menu-watchlist');
    await root.press('right');
    await root.press('left');
    await root.press('up', 3);
    await root.press('down', 9);
    expect(root.focusedId()).toBe('title-menu-moreInfo');
    await root.press('back');
    expect(root.query('title-menu')).toBeNull();
    expect(focused()).toBe('Copper Sky');
    await root.press('right');
    expect(focused()).toBe('Other');
  });

  it('[LIKE-03, LIKE-04] a press on a switch keeps the menu open and shows the new state', async () => {
    const { root, press, names, service } = await openMenu(film);
    await press('title-menu-watchlist');
    expect(names()).toContain('Remove from watchlist');
    await press('title-menu-dislike');
    expect(root.find('title-menu-dislike').props.checked).toBe(true);
    expect([service.watchlist, service.likes]).toEqual([['film'], { film: 'DISLIKE' }]);
    expect(root.query('title-menu')).not.toBeNull();
  });

  it('More info is a press on the card', async () => {
    const { root, press, opened } = await openMenu(film);
    await press('title-menu-moreInfo');
    expect(opened).toEqual(['film']);
    expect(root.query('title-menu')).toBeNull();
  });

  it('[LIKE-10] a guest’s menu has only More info and fetches nothing', async () => {
    const { favoriteRequests } = await openMenu(film, {}, false);
    expect(choices(scene!)).toEqual(['moreInfo']);
    expect(favoriteRequests()).toEqual([]);
  });

  it('the menu of an unfinished asset can start it from the beginning', async () => {
    const { press, at } = await openMenu(film, { bookmarks: { film: under('film') } });
    expect(choices(scene!)).toEqual([...KEPT, 'startOver', 'markWatched']);
    await press('title-menu-startOver');
    expect(at).toMatchObject({
      path: '/asset/film/watch',
      state: { contentType: 'main', fromStart: true, returnPageId: 'page', origin: true },
    });
    await scene!.go(-1);
    expect(scene!.root.query('title-menu')).toBeNull();
  });

  it('the menu of a show acts on the episode that would be continued', async () => {
    const { press, names, favoriteRequests } = await openMenu(series, {
      bookmarks: { series: under('part') },
    });
    expect(choices(scene!)).toEqual([...KEPT, 'startOver', 'markWatched']);
    expect(names()).toContain('Mark as watched, The Weighbridge');
    await press('title-menu-markWatched');
    expect(scene!.root.query('title-menu')).toBeNull();
    expect(favoriteRequests()).toContain(
      'POST watching/part {"assetId":"part","rootId":"series","parentId":"s2","event":"finished","currentSecond":3000,"finished":true,"deviceId":"d"}',
    );
  });

  it('[LIKE-06] a failure to mark an asset as watched shows a notice', async () => {
    const { press, names } = await openMenu(film, {
      bookmarks: { film: under('film') },
      refused: { 'POST /favorites/watching/film': 500 },
    });
    await press('title-menu-markWatched');
    expect(names()).toContain('The title could not be marked as watched. Please try again.');
  });

  it.each([
    ['bookmark', { refused: { 'GET /favorites/watching/series': 500 } }],
    ['episode', { bookmarks: { series: under('lost') } }],
  ])('without an answer about its %s the menu only lacks those entries', async (_, service) => {
    const { report, at } = await openMenu(series, service);
    expect(choices(scene!)).toEqual(KEPT);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'warning', { code: null });
    expect(at.path).toBe('/page');
  });

  it('a focus move between cards with menus commits nothing', async () => {
    const { root } = await openMenu(film);
    await root.press('back');
    const { reactCommits } = root.scene.counters;
    await root.press('right');
    await root.press('left');
    expect(root.scene.counters.reactCommits).toBe(reactCommits);
  });
});
