/** A set whose clock is hours wrong, or is set right while the app runs: tokens and what is live go by the service's time. */
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { setDeviceClock } from '../support/clock';
import { enterAsGuest, goTo } from '../support/journeys';
import { stays } from '../support/stays';
import { askedBy } from '../support/storedSession';

const app = useApp();
beforeEach(() => app.reset());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface ShiftedClocks {
  /** ms that `Date` and `performance.now` are ahead of the machine's. */
  shifted: { device: number; monotonic: number };
}

/** Lets a test shift both clocks of a page while it runs. Call before the page's first script. */
async function shiftClocks(page: Page, device: number): Promise<void> {
  await setDeviceClock(page, 0);
  await page.addInitScript((ahead) => {
    const shifted = { device: ahead, monotonic: 0 };
    Object.assign(window, { shifted });
    const dateNow = Date.now;
    const now = performance.now.bind(performance);
    const OwnDate = Date;
    const wrong = (): number => dateNow() + shifted.device;
    window.Date = new Proxy(OwnDate, {
      construct: (date, args: [], self) =>
        Reflect.construct(date, args.length === 0 ? [wrong()] : args, self) as Date,
      get: (date, name) => (name === 'now' ? wrong : (Reflect.get(date, name) as unknown)),
    });
    performance.now = () => now() + shifted.monotonic;
  }, device);
}

test('[AUTH-20, AUTH-23] a clock 3 h ahead at the launch that is then set right: the guest of that launch stays after an hour', async () => {
  const tv = await app.open('/', { prepare: (page) => shiftClocks(page, 3 * HOUR) });
  await enterAsGuest(tv);
  await app.advanceService(61 * MINUTE);
  await tv.page.evaluate((later) => {
    Object.assign((window as unknown as ShiftedClocks).shifted, { device: later, monotonic: later });
  }, 61 * MINUTE);
  await app.forgetRequests();
  await goTo(tv, '/browser/movies');
  await expect
    .poll(async () =>
      (await app.requests())
        .filter(({ path }) => path === '/api/page/movies/components')
        .map(({ status }) => status),
    )
    .toEqual([200]);
  await tv.idle();
  expect((await stays(500, () => tv.route())).path).toBe('/browser/movies');
});

test.each([
  ['behind', -3 * HOUR],
  ['ahead', 3 * HOUR],
  ['in 1970', -Date.now()],
])(
  '[ASSET-13] a clock %s: a live event that is on can be watched, and is not said to begin',
  async (_name, wrongBy) => {
    // Its first hour and a half is on when the service starts.
    const tv = await app.open('/', { prepare: (page) => setDeviceClock(page, wrongBy) });
    await enterAsGuest(tv);
    const { assets } = (await askedBy(app.url, 'demo', '/collection/matches-and-events')) as {
      assets: { id: string; live: boolean; watchable: string }[];
    };
    const id = assets.find(({ live, watchable }) => live && watchable === 'yes_anonymous_access')!.id;
    await goTo(tv, `/browser/asset/${id}`);
    await tv.waitFor({ name: 'LIVE' });
    await tv.waitFor({ id: 'asset-watch' });
    await tv.idle();
    expect(await tv.find({ id: 'asset-availability' })).toBeUndefined();
  },
);
