/** A title's page against the real service, by keys alone: what it shows, where its buttons lead, and the way back. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { holdClock, startClockAt } from '../support/clock';
import { enterAsGuest, goTo, walkTo } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import { flatten, textsOnScreen } from '../support/scene';
import { waitForAsset } from '../support/assetPage';
import type { Tv } from '../support/tv';

/** Coming titles count their days from here. */
const AT = new Date('2026-11-21T12:00:00Z');
const app = useApp({ at: AT });
beforeEach(() => app.reset());

/** Opens a title as a deep link does. */
async function openTitle(id: string, account: 'guest' | 'demo' | 'free' = 'guest'): Promise<Tv> {
  const prepare =
    account === 'guest' ? undefined : await storeSession(app.url, { account, profileChosen: true });
  const tv = await app.open(`/browser/asset/${id}`, prepare ? { prepare } : {});
  await waitForAsset(tv);
  return tv;
}

const texts = async (tv: Tv): Promise<string[]> => textsOnScreen(await tv.scene());
const asked = async (part: string): Promise<boolean> =>
  (await app.requests()).some((request) => (request as { path: string }).path.includes(part));
const RECOMMENDED = { id: 'row-recommendations' } as const;

test('[ASSET-01, ASSET-03, ASSET-12, ASSET-29] a film: its facts, and Watch plays it', async () => {
  const tv = await openTitle('night-ferry');
  expect(await asked('/asset/v2/night-ferry')).toBe(true);
  expect((await tv.find({ id: 'asset-title' }))?.name).toBe('Night Ferry');
  const shown = await texts(tv);
  for (const fact of ['2025', '1 h 54 min', '16+', 'Thriller, Mystery']) expect(shown).toContain(fact);
  expect((await tv.focused()).name).toBe('Watch');
  await tv.press('enter');
  const { state } = await tv.waitForRoute('/browser/asset/night-ferry/watch');
  expect(state).toMatchObject({ contentType: 'main', returnAssetId: 'night-ferry' });
});

test('[ASSET-02] an episode and a season lead to their show', async () => {
  const tv = await openTitle('glass-harbour-s1e1');
  expect((await tv.route()).path).toBe('/browser/asset/glass-harbour');
  expect((await tv.find({ id: 'asset-title' }))?.name).toBe('Glass Harbour');
  expect(await texts(tv)).toContain('2 seasons');
  await goTo(tv, '/browser/asset/glass-harbour-s2');
  await tv.waitForRoute('/browser/asset/glass-harbour');
});

test('[ASSET-05] viewers with an account see what is like it, whole on the screen, and open it', async () => {
  const tv = await openTitle('night-ferry', 'demo');
  await tv.waitFor(RECOMMENDED);
  await tv.press('down');
  await tv.press('right', 2);
  await tv.idle();
  const chosen = await tv.focused();
  expect(chosen.path).toContain('More like this');
  expect(chosen.rect.y + chosen.rect.h).toBeLessThan(1080 - 54);
  await tv.press('enter');
  await tv.waitForRoute(/^\/browser\/asset\/(?!night-ferry)/);
  await waitForAsset(tv);
  expect((await tv.find({ id: 'asset-title' }))?.name).toBe(chosen.name);
});

test('[ASSET-05, ASSET-32] a guest sees no such row and neither like nor watchlist, and nothing of the kind is asked for', async () => {
  const tv = await openTitle('night-ferry');
  expect(await tv.find({ ...RECOMMENDED, onScreen: false })).toBeUndefined();
  expect((await texts(tv)).filter((text) => /like|watchlist/i.test(text))).toEqual([]);
  expect(await asked('/recommendation')).toBe(false);
  expect(await asked('/favorites')).toBe(false);
});

test('[ASSET-07, ASSET-10, ASSET-33] a long description is cut at 40 words; More opens the drawer, back closes it first', async () => {
  const tv = await openTitle('the-long-platform');
  const cut = (await tv.find({ id: 'asset-description' }))?.name ?? '';
  expect(cut.split(' ')).toHaveLength(40);
  expect(cut.endsWith('…')).toBe(true);
  await walkTo(tv, { role: 'button', name: 'More' }, ['right']);
  await tv.press('enter');
  await tv.waitForFocus({ id: 'asset-tab-description' });
  await tv.idle();
  const whole = (await tv.find({ id: 'asset-full-description' }))?.name ?? '';
  expect(whole.startsWith(cut.slice(0, -1))).toBe(true);
  expect(whole.split(' ').length).toBeGreaterThan(40);
  const tabs = (await tv.findAll({ role: 'tab' })).map(({ name }) => name);
  expect(tabs).toEqual(['Description', 'Director', 'Cast', 'Studio', 'Music', 'Writers']);
  await tv.press('right', 2);
  await tv.waitForFocus({ id: 'asset-tab-cast' });
  expect((await tv.findAll({ role: 'listitem' })).length).toBeGreaterThan(1);
  await tv.press('back');
  await tv.waitForFocus({ role: 'button', name: 'More' });
  await tv.waitForGone({ id: 'asset-drawer', onScreen: false });
  expect((await tv.route()).path).toBe('/browser/asset/the-long-platform');
});

