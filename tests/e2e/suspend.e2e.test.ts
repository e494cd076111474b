/** The app hidden and shown again on every screen: what it gives back meanwhile, and that nothing is lost. */
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { PLANS } from '../service/catalogue/plans';
import { useApp } from '../support/app';
import { expectOneFocus } from '../support/focus';
import { enterAsGuest, goTo } from '../support/journeys';
import { openMemberHome } from '../support/memberHome';
import { pixelsOf } from '../support/pixels';
import { installProbe, type ProbeCounts } from '../support/probe';
import { findAll, outline } from '../support/scene';
import { stays } from '../support/stays';
import { storeSession } from '../support/storedSession';
import type { Tv } from '../support/tv';
import { setVisible } from '../support/visibility';

const app = useApp();
beforeEach(() => app.reset());

const [, PREMIUM] = PLANS;
/** The fonts. */
const KEPT_BYTES = 2e6;
/** Of the page's time, which runs at pace 4: a second more than the 5 after which a hidden app gives everything back. */
const RELEASED_MS = 6_000 / 4;
const STAGE = { x: 0, y: 0, w: 1, h: 1 };

const counts = (tv: Tv): Promise<ProbeCounts> => tv.page.evaluate(() => ({ ...window.watched }));
const requests = async (): Promise<string[]> => (await app.requests()).map(({ path }) => path);

/** What a viewer perceives; of the code's time, and of the memory that pictures take, only that it is there. */
const perceived = async (tv: Tv): Promise<string[]> =>
  outline(await tv.scene()).map((line) =>
    line.replace(/expires in .*" #/, 'expires" #').replace(/\d+ of (\d+ MB".*) \[.*/, '$1'),
  );

/** Hides the app until it has given everything back, and shows it. */
async function suspendAndResume(tv: Tv, where: string): Promise<void> {
  await setVisible(tv, false);
  await tv.page.waitForTimeout(RELEASED_MS);
  const hidden = await counts(tv);
  expect(hidden, where).toMatchObject({ timers: 0, intervals: 0, frames: 0, bitmaps: 0 });
  expect(hidden.textureBytes, where).toBeLessThanOrEqual(KEPT_BYTES);
  expect(await tv.page.locator('video').count(), where).toBe(0);
  await stays(300, async () => [await counts(tv), await requests()]);
  await setVisible(tv, true);
  await tv.idle();
}

interface Visit {
  path: string;
  state?: object;
  /** Pressed before the app is hidden, so that focus is not where a screen begins. */
  keys?: Parameters<Tv['press']>[0][];
}

/** Every screen in one life of the app. */
async function visitAll(tv: Tv, visits: readonly Visit[]): Promise<void> {
  for (const { path, state, keys = [] } of visits) {
    await goTo(tv, `/browser/${path}`, state);
    await tv.waitForRoute(`/browser/${path}`);
    await tv.idle();
    for (const key of keys) await tv.press(key);
    await tv.idle();
    const [before, route, { textures }] = [await perceived(tv), await tv.route(), await tv.memory()];
    await suspendAndResume(tv, path);
    expect(await tv.route()).toEqual(route);
    expect(await perceived(tv), path).toEqual(before);
    await expectOneFocus(tv, path);
    expect((await tv.memory()).textures, `${path}: what it shows is drawn`).toBeLessThanOrEqual(textures);
  }
  expect(tv.errors).toEqual([]);
}

describe('[DEVICE-09] hidden for 5 s and shown again, with at most 2 MB of textures, no image, timer, stream or request meanwhile', () => {
  test('[ROUTE-01, ROUTE-02] a guest: welcome and its forms', async () => {
    const tv = await app.open('/', { prepare: installProbe });
    await tv.waitForRoute('/browser/welcome');
    await visitAll(tv, [
      { path: 'welcome', keys: ['right'] },
      { path: 'welcome/email', keys: ['enter', 'down'] },
      { path: 'welcome/recover_password', keys: ['down'] },
      { path: 'welcome/incorrect_credentials' },
      { path: 'welcome/register', keys: ['right'] },
      { path: 'welcome/code' },
    ]);
  });

  test('a guest: pages, a title, a listing, the search, settings', async () => {
    const tv = await app.open('/', { prepare: installProbe });
    await enterAsGuest(tv);
    await visitAll(tv, [
      { path: 'home', keys: ['down', 'down', 'right', 'right'] },
      { path: 'movies', keys: ['down', 'right'] },
      { path: 'asset/the-long-platform', keys: ['down', 'right'] },
      { path: 'list/all-films', keys: ['down', 'right'] },
      { path: 'search', keys: ['down', 'right'] },
      { path: 'settings', keys: ['down'] },
    ]);
  });

  test('[ROUTE-20] a guest: errors, and how a purchase ended', async () => {
    const tv = await app.open('/', { prepare: installProbe });
    await enterAsGuest(tv);
    await visitAll(tv, [
      { path: 'page_not_exists' },
      { path: 'something_went_wrong', state: { errorCode: 'unhandled_error' } },
      { path: 'error_with_playback', state: { returnAssetId: 'the-long-platform' } },
      { path: 'stream_concurrency_error', state: { returnAssetId: 'the-long-platform' } },
      { path: 'age_rating_restriction', state: { returnAssetId: 'the-long-platform' } },
      { path: 'network_error' },
      { path: 'no_plans' },
    ]);
  });

  test('a member: profiles and their forms', async () => {
    const tv = await openMemberHome(app);
    await visitAll(tv, [
      { path: 'profiles', keys: ['right'] },
      { path: 'add_profile', keys: ['down'] },
      { path: 'edit_profile/profile-simran', keys: ['down'] },
      { path: 'delete_profile/profile-noor' },
      { path: 'profiles/interests', keys: ['right'] },
      { path: 'watchlist' },
    ]);
  });

  test('a member: home, settings, plans and a purchase', async () => {
    const tv = await openMemberHome(app);
    await visitAll(tv, [
      { path: 'home', keys: ['down', 'right'] },
      { path: 'settings', keys: ['right', 'down'] },
      { path: 'settings/device' },
      { path: 'plans', keys: ['right'] },
      { path: 'buy_plan', state: { plan: PREMIUM } },
      { path: 'success_buy_plan', state: { plan: PREMIUM, priceUuid: 'price-premium-month' } },
      { path: 'failed_buy_plan', state: { plan: PREMIUM } },
    ]);
  });
});

test('[DEVICE-09] hidden for less than 5 s nothing is given back', async () => {
  const tv = await app.open('/', { prepare: installProbe });
  await enterAsGuest(tv);
  const { textureBytes } = await counts(tv);
  await setVisible(tv, false);
  await tv.page.waitForTimeout(3_000 / 4);
  expect((await counts(tv)).textureBytes).toBe(textureBytes);
  await setVisible(tv, true);
  await tv.page.waitForTimeout(6_000 / 4);
  expect((await counts(tv)).textureBytes).toBe(textureBytes);
});

test.each(['webgl', 'canvas'])(
  '[DEVICE-09] shown again by %s the picture is the same, every image in it',
  async (engine) => {
    const tv = await app.open(`/?engine=${engine}`, { prepare: installProbe });
    await enterAsGuest(tv);
    await tv.press('down');
    await tv.press('right', 2);
    await tv.idle();
    const before = await pixelsOf(tv.page, STAGE);
    await suspendAndResume(tv, engine);
    expect((await pixelsOf(tv.page, STAGE)).distance(before)).toBeLessThan(0.2);
    const images = findAll(await tv.scene(), { role: 'listitem' });
    expect(images.length).toBeGreaterThan(3);
  },
);

/** As a 512 MB set of today: the smallest textures. */
async function lowClass(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 0.5 }));
}

