/** A show's episodes against the real service: by keys alone, by pointer alone, for guests, for children, and for shows no editor would make. */
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { HOSTILE_PAGES, MANY_SEASONS } from '../service/catalogue/hostile-shows';
import type { LoggedRequest } from '../service/request-log';
import { useApp } from '../support/app';
import { expectOneFocus } from '../support/focus';
import { goTo, walkTo } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import { clickOn, hoverOver, turnWheel } from '../support/pointer';
import { textsOnScreen } from '../support/scene';
import { waitForAsset } from '../support/assetPage';
import type { Tv } from '../support/tv';
import { leaveByKeys, waitForPlayback } from '../support/watching';

const app = useApp();
beforeEach(() => app.reset());

const LIST = { id: 'asset-episodes-list' } as const;

async function openTitle(id: string, prepare?: (page: Page) => Promise<void>): Promise<Tv> {
  const tv = await app.open(`/browser/asset/${id}`, prepare ? { prepare } : {});
  await waitForAsset(tv);
  return tv;
}

const asDemo = (): Promise<(page: Page) => Promise<void>> =>
  storeSession(app.url, { account: 'demo', profileChosen: true });

/** The demo account's first profile, as its parents would have it. */
const asChild = async (maturityRating: number): Promise<(page: Page) => Promise<void>> => {
  const prepare = await asDemo();
  return async (page) => {
    await prepare(page);
    await page.addInitScript((limit) => {
      const profile = JSON.parse(localStorage.getItem('currentProfile') ?? '{}') as object;
      localStorage.setItem('currentProfile', JSON.stringify({ ...profile, maturityRating: limit }));
    }, maturityRating);
  };
};

const texts = async (tv: Tv): Promise<string[]> => textsOnScreen(await tv.scene());
const episodesShown = async (tv: Tv): Promise<string[]> =>
  (await tv.findAll({ role: 'listitem', within: { id: 'episodes' } })).map(({ name }) => name);
const callsOf = async (path: RegExp): Promise<LoggedRequest[]> =>
  (await app.requests()).filter((request) => path.test(request.path));

async function openList(tv: Tv): Promise<void> {
  await walkTo(tv, { id: 'asset-episodes' }, ['left', 'right']);
  await tv.press('enter');
  await tv.waitFor(LIST);
}

test('[ASSET-04, ASSET-10, ASSET-27, CONT-09, CONT-10, EPIS-05, EPIS-12] by keys: the show goes on where it was left, and any episode can be chosen', async () => {
  const tv = await openTitle('glass-harbour', await asDemo());
  expect(await tv.focused()).toMatchObject({ name: 'Continue watching', value: 'S2 E4' });
  const bar = await tv.find({ role: 'progressbar', within: { id: 'asset-progress' } });
  expect(bar?.name).toMatch(/^Episode 4 · .+ · \d+ min left$/);
  await openList(tv);
  const opened = await tv.waitForFocus({ name: /^4\. / });
  expect(opened.path).toContain('Episodes');
  await tv.idle();
  expect((await tv.focused()).rect, 'it was there from the first frame').toEqual(opened.rect);
  expect(await tv.find({ role: 'listitem', name: 'Season 2' })).toMatchObject({ selected: true });
  await tv.press('left');
  await tv.press('up');
  await tv.waitForFocus({ name: 'Season 1' });
  // They follow when focus rests.
  await tv.waitForGone({ name: opened.name, onScreen: false });
  await tv.idle();
  const shown = await episodesShown(tv);
  expect(shown).not.toContain(opened.name);
  const first = shown.find((name) => name.startsWith('1. '));
  expect(first).toBeDefined();
  await tv.press('right');
  await tv.waitForFocus({ name: first! });
  await tv.press('back');
  await tv.waitForGone({ ...LIST, onScreen: false });
  expect((await tv.focused()).id).toBe('asset-episodes');
  await tv.press('enter');
  await tv.waitForFocus({ name: opened.name });
  await tv.press('down');
  await tv.press('enter');
  const { state } = await tv.waitForRoute('/browser/asset/glass-harbour-s2e5/watch');
  expect(state).toMatchObject({ contentType: 'main', returnAssetId: 'glass-harbour' });
  await tv.waitFor({ id: 'player', onScreen: false });
  // While the film still loads the first back would leave already.
  await waitForPlayback(tv, 0.2);
  await leaveByKeys(tv);
  await tv.waitForRoute('/browser/asset/glass-harbour');
  await waitForAsset(tv);
  await expectOneFocus(tv, 'back from the player');
  for (const path of [/\/asset\/v2\/glass-harbour$/, /\/glass-harbour\/recommendation$/])
    expect(await callsOf(path), String(path)).toHaveLength(1);
});

