/** Likes, the watchlist and the menu of a title against the real service: by keys alone, by pointer alone, and as a guest. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus, pressAndSettle, pressMoving } from '../support/focus';
import { enterAsGuest, goTo, walkTo } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import { clickOn, hoverOver } from '../support/pointer';
import type { Tv } from '../support/tv';

const app = useApp();
beforeEach(() => app.reset());

const CHANGED = 'Your choice could not be saved. Please try again.';

async function openAs(path: string): Promise<Tv> {
  return app.open(path, { prepare: await storeSession(app.url, { account: 'demo', profileChosen: true }) });
}

async function titleIsThere(tv: Tv): Promise<void> {
  await tv.waitFor({ id: 'asset-like' });
  await tv.idle();
}

/** Calls below /favorites that change or ask, with what they carry: 'PUT like {"assetUuid":...}'. */
async function favouriteCalls(): Promise<string[]> {
  return (await app.requests())
    .filter(({ path }) => path.startsWith('/api/favorites/'))
    .map(({ method, path, body }) =>
      [method, path.replace('/api/favorites/', ''), ...(body === '' ? [] : [body])].join(' '),
    );
}

const changes = async (): Promise<string[]> =>
  (await favouriteCalls()).filter((call) => !call.startsWith('GET '));
const isSet = async (tv: Tv, id: string): Promise<boolean> => (await tv.find({ id }))?.checked === true;

test('[LIKE-01, LIKE-02, LIKE-03, LIKE-04, LIKE-05, LIKE-06, LIKE-07, LIKE-08, LIKE-11, ROUTE-15] by keys: likes through a failure; a title onto the watchlist, and off it again', async () => {
  const tv = await openAs('/browser/asset/copper-sky');
  await titleIsThere(tv);
  const before = await favouriteCalls();
  expect(before.filter((call) => call.endsWith('/copper-sky')).sort()).toEqual([
    'GET like/copper-sky',
    'GET watching/copper-sky',
    'GET watchlist/copper-sky',
  ]);

  await app.fault({ match: 'PUT /api/favorites/like', status: 500, times: 1 });
  await walkTo(tv, { id: 'asset-like' }, ['right']);
  await tv.press('enter');
  await tv.waitFor({ id: 'notice', role: 'alert', name: CHANGED });
  expect(await isSet(tv, 'asset-like')).toBe(false);
  await expectOneFocus(tv, 'a like that failed');

  await pressAndSettle(tv, 'enter');
  expect(await tv.focused()).toMatchObject({ id: 'asset-like', checked: true });
  await pressAndSettle(tv, 'right');
  await pressAndSettle(tv, 'enter');
  expect([await isSet(tv, 'asset-like'), await isSet(tv, 'asset-dislike')]).toEqual([false, true]);
  await pressAndSettle(tv, 'enter');
  expect(await isSet(tv, 'asset-dislike')).toBe(false);
  const liked = { assetUuid: 'copper-sky', like: 'LIKE' };
  expect(await changes()).toEqual([
    `PUT like ${JSON.stringify(liked)}`,
    `PUT like ${JSON.stringify(liked)}`,
    'PUT like {"assetUuid":"copper-sky","like":"DISLIKE"}',
    'DELETE like {"assetUuid":"copper-sky"}',
  ]);

  await walkTo(tv, { id: 'asset-watchlist' }, ['left']);
  await pressAndSettle(tv, 'enter');
  expect(await tv.focused()).toMatchObject({ id: 'asset-watchlist', name: 'On watchlist', checked: true });
  await goTo(tv, '/browser/watchlist');
  await tv.waitFor({ id: 'watchlist-count', name: '11 titles' });
  await tv.idle();
  expect((await tv.focused()).name, 'added last, first in the list').toBe('Copper Sky');
  await pressMoving(tv, 'right');
  const next = (await tv.focused()).name;
  await pressMoving(tv, 'left');
  await tv.press('enter');
  await tv.waitForRoute('/browser/asset/copper-sky');
  await titleIsThere(tv);
  await walkTo(tv, { id: 'asset-watchlist' }, ['right']);
  await pressAndSettle(tv, 'enter');
  await tv.press('back');
  await tv.waitForRoute('/browser/watchlist');
  await tv.waitFor({ id: 'watchlist-count', name: '10 titles' });
  await tv.waitForFocus({ name: next });
  expect(await tv.find({ name: 'Copper Sky', role: 'listitem' })).toBeUndefined();
  expect((await changes()).slice(4)).toEqual([
    'PUT watchlist {"assetUuid":"copper-sky"}',
    'DELETE watchlist {"assetUuid":"copper-sky"}',
  ]);
  expect(
    (await favouriteCalls()).filter((call) => call === 'GET watchlist'),
    'once a change',
  ).toHaveLength(2);
});

