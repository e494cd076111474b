/** The app hidden and shown, off line and back, and what is left of a viewer who signs out. */
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { FILMS, useApp } from '../support/app';
import { expectOneFocus, pressMoving } from '../support/focus';
import { enterAsGuest, goTo, walkTo } from '../support/journeys';
import { stays } from '../support/stays';
import type { Tv } from '../support/tv';
import { videoSecond as second } from '../support/videos';
import { setVisible } from '../support/visibility';

const app = useApp(FILMS);
const DEMO = { email: 'demo@proscenium.tv', password: 'popcorn1' };
/** The app asks every 5 s whether the code was confirmed. */
const CONFIRMED_MS = 20_000;
const IDLE_SECONDS = 1800;
const PROVIDERS = ['firebaseLocalStorageDb', 'firebase-heartbeat-database'];
beforeEach(() => app.reset());

/** Six reports of ten are sent, by chance; here all of them. */
async function reportAll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
}

async function hideFor(tv: Tv, seconds: number): Promise<void> {
  await setVisible(tv, false);
  await setVisible(tv, true, seconds * 1000);
}

/** Signs in with the phone, on a code screen opened with that state. @returns the code */
async function signIn(tv: Tv, state: object): Promise<string> {
  await tv.waitForRoute('/browser/welcome');
  await tv.idle();
  await goTo(tv, '/browser/welcome/code', state);
  const { name } = await tv.waitFor({ id: 'code' });
  const code = name.replaceAll(' ', '');
  const answer = await fetch(`${app.url}/pair`, {
    method: 'POST',
    body: new URLSearchParams({ code, ...DEMO }),
  });
  expect(answer.status).toBe(200);
  return code;
}

const calls = async (path: string): Promise<number> =>
  (await app.requests()).filter((request) => request.path === path).length;

describe('the network', () => {
  test('[DEVICE-11, DEVICE-12, DEVICE-13, ROUTE-06, ERR-08, ERR-23] gone: a banner at once, a screen after 5 s, and back where the viewer was', async () => {
    const tv = await app.open('/', { prepare: reportAll });
    await enterAsGuest(tv);
    await pressMoving(tv, 'down', 1);
    await pressMoving(tv, 'right', 2);
    await tv.idle();
    const place = await tv.focused();
    const network = tv.page.context();

    await network.setOffline(true);
    await tv.waitFor({ id: 'offline-banner', name: 'No internet connection' });
    await expectOneFocus(tv, 'the network has gone');
    await pressMoving(tv, 'left');
    await pressMoving(tv, 'right');
    await stays(2_000, async () => (await tv.route()).path);
    await network.setOffline(false);
    await tv.waitForGone({ id: 'offline-banner' });
    // Back inside 5 s: the address and the focus are what they were, and stay.
    const seen = await stays(3_500, async () => [(await tv.route()).path, await tv.focused()]);
    expect(seen).toEqual(['/browser/home', place]);

    await network.setOffline(true);
    await tv.waitForRoute('/browser/network_error', 8_000);
    await tv.waitFor({ role: 'alert', name: 'Network error occurred. Please try connect again later.' });
    await tv.waitFor({ name: 'Error code: no_internet_connection' });
    await tv.waitForFocus({ id: 'try-again' });
    expect(await tv.find({ id: 'offline-banner' })).toBeUndefined();
    expect(tv.errors.join('\n')).toContain('no_internet_connection');
    await tv.press('enter');
    await tv.waitFor({ name: 'Still offline' });
    await network.setOffline(false);
    // By itself, within 5 s.
    await tv.waitForRoute('/browser/home');
    await tv.idle();
    expect(await tv.focused(), 'as if nothing had been').toEqual(place);
  });
});

describe('a guest', () => {
  test('[WELCOME-12, DEVICE-06, DEVICE-07, DEVICE-09] hidden for half an hour stays; a second longer leads to /welcome', async () => {
    const tv = await app.open('/');
    await enterAsGuest(tv);
    await pressMoving(tv, 'down', 1);
    await tv.idle();
    const place = await tv.focused();
    await hideFor(tv, IDLE_SECONDS - 1);
    await tv.idle();
    expect((await tv.route()).path).toBe('/browser/home');
    expect(await tv.focused()).toEqual(place);
    await hideFor(tv, IDLE_SECONDS + 1);
    await tv.waitForRoute('/browser/welcome');
    await tv.waitForFocus({ id: 'welcome-sign-in' });
  });
});

describe('a film', () => {
  test('[DEVICE-14] a playback is released when the app is hidden, and continues at its second when it is shown', async () => {
    const tv = await app.open('/browser/asset/the-long-platform/watch');
    await expect.poll(() => second(tv), { timeout: 20_000 }).toBeGreaterThan(1.5);
    await setVisible(tv, false);
    await expect.poll(() => second(tv)).toBeNull();
    expect(await stays(1_500, () => second(tv)), 'no element, no decoder').toBeNull();
    await setVisible(tv, true);
    await expect.poll(() => second(tv), { timeout: 20_000 }).toBeGreaterThan(1.5);
    await expectOneFocus(tv, 'the app is shown');
    expect((await tv.route()).path).toBe('/browser/asset/the-long-platform/watch');
    await tv.waitFor({ id: 'player' });
  });
});