/** The context goes; nobody restores it. */
const loseContext = (tv: Tv): Promise<void> =>
  tv.page.evaluate(async () => {
    const canvas = document.querySelector('canvas')!;
    const lost = new Promise((resolve) =>
      canvas.addEventListener('webglcontextlost', resolve, { once: true }),
    );
    canvas.getContext('webgl')!.getExtension('WEBGL_lose_context')!.loseContext();
    await lost;
  });

test.each(['before it has given anything back', 'after that'])(
  '[DEVICE-09] a hidden app of the low class loses its context %s: shown, it comes back with focus and art',
  async (when) => {
    const tv = await app.open('/', {
      async prepare(page) {
        await lowClass(page);
        await installProbe(page);
      },
    });
    await enterAsGuest(tv);
    await tv.press('down');
    await tv.press('right', 2);
    await tv.idle();
    expect((await tv.memory()).budgetBytes).toBeLessThanOrEqual(64e6);
    const [before, picture] = [await perceived(tv), await pixelsOf(tv.page, STAGE)];
    await setVisible(tv, false);
    if (when === 'after that') await tv.page.waitForTimeout(RELEASED_MS);
    await loseContext(tv);
    await tv.page.waitForTimeout(RELEASED_MS);
    expect(await counts(tv), 'nothing tries for a new context').toMatchObject({ timers: 0, frames: 0 });
    const shownAt = performance.now();
    await setVisible(tv, true);
    await tv.idle();
    console.log(
      `context lost ${when}: at rest ${Math.round(performance.now() - shownAt)} ms after it is shown`,
    );
    expect(await perceived(tv)).toEqual(before);
    await expectOneFocus(tv, when);
    expect((await pixelsOf(tv.page, STAGE)).distance(picture)).toBeLessThan(0.2);
    await tv.press('left');
    await tv.idle();
    await expectOneFocus(tv, 'keys go on');
  },
);

/** The set starts the app, and does not show it yet. */
async function startsHidden(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }),
  );
}

