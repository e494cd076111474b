/** Which path shows what, who may be there, and what is shown when a screen breaks. */
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus, pressAndExpectOneFocus } from '../support/focus';
import { enterAsGuest, goTo } from '../support/journeys';
import type { Tv } from '../support/tv';
import { leaveByKeys } from '../support/watching';

const app = useApp();
beforeEach(() => app.reset());

async function openHome(): Promise<Tv> {
  const tv = await app.open('/');
  await enterAsGuest(tv);
  return tv;
}

async function guestsMade(): Promise<number> {
  return (await app.requests()).filter(({ path }) => path.endsWith('/accounts:signUp')).length;
}

/** Six reports of ten are sent, by chance; here all of them. */
async function reportAll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
}

describe('a cold start', () => {
  test.each([
    ['[ROUTE-09, ROUTE-27] the root', '/browser'],
    ['[ROUTE-27] a page', '/browser/movies'],
    ['[ROUTE-27] a screen that needs a state', '/browser/success_buy_plan'],
    ['[ROUTE-11] a page whose id got lost', '/browser/undefined'],
  ])('%s leads a new viewer to welcome', async (_, path) => {
    const tv = await app.open(path);
    await tv.waitForRoute('/browser/welcome');
    await tv.waitFor({ id: 'welcome' });
    expect(tv.errors).toEqual([]);
  });

  test('[ROUTE-13, ROUTE-31, ROUTE-32, ROUTE-37] a title opens at once, with a guest made for it', async () => {
    const tv = await app.open('/browser/asset/the-long-platform');
    await tv.waitFor({ role: 'main', name: 'The Long Platform' });
    await tv.idle();
    await expectOneFocus(tv, 'a cold start');
    expect((await tv.route()).path).toBe('/browser/asset/the-long-platform');
    expect(await guestsMade()).toBe(1);
    await pressAndExpectOneFocus(tv, 'back');
    await tv.waitForRoute(/^\/browser\/(home|welcome)$/);
    expect(tv.errors).toEqual([]);
  });

  test('[ROUTE-14, ROUTE-37] the player’s address opens with a guest too, and back shows the asset', async () => {
    const tv = await app.open('/browser/asset/the-long-platform/watch');
    await tv.waitFor({ id: 'player' });
    await tv.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0, undefined, {
      timeout: 20_000,
    });
    expect(await guestsMade()).toBe(1);
    await leaveByKeys(tv);
    await tv.waitForRoute('/browser/asset/the-long-platform');
  });

  test.each(['/browser/asset/the-long-platform', '/browser/asset/the-long-platform/watch'])(
    '[ROUTE-13, ROUTE-14, ROUTE-31, ROUTE-37] %s asks for nothing before a guest who is long in coming',
    async (path) => {
      await app.fault({ match: 'POST /identitytoolkit.googleapis.com/**', times: 1, delayMs: 3000 });
      const tv = await app.open(path);
      await tv.waitFor({ name: 'The Long Platform' }, 20_000);
      await tv.idle();
      expect((await tv.route()).path).toBe(path);
      expect(await guestsMade()).toBe(1);
      expect(tv.errors).toEqual([]);
    },
  );

  test('[ROUTE-31] without a guest to be had a title leads to the network error, with its code logged', async () => {
    await app.fault({ match: 'POST /identitytoolkit.googleapis.com/**', times: null, status: 500 });
    const tv = await app.open('/browser/asset/the-long-platform', { prepare: reportAll });
    await tv.waitForRoute('/browser/network_error');
    await tv.waitFor({ role: 'alert', name: 'Network error occurred. Please try connect again later.' });
    await expect.poll(() => tv.errors.join('\n')).toContain('anonymous_user_sign_in_failed');
  });

  test('[ROUTE-32] a guest is made once and kept: the next launch finds them', async () => {
    const tv = await openHome();
    await tv.page.reload();
    await tv.waitForRoute('/browser/welcome');
    await enterAsGuest(tv);
    expect(await guestsMade()).toBe(1);
  });
});

describe('inside the app', () => {
  test('[ROUTE-20] how a purchase ended, or that nothing is sold, each on its own path', async () => {
    const tv = await openHome();
    const outcomes = {
      success_buy_plan: ['Your plan is active', 'Start watching'],
      failed_buy_plan: ['Your payment was not successfully processed', 'OK'],
      no_plans: ['There are no plans available', 'OK'],
    };
    for (const [screen, [words, action]] of Object.entries(outcomes)) {
      await goTo(tv, `/browser/${screen}`);
      await tv.waitFor({ role: 'heading', name: words });
      await expectOneFocus(tv, screen);
      expect((await tv.focused()).name).toBe(action);
    }
  });

  test('[ROUTE-04, ROUTE-05, ERR-10] the error screen fills code and version, and leaves out a code it does not have', async () => {
    const tv = await openHome();
    await goTo(tv, '/browser/something_went_wrong', { errorCode: 'settings_fetch_failed' });
    await tv.waitFor({ role: 'heading', name: 'Something went wrong' });
    await tv.waitFor({ role: 'text', name: 'Error code: settings_fetch_failed' });
    await tv.waitFor({ role: 'text', name: 'Version: 1.5.1' });
    await tv.waitForFocus({ role: 'button', name: 'Refresh app' });
    await tv.waitFor({ role: 'button', name: 'Go back' });
    await goTo(tv, '/browser/something_went_wrong');
    await tv.waitForGone({ name: /^Error code/ });
    await tv.waitFor({ role: 'text', name: 'Version: 1.5.1' });
  });

  test('[ERR-11] a screen that breaks becomes the error screen with unhandled_error, and back leaves it', async () => {
    // The player comes with its own script, which home loads while it rests: without it the route cannot be rendered.
    const tv = await app.open('/', {
      async prepare(page) {
        await page.route('**/assets/Player-*.js', (route) => route.abort());
      },
    });
    await enterAsGuest(tv);
    await goTo(tv, '/browser/asset/the-long-platform/watch');
    await tv.waitFor({ role: 'heading', name: 'Something went wrong' });
    await tv.waitFor({ role: 'text', name: 'Error code: unhandled_error' });
    await expectOneFocus(tv, 'a broken screen');
    await tv.idle();
    await pressAndExpectOneFocus(tv, 'back');
    await tv.waitForGone({ name: 'Error code: unhandled_error' });
    await expectOneFocus(tv, 'back from a broken screen');
  });
});