describe('a member', () => {
  test('[CODE-09, ROUTE-28, DEVICE-08, AUTH-18, AUTH-24, AUTH-27, SHELL-15, DATA-12] comes for the plans, watches, is away for long, signs out and leaves nothing', async () => {
    // Where the plans are, there is time to see it.
    await app.fault({ match: 'GET /api/page/plans/components', delayMs: 3_000 });
    const tv = await app.open('/');
    const code = await signIn(tv, { redirectToPlans: true });
    await tv.waitForRoute('/browser/plans', CONFIRMED_MS);
    await expect.poll(() => calls('/api/user/current')).toBe(1);
    await expect.poll(() => calls('/api/users/provider')).toBe(1);
    await tv.idle();
    expect(await calls('/api/user/current'), 'once for whoever signs in').toBe(1);
    expect(await calls('/api/users/provider')).toBe(1);

    await goTo(tv, '/browser/profiles');
    await tv.waitForFocus({ id: 'profile-profile-simran' });
    await tv.press('enter');
    await tv.waitForRoute('/browser/home');
    await tv.idle();
    await goTo(tv, '/browser/movies');
    await tv.waitFor({ role: 'main', name: 'Movies' });
    await tv.page.reload();
    await tv.waitFor({ role: 'main', name: 'Movies' });
    expect((await tv.route()).path, '[ROUTE-28] hidden for less than half an hour').toBe('/browser/movies');

    const whileWatching = await dumpOf(tv);
    expect(Object.keys(whileWatching.local).sort()).toEqual(['currentProfile', 'deviceId']);
    expect(JSON.stringify(whileWatching)).not.toContain(code);

    const asked = await calls('/api/users/profile');
    await hideFor(tv, IDLE_SECONDS - 1);
    expect((await tv.route()).path).toBe('/browser/movies');
    await hideFor(tv, IDLE_SECONDS + 1);
    await tv.waitForRoute('/browser/profiles');
    await tv.waitForFocus({ id: 'profile-profile-simran' });
    expect(await calls('/api/users/profile')).toBe(asked + 1);

    await tv.idle();
    await walkTo(tv, { id: 'sign-out' }, ['down', 'right']);
    await tv.press('enter');
    await tv.waitForFocus({ id: 'sign-out-no' });
    await walkTo(tv, { id: 'sign-out-yes' }, ['left']);
    await tv.press('enter');
    await tv.waitForRoute('/browser/welcome');
    await tv.idle();
    const dump = await dumpOf(tv);
    expect(Object.keys(dump.local)).toEqual(['deviceId']);
    expect(dump.session).toEqual({});
    expect([dump.cookies, dump.caches]).toEqual(['', []]);
    const kept = JSON.stringify(dump.databases);
    for (const secret of ['simran', 'Simran', DEMO.email, DEMO.password, 'demo-premium'])
      expect(kept).not.toContain(secret);
    // The provider's own: who is there (nobody, or the guest made since), and the days on which it was used.
    const names = Object.keys(dump.databases);
    expect(names.filter((name) => !PROVIDERS.includes(name))).toEqual([]);
    expect(kept).not.toContain('"isAnonymous":false');
  });

  test('[AUTH-25, AUTH-26] whose user cannot be fetched is signed out, and told by /network_error', async () => {
    const tv = await app.open('/');
    await app.fault({ match: 'GET /api/user/current', status: 500, times: null });
    await signIn(tv, {});
    await tv.waitForRoute('/browser/network_error', CONFIRMED_MS);
    await tv.waitForFocus({ id: 'try-again' });
    await tv.press('enter');
    await tv.waitForRoute('/browser/welcome');
    await expectOneFocus(tv, 'signed out');
  });
});

interface Dump {
  local: Record<string, string>;
  session: Record<string, string>;
  cookies: string;
  caches: string[];
  /** Every record of every store, by database. */
  databases: Record<string, unknown>;
}

/** Everything a page can keep. */
function dumpOf(tv: Tv): Promise<Dump> {
  return tv.page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('IndexedDB')));
      });
    const databases: Record<string, unknown> = {};
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await done(indexedDB.open(name));
      const records: unknown[] = [];
      for (const store of database.objectStoreNames)
        records.push(await done(database.transaction(store).objectStore(store).getAll()));
      databases[name] = records;
      database.close();
    }
    return {
      local: { ...localStorage } as Record<string, string>,
      session: { ...sessionStorage } as Record<string, string>,
      cookies: document.cookie,
      caches: 'caches' in window ? await caches.keys() : [],
      databases,
    };
  });
}
