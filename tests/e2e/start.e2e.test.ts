/** Starts that are unlucky: each step that fails has an end with a reason, and the next attempt comes by itself. */
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus } from '../support/focus';
import { enterAsGuest } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import type { Tv } from '../support/tv';

const app = useApp({ telemetry: { reportsUrl: '/api/telemetry/reports', sampling: 1 } });
beforeEach(() => app.reset());

const PORTAL = '<!doctype html><title>Hotel</title><p>Enter your room number</p>';
const WORDS = 'The app did not load.';

/** The screen with its reason and its code; Try Again has the focus, and back asks whether to exit. */
async function expectStepFailed(tv: Tv, code: string): Promise<void> {
  await tv.waitFor({ role: 'heading', name: 'Something went wrong' });
  await tv.waitFor({ name: `Error code: ${code}` });
  await tv.waitForFocus({ id: 'try-again', name: 'Try Again' });
  await expectOneFocus(tv, code);
  await tv.press('back');
  await tv.waitForFocus({ id: 'exit-no' });
  await tv.press('enter');
  await tv.waitForFocus({ id: 'try-again' });
}

/** Spoils what matches until it is ended. */
async function spoiling(
  page: Page,
  pattern: string | RegExp,
  how: { status?: number; text?: string; silent?: boolean },
): Promise<{ end(): Promise<void>; asked(): number }> {
  let asked = 0;
  await page.route(pattern, async (route) => {
    asked += 1;
    if (how.silent !== true)
      await route.fulfill({ status: how.status ?? 200, contentType: 'text/html', body: how.text ?? '' });
  });
  return { end: () => page.unroute(pattern), asked: () => asked };
}

describe('the configuration', () => {
  test.each([
    ['silent', { silent: true }],
    ['answered with 503', { status: 503 }],
    ['the page of a hotel’s portal', { text: PORTAL }],
  ])('%s ends on a screen that says so, and the app opens by itself once it is well', async (_, how) => {
    let spoiled = { end: async () => {}, asked: () => 0 };
    const tv = await app.open('/', {
      prepare: async (page) => void (spoiled = await spoiling(page, '**/config.json', how)),
    });
    await expectStepFailed(tv, 'configuration_failed');
    // It is asked for again, and the focus stays meanwhile.
    await expect.poll(spoiled.asked, { timeout: 20_000 }).toBeGreaterThan(2);
    await tv.waitForFocus({ id: 'try-again' });
    await spoiled.end();
    await tv.waitForRoute('/browser/welcome');
    await tv.waitForFocus({ id: 'welcome-sign-in' });
  });

  test('that failed is asked for again by Try Again', async () => {
    let asked = 0;
    const tv = await app.open('/', {
      pace: 1,
      prepare: async (page) => {
        // The screen's own attempt comes at the end of its time.
        await page.addInitScript('Math.random = () => 0.999');
        await page.route('**/config.json', async (route) => {
          asked += 1;
          await (asked === 1 ? route.fulfill({ status: 503 }) : route.continue());
        });
      },
    });
    await tv.waitForFocus({ id: 'try-again' });
    await tv.press('enter');
    await tv.waitForRoute('/browser/welcome');
    expect(asked).toBe(2);
  });
});

describe('the identity provider', () => {
  test('whose code is gone: the page is loaded again once, then there is a screen; it opens once the code is back', async () => {
    let spoiled = { end: async () => {}, asked: () => 0 };
    const loads: string[] = [];
    const tv = await app.open('/', {
      prepare: async (page) => {
        page.on('framenavigated', (frame) => void loads.push(frame.url()));
        spoiled = await spoiling(page, /\/assets\/firebase(Identity)?-/, { status: 404 });
      },
    });
    await expectStepFailed(tv, 'identity_code_failed');
    await expect.poll(() => loads.length).toBeGreaterThanOrEqual(2);
    await expect.poll(spoiled.asked, { timeout: 20_000 }).toBeGreaterThan(6);
    await spoiled.end();
    await tv.waitForRoute('/browser/welcome');
    await expect
      .poll(async () => JSON.stringify((await app.telemetryReceived()).reports), { timeout: 20_000 })
      .toContain('identity_code_failed');
  });

  test.each([
    ['never answers', 'IDBFactory.prototype.open = () => new EventTarget();'],
    ['throws', 'IDBFactory.prototype.open = () => { throw new Error("no database"); };'],
  ])(
    'whose database %s keeps a member signed in by local storage, and that is reported',
    async (_, script) => {
      const signIn = await storeSession(app.url, { account: 'demo', profileChosen: true });
      const tv = await app.open('/', {
        prepare: async (page) => {
          await page.addInitScript(script);
          await signIn(page);
        },
      });
      await tv.waitForRoute('/browser/home');
      await expect
        .poll(async () => JSON.stringify((await app.telemetryReceived()).reports), { timeout: 20_000 })
        .toContain('The session is not kept in the database');
    },
  );

  test('whose database never answers, with no local storage either, has memory', async () => {
    const tv = await app.open('/', {
      prepare: async (page) => {
        await page.addInitScript(`
          IDBFactory.prototype.open = () => new EventTarget();
          Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } });`);
      },
    });
    await tv.waitForRoute('/browser/welcome');
    await enterAsGuest(tv);
    expect((await tv.route()).path).toBe('/browser/home');
  });

  test('whose database is deleted while it is open signs in all the same', async () => {
    const tv = await app.open('/');
    await tv.waitForRoute('/browser/welcome');
    await tv.page.evaluate(() => void indexedDB.deleteDatabase('firebaseLocalStorageDb'));
    await enterAsGuest(tv);
    expect((await tv.route()).path).toBe('/browser/home');
  });

  test('that does not say who is there ends on a screen, and the app opens by itself once it does', async () => {
    const signIn = await storeSession(app.url, { account: 'demo', profileChosen: true });
    const tv = await app.open('/', {
      prepare: async (page) => {
        await signIn(page);
        await page.addInitScript(`
          const send = fetch; let waiting = [];
          window.letGo = () => { for (const go of waiting) go(); waiting = null; };
          window.fetch = async (...args) => {
            if (String(args[0]).includes('accounts:lookup') && waiting) await new Promise((go) => waiting.push(go));
            return send(...args);
          };`);
      },
    });
    await expectStepFailed(tv, 'identity_silent');
    await tv.page.evaluate(() => (window as unknown as { letGo(): void }).letGo());
    await tv.waitForRoute('/browser/home');
  });
});

