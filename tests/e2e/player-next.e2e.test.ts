/**
 * What the player does and offers by itself, on real streams of two minutes: skipping, the next title, and the upgrade. By
 * keys alone, and once by the pointer alone.
 */
import { beforeEach, expect, test } from 'vitest';
import type { PlaybackSettings, ProgressBody } from '../../src/contract';
import { FILMS, useApp } from '../support/app';
import { goTo } from '../support/journeys';
import { clickOn, hoverOver, placeOf } from '../support/pointer';
import { storeSession } from '../support/storedSession';
import type { StoredSession } from '../support/storedSession';
import type { Tv } from '../support/tv';
import { videoSecond, videosSeen, watchVideos } from '../support/videos';
import { seekForward, waitForPlayback, waitForSecond } from '../support/watching';

const app = useApp(FILMS);
beforeEach(() => app.reset());

const FIRST = 'tuktuk-and-friends-s1e1';
const SECOND = 'tuktuk-and-friends-s1e2';
const watchOf = (id: string): string => `/browser/asset/${id}/watch`;

interface Viewer {
  account?: StoredSession['account'];
  /** Flags of the viewer's playback settings. */
  settings?: Partial<PlaybackSettings>;
}

/** A member at the address of a title's player. */
async function open(id: string, { account = 'demo', settings }: Viewer = {}): Promise<Tv> {
  const session = await storeSession(app.url, { account, profileChosen: true });
  const tv = await app.open('/', {
    prepare: async (page) => {
      await watchVideos(page);
      await session(page);
      if (settings !== undefined)
        await page.route('**/api/users/settings', (route) =>
          route.fulfill({ json: { uid: 'demo', playbackSettings: settings } }),
        );
    },
  });
  // A profile without interests is asked for them first.
  await tv.waitForRoute(/^\/browser\/(home|profiles\/interests)$/);
  await tv.idle();
  await goTo(tv, watchOf(id), { fromStart: true });
  return tv;
}

/** A title that plays from its beginning. */
async function play(id: string, viewer?: Viewer): Promise<Tv> {
  const tv = await open(id, viewer);
  await waitForPlayback(tv, 0.5);
  return tv;
}

/** The saves of a title's progress in their order, without those of playing on. Those of two titles may overtake each other. */
async function savesOf(title: string): Promise<string> {
  return (await app.requests())
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/api/favorites/watching/'))
    .map(({ body }) => JSON.parse(body) as ProgressBody)
    .filter(({ assetId, event }) => assetId === title && event !== 'progressed')
    .map(({ event }) => event)
    .join();
}

/** Writes down the seconds that play from now on. @returns those of all titles until then */
async function hearSeconds(tv: Tv): Promise<() => Promise<number[]>> {
  await tv.page.evaluate(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const keep = ({ target }: Event): void => void heard.push((target as HTMLVideoElement).currentTime);
    document.addEventListener('timeupdate', keep, true);
  });
  return () => tv.page.evaluate(() => (window as unknown as { heard: number[] }).heard);
}

/** A title that was never watched has no bookmark, which the browser tells of by itself. */
const NO_BOOKMARK = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
const errorsOf = (tv: Tv): string[] => tv.errors.filter((error) => error !== NO_BOOKMARK);

const playbackCalls = async (id: string): Promise<number> =>
  (await app.requests()).filter(({ path }) => path.startsWith(`/api/asset/${id}/playback`)).length;

