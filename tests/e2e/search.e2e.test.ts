/** Search: typed on the screen, by keys alone and by pointer alone; what is asked of the service, and what becomes of failures. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { pressAndSettle, pressMoving, pressAndExpectOneFocus } from '../support/focus';
import { enterAsGuest, goTo, walkTo } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import { snapshotOf } from '../support/screenSnapshot';
import { clickOn, turnWheel } from '../support/pointer';
import { findAll } from '../support/scene';
import { pressScreenKey, writeOnScreen } from '../support/screenKeyboard';
import { stays } from '../support/stays';
import type { Tv } from '../support/tv';

/** A hand's pause between two letters is short beside the 500 ms of the search's debounce. */
const app = useApp({ pace: 1 });
beforeEach(() => app.reset());

interface Asked {
  limit: number;
  offset: number;
  query: string;
}

async function searches(): Promise<Asked[]> {
  const calls = (await app.requests()).filter(({ path }) => path === '/api/search/search');
  expect(calls.every(({ method }) => method === 'POST')).toBe(true);
  return calls.map(({ body }) => JSON.parse(body) as Asked);
}

/** Ids of the titles asked for one by one. */
async function titlesAsked(): Promise<string[]> {
  const found = (await app.requests()).map(({ path }) => /^\/api\/asset\/v2\/([^/]+)$/.exec(path)?.[1]);
  return found.filter((id) => id !== undefined);
}

/** Home, as somebody who watches. */
async function openAsMember(): Promise<Tv> {
  const tv = await app.open('/', {
    prepare: await storeSession(app.url, { account: 'demo', profileChosen: true }),
  });
  await tv.waitForRoute('/browser/home');
  await tv.idle();
  return tv;
}

async function openSearch(): Promise<Tv> {
  const tv = await openAsMember();
  await goTo(tv, '/browser/search');
  await tv.waitForFocus({ id: 'key-a' });
  await tv.idle();
  return tv;
}

const results = { id: 'results' } as const;

