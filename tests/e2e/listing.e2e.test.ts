/** Listings against the real service: in by a row's 'See all', through the filters, to a title and back. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { pressMoving, pressAndExpectOneFocus } from '../support/focus';
import { goTo } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import { snapshotOf } from '../support/screenSnapshot';
import { clickOn } from '../support/pointer';
import type { Tv } from '../support/tv';
import { playAndReturn } from '../support/watching';

const app = useApp();
beforeEach(() => app.reset());

const calls = async (path: string): Promise<{ body: string; status: number | null }[]> =>
  (await app.requests()).filter((request) => request.path === `/api${path}`);
const searches = async (): Promise<object[]> =>
  (await calls('/search/search')).map(({ body }) => JSON.parse(body) as object);

/** Somebody who watches, at home. */
async function atHome(): Promise<Tv> {
  const tv = await app.open('/browser', {
    prepare: await storeSession(app.url, { account: 'demo', profileChosen: true }),
  });
  await tv.waitForRoute('/browser/home');
  await tv.waitFor({ id: 'rows' });
  await tv.idle();
  return tv;
}

async function titlesAreThere(tv: Tv): Promise<void> {
  await tv.waitFor({ id: 'titles' });
  await tv.idle();
}

test('[LIST-01, LIST-03, LIST-05, LIST-10, LIST-11, LIST-12, LIST-13, ROUTE-15, ROUTE-16] by keys alone: See all, genre, order, a title and its film, back, and a reload', async () => {
  const tv = await atHome();
  // 'Crime after dark': made with a genre and two types, which are filters of its listing and choose all of it.
  for (let row = 0; !(await tv.focused()).path?.includes('Crime after dark'); row += 1) {
    expect(row).toBeLessThan(20);
    await pressMoving(tv, 'down');
  }
  await pressMoving(tv, 'right', 24);
  expect((await tv.focused()).name).toBe('See all: Crime after dark');
  await tv.press('enter');
  await tv.waitForRoute('/browser/list/crime-after-dark');
  await titlesAreThere(tv);
  expect((await tv.find({ id: 'listing-title' }))?.name).toBe('Crime after dark');
  expect((await tv.find({ id: 'breadcrumb' }))?.name).toBe('Home');
  expect((await tv.find({ id: 'listing-count' }))?.name).toMatch(/^\d+ titles$/);
  expect((await tv.find({ id: 'filter-genre' }))?.name).toBe('Genre: Crime');
  const row = {
    limit: 60,
    offset: 0,
    collection: 'crime-after-dark',
    genre: 'crime',
    types: ['MOVIE', 'SHOW'],
  };
  expect([(await calls('/collection/crime-after-dark')).length, await searches()]).toEqual([1, [row]]);

  // Chosen and left again: nothing is different.
  await pressAndExpectOneFocus(tv, 'up');
  await tv.waitForFocus({ id: 'filter-genre' });
  await tv.press('enter');
  await tv.waitForFocus({ id: 'option-crime' });
  await pressAndExpectOneFocus(tv, 'down');
  await tv.press('enter');
  await tv.press('back');
  await tv.waitForGone({ id: 'filter-drawer' });
  await tv.waitForFocus({ id: 'filter-genre' });
  expect([(await tv.route()).search.includes('genre=crime'), await searches()]).toEqual([true, [row]]);

  await tv.press('enter');
  await tv.waitForFocus({ id: 'option-crime' });
  for (let step = 0; (await tv.focused()).id !== 'option-drama'; step += 1) {
    expect(step).toBeLessThan(30);
    await pressAndExpectOneFocus(tv, 'down');
  }
  await tv.press('enter');
  await pressAndExpectOneFocus(tv, 'right');
  await tv.waitForFocus({ id: 'filter-apply' });
  await tv.press('enter');
  await tv.waitForGone({ id: 'filter-drawer' });
  await titlesAreThere(tv);
  await pressAndExpectOneFocus(tv, 'right');
  await tv.press('enter');
  await tv.waitForFocus({ id: 'option-recommended' });
  await pressAndExpectOneFocus(tv, 'down', 2);
  await tv.press('enter');
  await pressAndExpectOneFocus(tv, 'right');
  await tv.press('enter');
  await tv.waitForGone({ id: 'filter-drawer' });
  await titlesAreThere(tv);
  const wish = { ...row, genre: 'drama' };
  expect(await searches()).toEqual([row, wish, { ...wish, sortBy: 'name', sortOrder: 'desc' }]);
  expect((await calls('/genre')).length).toBe(1);
  expect([(await calls('/mood')).length, (await calls('/content-languages')).length]).toEqual([0, 0]);

  expect((await tv.find({ id: 'listing-count' }))?.name).toBe('13 titles');
  await pressAndExpectOneFocus(tv, 'down', 2);
  await pressAndExpectOneFocus(tv, 'right', 2);
  await tv.idle();
  const before = snapshotOf(await tv.scene());
  const { search } = await tv.route();
  const chosen = await tv.focused();
  await tv.press('enter');
  await playAndReturn(tv);
  const asked = (await app.requests()).filter(({ path }) => /list|search|collection/.test(path)).length;
  await tv.press('back');
  await tv.waitForRoute('/browser/list/crime-after-dark');
  await tv.waitForFocus({ name: chosen.name });
  await tv.idle();
  expect((await tv.route()).search).toBe(search);
  expect(snapshotOf(await tv.scene())).toEqual(before);
  expect((await app.requests()).filter(({ path }) => /list|search|collection/.test(path))).toHaveLength(
    asked,
  );

  await tv.page.reload();
  await titlesAreThere(tv);
  expect((await tv.route()).search).toBe(search);
  expect([
    (await tv.find({ id: 'filter-genre' }))?.name,
    (await tv.find({ id: 'filter-sort' }))?.name,
    (await searches()).at(-1),
  ]).toEqual(['Genre: Drama', 'Sort: Z-A', { ...wish, sortBy: 'name', sortOrder: 'desc' }]);
});

