/** The trailer behind a page's jumbotron: when it plays, when it stops, and who gets the decoder. */
import { beforeEach, expect, test } from 'vitest';
import { FILMS, useApp } from '../support/app';
import { expectOneFocus, pressMoving } from '../support/focus';
import { enterAsGuest, walkTo } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import { pixelsOf } from '../support/pixels';
import { stays } from '../support/stays';
import type { Tv } from '../support/tv';
import { videoHeights, videoSecond, videosSeen, watchVideos } from '../support/videos';
import { setVisible } from '../support/visibility';

const app = useApp(FILMS);
beforeEach(() => app.reset());

/** The head of the art, right of every word. */
const ART = { x: 0.72, y: 0.1, w: 0.25, h: 0.4 };
/** The page's ground below the art's words and left of it. */
const GROUND = { x: 0, y: 0.02, w: 0.03, h: 0.02 };
const WAIT = { timeout: 20_000 };

const played = async () =>
  (await app.requests()).filter(({ method, path }) => method === 'POST' && path.endsWith('/playback'));

/** Waits until the trailer has got so far. */
async function playsPast(tv: Tv, second: number): Promise<void> {
  await expect.poll(() => videoSecond(tv), WAIT).toBeGreaterThan(second);
}

test('[PAGE-13, PAGE-14, PAGE-15] a guest’s trailer begins 1500 ms after focus settled, stops when focus leaves or the app is hidden, and has let go of the decoder before the film', async () => {
  const tv = await app.open('/', { prepare: watchVideos });
  await enterAsGuest(tv);
  const settled = Date.now();
  await pressMoving(tv, 'right');
  await tv.idle();
  const still = await pixelsOf(tv.page, ART);
  const ground = await pixelsOf(tv.page, GROUND);
  expect(await played(), 'nothing is asked for while focus may still move').toEqual([]);

  await playsPast(tv, 0.8);
  await tv.idle();
  const [first] = await played();
  expect(first?.path).toBe('/api/asset/the-long-platform/playback');
  expect(first?.query).toEqual({ contentId: 'source-the-long-platform-trailer', streamType: 'DASH' });
  expect((first?.at ?? 0) - settled).toBeGreaterThanOrEqual(1500);
  expect(await tv.page.evaluate(() => document.querySelector('video')?.muted)).toBe(true);
  const film = await pixelsOf(tv.page, ART);
  expect(film.distance(still), 'the film is in the picture’s place').toBeGreaterThan(4);
  expect((await pixelsOf(tv.page, GROUND)).distance(ground), 'the rest of the page stays').toBe(0);

  await pressMoving(tv, 'down');
  await expect.poll(() => videoSecond(tv), WAIT).toBeNull();
  expect(await stays(1_700, played)).toHaveLength(1);
  await pressMoving(tv, 'up');
  await playsPast(tv, 0.3);

  await setVisible(tv, false);
  await expect.poll(() => videoSecond(tv), WAIT).toBeNull();
  expect(await stays(1_700, () => videoSecond(tv)), 'hidden, it stays away').toBeNull();
  await setVisible(tv, true);
  await playsPast(tv, 0.3);
  expect(await played()).toHaveLength(3);

  // The film of the same title takes the decoder over from its trailer.
  await walkTo(tv, { id: 'jumbotron-watch' }, ['left']);
  await tv.press('enter');
  await tv.waitForRoute(/\/watch/);
  await playsPast(tv, 0.5);
  expect(await tv.page.evaluate(() => document.querySelector('video')?.muted)).toBe(false);
  expect(await videosSeen(tv), 'one at a time: three trailers and a film').toEqual({ most: 1, ever: 4 });
  expect(tv.errors).toEqual([]);
});

test('[PAGE-13, QUAL-02] a trailer is at its top height from its first frame', async () => {
  const manifest = await (await fetch(`${app.url}/media/trailer/manifest.mpd`)).text();
  const heights = [...manifest.matchAll(/ height="(\d+)"/g)].map(([, height]) => Number(height));
  const tv = await app.open('/', { prepare: watchVideos });
  await enterAsGuest(tv);
  await playsPast(tv, 0.5);
  expect((await videoHeights(tv))[0]).toBe(Math.max(...heights));
  expect(tv.errors).toEqual([]);
});

test('[PAGE-17] without a stream the picture stays, nothing is said, and it is not asked for again', async () => {
  await app.fault({ match: 'POST /api/asset/*/playback', times: null, status: 503 });
  const tv = await app.open('/', { prepare: watchVideos });
  await enterAsGuest(tv);
  const still = await pixelsOf(tv.page, ART);
  await expect.poll(async () => (await played()).length, WAIT).toBe(1);
  await tv.idle();
  await pressMoving(tv, 'down');
  await pressMoving(tv, 'up');
  expect(await stays(2_000, played)).toHaveLength(1);
  await tv.idle();
  expect((await tv.route()).path).toBe('/browser/home');
  await expectOneFocus(tv, 'the trailer failed');
  expect((await pixelsOf(tv.page, ART)).distance(still)).toBeLessThan(0.5);
  expect(await videosSeen(tv)).toEqual({ most: 0, ever: 0 });
});

test('[PAGE-14] a profile that wants no trailers has none, and neither has a set with reduced motion', async () => {
  const member = await storeSession(app.url, { account: 'demo', profileChosen: true });
  const tv = await app.open('/browser', {
    async prepare(page) {
      await watchVideos(page);
      await member(page);
      await page.addInitScript(() => {
        const profile = JSON.parse(localStorage.getItem('currentProfile') ?? '{}') as object;
        const off = { ...profile, playbackSettings: { playTrailer: false } };
        localStorage.setItem('currentProfile', JSON.stringify(off));
      });
    },
  });
  await tv.waitForRoute('/browser/home');
  const still = await app.open('/', { prepare: watchVideos, reducedMotion: true });
  await enterAsGuest(still);
  expect(await stays(2_500, played)).toEqual([]);
  await tv.waitForFocus({ id: 'jumbotron-watch' });
  for (const each of [tv, still]) expect((await videosSeen(each)).ever).toBe(0);
});