test('[LIKE-04, LIKE-05] by keys: a long press opens the menu of a title, which can be kept, and marked as watched', async () => {
  const tv = await openAs('/browser');
  await tv.waitForRoute('/browser/home');
  await tv.idle();
  await walkTo(tv, { role: 'listitem', name: /^The Long Platform/ }, ['down']);
  const quiet = await favouriteCalls();
  expect(quiet.filter((call) => /like|watchlist/.test(call))).toEqual([]);
  await tv.hold('enter', 800);
  await tv.waitForFocus({ id: 'title-menu-watchlist' });
  await tv.waitFor({ id: 'title-menu-markWatched' });
  await tv.idle();
  expect((await tv.route()).path, 'held is not pressed').toBe('/browser/home');
  await pressAndSettle(tv, 'enter');
  expect(await tv.focused()).toMatchObject({ name: 'Remove from watchlist', checked: true });
  await tv.press('back');
  await tv.waitForFocus({ role: 'listitem', name: /^The Long Platform/ });

  await tv.hold('enter', 800);
  await tv.waitForFocus({ id: 'title-menu-watchlist' });
  await walkTo(tv, { id: 'title-menu-markWatched' }, ['down']);
  await tv.press('enter');
  await tv.waitForGone({ id: 'title-menu' });
  await tv.idle();
  await expectOneFocus(tv, 'marking as watched');
  const { role, name } = await tv.focused();
  expect(role, 'its place in continue watching is taken by the next').toBe('listitem');
  expect(name).not.toMatch(/^The Long Platform/);
  const [add, watched, ...others] = await changes();
  expect(add).toBe('PUT watchlist {"assetUuid":"the-long-platform"}');
  expect(watched).toMatch(/^POST watching\/the-long-platform .*"event":"finished".*"finished":true/);
  expect(others).toEqual([]);
  await goTo(tv, '/browser/asset/the-long-platform');
  await titleIsThere(tv);
  expect((await tv.focused()).name).toBe('Watch again');
  expect(await isSet(tv, 'asset-watchlist')).toBe(true);
});

test('[LIKE-03, LIKE-04, LIKE-09] by pointer: likes and keeps a title, and holds a poster for its menu', async () => {
  const tv = await openAs('/browser/asset/copper-sky');
  await titleIsThere(tv);
  await clickOn(tv, { id: 'asset-like' });
  await clickOn(tv, { id: 'asset-watchlist' });
  await tv.waitFor({ name: 'On watchlist' });
  await tv.idle();
  expect(await isSet(tv, 'asset-like')).toBe(true);
  await goTo(tv, '/browser/watchlist');
  await tv.waitFor({ id: 'watchlist-count', name: '11 titles' });
  await tv.idle();

  await hoverOver(tv, { role: 'listitem', name: 'Copper Sky' });
  await tv.page.mouse.down();
  await tv.waitFor({ id: 'title-menu' });
  await tv.page.mouse.up();
  await tv.idle();
  expect((await tv.route()).path, 'held is not clicked').toBe('/browser/watchlist');
  await clickOn(tv, { id: 'title-menu-watchlist' });
  await tv.waitFor({ id: 'watchlist-count', name: '10 titles' });
  await clickOn(tv, { id: 'title-menu-moreInfo' });
  await tv.waitForRoute('/browser/asset/copper-sky');
  await titleIsThere(tv);
  expect(await changes()).toEqual([
    'PUT like {"assetUuid":"copper-sky","like":"LIKE"}',
    'PUT watchlist {"assetUuid":"copper-sky"}',
    'DELETE watchlist {"assetUuid":"copper-sky"}',
  ]);
});

test('[LIKE-10, ASSET-32, ROUTE-15] a guest keeps nothing and nothing is asked; the watchlist leads to welcome', async () => {
  const tv = await app.open('/');
  await enterAsGuest(tv);
  await walkTo(tv, { role: 'listitem' }, ['down']);
  await tv.hold('enter', 800);
  await tv.waitForFocus({ id: 'title-menu-moreInfo' });
  expect(await tv.find({ id: 'title-menu-watchlist' })).toBeUndefined();
  await tv.press('enter');
  await tv.waitForRoute(/^\/browser\/asset\//);
  await tv.waitFor({ id: 'asset-title' });
  await tv.idle();
  expect(await tv.find({ id: 'asset-watchlist' })).toBeUndefined();
  await goTo(tv, '/browser/watchlist');
  await tv.waitForRoute('/browser/welcome');
  await tv.idle();
  expect(await favouriteCalls()).toEqual([]);
});
