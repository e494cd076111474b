/** The player on real streams, by keys alone: pause, seek, and what is left after leaving. Both kinds of stream: `asset-types.e2e`. */
import { beforeEach, expect, test } from 'vitest';
import { FILMS, useApp } from '../support/app';
import { enterAsGuest, goTo } from '../support/journeys';
import { leaveAndLook } from '../support/leaving';
import { stays } from '../support/stays';
import type { Tv } from '../support/tv';
import { leaveByKeys, waitForPlayback } from '../support/watching';

const app = useApp(FILMS);
beforeEach(() => app.reset());

/** A guest on a title's page, its first button focused. */
async function openTitle(id: string): Promise<Tv> {
  const tv = await app.open('/browser/welcome');
  await enterAsGuest(tv);
  await goTo(tv, `/browser/asset/${id}`);
  await tv.waitForFocus({ role: 'button', name: /^Watch/ });
  await tv.idle();
  return tv;
}

/** The video's own account of itself; null when there is no video element. */
const video = (tv: Tv): Promise<{ at: number; paused: boolean } | null> =>
  tv.page.evaluate(() => {
    const element = document.querySelector('video');
    return element && { at: element.currentTime, paused: element.paused };
  });

/** Presses OK on the title's button and waits until the picture has moved on for a second. @returns the second it is at */
async function play(tv: Tv): Promise<number> {
  await tv.press('enter');
  await tv.waitForRoute(/\/watch/);
  return waitForPlayback(tv, 1);
}

/** Waits for the controls of the start to go and calls them back: focus is on the middle button then. */
async function showControls(tv: Tv): Promise<void> {
  await tv.waitForFocus({ role: 'video' });
  await tv.press('up');
  await tv.waitForFocus({ id: 'play-pause' });
}

test('[PLAYER-14, PLAYER-16] OK pauses the picture, the controls stay; OK again and it goes on', async () => {
  const tv = await openTitle('kavis-cloud');
  await play(tv);
  await showControls(tv);
  await tv.press('enter');
  await tv.page.waitForFunction(() => document.querySelector('video')?.paused === true);
  const paused = await video(tv);
  expect(await stays(6000, () => video(tv))).toEqual(paused);
  expect(await tv.find({ id: 'play-pause', onScreen: true })).toMatchObject({ name: 'Play' });
  await tv.press('enter');
  expect(await waitForPlayback(tv, 0.5)).toBeGreaterThan(paused!.at);
  expect(tv.errors).toEqual([]);
});

test('[PAGE-12, PLAYER-19] the key that leaves a film puts its cover in the place of the picture, until the page is drawn', async () => {
  const tv = await openTitle('kavis-cloud');
  await play(tv);
  await tv.waitForFocus({ role: 'video' });
  await tv.waitForGone({ id: 'player-cover' });
  expect(await leaveAndLook(tv)).toMatchObject({ visible: 0, audible: 0, covered: true });
  await tv.waitForRoute('/browser/asset/kavis-cloud');
  await tv.waitForFocus({ role: 'button', name: /^Continue|^Watch/ });
  expect(tv.errors).toEqual([]);
});

test('the set is kept awake while the film plays, and no longer once it is paused or left', async () => {
  const tv = await app.open('/browser/asset/kavis-cloud/watch', {
    prepare: async (page) => {
      await page.addInitScript(() => {
        const held = new Set<object>();
        const request = async () => {
          const lock = { release: async () => void held.delete(lock) };
          held.add(lock);
          return lock;
        };
        Object.defineProperty(navigator, 'wakeLock', { value: { request } });
        Object.assign(window, { locksHeld: () => held.size });
      });
    },
  });
  const locks = (): Promise<number> =>
    tv.page.evaluate(() => (window as unknown as { locksHeld(): number }).locksHeld());
  await waitForPlayback(tv, 0.5);
  expect(await locks()).toBe(1);
  await tv.press('playPause');
  await expect.poll(locks).toBe(0);
  await tv.press('playPause');
  await expect.poll(locks).toBe(1);
  await leaveByKeys(tv);
  await expect.poll(locks).toBe(0);
});

test('[SEEK-01, SEEK-02] right goes 15 s a press, shows where to, and OK goes there at once', async () => {
  const tv = await openTitle('kavis-cloud');
  await play(tv);
  await showControls(tv);
  const from = (await video(tv))!.at;
  await tv.press('right', 2);
  await tv.waitFor({ id: 'seek-target' });
  await tv.press('enter');
  await tv.page.waitForFunction(
    (past) => (document.querySelector('video')?.currentTime ?? 0) > past,
    from + 29,
  );
  expect((await video(tv))!.at).toBeLessThan(from + 40);
  await waitForPlayback(tv, 0.5);
  expect(tv.errors).toEqual([]);
});

test('[PLAYER-18, PLAYER-24] back hides the controls, then leaves; no video element is left', async () => {
  const tv = await openTitle('kavis-cloud');
  await play(tv);
  await showControls(tv);
  await tv.press('back');
  await tv.waitForFocus({ role: 'video' });
  expect((await tv.route()).path).toMatch(/\/watch/);
  await tv.press('back');
  await tv.waitForRoute('/browser/asset/kavis-cloud');
  await tv.waitForFocus({ role: 'button', name: /^Watch|^Continue/ });
  expect(await video(tv)).toBeNull();
  expect(tv.errors).toEqual([]);
});