test('[ASSET-33] a shorter one is not cut and has no More', async () => {
  const tv = await openTitle('night-ferry');
  expect((await tv.find({ id: 'asset-description' }))?.name.endsWith('aboard.')).toBe(true);
  expect(await tv.find({ role: 'button', name: 'More' })).toBeUndefined();
});

test.each([
  [{ listing: '/list/new?genre=Drama', search: true }, '/browser/list/new', '?genre=Drama'],
  [{ search: true, pageId: 'movies' }, '/browser/search', ''],
  [{ collectionId: 'classics', pageId: 'movies' }, '/browser/list/classics', ''],
  [{ pageId: 'movies' }, '/browser/movies', ''],
  [null, '/browser', ''],
])('[ASSET-10] after a cold start back goes where the state says: %o', async (state, path, search) => {
  const tv = await openTitle('night-ferry');
  await goTo(tv, '/browser/asset/monsoon-radio', state);
  await tv.waitForRoute('/browser/asset/monsoon-radio');
  await waitForAsset(tv);
  const seen = recordPlaces(tv);
  await seen.start();
  await tv.press('back');
  expect(await seen.first()).toMatchObject({ path, search });
});

test('[ASSET-11] a title that cannot be had leads home, which says so and offers it again', async () => {
  await app.fault({ match: 'GET /api/asset/v2/night-ferry', times: null, status: 500 });
  const tv = await app.open('/browser/asset/night-ferry', {
    prepare: await storeSession(app.url, { account: 'demo', profileChosen: true }),
  });
  await tv.waitFor({ id: 'rows' });
  expect((await tv.route()).path).not.toContain('/asset/');
  await tv.waitFor({ name: 'This title cannot be opened right now' });
  await tv.waitForFocus({ id: 'retry-offer-retry' });
  await app.clearFaults();
  await tv.press('enter');
  await waitForAsset(tv);
  expect((await tv.route()).path).toContain('/asset/night-ferry');
});

test('[ASSET-12, ASSET-30] a title nobody has described shows its name and nothing empty', async () => {
  const tv = await openTitle('untitled-verma-project');
  const empty = flatten(await tv.scene()).filter(({ role, name }) => role === 'text' && name.trim() === '');
  expect(empty).toEqual([]);
  for (const id of ['asset-tags', 'asset-description', 'asset-progress', 'asset-watch', 'asset-trailer'])
    expect(await tv.find({ id, onScreen: false })).toBeUndefined();
  expect((await tv.focused()).name).toBe('Go back');
});

test('[ASSET-13, ASSET-30] a coming title has its date and no watch button', async () => {
  const tv = await app.open('/browser/asset/the-lamp-room', { prepare: (page) => startClockAt(page, AT) });
  await waitForAsset(tv);
  expect(await texts(tv)).toContain('Available from November 30, 2026');
  expect(await tv.find({ id: 'asset-watch' })).toBeUndefined();
  expect((await tv.focused()).name).toBe('Play trailer');
});

