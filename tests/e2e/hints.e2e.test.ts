/** What a set says is a hint: of its network, of its keys, of what is seen, and of its wheel. */
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { pressMoving } from '../support/focus';
import { enterAsGuest, goTo } from '../support/journeys';
import { stays } from '../support/stays';
import type { Tv } from '../support/tv';
import { setVisible } from '../support/visibility';

const app = useApp();
beforeEach(() => app.reset());

/** A browser that believes to have no network, from the start. */
async function wronglyOffline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  });
}

const KEY_CODES = { Enter: 13, ArrowRight: 39, ArrowDown: 40, Backspace: 8 } as const;

/** Events of a key as the set sends them, in the page: `repeat` marks those of a held one. */
const send = (
  tv: Tv,
  type: 'keydown' | 'keyup',
  key: keyof typeof KEY_CODES,
  repeat = false,
): Promise<void> =>
  tv.page.evaluate(([name, init]) => void document.body.dispatchEvent(new KeyboardEvent(name, init)), [
    type,
    { key, code: key, keyCode: KEY_CODES[key], bubbles: true, cancelable: true, repeat },
  ] as const);

const pathOf = async (tv: Tv): Promise<string> => (await tv.route()).path;

/** The first poster of home's first row. */
async function onPoster(tv: Tv): Promise<void> {
  await enterAsGuest(tv);
  await pressMoving(tv, 'down', 1);
  await tv.idle();
}

describe('the network', () => {
  test('[DEVICE-11, DEVICE-12] a set that says from its start that it has none is used, since requests are answered', async () => {
    const tv = await app.open('/', { prepare: wronglyOffline });
    await enterAsGuest(tv);
    expect(await stays(8_000, () => pathOf(tv)), 'longer than the 5 s of an outage').toBe('/browser/home');
    expect(await tv.find({ id: 'offline-banner' })).toBeUndefined();
    await pressMoving(tv, 'down', 1);
    await tv.press('enter');
    await expect.poll(() => pathOf(tv)).toMatch(/^\/browser\/asset\//);
    expect(tv.errors.join('\n')).not.toContain('no_internet_connection');
  });

  test('[DEVICE-11] a set that says so in between is online, and one that is right shows the banner', async () => {
    const tv = await app.open('/');
    await enterAsGuest(tv);
    await tv.page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
      dispatchEvent(new Event('offline'));
    });
    expect(await stays(8_000, () => pathOf(tv))).toBe('/browser/home');
    expect(await tv.find({ id: 'offline-banner' })).toBeUndefined();

    await tv.page.context().setOffline(true);
    await tv.waitFor({ id: 'offline-banner' });
    await tv.waitForRoute('/browser/network_error', 10_000);
    // The set never says that it is back: the answer of the service does.
    await tv.page.evaluate(() =>
      addEventListener('online', (event) => event.stopImmediatePropagation(), true),
    );
    await tv.page.context().setOffline(false);
    await tv.waitForGone({ name: 'No internet connection' });
  });
});

describe('keys', () => {
  test('OK whose release never comes opens the title, and held it opens the menu', async () => {
    const tv = await app.open('/');
    await onPoster(tv);
    await tv.hold('enter', 800);
    await tv.waitFor({ id: 'title-menu' });
    await tv.press('back');
    await tv.waitForGone({ id: 'title-menu' });
    await send(tv, 'keydown', 'Enter');
    await expect.poll(() => pathOf(tv)).toMatch(/^\/browser\/asset\//);
    expect(await tv.find({ id: 'title-menu' })).toBeUndefined();
  });

  test('back that is held goes one step', async () => {
    const tv = await app.open('/');
    await enterAsGuest(tv);
    await goTo(tv, '/browser/asset/night-ferry', { origin: true });
    await goTo(tv, '/browser/asset/the-long-platform', { origin: true });
    await tv.idle();
    await tv.hold('back', 3_000);
    expect(await stays(1_000, () => pathOf(tv))).toBe('/browser/asset/night-ferry');
    expect(await tv.find({ id: 'exit-dialog' })).toBeUndefined();
  });

  test.each([true, false])(
    'one that is held while the app is hidden does nothing when it is shown (repeats are marked: %s)',
    async (marked) => {
      const tv = await app.open('/');
      await onPoster(tv);
      const before = await tv.focused();
      await setVisible(tv, false);
      await send(tv, 'keydown', 'ArrowRight');
      await setVisible(tv, true);
      for (let i = 0; i < 30; i += 1) await send(tv, 'keydown', 'ArrowRight', marked);
      await send(tv, 'keyup', 'ArrowRight');
      await tv.idle();
      expect(await tv.focused()).toEqual(before);
      await pressMoving(tv, 'right', 1);
    },
  );

  test('an app that is never told that it is shown is so at the first key', async () => {
    const tv = await app.open('/');
    await onPoster(tv);
    const before = await tv.focused();
    await setVisible(tv, false);
    await tv.press('right');
    expect(await tv.focused(), 'that key was for another screen').toEqual(before);
    await pressMoving(tv, 'right', 1);
  });
});

describe('a wheel', () => {
  test.each([
    ['lines', 1],
    ['pages', 2],
  ])('that counts %s moves a row by a step', async (_, deltaMode) => {
    const tv = await app.open('/');
    await onPoster(tv);
    const { name, rect } = await tv.focused();
    await tv.page.evaluate(
      ([x, y, mode]) => {
        const init = { clientX: x, clientY: y, deltaX: 1, deltaMode: mode, bubbles: true };
        document.elementFromPoint(x, y)?.dispatchEvent(new WheelEvent('wheel', init));
      },
      [(rect.x + 20) / 2, (rect.y + 20) / 2, deltaMode] as const,
    );
    await tv.idle();
    expect((await tv.focused()).name).not.toBe(name);
  });
});