test('[ASSET-04, ASSET-10, DEVICE-05] by pointer: list, seasons, wheel, an episode; the drawer and its tabs', async () => {
  const tv = await openTitle('glass-harbour', await asDemo());
  await clickOn(tv, { id: 'asset-episodes' });
  await tv.waitFor(LIST);
  await tv.idle();
  await clickOn(tv, { role: 'listitem', name: 'Season 1' });
  await tv.waitFor({ role: 'listitem', name: /^1\. / });
  await tv.idle();
  const before = await episodesShown(tv);
  await hoverOver(tv, { role: 'listitem', name: /^2\. / });
  for (let turns = 0; turns < 3; turns += 1) {
    await turnWheel(tv.page, 0, 120);
  }
  await tv.idle();
  expect(await episodesShown(tv)).not.toEqual(before);
  await expectOneFocus(tv, 'after the wheel');
  await clickOn(tv, { id: 'episodes-close' });
  await tv.waitForGone({ ...LIST, onScreen: false });
  await clickOn(tv, { id: 'asset-more' });
  await tv.waitFor({ id: 'asset-drawer' });
  await tv.idle();
  await hoverOver(tv, { id: 'asset-tab-cast' });
  await tv.waitForFocus({ id: 'asset-tab-cast' });
  expect((await tv.findAll({ role: 'listitem', within: { id: 'asset-drawer' } })).length).toBeGreaterThan(1);
  await clickOn(tv, { id: 'drawer-close' });
  await tv.waitForGone({ id: 'asset-drawer', onScreen: false });
  await clickOn(tv, { id: 'asset-episodes' });
  await tv.waitFor(LIST);
  await tv.idle();
  await clickOn(tv, { role: 'listitem', name: /^4\. / });
  await tv.waitForRoute('/browser/asset/glass-harbour-s2e4/watch');
});

test('[EPIS-03, EPIS-06, EPIS-08, EPIS-10] guests sign in for what is locked; children do not see what is for older viewers', async () => {
  const tv = await openTitle('kohinoor-apartments');
  await openList(tv);
  await tv.waitForFocus({ name: /^1\. / });
  await tv.idle();
  expect(await texts(tv)).toContain('sign in to watch');
  expect(await texts(tv)).toContain('Season 3');
  expect(await callsOf(/\/favorites\//)).toEqual([]);
  await tv.press('down');
  await tv.press('enter');
  await tv.waitForRoute('/browser/welcome/code');
  await tv.page.goBack();
  await tv.waitForRoute('/browser/asset/kohinoor-apartments');
  await waitForAsset(tv);
  await expectOneFocus(tv, 'back from sign-in');

  const child = await openTitle('kohinoor-apartments', await asChild(7));
  await openList(child);
  await child.idle();
  const shown = await texts(child);
  expect(shown).toContain('Season 2');
  expect(shown).not.toContain('Season 3');
  expect(shown.filter((text) => /\b(12|16|18)\+/.test(text))).toEqual([]);
  await goTo(child, '/browser/asset/glass-harbour');
  await waitForAsset(child);
  expect(await texts(child)).toContainEqual(expect.stringMatching(/^\d+\+, not for this profile$/));
  for (const id of ['asset-watch', 'asset-episodes'])
    expect(await child.find({ id, onScreen: false }), id).toBeUndefined();
});

test('[ASSET-02, EPIS-11] shows that no editor would make: each opens, ends its redirects, and has one focus', async () => {
  const thrown: string[] = [];
  const tv = await app.open('/browser/asset/hostile-show-flat');
  tv.page.on('pageerror', (error) => thrown.push(error.message));
  await waitForAsset(tv);
  for (const id of HOSTILE_PAGES.map((each) => String(each.id))) {
    await goTo(tv, `/browser/asset/${id}`);
    await waitForAsset(tv);
    await expectOneFocus(tv, id);
    expect((await tv.route()).path, id).toMatch(/^\/browser\/asset\/hostile-/);
    const words = await texts(tv);
    expect(
      words.filter((text) => /undefined|NaN|\bnull\b/.test(text)),
      id,
    ).toEqual([]);
    if ((await tv.find({ id: 'asset-episodes' })) === undefined) continue;
    await openList(tv);
    await tv.waitFor({ role: 'listitem', within: { id: 'episodes' } });
    await expectOneFocus(tv, `the episodes of ${id}`);
    if (id === 'hostile-show-many') {
      await tv.press('left');
      await tv.waitForFocus({ name: 'Season 1' });
      await tv.hold('down', 3_000);
      await tv.idle();
      const season = Number((await tv.focused()).name.replace('Season ', ''));
      expect(season).toBeGreaterThan(10);
      expect(season).toBeLessThanOrEqual(MANY_SEASONS);
      const marked = (await tv.findAll({ role: 'listitem', within: { id: 'seasons' } })).filter(
        (one) => one.selected,
      );
      expect(marked.map(({ name }) => name)).toEqual([`Season ${season}`]);
    }
    await tv.press('back');
    await tv.waitForGone({ ...LIST, onScreen: false });
  }
  expect(thrown).toEqual([]);
});