test('[ROUTE-38, SEARCH-01, SEARCH-02, SEARCH-05, SEARCH-06, SEARCH-10] a guest, by keys alone: from the menu over the keyboard on the screen to a title, and back', async () => {
  const tv = await app.open('/');
  await enterAsGuest(tv);
  await pressAndSettle(tv, 'left');
  await walkTo(tv, { id: 'menu-search' }, ['down']);
  await tv.press('enter');
  await tv.waitForRoute('/browser/search');
  await tv.waitFor({ role: 'heading', name: 'Explore' });
  await tv.waitForFocus({ id: 'key-a' });
  expect(await searches()).toEqual([]);

  await writeOnScreen(tv, 'ni');
  await tv.waitFor({ role: 'heading', name: 'Results for ni' });
  await tv.waitFor({ role: 'status', name: '92 found' });
  await pressScreenKey(tv, 'done');
  await tv.idle();
  expect(await tv.focused()).toMatchObject({ role: 'listitem', rect: { h: 156 } });
  const lines = findAll(await tv.waitFor(results), { role: 'listitem' }).filter((card) => !card.focused);
  expect(new Set(lines.map(({ rect }) => `${rect.w}x${rect.h}`))).toEqual(new Set(['277x156']));
  // The last of the 24 hits of a page are mounted below the screen's edge; nothing beyond them is asked for.
  expect((await searches()).at(-1)).toEqual({ limit: 24, offset: 0, query: 'ni' });
  expect((await titlesAsked()).length).toBeLessThanOrEqual(24 + 24);

  await pressMoving(tv, 'down', 6);
  await tv.idle();
  expect((await searches()).map(({ offset }) => offset).at(-1)).toBe(24);
  await pressAndExpectOneFocus(tv, 'right');
  await tv.idle();
  const place = snapshotOf(await tv.scene());
  const calls = (await app.requests()).length;
  await tv.press('enter');
  await tv.waitForRoute(/^\/browser\/asset\//);
  await tv.idle();
  expect((await tv.route()).state).toMatchObject({ search: true });
  await tv.press('back');
  await tv.waitForRoute('/browser/search');
  await tv.idle();
  expect(await tv.find({ id: 'search-text' })).toMatchObject({ value: 'ni' });
  expect(snapshotOf(await tv.scene())).toEqual(place);
  const since = (await app.requests()).slice(calls).map(({ path }) => path);
  expect(since.filter((path) => path.startsWith('/api/search'))).toEqual([]);

  await pressAndExpectOneFocus(tv, 'back');
  expect(await tv.focused()).toMatchObject({ role: 'key' });
  await pressScreenKey(tv, 'clear');
  await tv.waitFor({ role: 'heading', name: 'Explore' });
  expect(await tv.find({ id: 'recent-0' })).toMatchObject({ name: 'ni' });
  await pressAndExpectOneFocus(tv, 'back');
  await tv.waitForRoute('/browser/home');
  expect(tv.errors).toEqual([]);
});

test('[SEARCH-03, SEARCH-04, SEARCH-07, SEARCH-11, ROUTE-15] by its address, with a hardware keyboard: one call for five quick keys, none for what is cleared or known', async () => {
  const tv = await openSearch();
  await tv.type('night');
  await tv.waitFor({ role: 'heading', name: 'Results for night' });
  await tv.idle();
  expect(await searches()).toEqual([{ limit: 24, offset: 0, query: 'night' }]);
  await tv.type('zz');
  await tv.waitFor({ role: 'status', name: 'No results for nightzz' });
  await tv.press('back', 2);
  await tv.waitFor({ role: 'heading', name: 'Results for night' });
  await tv.type('x');
  await walkTo(tv, { id: 'key-clear' }, ['down', 'left']);
  await pressAndExpectOneFocus(tv, 'enter');
  await tv.waitFor({ role: 'heading', name: 'Explore' });
  await tv.idle();
  expect((await searches()).map(({ query }) => query).filter((query) => query !== 'nightx')).toEqual([
    'night',
    'nightzz',
  ]);
  const asked = await titlesAsked();
  expect(new Set(asked).size).toBe(asked.length);
});

test('[SEARCH-05, SEARCH-06, SEARCH-11] by pointer alone: menu, keys, a poster, a search of before, Clear all, the next page by the wheel', async () => {
  const tv = await openAsMember();
  await clickOn(tv, { id: 'menu-search' });
  await tv.waitForRoute('/browser/search');
  for (const key of ['f', 'e', 'r', 'r']) await clickOn(tv, { id: `key-${key}` });
  await tv.waitFor({ role: 'heading', name: 'Results for ferr' });
  await clickOn(tv, { role: 'listitem', name: 'Night Ferry' });
  await tv.waitForRoute(/^\/browser\/asset\//);
  await tv.idle();
  await tv.page.goBack();
  await tv.waitFor({ role: 'listitem', name: 'Night Ferry' });
  await clickOn(tv, { id: 'key-clear' });
  await clickOn(tv, { id: 'recent-0' });
  await tv.waitFor({ role: 'heading', name: 'Results for ferr' });
  await clickOn(tv, { id: 'key-clear' });
  await clickOn(tv, { id: 'recent-manage' });
  await tv.idle();
  await clickOn(tv, { id: 'recent-clear' });
  await tv.waitForGone({ id: 'search-recent' });
  await clickOn(tv, { role: 'listitem', name: 'Comedy' });
  await tv.waitFor({ role: 'heading', name: 'Results for Comedy' });

  await clickOn(tv, { id: 'key-clear' });
  for (const key of ['n', 'i']) await clickOn(tv, { id: `key-${key}` });
  await tv.waitFor({ role: 'status', name: '92 found' });
  await tv.idle();
  // Between two posters: nothing there takes focus from the key.
  const [first, second] = findAll(await tv.waitFor(results), { role: 'listitem' });
  const scale = tv.page.viewportSize()!.width / 1920;
  const between = (first!.rect.x + first!.rect.w + second!.rect.x) / 2;
  await tv.page.mouse.move(between * scale, (first!.rect.y + 40) * scale);
  for (let notch = 0; notch < 4; notch += 1) {
    await turnWheel(tv.page, 0, 100);
    await tv.idle();
  }
  expect(await searches()).toContainEqual({ limit: 24, offset: 24, query: 'ni' });
  expect(tv.errors).toEqual([]);
});

test('[SEARCH-08, SEARCH-09] a search that fails says so and is tried again; a late answer never replaces a newer one; titles that are gone leave no gap', async () => {
  const tv = await openSearch();
  await app.fault({ match: 'POST /api/search/search', status: 500 });
  await tv.type('night');
  await tv.waitFor({ role: 'alert', name: 'An error occurred' });
  await walkTo(tv, { id: 'retry' }, ['right']);
  await pressAndExpectOneFocus(tv, 'enter');
  await tv.waitFor({ role: 'heading', name: 'Results for night' });
  await tv.waitForFocus({ role: 'listitem' });
  expect(await searches()).toHaveLength(2);

  await pressAndExpectOneFocus(tv, 'back');
  await app.fault({ match: 'POST /api/search/search', delayMs: 2500 });
  await tv.type('s');
  await expect.poll(searches).toContainEqual(expect.objectContaining({ query: 'nights' }));
  await app.fault({
    match: 'POST /api/search/search',
    body: { hits: ['no-such-title', 'night-ferry', 'no-such-title', 'none-either'], total: 4 },
  });
  await tv.type('x');
  await tv.waitFor({ role: 'heading', name: 'Results for nightsx' });
  await tv.waitFor({ role: 'status', name: '1 found' });
  const listed = await stays(2500, async () =>
    findAll(await tv.waitFor(results), { role: 'listitem' }).map(({ name }) => name),
  );
  expect(listed).toEqual(['Night Ferry']);
  expect(await tv.find({ role: 'heading', name: 'Results for nightsx' })).toBeDefined();
});
