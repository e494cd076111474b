/** The player by pointer alone: the seek bar clicked and dragged, the bare picture, the play button. */
import { beforeEach, expect, test } from 'vitest';
import { FILMS, useApp } from '../support/app';
import { enterAsGuest, goTo } from '../support/journeys';
import { clickOn, hoverOver, placeOf } from '../support/pointer';
import type { Tv } from '../support/tv';
import { videoSecond } from '../support/videos';
import { waitForPlayback } from '../support/watching';

const app = useApp(FILMS);
beforeEach(() => app.reset());

const BAR = { id: 'seek-bar', onScreen: true } as const;
const CONTROLS = { id: 'play-pause', onScreen: true } as const;

/** A film of two minutes that plays, its controls called by a movement over the picture. Counts the seeks from here on. */
async function watchFilm(): Promise<Tv> {
  const tv = await app.open('/browser/welcome');
  await enterAsGuest(tv);
  await goTo(tv, '/browser/asset/kavis-cloud');
  await clickOn(tv, { id: 'asset-watch' });
  await tv.waitForRoute(/\/watch/);
  await waitForPlayback(tv, 1);
  await tv.page.evaluate(() => {
    const heard = { seeking: 0, pause: 0 };
    Object.assign(window, { heard });
    for (const name of ['seeking', 'pause'] as const)
      document.querySelector('video')!.addEventListener(name, () => void heard[name]++);
  });
  await hoverOver(tv, { id: 'player', onScreen: false });
  await tv.waitFor(BAR);
  return tv;
}

/** Seeks and pauses of the video element since the film began. */
const heard = (tv: Tv): Promise<{ seeking: number; pause: number }> =>
  tv.page.evaluate(() => (window as unknown as { heard: { seeking: number; pause: number } }).heard);

const isPaused = (tv: Tv): Promise<boolean | undefined> =>
  tv.page.evaluate(() => document.querySelector('video')?.paused);

/** Waits until the video has been told to seek, and says where it is then. */
async function afterSeek(tv: Tv): Promise<number> {
  await tv.page.waitForFunction(
    () => (window as unknown as { heard: { seeking: number } }).heard.seeking > 0,
  );
  return (await videoSecond(tv)) ?? 0;
}

test('[SEEK-08, SEEK-09] a click in the middle of the bar goes to the middle of the film, at once and without a pause', async () => {
  const tv = await watchFilm();
  await tv.page.mouse.click(...(await placeOf(tv, BAR)));
  const second = await afterSeek(tv);
  expect(second).toBeGreaterThan(59);
  expect(second).toBeLessThan(62);
  expect(await waitForPlayback(tv, 0.5)).toBeLessThan(70);
  expect(await heard(tv)).toEqual({ seeking: 1, pause: 0 });
  expect(tv.errors).toEqual([]);
});

test('[SEEK-08, SEEK-09] a drag shows where it would go, also beside the bar, and goes there once when it is released', async () => {
  const tv = await watchFilm();
  const { mouse } = tv.page;
  await mouse.move(...(await placeOf(tv, BAR, 0.105)));
  await mouse.down();
  await tv.waitFor({ id: 'seek-target', name: '0:12' });
  const [x, y] = await placeOf(tv, BAR, 0.755);
  for (const [share, above] of [
    [0.4, 0],
    [0.7, 150],
    [1, 300],
  ] as const)
    await mouse.move(x * share, y - above);
  await tv.waitFor({ id: 'seek-target', name: '1:30' });
  await tv.waitFor({ id: 'seek-thumbnail', onScreen: true });
  expect(await heard(tv), 'nothing moves meanwhile').toEqual({ seeking: 0, pause: 0 });
  expect((await tv.focused()).id).toBe('seek-bar');
  await mouse.up();
  const second = await afterSeek(tv);
  expect(second).toBeGreaterThan(89);
  expect(second).toBeLessThan(92);
  await tv.waitForGone({ id: 'seek-target' });
  await tv.waitForGone({ id: 'seek-thumbnail' });
  await waitForPlayback(tv, 0.5);
  expect(await heard(tv)).toEqual({ seeking: 1, pause: 0 });
  expect(tv.errors).toEqual([]);
});

test('[PLAYER-16, PLAYER-17] the controls stay while the pointer moves over them, and a click on the bare picture only shows them', async () => {
  const tv = await watchFilm();
  const [x, y] = await hoverOver(tv, CONTROLS);
  for (let step = 0; step < 6; step += 1) {
    await tv.page.waitForTimeout(1000);
    await tv.page.mouse.move(x + (step % 2), y);
  }
  expect(await tv.find(CONTROLS)).toBeDefined();
  await tv.page.mouse.move(x, 400);
  await tv.waitForFocus({ role: 'video' });
  await tv.page.mouse.down();
  await tv.waitFor(CONTROLS);
  await tv.page.mouse.up();
  expect(await isPaused(tv)).toBe(false);
  await clickOn(tv, CONTROLS);
  await tv.page.waitForFunction(() => document.querySelector('video')?.paused === true);
  await tv.page.mouse.click(x, 400);
  expect(await isPaused(tv), 'a click on the picture does not play either').toBe(true);
  await expect.poll(() => heard(tv)).toEqual({ seeking: 0, pause: 1 });
  expect(tv.errors).toEqual([]);
});
