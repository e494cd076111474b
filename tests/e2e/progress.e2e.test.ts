/** What the service gets to save of a playback: every event on real streams, and what of it survives the page. */
import { beforeEach, expect, test } from 'vitest';
import type { ProgressBody } from '../../src/contract';
import { useApp } from '../support/app';
import { holdClock, startClockAt } from '../support/clock';
import { goTo } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import type { Tv } from '../support/tv';
import { videoSecond } from '../support/videos';
import { setVisible } from '../support/visibility';
import { leaveByKeys, waitForPlayback } from '../support/watching';

const NOON = new Date('2026-03-14T12:00:00+05:30');
const app = useApp({ at: NOON, pace: 1 });
beforeEach(() => app.reset());

/** The bodies that were saved, in their order of arrival. */
async function saved(): Promise<ProgressBody[]> {
  return (await app.requests())
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/api/favorites/watching/'))
    .map(({ body }) => JSON.parse(body) as ProgressBody);
}

const events = async (): Promise<string[]> =>
  (await saved()).map(({ assetId, event }) => `${event} ${assetId}`);

/** Waits until that many saves have arrived. */
async function waitForSaves(count: number): Promise<ProgressBody[]> {
  await expect.poll(async () => (await saved()).length, { timeout: 10_000 }).toBe(count);
  return saved();
}

interface PlayOptions {
  /** The page's clock can be held. */
  clock?: boolean;
  /** From the bookmark, not from the beginning. */
  resume?: boolean;
}

/** A title as the demo member watches it, in a new launch of the application. */
async function play(id: string, { clock = false, resume = false }: PlayOptions = {}): Promise<Tv> {
  const session = await storeSession(app.url, { account: 'demo', profileChosen: true });
  const tv = await app.open('/', {
    prepare: async (page) => {
      if (clock) await startClockAt(page, NOON);
      await session(page);
    },
  });
  await tv.waitForRoute('/browser/home');
  await tv.idle();
  await goTo(tv, `/browser/asset/${id}/watch`, { fromStart: !resume });
  await waitForPlayback(tv, 0.5);
  return tv;
}

/** By keys: steps of 15 s, made by OK. */
async function seekForward(tv: Tv, steps: number): Promise<void> {
  const from = (await videoSecond(tv)) ?? 0;
  await tv.press('right', steps);
  await tv.waitFor({ id: 'seek-target' });
  await tv.press('enter');
  await tv.page.waitForFunction(
    (to) => (document.querySelector('video')?.currentTime ?? Infinity) >= to,
    from + 15,
  );
}

/** Moves the film to `second`, at most to a second before its end. */
async function moveTo(tv: Tv, second: number): Promise<void> {
  await tv.page.evaluate((to) => {
    const video = document.querySelector('video');
    if (video) video.currentTime = Math.min(to, video.duration - 1);
  }, second);
}

test('[PROG-01, PROG-02, PROG-04, PROG-05] a film is started, and closed at the second where it is left', async () => {
  const tv = await play('night-ferry');
  const at = Math.floor((await videoSecond(tv)) ?? -1);
  await leaveByKeys(tv);
  const [started, closed] = await waitForSaves(2);
  expect(started).toMatchObject({
    assetId: 'night-ferry',
    rootId: null,
    parentId: null,
    event: 'started',
    currentSecond: 0,
    finished: false,
  });
  expect(started!.deviceId).toMatch(/\S/);
  expect(closed).toMatchObject({ event: 'closed', finished: false, deviceId: started!.deviceId });
  expect(closed!.currentSecond).toBeGreaterThanOrEqual(at);
  expect(tv.errors).toEqual([]);
});

test('[NEXT-09, PROG-04, PROG-05] an episode that plays to its end is finished; the next is initialized and started', async () => {
  const tv = await play('glass-harbour-s2e4');
  await moveTo(tv, Number.MAX_SAFE_INTEGER);
  await expect
    .poll(events, { timeout: 15_000 })
    .toEqual([
      'started glass-harbour-s2e4',
      'finished glass-harbour-s2e4',
      'next initialized glass-harbour-s2e5',
      'started glass-harbour-s2e5',
    ]);
  const finished = (await saved())[1]!;
  expect(finished).toMatchObject({ rootId: 'glass-harbour', finished: true });
  expect(finished.currentSecond).toBeGreaterThan(60);
});