test('[NEXT-01, NEXT-02, NEXT-09, PLAYER-32] an episode counts down and leads to the next on the same video element', async () => {
  const tv = await play(FIRST);
  await seekForward(tv, 7);
  await tv.waitFor({ id: 'next-panel' });
  expect((await tv.waitFor({ id: 'next-heading' })).name).toMatch(/^Next episode in \d+$/);
  // While the panel shows the next playback is asked for, and its first segments are fetched.
  await expect.poll(() => playbackCalls(SECOND), { timeout: 10_000 }).toBe(1);
  expect((await tv.route()).path).toBe(watchOf(FIRST));
  await tv.waitForRoute(watchOf(SECOND));
  await waitForPlayback(tv, 0.5);
  expect(await videoSecond(tv)).toBeLessThan(60);
  expect([await playbackCalls(SECOND), await videosSeen(tv)]).toEqual([1, { most: 1, ever: 1 }]);
  await expect.poll(() => savesOf(FIRST), { timeout: 10_000 }).toBe('started,finished');
  await expect.poll(() => savesOf(SECOND), { timeout: 10_000 }).toBe('next initialized,started');
  expect(await tv.find({ id: 'next-panel' })).toBeUndefined();
  expect(errorsOf(tv)).toEqual([]);
});

test('[NEXT-03, NEXT-04] a key stops the countdown and leaves the label; OK on it plays the next episode', async () => {
  const tv = await play(FIRST);
  await seekForward(tv, 7);
  await tv.waitForFocus({ id: 'next-play' });
  await tv.press('down');
  await tv.waitFor({ id: 'next-heading', name: 'next episode' });
  await tv.waitForFocus({ id: 'next-play' });
  expect((await tv.route()).path).toBe(watchOf(FIRST));
  await tv.press('enter');
  await tv.waitForRoute(watchOf(SECOND));
  await waitForPlayback(tv, 0.5);
  expect(errorsOf(tv)).toEqual([]);
});

test('[NEXT-10] after a stopped countdown the end of the episode plays the next one all the same', async () => {
  const tv = await play(FIRST);
  await seekForward(tv, 7);
  await tv.waitFor({ id: 'next-panel' });
  await tv.press('up');
  await tv.waitFor({ id: 'next-heading', name: 'next episode' });
  await tv.waitForRoute(watchOf(SECOND));
  await waitForPlayback(tv, 0.5);
  await expect.poll(() => savesOf(FIRST), { timeout: 10_000 }).toBe('started,finished');
  expect(errorsOf(tv)).toEqual([]);
});

test('[SKIP-01, SKIP-04] recap and intro are skipped by OK, once the controls are away', async () => {
  const tv = await play(SECOND);
  await tv.waitForFocus({ id: 'skip', name: 'Skip recap' });
  await tv.press('enter');
  await waitForSecond(tv, 8);
  await tv.waitForFocus({ id: 'skip', name: 'Skip intro' });
  await tv.press('enter');
  await waitForSecond(tv, 20);
  await tv.waitForGone({ id: 'skip' });
  expect(await videoSecond(tv)).toBeLessThan(30);
  await waitForPlayback(tv, 0.5);
  expect(errorsOf(tv)).toEqual([]);
});

test('[SKIP-02, SKIP-03, SKIP-06] the viewer`s settings skip recap, intro and credits: without a key into the next episode', async () => {
  const tv = await play(FIRST, { settings: { skipIntro: true, skipRecap: true, skipCredits: true } });
  const heard = await hearSeconds(tv);
  await waitForSecond(tv, 12);
  expect(await tv.find({ id: 'skip' })).toBeUndefined();
  await seekForward(tv, 6);
  await tv.waitForRoute(watchOf(SECOND));
  await waitForPlayback(tv, 0.5);
  await waitForSecond(tv, 20);
  expect(await tv.find({ id: 'skip' })).toBeUndefined();
  // The recap begins with the episode, at 0.
  expect((await heard()).filter((second) => second > 3 && second < 7.5)).toEqual([]);
  expect(errorsOf(tv)).toEqual([]);
});

test('[NEXT-01, SKIP-01] the pointer alone skips, and starts the next episode', async () => {
  const tv = await play(FIRST);
  await hoverOver(tv, { id: 'player', onScreen: false });
  await tv.waitFor({ id: 'skip', name: 'Skip intro' });
  await clickOn(tv, { id: 'skip' });
  await waitForSecond(tv, 12);
  await tv.page.mouse.click(...(await placeOf(tv, { id: 'seek-bar' }, 0.9)));
  await tv.waitFor({ id: 'next-panel' });
  await clickOn(tv, { id: 'next-play' });
  await tv.waitForRoute(watchOf(SECOND));
  await waitForPlayback(tv, 0.5);
  expect(errorsOf(tv)).toEqual([]);
});

