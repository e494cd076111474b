/** A page that was seen before: there at once, refreshed behind, and never asked for twice. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { pressMoving, pressAndExpectOneFocus } from '../support/focus';
import { enterAsGuest, walkTo } from '../support/journeys';
import { snapshotOf } from '../support/screenSnapshot';
import { clickOn } from '../support/pointer';
import { watchReturn } from '../support/return-watch';
import { find } from '../support/scene';
import type { Tv } from '../support/tv';

const app = useApp();
beforeEach(() => app.reset());

const HOME = { path: '/browser/home', testId: 'page' };

/** Where each call for components of a page began, in their order. */
async function asked(pageId: string): Promise<string[]> {
  const calls = (await app.requests()).filter(({ path }) => path === `/api/page/${pageId}/components`);
  return calls.map(({ query }) => query['skip'] ?? '');
}

/** Chooses a page under Browse by keys, from the first column of a row. */
async function choose(tv: Tv, page: string): Promise<void> {
  await walkTo(tv, { id: 'menu-browse' }, ['left', 'up', 'down']);
  await tv.press('enter');
  await walkTo(tv, { id: `menu-page-${page}` }, ['down']);
  await tv.press('enter');
  await tv.waitForRoute(`/browser/${page}`);
  await tv.idle();
}

test('[DATA-10, PAGE-24, PAGE-25] back is where it was, without a call; chosen anew it begins at the top, shown at once and refreshed behind', async () => {
  const tv = await app.open('/');
  await enterAsGuest(tv);
  await pressMoving(tv, 'down', 2);
  await pressMoving(tv, 'right', 3);
  await pressMoving(tv, 'down');
  // The way to the menu leads over the first card: below the fourth of wide posters is the sixth of narrow ones.
  await pressMoving(tv, 'left', 5);
  await tv.idle();
  const before = snapshotOf(await tv.scene());
  await choose(tv, 'movies');
  await pressMoving(tv, 'down', 2);
  const back = await watchReturn(tv, HOME);
  await pressAndExpectOneFocus(tv, 'back');
  await tv.waitForRoute('/browser/home');
  await tv.idle();
  expect(find(await back.firstFrame(), { id: 'page-skeleton', onScreen: false })).toBeUndefined();
  // It was left by the menu, and yet it is the card that has focus, not the menu over it.
  expect(snapshotOf(await tv.scene())).toEqual(before);
  expect([await asked('home'), await asked('movies')]).toEqual([['0'], ['0']]);

  await choose(tv, 'movies');
  await walkTo(tv, { id: 'menu-home' }, ['left', 'up']);
  const anew = await watchReturn(tv, HOME);
  await tv.press('enter');
  await tv.waitForRoute('/browser/home');
  await tv.idle();
  const first = await anew.firstFrame();
  expect(find(first, { id: 'page-skeleton', onScreen: false }), 'no frame of waiting').toBeUndefined();
  expect((await tv.focused()).id).toBe('jumbotron-watch');
  expect([await asked('home'), await asked('movies')]).toEqual([
    ['0', '0'],
    ['0', '0'],
  ]);
  await pressMoving(tv, 'down', 2);
  await tv.idle();
  expect((await tv.focused()).rect.x, 'another visit begins its rows anew').toBeLessThan(160);
});

test('[PAGE-06, DATA-10] changing pages faster than they come: each asked for once, the last one shown', async () => {
  const tv = await app.open('/');
  await enterAsGuest(tv);
  await app.fault({ match: 'GET /api/page/*', times: null, delayMs: 700 });
  await walkTo(tv, { id: 'menu-browse' }, ['left', 'down']);
  await tv.press('enter');
  await clickOn(tv, { id: 'menu-page-movies' });
  await tv.waitForRoute('/browser/movies');
  await clickOn(tv, { id: 'menu-browse' });
  await clickOn(tv, { id: 'menu-page-shows' });
  await tv.waitForRoute('/browser/shows');
  await tv.waitFor({ role: 'main', name: 'Shows' });
  await tv.idle();
  expect([await asked('home'), await asked('movies'), await asked('shows')]).toEqual([['0'], ['0'], ['0']]);
});