test('[ASSET-13, ASSET-30] an event begins on its card, and ends on its screen, while the viewer looks', async () => {
  const start = Date.parse('2026-11-23T12:00:00Z');
  const minuteBefore = start - 60_000;
  const event = '/browser/asset/hockey-punjab-v-odisha';
  await app.advanceService(minuteBefore - AT.getTime());
  const tv = await app.open(event, { prepare: (page) => startClockAt(page, new Date(minuteBefore)) });
  const pass = async (ms: number): Promise<void> => {
    await app.advanceService(ms);
    const clock = await holdClock(tv.page);
    await clock.advance(ms);
    await clock.release();
  };
  await waitForAsset(tv);
  expect(await texts(tv)).toContain('Available from November 23, 2026 at 5:30 PM');
  expect(await texts(tv)).not.toContain('LIVE');
  expect(await tv.find({ id: 'asset-watch' })).toBeUndefined();

  await goTo(tv, '/browser/list/live-sport?pageTitle=Sport');
  await tv.waitFor({ name: 'Today 17:30' });
  await tv.idle();
  const onAir = async (): Promise<number> => (await texts(tv)).filter((text) => text === 'LIVE').length;
  const before = await onAir();
  await pass(60_000);
  await tv.waitForGone({ name: 'Today 17:30' });
  expect(await onAir()).toBe(before + 1);

  await goTo(tv, event);
  await tv.waitFor({ id: 'asset-watch' });
  expect(await texts(tv)).toContain('LIVE');
  expect(await tv.find({ id: 'asset-availability' })).toBeUndefined();
  await pass(2 * 3_600_000);
  await tv.waitForGone({ name: 'LIVE' });
});

test('[ASSET-24] the trailer button plays the trailer', async () => {
  const tv = await openTitle('night-ferry');
  await walkTo(tv, { role: 'button', name: 'Play trailer' }, ['right']);
  await tv.press('enter');
  const { state } = await tv.waitForRoute('/browser/asset/night-ferry/watch/trailer');
  expect(state).toMatchObject({ contentType: 'trailer', returnAssetId: 'night-ferry' });
});

test('[ASSET-25] a guest is led to sign in for what needs an account', async () => {
  const tv = await openTitle('copper-sky');
  expect((await tv.focused()).name).toBe('Sign in to watch');
  const seen = recordPlaces(tv);
  await seen.start();
  await tv.press('enter');
  expect(await seen.first()).toMatchObject({ path: '/browser/welcome/code' });
});

test('[ASSET-26] a viewer without the plan is led to the plans, with the title to come back to', async () => {
  const tv = await openTitle('copper-sky', 'free');
  expect((await tv.focused()).name).toBe('Upgrade to watch');
  const seen = recordPlaces(tv);
  await seen.start();
  await tv.press('enter');
  expect(await seen.first()).toMatchObject({
    path: '/browser/plans',
    state: { returnAssetId: 'copper-sky' },
  });
  await tv.waitForRoute('/browser/plans');
  await tv.idle();
  await tv.press('back');
  await tv.waitForRoute('/browser/asset/copper-sky');
  await waitForAsset(tv);
  expect((await tv.focused()).name).toBe('Upgrade to watch');
});

test('[ASSET-10, ROUTE-22] a playback that fails leads back to its title, and that to the page it was opened from', async () => {
  const tv = await app.open();
  await enterAsGuest(tv);
  const home = (await tv.route()).path;
  await goTo(tv, '/browser/asset/night-ferry', { origin: true });
  await waitForAsset(tv);
  await app.fault({ match: 'POST /api/asset/*/playback', times: 2, status: 500 });
  await tv.press('enter');
  await tv.waitForRoute('/browser/error_with_playback');
  await tv.waitForFocus({ id: 'try-again' });
  await tv.press('enter');
  await tv.waitForRoute('/browser/error_with_playback');
  await tv.waitForFocus({ id: 'try-again' });
  await tv.press('right');
  await tv.waitForFocus({ id: 'go-back' });
  await tv.press('enter');
  await tv.waitForRoute('/browser/asset/night-ferry');
  await waitForAsset(tv);
  expect((await tv.focused()).name).toBe('Watch');
  await tv.press('back');
  await tv.waitForRoute(home);
});

interface Place {
  path: string;
  search: string;
  state: unknown;
}

/** What the app writes into the history from `start` on: also places that lead on at once. */
function recordPlaces(tv: Tv): { start(): Promise<void>; first(): Promise<Place> } {
  return {
    start: () =>
      tv.page.evaluate(() => {
        const places: Place[] = [];
        Object.assign(window, { places });
        for (const name of ['pushState', 'replaceState'] as const) {
          const write = history[name].bind(history);
          history[name] = (state: { usr?: unknown } | null, unused, url) => {
            const { pathname, search } = new URL(String(url), location.href);
            places.push({ path: pathname, search, state: state?.usr ?? null });
            write(state, unused, url);
          };
        }
      }),
    first: async () => {
      const places = await tv.page.waitForFunction(() => {
        const seen = (window as unknown as { places: Place[] }).places;
        return seen.length > 0 && seen;
      });
      return (await (places.jsonValue() as Promise<Place[]>))[0]!;
    },
  };
}