test('[EPIS-05, PLAYER-10, PLAYER-15] the pointer alone opens the episodes, plays another, and follows the offer of an upgrade', async () => {
  const tv = await play(FIRST);
  await hoverOver(tv, { id: 'player', onScreen: false });
  await clickOn(tv, { id: 'player-episodes' });
  await tv.waitFor({ id: 'asset-episodes-list', onScreen: true });
  await clickOn(tv, { role: 'listitem', name: /^2\. /, within: { id: 'episodes' } });
  await tv.waitForRoute(watchOf(SECOND));
  await waitForPlayback(tv, 0.5);
  expect((await videosSeen(tv)).ever).toBe(1);

  const free = await open('copper-sky', { account: 'free' });
  await clickOn(free, { id: 'upgrade' });
  const { state } = await free.waitForRoute('/browser/plans');
  expect(state).toMatchObject({ returnAssetId: 'copper-sky' });
  expect([...errorsOf(tv), ...errorsOf(free)]).toEqual([]);
});

test('[PLAYER-10] a title above the plan offers the upgrade over its artwork, which leads to the plans with it', async () => {
  const tv = await open('copper-sky', { account: 'free' });
  await tv.waitForFocus({ id: 'upgrade', name: 'Upgrade to watch' });
  expect([await playbackCalls('copper-sky'), await videosSeen(tv)]).toEqual([0, { most: 0, ever: 0 }]);
  await tv.press('enter');
  const { state } = await tv.waitForRoute('/browser/plans');
  expect(state).toMatchObject({ returnAssetId: 'copper-sky' });
});

test('[PLAYER-10] a playback that is refused with 402 offers the upgrade; back leaves', async () => {
  await app.fault({ match: 'POST /api/asset/*/playback', times: 1, status: 402 });
  const tv = await open('night-ferry');
  await tv.waitForFocus({ id: 'upgrade' });
  expect([(await tv.route()).path, (await videosSeen(tv)).ever]).toEqual([watchOf('night-ferry'), 0]);
  await tv.press('back');
  await tv.waitForRoute(/^(?!.*\/watch)/);
});

test('[NEXT-05] a next title above the plan is offered as an upgrade, also at the end', async () => {
  const tv = await play('hostile-next-blocked');
  await seekForward(tv, 7);
  await tv.waitForFocus({ id: 'next-upgrade', name: 'Upgrade to watch' });
  await tv.waitForFocus({ id: 'upgrade' });
  expect((await tv.route()).path).toBe(watchOf('hostile-next-blocked'));
  await tv.press('enter');
  const { state } = await tv.waitForRoute('/browser/plans');
  expect(state).toMatchObject({ returnAssetId: 'nightjar' });
});

test('[NEXT-07] a film without a next one offers titles like it, and OK opens the page of one', async () => {
  const tv = await play('goodnight-jupiter');
  await seekForward(tv, 7);
  await tv.waitFor({ id: 'row-more-like-this' });
  await tv.waitForFocus({ id: 'skip', name: 'Skip credits' });
  await tv.press('down', 2);
  const { name } = await tv.waitForFocus({ role: 'listitem' });
  await tv.press('enter');
  const { path } = await tv.waitForRoute(/^\/browser\/asset\/[^/]+$/);
  expect(path).not.toContain('goodnight-jupiter');
  await tv.waitFor({ role: 'main', name });
  expect(errorsOf(tv)).toEqual([]);
});

test('[PLAYER-33] a title whose next one is missing ends on its own page', async () => {
  const tv = await play('hostile-next-missing');
  await seekForward(tv, 7);
  await tv.waitForRoute('/browser/asset/hostile-next-missing');
});
