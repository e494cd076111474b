/** The two questions before something ends: leaving the app, and signing out. By keys alone and by pointer alone. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { walkTo } from '../support/journeys';
import type { Query } from '../support/scene';
import { clickOn } from '../support/pointer';
import type { Tv } from '../support/tv';

const app = useApp();
beforeEach(() => app.reset());

/** The app asks every 5 s whether the code was confirmed. */
const CONFIRMED_MS = 20_000;

/** A browser lets nobody close a window it did not open: counted instead. */
async function openCountingExits(path: string): Promise<Tv> {
  return app.open(path, {
    prepare: async (page) => {
      await page.addInitScript(() => {
        Object.assign(window, { exits: 0 });
        window.close = () => {
          (window as unknown as { exits: number }).exits += 1;
        };
      });
    },
  });
}

const exits = (tv: Tv): Promise<number> =>
  tv.page.evaluate(() => (window as unknown as { exits: number }).exits);

async function click(tv: Tv, query: Query): Promise<void> {
  await clickOn(tv, query);
  await tv.idle();
}

test('[ROUTE-35, ROUTE-36] back on welcome asks; no and back close it, yes leaves by the set’s own call', async () => {
  const tv = await openCountingExits('/browser/welcome');
  await tv.waitFor({ id: 'welcome' });
  await tv.idle();
  await walkTo(tv, { id: 'welcome-guest' }, ['right']);

  await pressAndSettle(tv, 'back');
  expect(await tv.waitFor({ id: 'exit-dialog' })).toMatchObject({
    role: 'dialog',
    name: 'Do you want to exit',
  });
  expect((await tv.focused()).name).toBe('No');
  await pressAndSettle(tv, 'enter');
  expect(await tv.find({ id: 'exit-dialog' })).toBeUndefined();
  expect((await tv.focused()).id, 'focus is where it was').toBe('welcome-guest');

  // back twice: asked, and taken back
  await pressAndSettle(tv, 'back', 2);
  expect(await tv.find({ id: 'exit-dialog' })).toBeUndefined();
  expect((await tv.focused()).id).toBe('welcome-guest');
  expect(await exits(tv)).toBe(0);

  await pressAndSettle(tv, 'back');
  await pressAndSettle(tv, 'left');
  expect((await tv.focused()).name).toBe('Yes');
  await pressAndSettle(tv, 'enter');
  expect(await exits(tv)).toBe(1);
  // a second OK must not reach what is below, and where nothing can be closed the viewer may stay
  expect((await tv.focused()).name).toBe('Yes');
  await pressAndSettle(tv, 'back');
  await expectOneFocus(tv, 'back while leaving');
  expect((await tv.focused()).id).toBe('welcome-guest');

  await tv.press('back');
  await click(tv, { id: 'exit-no' });
  expect(await tv.find({ id: 'exit-dialog' })).toBeUndefined();
  await tv.press('back');
  await click(tv, { id: 'exit-yes' });
  expect(await exits(tv)).toBe(2);
});

test('[AUTH-19, MENU-07] signing out asks in the menu and among the profiles; no and back leave the session', async () => {
  const tv = await app.open('/');
  await tv.waitForRoute('/browser/welcome');
  await tv.idle();
  await tv.press('enter');
  const code = (await tv.waitFor({ id: 'code' })).name.replaceAll(' ', '');
  const demo = { email: 'demo@proscenium.tv', password: 'popcorn1' };
  await fetch(`${app.url}/pair`, { method: 'POST', body: new URLSearchParams({ code, ...demo }) });
  await tv.waitForRoute('/browser/profiles', CONFIRMED_MS);
  await tv.waitFor({ id: 'faces' });
  await tv.idle();

  await walkTo(tv, { id: 'sign-out' }, ['down', 'right']);
  await pressAndSettle(tv, 'enter');
  expect(await tv.waitFor({ id: 'sign-out-dialog' })).toMatchObject({
    role: 'dialog',
    name: 'Are you sure that you want to sign out',
  });
  expect((await tv.focused()).name).toBe('No');
  await pressAndSettle(tv, 'back');
  expect((await tv.focused()).id).toBe('sign-out');
  await click(tv, { id: 'sign-out' });
  await click(tv, { id: 'sign-out-no' });
  expect(await tv.find({ id: 'sign-out-dialog' })).toBeUndefined();
  expect((await tv.route()).path).toBe('/browser/profiles');

  // the session is whole: the profile's own rows come
  await click(tv, { id: 'profile-profile-simran' });
  await tv.waitForRoute('/browser/home');
  await tv.idle();
  await walkTo(tv, { id: 'menu-home' }, ['left']);
  await walkTo(tv, { id: 'menu-logout' }, ['down']);
  await pressAndSettle(tv, 'enter');
  expect((await tv.waitFor({ id: 'sign-out-dialog' })).name).toBe('Are you sure that you want to sign out');
  await pressAndSettle(tv, 'enter');
  expect((await tv.route()).path).toBe('/browser/home');
  expect((await tv.focused()).id).toBe('menu-logout');

  await pressAndSettle(tv, 'enter');
  await pressAndSettle(tv, 'left');
  await tv.press('enter');
  await tv.waitForRoute('/browser/welcome');
  await tv.waitForFocus({ id: 'welcome-sign-in' });
  expect(tv.errors).toEqual([]);
});

test('[SHELL-16, SHELL-17] the version and, in a build for tests, the platform are on the welcome screens', async () => {
  const tv = await app.open('/browser/welcome');
  const { version } = await tv.version();
  expect(version).toBe('1.5.1');
  await tv.waitFor({ role: 'text', name: 'Version: 1.5.1 browser' });
  await tv.idle();
  await tv.press('enter');
  await tv.waitForRoute('/browser/welcome/code');
  await tv.waitFor({ role: 'text', name: 'Version: 1.5.1 browser' });
});
