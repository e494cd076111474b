/** What is there before the first screen: platform, settings, theme, and what they do to it. */
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { settingsWith } from '../support/catalogue';
import { enterAsGuest } from '../support/journeys';
import { pixelsOf, type Part } from '../support/pixels';
import { storeSession } from '../support/storedSession';
import type { Tv } from '../support/tv';

const app = useApp();
beforeEach(() => app.reset());

const PLATFORMS = ['tizen', 'webos', 'vizio', 'foxxum', 'vewd', 'vidaa', 'browser'];

/** Replaces some of the settings for every request. */
async function arrangeSettings(changes: Record<string, unknown>): Promise<void> {
  await app.fault({
    match: 'GET /api/settings',
    times: null,
    body: await settingsWith(app, changes),
  });
}

async function openWelcome(path = '/', prepare?: (page: Page) => Promise<void>): Promise<Tv> {
  const tv = await app.open(path, prepare && { prepare });
  await tv.waitForRoute(/\/welcome$/);
  await tv.idle();
  return tv;
}

describe('the platform', () => {
  test.each(PLATFORMS)(
    '[SHELL-01, SHELL-03, SHELL-04] /%s boots to its first screen without an error',
    async (id) => {
      const tv = await openWelcome(`/${id}`);
      expect((await tv.route()).path).toBe(`/${id}/welcome`);
      expect((await tv.focused()).name).toBe('Sign in');
      expect((await tv.version()).platform).toBe(id);
      expect(tv.errors).toEqual([]);
    },
  );

  test.each([
    ['[SHELL-03] a path without a platform', '/welcome'],
    ['[SHELL-04] an unknown platform', '/roku/welcome'],
    ['[SHELL-02] the root', '/'],
  ])('%s leads to the detected one', async (_, path) => {
    const tv = await openWelcome(path);
    expect((await tv.route()).path).toBe('/browser/welcome');
    expect(new URL(tv.page.url()).pathname).toBe('/browser/welcome');
  });

  test('[SHELL-02, SHELL-03] the agent of a set is known, and its path taken', async () => {
    const tv = await openWelcome('/', async (page) => {
      await page.addInitScript(() => {
        const agent =
          'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36 Version/6.0 TV Safari/537.36';
        Object.defineProperty(navigator, 'userAgent', { get: () => agent });
      });
    });
    expect(await tv.version()).toEqual({ version: '1.5.1', platform: 'tizen' });
  });
});

describe('the start', () => {
  test('draws with the context that the page’s loader has made, at an address that is replaced twice', async () => {
    const tv = await openWelcome('/', async (page) => {
      await page.addInitScript(() => {
        const seen = { canvases: [] as HTMLCanvasElement[], byLoader: 0, addresses: [] as unknown[] };
        Object.assign(window, { seen });
        const own = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
          if (args[0] === 'webgl' && !seen.canvases.includes(this)) seen.canvases.push(this);
          return Reflect.apply(own, this, args);
        } as typeof HTMLCanvasElement.prototype.getContext;
        addEventListener('DOMContentLoaded', () => (seen.byLoader = seen.canvases.length));
        const replace = history.replaceState.bind(history);
        history.replaceState = (state, title, address) => {
          seen.addresses.push(address);
          replace(state, title, address);
        };
      });
    });
    const seen = await tv.page.evaluate(() => {
      const { canvases, byLoader, addresses } = (
        window as unknown as { seen: { canvases: Element[]; byLoader: number; addresses: unknown[] } }
      ).seen;
      const drawn = canvases.indexOf(document.querySelector('#stage canvas')!);
      return { canvases: canvases.length, byLoader, drawn, addresses };
    });
    // by the platform, and by where the launch leads
    expect(seen).toEqual({
      canvases: 1,
      byLoader: 1,
      drawn: 0,
      addresses: ['/browser', '/browser/welcome'],
    });
  });

  test('asks for the build, what runs next, the fonts, and the pages once the first screen is drawn', async () => {
    const ORDER = ['index', 'firebase', 'noto-sans-basic-400', 'noto-sans-400', 'hero', 'pages'];
    const asked: string[] = [];
    await openWelcome('/', async (page) => {
      page.on('request', (request) => {
        const name = ORDER.find((one) => new RegExp(`/${one}[-.]`).test(request.url()));
        if (name !== undefined && !asked.includes(name)) asked.push(name);
      });
    });
    expect(asked).toEqual(ORDER);
  });
});