test.each([
  ['/', 'home', '/browser/welcome'],
  ['/browser/asset/the-long-platform/watch', 'a film', '/browser/asset/the-long-platform/watch'],
])(
  '[DEVICE-09, ROUTE-37] started hidden at %s: no request, sound or stream before it is shown, then as a cold start at %s',
  async (path, _, shownAt) => {
    const tv = await app.open(path, {
      async prepare(page) {
        await startsHidden(page);
        await installProbe(page);
      },
    });
    await tv.page.waitForFunction(() => window.__tv !== undefined);
    await tv.page.waitForTimeout(RELEASED_MS);
    const isCall = (one: string): boolean => /^\/(api|static|identitytoolkit|securetoken|media)/.test(one);
    expect((await requests()).filter(isCall)).toEqual([]);
    expect(await counts(tv)).toMatchObject({ timers: 0, intervals: 0, frames: 0 });
    expect(await tv.page.locator('video').count()).toBe(0);
    await setVisible(tv, true);
    await tv.waitForRoute(shownAt);
    if (path === '/') {
      await tv.waitForFocus({ id: 'welcome-sign-in' });
    } else {
      await tv.waitFor({ id: 'player' });
      await tv.page.waitForFunction(
        () => (document.querySelector('video')?.currentTime ?? 0) > 0,
        undefined,
        {
          timeout: 20_000,
        },
      );
    }
    expect(tv.errors).toEqual([]);
  },
);

const HOUR_MS = 3_600_000;

/** The set's clock is wrong by that much from the app's first script on, until `setClock`. */
const wrongClock =
  (wrongBy: number) =>
  async (page: Page): Promise<void> => {
    await page.addInitScript((by) => {
      const ownDate = Date;
      let ahead = by;
      window.setClock = (next) => (ahead = next);
      const { now: right } = ownDate;
      const now = (): number => right() + ahead;
      window.Date = new Proxy(ownDate, {
        construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now()] : args) as Date,
        get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
      });
    }, wrongBy);
  };

const setClock = (tv: Tv, ahead: number): Promise<void> =>
  tv.page.evaluate((by) => void window.setClock?.(by), ahead);

declare global {
  interface Window {
    setClock?: (ahead: number) => void;
  }
}

describe('the set corrects its clock while the app is hidden', () => {
  test.each([
    ['[DEVICE-06, DEVICE-09] an hour back: nothing changes', -HOUR_MS, '/browser/home'],
    ['[DEVICE-06, DEVICE-08] a day forward: as hidden for long', 24 * HOUR_MS, '/browser/profiles'],
  ])('%s', async (_, ahead, path) => {
    const signIn = await storeSession(app.url, { account: 'demo', profileChosen: true });
    const tv = await app.open('/', {
      async prepare(page) {
        await wrongClock(0)(page);
        await signIn(page);
        await installProbe(page);
      },
    });
    await tv.waitForRoute('/browser/home');
    await tv.idle();
    await tv.press('down');
    await tv.idle();
    const place = await tv.focused();
    await setVisible(tv, false);
    await tv.page.waitForTimeout(RELEASED_MS);
    await setClock(tv, ahead);
    await setVisible(tv, true);
    await tv.waitForRoute(path);
    await tv.idle();
    await expectOneFocus(tv, path);
    if (path === '/browser/home') expect(await tv.focused()).toEqual(place);
    // The session goes on: a call that needs it is answered.
    await goTo(tv, '/browser/settings');
    await tv.waitFor({ id: 'settings-menu' });
    await tv.idle();
    await expectOneFocus(tv, 'settings');
    expect((await app.requests()).filter(({ status }) => status === 401)).toEqual([]);
    expect(tv.errors).toEqual([]);
  });
});

describe('[SHELL-01] a set that believes it is 1970', () => {
  /** Ten minutes into it. */
  const since = 600_000 - Date.now();

  test('starts, lets a guest in, and shows home and a title', async () => {
    const tv = await app.open('/', { prepare: wrongClock(since) });
    expect(await tv.page.evaluate(() => new Date().getUTCFullYear())).toBe(1970);
    await enterAsGuest(tv);
    await goTo(tv, '/browser/asset/the-long-platform');
    await tv.waitFor({ role: 'main', name: 'The Long Platform' });
    await tv.idle();
    await expectOneFocus(tv, 'a title');
    expect(tv.errors).toEqual([]);
  });

  test('[CODE-07, CODE-09] signs in by a code that counts its own minutes', async () => {
    const tv = await app.open('/', { prepare: wrongClock(since) });
    await tv.waitForRoute('/browser/welcome');
    await tv.idle();
    await goTo(tv, '/browser/welcome/code');
    const { name } = await tv.waitFor({ id: 'code' });
    await tv.waitFor({ id: 'code-countdown', name: /^The code expires in [45]:\d\d$/ });
    const answer = await fetch(`${app.url}/pair`, {
      method: 'POST',
      body: new URLSearchParams({
        code: name.replaceAll(' ', ''),
        email: 'demo@proscenium.tv',
        password: 'popcorn1',
      }),
    });
    expect(answer.status).toBe(200);
    await tv.waitForRoute('/browser/profiles');
    await tv.waitForFocus({ id: 'profile-profile-simran' });
    expect(tv.errors).toEqual([]);
  });
});
