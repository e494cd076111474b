/** A deployment with the premium variant of the signed-in routes: which of them a premium user has, and the way back. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { goTo } from '../support/journeys';
import { clickOn } from '../support/pointer';
import { storeSession } from '../support/storedSession';
import { leaveByKeys, waitForPlayback } from '../support/watching';

const app = useApp({ premiumRoutes: true });
beforeEach(() => app.reset());

const AWAY = '/browser/page_not_exists';

test('[ROUTE-26] a premium user has the settings, the player and two screens; all else, home too, leads to /page_not_exists and back to the settings', async () => {
  const prepare = await storeSession(app.url, { account: 'demo', profileChosen: true });
  const tv = await app.open('/', { prepare });
  await tv.waitForRoute(AWAY);
  await tv.waitForFocus({ id: 'go-back' });
  await expectOneFocus(tv, 'home');
  await clickOn(tv, { id: 'go-back' });
  await tv.waitForRoute('/browser/settings');
  await tv.waitFor({ name: 'Plan: Premium' });
  expect((await app.requests()).filter(({ path }) => path.startsWith('/api/page/'))).toEqual([]);

  for (const path of [
    'home',
    'movies',
    'search',
    'watchlist',
    'list/x',
    'plans',
    'buy_plan',
    'profiles',
    'welcome',
    'asset/night-ferry',
    'network_error',
  ]) {
    await goTo(tv, `/browser/${path}`);
    await tv.waitForRoute(AWAY);
    await tv.waitForFocus({ id: 'go-back' });
    await pressAndSettle(tv, 'enter');
    await tv.waitForRoute('/browser/settings');
  }
  // What leads away in the settings themselves comes back to them.
  await tv.waitForFocus({ id: 'settings-account' });
  await pressAndSettle(tv, 'up');
  await pressAndSettle(tv, 'enter');
  await tv.waitForRoute(AWAY);
  await tv.waitForFocus({ id: 'go-back' });
  await pressAndSettle(tv, 'back');
  await tv.waitForRoute('/browser/settings');

  await goTo(tv, '/browser/no_plans');
  await tv.idle();
  expect((await tv.route()).path).toBe('/browser/no_plans');
  await goTo(tv, '/browser/settings/device');
  await tv.waitFor({ id: 'settings-view-device' });
  await goTo(tv, '/browser/asset/kavis-cloud/watch');
  await waitForPlayback(tv, 0.5);
  await leaveByKeys(tv);
  await tv.waitForRoute(AWAY);
  await expectOneFocus(tv, 'after the player');
});

test('[ROUTE-26] who has no premium, or of whom it cannot be known, goes where everybody goes', async () => {
  const free = await app.open('/', {
    prepare: await storeSession(app.url, { account: 'free', profileChosen: true }),
  });
  await free.waitForRoute('/browser/profiles/interests');
  await goTo(free, '/browser/movies');
  await free.idle();
  expect((await free.route()).path).toBe('/browser/movies');

  await app.fault({ match: 'GET /api/users/settings', times: null, status: 500 });
  const unknown = await app.open('/', {
    prepare: await storeSession(app.url, { account: 'demo', profileChosen: true }),
  });
  await unknown.waitForRoute('/browser/home');
  await unknown.idle();
  await expectOneFocus(unknown, 'home');

  const nobody = await app.open('/');
  await nobody.waitForRoute('/browser/welcome');
  await nobody.idle();
  expect((await app.requests()).filter(({ path }) => path.includes('accounts:signUp'))).toEqual([]);
});
