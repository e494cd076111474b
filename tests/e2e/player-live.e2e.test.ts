/** Live channels on real media, by keys alone: behind the edge and back to it, paused, and without a window. */
import { beforeEach, expect, test } from 'vitest';
import { FILMS, useApp } from '../support/app';
import type { Tv } from '../support/tv';
import { videoSecond } from '../support/videos';
import { waitForPlayback } from '../support/watching';

const app = useApp(FILMS);
beforeEach(() => app.reset());

/** Its playlists show 20 s that can be sought in. */
const WITH_WINDOW = 'proscenium-one';
const WINDOWLESS = 'khabar-punjab';
/** What the playlists without a window show; they are asked for again once a segment, for picture and for sound. */
const SHOWN_S = 16;
const SEGMENT_S = 4;
const TRACKS = 2;
const LIVE = { role: 'text', name: 'LIVE' } as const;

/** A guest on the channel, which plays; the controls show. */
async function play(id: string): Promise<Tv> {
  const tv = await app.open(`/browser/asset/${id}/watch`);
  await waitForPlayback(tv, 1);
  await tv.waitForFocus({ role: 'video' });
  await tv.press('up');
  await tv.waitForFocus({ id: 'play-pause' });
  await tv.waitFor(LIVE);
  return tv;
}

const isPaused = (tv: Tv): Promise<boolean> =>
  tv.page.evaluate(() => document.querySelector('video')?.paused ?? true);

const playlistsAsked = async (): Promise<number> =>
  (await app.requests()).filter(({ path }) => path.endsWith('.m3u8')).length;

test('[PLAYER-03, SEEK-01] a step back leaves the edge, says how far, and the button beside play/pause leads back', async () => {
  const tv = await play(WITH_WINDOW);
  expect(await tv.find({ id: 'live-behind' })).toBeUndefined();
  expect(await tv.find({ id: 'go-live' })).toBeUndefined();
  const edge = (await videoSecond(tv))!;
  await tv.press('left');
  await tv.press('enter');
  await expect.poll(() => videoSecond(tv)).toBeLessThan(edge - 5);
  expect((await tv.waitFor({ id: 'live-behind' })).name).toMatch(/^-0:(1\d|2\d)$/);
  await waitForPlayback(tv, 1);

  await tv.press('right');
  await tv.waitForFocus({ id: 'go-live', name: 'Go live' });
  const behind = (await videoSecond(tv))!;
  await tv.press('enter');
  await tv.waitForFocus({ id: 'play-pause' });
  await tv.waitForGone({ id: 'live-behind' });
  expect(await videoSecond(tv)).toBeGreaterThan(behind + 5);
  await waitForPlayback(tv, 1);
  expect(await tv.find({ id: 'go-live' })).toBeUndefined();
  expect(tv.errors).toEqual([]);
});

test('paused, a channel falls behind as is seen, and goes on at its second', async () => {
  const tv = await play(WITH_WINDOW);
  await tv.press('enter');
  await expect.poll(() => isPaused(tv)).toBe(true);
  const second = (await videoSecond(tv))!;
  await tv.waitFor({ id: 'live-behind' });
  expect(await videoSecond(tv)).toBe(second);
  await tv.press('enter');
  await expect.poll(() => videoSecond(tv)).toBeGreaterThan(second);
  expect(await videoSecond(tv)).toBeLessThan(second + 4);
  expect(tv.errors).toEqual([]);
});

test('[SEEK-10] a channel without a window has no bar, takes no seek, and goes on at its edge after a pause', async () => {
  const tv = await play(WINDOWLESS);
  expect(await tv.find({ id: 'seek-bar' })).toBeUndefined();
  const before = (await videoSecond(tv))!;
  await tv.press('left', 3);
  expect(await tv.find({ id: 'seek-target' })).toBeUndefined();
  await waitForPlayback(tv, 3);
  expect(await videoSecond(tv)).toBeGreaterThan(before);
  await tv.press('enter');
  await expect.poll(() => isPaused(tv)).toBe(true);
  const paused = (await videoSecond(tv))!;
  const asked = await playlistsAsked();
  await expect
    .poll(playlistsAsked, { timeout: 60_000 })
    .toBeGreaterThan(asked + Math.ceil(SHOWN_S / SEGMENT_S) * TRACKS);
  await tv.press('enter');
  await waitForPlayback(tv, 1);
  expect((await videoSecond(tv))! - paused).toBeGreaterThan(SHOWN_S - SEGMENT_S);
  expect(await tv.find({ id: 'live-behind' })).toBeUndefined();
  expect(tv.errors).toEqual([]);
});