test('[LIST-03, LIST-09, LIST-11, LIST-13] by pointer alone: a mood and a language, a title and back, cleared', async () => {
  const tv = await atHome();
  await goTo(tv, '/browser/list/all-films?pageTitle=All%20films&bcpath=Movies');
  await titlesAreThere(tv);
  await clickOn(tv, { id: 'filter-by' });
  await clickOn(tv, { id: 'option-en' });
  await clickOn(tv, { id: 'filter-tab-moods' });
  await clickOn(tv, { id: 'option-cosy' });
  await clickOn(tv, { id: 'filter-apply' });
  await tv.waitForGone({ id: 'filter-drawer' });
  await titlesAreThere(tv);
  expect((await tv.route()).search).toBe('?audios=en&moods=cosy&pageTitle=All+films&bcpath=Movies');
  expect(await searches()).toEqual([
    { limit: 60, offset: 0, collection: 'all-films', audios: ['en'], moods: ['cosy'] },
  ]);
  expect((await tv.find({ id: 'filter-by' }))?.name).toBe('Audio, subtitles, mood: English, Cosy');
  await clickOn(tv, { role: 'listitem', within: { id: 'titles' } });
  await tv.waitFor({ id: 'asset-title' });
  await tv.page.goBack();
  await tv.waitForRoute('/browser/list/all-films');
  await titlesAreThere(tv);
  await clickOn(tv, { id: 'clear-filters' });
  await tv.waitForGone({ id: 'clear-filters' });
  await titlesAreThere(tv);
  expect((await tv.route()).search).toBe('?pageTitle=All+films&bcpath=Movies');
  expect(await searches()).toHaveLength(1);
});

test('[LIST-02, ROUTE-16, ERR-09] what an address may bring: nonsense, filters nobody knows, a failing search, an empty collection', async () => {
  await app.fault({ match: 'POST /api/search/search', status: 500 });
  const tv = await atHome();
  await goTo(tv, '/browser/list/all-films?type=movie&genre=%E0%A4%A&evil=1&pageTitle=Films');
  await tv.waitForFocus({ id: 'retry' });
  expect((await tv.find({ id: 'listing-failed' }))?.name).toBe('An error occurred');
  await tv.press('enter');
  await tv.waitFor({ id: 'no-match' });
  expect(await searches()).toHaveLength(2);
  expect((await searches())[1]).toMatchObject({ types: ['MOVIE'], offset: 0 });
  await tv.waitForFocus({ id: 'clear-filters' });
  await tv.press('enter');
  await titlesAreThere(tv);
  expect((await tv.route()).search).toBe('?pageTitle=Films');

  await goTo(
    tv,
    `/browser/list/all-films?genre=${'x'.repeat(3000)}&sort=sideways&moods=,,&pageTitle=${'y'.repeat(3000)}`,
  );
  await tv.waitFor({ id: 'no-match' });
  expect((await searches()).at(-1)).not.toHaveProperty('sortBy');

  await goTo(tv, '/browser/list/empty', { origin: true });
  await tv.waitForFocus({ id: 'go-back' });
  expect((await tv.findAll({ name: 'Error code: no_assets_in_collection' })).length).toBe(1);
  await tv.press('back');
  await tv.waitFor({ id: 'no-match' });

  await goTo(tv, '/browser/list/nowhere');
  await tv.waitForRoute('/browser/page_not_exists');
});
