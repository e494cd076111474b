/** Code that does not come: a screen whose file failed is there at the latest after one reload, and nothing is dead. */
import type { Page, Route } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus } from '../support/focus';
import { enterAsGuest, goTo } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import type { Tv } from '../support/tv';

const app = useApp();
beforeEach(() => app.reset());

const PORTAL = '<!doctype html><title>Hotel</title><p>Enter your room number</p>';

type Spoil = (route: Route) => Promise<void>;

/** Spoils the first `times` requests of a file, loads ahead left out, and counts the page's loads. */
async function openSpoiling(file: RegExp, spoil: Spoil, times: number) {
  const seen = { asked: 0, loads: 0 };
  const prepare = async (page: Page): Promise<void> => {
    page.on('domcontentloaded', () => void (seen.loads += 1));
    await page.route(file, async (route) => {
      seen.asked += 1;
      await (seen.asked <= times ? spoil(route) : route.continue());
    });
  };
  const tv = await app.open('/', { prepare });
  await enterAsGuest(tv);
  return { tv, seen };
}

const SEARCH = /\/assets\/Search-/;

const isThere = async (tv: Tv): Promise<void> => {
  await tv.waitFor({ id: 'search' }, 60_000);
  expect((await tv.route()).path).toBe('/browser/search');
  await tv.idle();
  await expectOneFocus(tv, 'search');
};

describe('a screen’s code', () => {
  test('that was opened in two seconds without network is asked for again, without a reload', async () => {
    const { tv, seen } = await openSpoiling(SEARCH, (route) => route.abort('internetdisconnected'), 2);
    await goTo(tv, '/browser/search');
    await isThere(tv);
    expect(seen.loads).toBe(1);
    expect(seen.asked).toBe(3);
  });

  test.each<[string, Spoil]>([
    ['answered once with 503', (route) => route.fulfill({ status: 503 })],
    ['missing once', (route) => route.fulfill({ status: 404 })],
    ['once a page with 200', (route) => route.fulfill({ contentType: 'text/html', body: PORTAL })],
    [
      'cut off once',
      (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const a = {' }),
    ],
  ])('%s is there without a reload, or with one', async (_, spoil) => {
    const { tv, seen } = await openSpoiling(SEARCH, spoil, 1);
    await goTo(tv, '/browser/search');
    await isThere(tv);
    expect(seen.loads).toBeLessThanOrEqual(2);
  });

  test('of another version, which lacks what is asked of it, is there after one reload at the same route', async () => {
    const other: Spoil = (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {};' });
    const { tv, seen } = await openSpoiling(SEARCH, other, 1);
    await goTo(tv, '/browser/search');
    await isThere(tv);
    expect(seen.loads).toBe(2);
  });

  test('that is gone for good: one reload, then a screen with a way to refresh and one back, which asks by itself', async () => {
    const { tv, seen } = await openSpoiling(SEARCH, (route) => route.fulfill({ status: 404 }), Infinity);
    await goTo(tv, '/browser/search');
    await tv.waitFor({ role: 'heading', name: 'Something went wrong' }, 60_000);
    await tv.waitFor({ name: 'Error code: unhandled_error' });
    await tv.waitForFocus({ id: 'refresh-app' });
    expect(seen.loads).toBe(2);
    // Asked for again behind the screen, which keeps its focus and loads the page no more.
    const before = seen.asked;
    await expect.poll(() => seen.asked, { timeout: 30_000 }).toBeGreaterThan(before + 3);
    await tv.waitForFocus({ id: 'refresh-app' });
    expect(seen.loads).toBe(2);
    await tv.page.unroute(SEARCH);
    await isThere(tv);
    expect(seen.loads).toBe(2);
  });

  test('of home that is gone: no way back to itself is offered, back asks whether to exit, and home is there once it comes', async () => {
    const signIn = await storeSession(app.url, { account: 'demo', profileChosen: true });
    const tv = await app.open('/', {
      prepare: async (page) => {
        await signIn(page);
        await page.route(/\/assets\/pages-/, (route) => route.fulfill({ status: 404 }));
      },
    });
    await tv.waitForFocus({ id: 'refresh-app' }, 60_000);
    expect(await tv.find({ id: 'go-back' })).toBeUndefined();
    await tv.press('back');
    await tv.waitForFocus({ id: 'exit-no' });
    await tv.press('enter');
    await tv.waitForFocus({ id: 'refresh-app' });
    await tv.page.unroute(/\/assets\/pages-/);
    await tv.waitFor({ id: 'rows' }, 60_000);
    expect((await tv.route()).path).toBe('/browser/home');
  });
});
