/** The side menu of a guest: its items, their order, and where they lead. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { holdClock, startClockAt } from '../support/clock';
import { pressAndSettle, pressAndExpectOneFocus } from '../support/focus';
import { enterAsGuest, walkTo } from '../support/journeys';
import { pixelsOf } from '../support/pixels';
import { findAll } from '../support/scene';
import type { Tv } from '../support/tv';

const app = useApp();
beforeEach(() => app.reset());

/** Home with the menu open. */
async function openMenu(): Promise<Tv> {
  const tv = await app.open('/');
  await enterAsGuest(tv);
  await pressAndSettle(tv, 'left');
  return tv;
}

async function items(tv: Tv): Promise<string[]> {
  return findAll(await tv.scene(), { role: 'menuitem' }).map(({ name }) => name);
}

async function pageCalls(): Promise<string[]> {
  return (await app.requests()).map(({ path }) => path).filter((path) => path.startsWith('/api/page/'));
}

test('[MENU-01, MENU-02, MENU-05, MENU-07, MENU-09] a guest’s items in their order, without watchlist and sign-out', async () => {
  const tv = await openMenu();
  expect(await items(tv)).toEqual(['Sign in', 'Home', 'Search', 'Browse', 'Settings']);
  expect(await tv.find({ id: 'menu' })).toMatchObject({ role: 'navigation', expanded: true });
  expect(await tv.focused()).toMatchObject({ role: 'menuitem', name: 'Home', selected: true });
});

test('[MENU-03] Browse opens the pages but Home, in the settings’ order', async () => {
  const tv = await openMenu();
  await walkTo(tv, { role: 'menuitem', name: 'Browse' }, ['down']);
  await pressAndSettle(tv, 'enter');
  expect(await tv.focused()).toMatchObject({ name: 'Browse', expanded: true });
  expect(await items(tv)).toEqual([
    'Sign in',
    'Home',
    'Search',
    'Browse',
    'Movies',
    'Shows',
    'Live',
    'Kids',
    'Collections',
    'Settings',
  ]);
});

test('[MENU-04, PAGE-27, ROUTE-07] another page is loaded; the current one only closes the menu', async () => {
  const tv = await openMenu();
  const before = await pageCalls();
  await pressAndSettle(tv, 'enter');
  expect((await tv.route()).path).toBe('/browser/home');
  expect(await tv.find({ id: 'menu' }), 'the menu is closed').not.toHaveProperty('expanded');
  expect((await tv.focused()).role).not.toBe('menuitem');
  expect(await pageCalls()).toEqual(before);

  await pressAndSettle(tv, 'left');
  await walkTo(tv, { role: 'menuitem', name: 'Browse' }, ['down']);
  await pressAndSettle(tv, 'enter');
  await walkTo(tv, { role: 'menuitem', name: 'Movies' }, ['down']);
  await pressAndExpectOneFocus(tv, 'enter');
  await tv.waitForRoute('/browser/movies');
  await tv.waitFor({ role: 'main', name: 'Movies' });
  await tv.idle();
  expect((await pageCalls()).slice(before.length)).toContain('/api/page/movies/components');
  expect((await tv.focused()).role, 'focus is on the page').not.toBe('menuitem');
});

test('[MENU-05, MENU-06] the tile says sign in, and leads there', async () => {
  const tv = await openMenu();
  await walkTo(tv, { role: 'menuitem', name: 'Sign in' }, ['up']);
  await tv.press('enter');
  await tv.waitForRoute('/browser/welcome/code');
});

/** A part of the first row of posters that only the open drawer's shade covers. */
const SHADED = { x: 0.1, y: 0.62, w: 0.12, h: 0.1 };

test('[MENU-10] the drawer takes 100 ms', async () => {
  const tv = await app.open('/', { prepare: (page) => startClockAt(page, new Date('2026-03-14T20:15:00Z')) });
  await enterAsGuest(tv);
  const clock = await holdClock(tv.page);
  const closed = await pixelsOf(tv.page, SHADED);
  await tv.page.keyboard.press('ArrowLeft');
  // Its first frame counts from itself, hence a frame more.
  await clock.advance(66);
  const half = await pixelsOf(tv.page, SHADED);
  await clock.advance(66);
  const open = await pixelsOf(tv.page, SHADED);
  await clock.advance(1_000);
  const later = await pixelsOf(tv.page, SHADED);
  expect(half.distance(closed), 'under way').toBeGreaterThan(1);
  expect(open.distance(half), 'and not there at once').toBeGreaterThan(1);
  expect(later.distance(open), 'nothing is left to do').toBeLessThan(0.5);
});