describe('settings', () => {
  test('[SHELL-05] come before the first screen, and their name, links and flags are used', async () => {
    await app.fault({
      match: 'GET /api/settings',
      times: null,
      delayMs: 1_000,
      body: await settingsWith(app, {
        appName: 'Bioscope',
        showRegistration: false,
        menuLinks: [
          { uuid: 'shows', title: 'Series' },
          { uuid: 'movies', title: 'Home' },
        ],
      }),
    });
    const tv = await app.open('/');
    await tv.waitFor({ id: 'splash' });
    await expect.poll(async () => (await app.requests()).map(({ path }) => path)).toContain('/api/settings');
    expect(await tv.find({ id: 'welcome' })).toBeUndefined();
    await enterAsGuest(tv);
    expect((await tv.route()).path, 'the link titled Home').toBe('/browser/movies');
    const first = (await app.requests()).find(({ path }) => path.startsWith('/api/'));
    expect(first?.path).toBe('/api/settings');
  });

  test('[WELCOME-03] with registration switched off there is no button for it', async () => {
    await arrangeSettings({ showRegistration: false });
    const tv = await openWelcome();
    await tv.waitFor({ id: 'welcome-guest' });
    expect(await tv.find({ role: 'button', name: /Register/ })).toBeUndefined();
  });

  test('[SHELL-18, SHELL-26] calls carry the version on the screen, and English when nothing says otherwise', async () => {
    const tv = await openWelcome();
    const calls = (await app.requests()).filter(({ path }) => path.startsWith('/api/'));
    expect(calls.length).toBeGreaterThan(0);
    for (const { headers } of calls) {
      expect(headers).toMatchObject({ 'x-client-version': '1.5.1', 'x-platform': 'TV', lang: 'en' });
    }
    await tv.waitFor({ name: /^Version: 1\.5\.1/, role: 'text' });
    expect((await tv.version()).version).toBe('1.5.1');
  });

  test('[SHELL-22] English is built in: no translation has to come', async () => {
    await app.fault({ match: '* /static/**', times: null, status: 500 });
    const tv = await openWelcome();
    await tv.waitFor({ role: 'button', name: 'Continue as guest' });
  });

  test('[SHELL-14] the device keeps its id from one launch to the next', async () => {
    const tv = await openWelcome();
    const id = await deviceId(tv);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await enterAsGuest(tv);
    await tv.page.reload();
    await tv.waitForRoute('/browser/welcome');
    expect(await deviceId(tv)).toBe(id);
  });
});

/** Inside 'Sign in', left of its words: filled with the accent while it has focus. */
const BUTTON_FILL: Part = { x: 164 / 1920, y: 652 / 1080, w: 20 / 1920, h: 20 / 1080 };
/** The very corner of the same button. */
const BUTTON_CORNER: Part = { x: 152 / 1920, y: 626 / 1080, w: 8 / 1920, h: 8 / 1080 };
/** The corner of the first poster on home. */
const CARD_CORNER: Part = { x: 152 / 1920, y: 647 / 1080, w: 8 / 1920, h: 8 / 1080 };
const AMBER = [245, 184, 61];