describe('the device’s storage', () => {
  test.each([
    ['throws when it is read', `Storage.prototype.getItem = () => { throw new Error('blocked'); };`],
    ['is not there', `Object.defineProperty(window, 'localStorage', { get: () => null });`],
    [
      'is full',
      `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
    ],
  ])('%s: the app starts without memory', async (_, script) => {
    const tv = await app.open('/', {
      prepare: async (page) => void (await page.addInitScript(script)),
    });
    await tv.waitForRoute('/browser/welcome');
    await enterAsGuest(tv);
    expect((await tv.route()).path).toBe('/browser/home');
  });
});

describe('the settings', () => {
  test('[SHELL-07, SHELL-08] that failed are asked for again by the screen itself, which keeps its focus; back asks to exit', async () => {
    await app.fault({ match: 'GET /api/settings', times: null, status: 503 });
    const tv = await app.open('/');
    await tv.waitForFocus({ id: 'refresh-app' });
    await tv.press('back');
    await tv.waitForFocus({ id: 'exit-no' });
    await tv.press('enter');
    await tv.waitForFocus({ id: 'refresh-app' });
    const asked = async (): Promise<number> =>
      (await app.requests()).filter(({ path }) => path === '/api/settings').length;
    await expect.poll(asked, { timeout: 20_000 }).toBeGreaterThan(2);
    await tv.waitForFocus({ id: 'refresh-app' });
    await app.clearFaults();
    await tv.waitForRoute('/browser/welcome');
    await tv.waitForFocus({ id: 'welcome-sign-in' });
  });
});

describe('the page’s loader', () => {
  test('whose entry script is gone says so and loads the page again, three times at most; OK tries once more', async () => {
    let loads = 0;
    const tv = await app.open('/', {
      prepare: async (page) => {
        // Waits are their shortest.
        await page.addInitScript('Math.random = () => 0');
        page.on('domcontentloaded', () => void (loads += 1));
        await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }));
      },
    });
    await tv.page.getByText(`${WORDS} Trying again...`).waitFor();
    await tv.page.getByText(`${WORDS} Press OK to try again.`).waitFor({ timeout: 30_000 });
    expect(loads).toBe(4);
    await tv.page.unroute('**/assets/index-*.js');
    await tv.page.keyboard.press('Enter');
    await tv.waitForRoute('/browser/welcome');
    expect(await tv.page.evaluate(() => window.name), 'counted from the start again').toBe('');
    expect(await tv.page.getByText(WORDS).count()).toBe(0);
  });

  test.each([
    ['missing once', { status: 404, body: '' }],
    ['a page with 200', { status: 200, contentType: 'text/html', body: PORTAL }],
  ])(
    'whose entry script is %s opens the app by itself, at the route that was asked for',
    async (_, answer) => {
      let asked = 0;
      const tv = await app.open('/browser/welcome/code', {
        prepare: async (page) => {
          await page.addInitScript('Math.random = () => 0');
          await page.route('**/assets/index-*.js', async (route) => {
            asked += 1;
            // The page's link and its script may ask one after the other.
            await (asked <= 1 ? route.fulfill(answer) : route.continue());
          });
        },
      });
      await tv.waitForRoute('/browser/welcome/code');
    },
  );

  test('without its page loads nothing: it waits until that can be had', async () => {
    let away = true;
    let pages = 0;
    const tv = await app.open('/', {
      prepare: async (page) => {
        await page.addInitScript('Math.random = () => 0');
        await page.route('**/assets/index-*.js', (route) => (away ? route.abort() : route.continue()));
        await page.route(
          (url) => url.pathname === '/' || url.pathname === '/browser',
          (route) => {
            pages += 1;
            return away && pages > 1
              ? route.fulfill({ contentType: 'text/html', body: PORTAL })
              : route.continue();
          },
        );
      },
    });
    await tv.page.getByText(`${WORDS} Trying again...`).waitFor();
    await expect.poll(() => pages, { timeout: 20_000 }).toBeGreaterThan(5);
    expect(await tv.page.evaluate(() => window.name)).toBe('');
    away = false;
    await tv.waitForRoute('/browser/welcome');
  });
});