test('[PROG-09, PLAYER-34] another launch reads the bookmark, and goes on a few seconds before it', async () => {
  const first = await play('night-ferry');
  await moveTo(first, 300);
  await first.page.waitForFunction(() => document.querySelector('video')!.currentTime > 300.5);
  await leaveByKeys(first);
  const closed = (await waitForSaves(2))[1]!;
  expect(closed.currentSecond).toBeGreaterThanOrEqual(300);
  await play('night-ferry', { resume: true });
  const [, , started] = await waitForSaves(3);
  expect(started).toMatchObject({ event: 'started', currentSecond: closed.currentSecond - 3 });
  const read = (await app.requests()).filter(
    ({ method, path }) => method === 'GET' && path === '/api/favorites/watching/night-ferry',
  );
  expect(read.map(({ status }) => status)).toContain(200);
});

test('[PLAYER-33, PLAYER-34, PROG-05] by keys alone: a film is resumed on its page and seen to its end, which is finished', async () => {
  const FILM = 'goodnight-jupiter';
  const tv = await play(FILM);
  await seekForward(tv, 3);
  await leaveByKeys(tv);
  await tv.waitForRoute(`/browser/asset/${FILM}`);
  await tv.waitForFocus({ id: 'asset-watch', name: 'Continue watching' });
  await tv.press('enter');
  const second = await waitForPlayback(tv, 0.3);
  expect([Math.floor(second / 15), (await waitForSaves(3)).length]).toEqual([2, 3]);
  // Past its last second, whatever is offered before.
  await seekForward(tv, 6);
  await tv.waitForRoute(`/browser/asset/${FILM}`);
  expect(await events()).toEqual(
    ['started', 'closed', 'started', 'finished'].map((event) => `${event} ${FILM}`),
  );
  await tv.waitForFocus({ id: 'asset-watch', name: 'Watch again' });
});

test('[PROG-03] after 60 s of playing it is saved as progressed, and not while it is paused', async () => {
  const tv = await play('night-ferry', { clock: true });
  await waitForSaves(1);
  const clock = await holdClock(tv.page);
  /** Lets the page's time pass in steps that the picture keeps up with: it runs in real time. */
  const pass = async (seconds: number, moving: boolean): Promise<void> => {
    for (let left = seconds; left > 0; left -= 10) {
      const from = (await videoSecond(tv)) ?? 0;
      if (moving)
        await tv.page.waitForFunction((at) => document.querySelector('video')!.currentTime > at, from);
      await clock.advance(Math.min(10, left) * 1000);
    }
  };
  await pass(40, true);
  await tv.press('playPause');
  await tv.page.waitForFunction(() => document.querySelector('video')!.paused);
  // Less than the screen saver's time.
  await pass(15, false);
  await tv.press('playPause');
  await clock.advance(100);
  await tv.page.waitForFunction(() => !document.querySelector('video')!.paused);
  await pass(10, true);
  expect(await events(), '65 s, of which 50 were played').toEqual(['started night-ferry']);
  await pass(20, true);
  await clock.release();
  const [, progressed] = await waitForSaves(2);
  expect(progressed).toMatchObject({ event: 'progressed', finished: false });
  expect(progressed!.currentSecond).toBeLessThanOrEqual(Math.ceil((await videoSecond(tv)) ?? 0));
});

test('[PROG-10] a hidden app saves closed, and started again when it is shown', async () => {
  const tv = await play('night-ferry');
  await setVisible(tv, false);
  await waitForSaves(2);
  await setVisible(tv, true);
  await waitForSaves(3);
  const [, closed, started] = await saved();
  expect([closed!.event, started!.event]).toEqual(['closed', 'started']);
  expect(started!.currentSecond).toBe(closed!.currentSecond);
});

test('[PROG-10] a page that is closed in the middle of a film still saves where it was', async () => {
  const tv = await play('night-ferry');
  const at = Math.floor((await videoSecond(tv)) ?? -1);
  await tv.page.goto('about:blank');
  const [, closed] = await waitForSaves(2);
  expect(closed).toMatchObject({ assetId: 'night-ferry', event: 'closed' });
  expect(closed!.currentSecond).toBeGreaterThanOrEqual(at);
});

test('[PROG-08] a service that cannot save does not stop the film', async () => {
  const { fault } = app;
  const session = await storeSession(app.url, { account: 'demo', profileChosen: true });
  const tv = await app.open('/', {
    prepare: async (page) => {
      // Six reports of ten are sent, by chance; here all of them.
      await page.addInitScript(() => void (Math.random = () => 0));
      await session(page);
    },
  });
  await tv.waitForRoute('/browser/home');
  await tv.idle();
  await fault({ match: 'POST /api/favorites/watching/*', times: null, status: 500 });
  await goTo(tv, '/browser/asset/night-ferry/watch', { fromStart: true });
  await waitForPlayback(tv, 1);
  expect(tv.errors.filter((line) => line.includes('[report]'))).toHaveLength(1);
  await leaveByKeys(tv);
  expect(await events()).toEqual(['started night-ferry', 'closed night-ferry']);
});