describe('the theme', () => {
  test.each([
    ['[SHELL-10] the accent of the settings is the colour of focus', '#2277CC', [34, 119, 204]],
    ['[SHELL-10] as is another, with no new build', '22AA55', [34, 170, 85]],
    ['[SHELL-13] an accent that is no six hex digits leaves the default', 'red', AMBER],
    ['[SHELL-13] nor are seven', '#2277CC0', AMBER],
  ])('%s', async (_, accent, colour) => {
    await arrangeSettings({ theme: { colors: { accent } } });
    const tv = await openWelcome();
    const { mean } = await pixelsOf(tv.page, BUTTON_FILL);
    mean.forEach((value, at) => expect(Math.abs(value - (colour[at] ?? 0))).toBeLessThan(6));
  });

  test('[SHELL-12] one radius rounds the buttons, the other the cards', async () => {
    const square = await corners({ radius: 0, button: { radius: 0 } });
    expect(isNear(square.button, AMBER)).toBe(true);
    const round = await corners({ radius: 60, button: { radius: 36 } });
    expect(isNear(round.button, AMBER)).toBe(false);
    expect(isNear(round.card, [11, 14, 20]), 'the ground shows at the card’s corner').toBe(true);
    expect(isNear(square.card, [11, 14, 20])).toBe(false);
  });
});

async function corners(theme: object): Promise<{ button: number[]; card: number[] }> {
  await app.reset();
  await arrangeSettings({ theme });
  const tv = await app.open('/', { pixelRatio: 1 });
  await tv.waitForRoute('/browser/welcome');
  await tv.idle();
  const button = [...(await pixelsOf(tv.page, BUTTON_CORNER)).mean];
  await enterAsGuest(tv);
  return { button, card: [...(await pixelsOf(tv.page, CARD_CORNER)).mean] };
}

function isNear(mean: readonly number[], colour: readonly number[]): boolean {
  return mean.every((value, at) => Math.abs(value - (colour[at] ?? 0)) < 12);
}

function deviceId(tv: Tv): Promise<string | null> {
  return tv.page.evaluate(() => localStorage.getItem('deviceId'));
}

test('what a screen leads to is loaded while it rests: sign-in at the start, menu, listings and player at home', async () => {
  const tv = await app.open('/');
  const loaded = (names: readonly string[]): Promise<unknown> =>
    tv.page.waitForFunction(
      (parts) =>
        parts.every((part) =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${part}-`)),
        ),
      names,
    );
  await tv.waitForRoute('/browser/welcome');
  await loaded(['CodeSignIn', 'EmailSignIn']);
  await enterAsGuest(tv);
  await loaded(['Search', 'Player', 'Listing', 'Settings']);
});

describe('a start', () => {
  /** Paths and names of what the page asks for, in that order, until it is at rest. */
  async function askedFrom(prepare: (page: Page) => Promise<void>): Promise<string[]> {
    const asked: string[] = [];
    const tv = await app.open('/', {
      prepare: async (page) => {
        page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
        await prepare(page);
      },
    });
    await tv.waitForRoute(/^\/browser\/.+$/);
    await tv.idle();
    return asked;
  }

  test('of a member asks for home before the application is rendered, and once', async () => {
    const asked = await askedFrom(await storeSession(app.url, { account: 'demo', profileChosen: true }));
    const home = asked.findIndex((path) => path.startsWith('/api/page/'));
    // Of the application, when it is mounted.
    expect(home).toBeLessThan(asked.indexOf('/api/user/current'));
    expect(asked.indexOf('/api/favorites/watching')).toBeLessThan(home);
    expect(asked.filter((path) => path === asked[home])).toHaveLength(1);
  });

  test('has the identity provider named by the page itself, so that it comes with the fonts, and loads it once', async () => {
    const page = await (await fetch(app.url)).text();
    const [script = 'none'] = /\/assets\/firebase-[\w-]+\.js/.exec(page) ?? [];
    const asked = await askedFrom(async () => {});
    expect(asked.filter((path) => path === script)).toHaveLength(1);
  });
});
