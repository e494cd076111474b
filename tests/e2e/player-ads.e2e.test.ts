/** Advertisements on real media, by keys alone: a break is sought past, played once, and the film goes on at its second. */
import { beforeEach, expect, test } from 'vitest';
import { FILMS, useApp } from '../support/app';
import { expectOneFocus } from '../support/focus';
import { mediaFault } from '../support/mediaFaults';
import type { Tv } from '../support/tv';
import { videoSecond } from '../support/videos';
import { waitForPlayback } from '../support/watching';

const app = useApp(FILMS);
beforeEach(() => app.reset());

/** A film of some hours with its first break at 30 s; the advertisement lasts 8 s. */
const FILM = 'wedding-number-four';
const AD_MS = 20_000;

/** A guest, as whom an address opens, a second into the film, whose controls have come and gone. */
async function play(): Promise<Tv> {
  const tv = await app.open(`/browser/asset/${FILM}/watch`);
  await tv.waitForFocus({ id: 'play-pause' });
  await waitForPlayback(tv, 1);
  return tv;
}

const adsAsked = async (): Promise<number> =>
  (await app.requests()).filter(({ path }) => path.startsWith('/media/ad/') && path.endsWith('.mpd')).length;

/** The seconds that the banner says are left. */
async function secondsLeft(tv: Tv): Promise<number> {
  const { name } = await tv.waitFor({ id: 'ad-time' });
  return Number(/^Ad 0:(\d\d)$/.exec(name)?.[1]);
}

/** Steps of 15 s, committed by OK. */
async function seek(tv: Tv, key: 'left' | 'right', steps: number): Promise<void> {
  await tv.press(key, steps);
  await tv.waitFor({ id: 'seek-target' });
  await tv.press('enter');
}

test('[ADS-01, ADS-02, ADS-04, ADS-05, ADS-07, PLAYER-15] a seek past a break plays it once, counting down; then the film goes on where it was sought to', async () => {
  const tv = await play();
  await seek(tv, 'right', 4);
  const first = await secondsLeft(tv);
  expect(first).toBeGreaterThan(4);
  expect(first).toBeLessThanOrEqual(8);
  await expectOneFocus(tv, 'an ad plays');
  // They fade out while the banner comes.
  await tv.waitForGone({ id: 'player-title' });
  await tv.press('right', 2);
  await tv.press('up');
  expect(await tv.find({ id: 'seek-target' })).toBeUndefined();
  expect(await tv.find({ id: 'player-top' })).toBeUndefined();
  expect(await tv.find({ id: 'player-bottom' })).toBeUndefined();

  await tv.press('enter');
  await tv.waitFor({ id: 'ad-paused', name: 'Paused' });
  const paused = await videoSecond(tv);
  expect(await secondsLeft(tv)).toBeLessThanOrEqual(first);
  await tv.press('enter');
  await tv.waitForGone({ id: 'ad-paused' });
  await expect.poll(() => secondsLeft(tv), { timeout: AD_MS }).toBeLessThan(4);
  expect(await videoSecond(tv)).toBeGreaterThan(paused!);

  await tv.waitForGone({ id: 'ad-banner' }, AD_MS);
  await expect.poll(() => videoSecond(tv), { timeout: AD_MS }).toBeGreaterThan(60);
  expect(await videoSecond(tv)).toBeLessThan(75);
  await waitForPlayback(tv, 1);
  expect(await adsAsked()).toBe(1);

  await seek(tv, 'left', 4);
  await expect.poll(() => videoSecond(tv)).toBeLessThan(30);
  await waitForPlayback(tv, 0.5);
  await seek(tv, 'right', 3);
  await expect.poll(() => videoSecond(tv)).toBeGreaterThan(40);
  await waitForPlayback(tv, 1);
  expect([await tv.find({ id: 'ad-banner' }), await adsAsked()]).toEqual([undefined, 1]);
  expect(tv.errors).toEqual([]);
});

test('[ADS-06] an ad that cannot be had leads to /error_with_playback, and back to the title', async () => {
  await app.fault(mediaFault('manifest', 'missing', 'GET /media/ad/**.mpd'));
  const tv = await play();
  await seek(tv, 'right', 4);
  await tv.waitForRoute('/browser/error_with_playback');
  await tv.waitFor({ role: 'heading', name: 'Something went wrong with playback' });
  await expectOneFocus(tv, 'the ad failed');
  expect(await videoSecond(tv)).toBeNull();
  await tv.press('back');
  await tv.waitForRoute(`/browser/asset/${FILM}`);
});
