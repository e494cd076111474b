/** What the player costs: counts are held, times are told. The table is printed by `npm run test:perf`. */
import type { Page } from 'playwright';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { MEASURED, useApp } from '../support/app';
import { waitForAsset } from '../support/assetPage';
import { figuresOf } from '../support/frames';
import { leaveAndLook, watch } from '../support/leaving';
import { between, mediaMoments, watchMedia } from '../support/mediaEvents';
import type { MediaMoment } from '../support/mediaEvents';
import { storeSession } from '../support/storedSession';
import type { Tv } from '../support/tv';
import { waitForPlayback } from '../support/watching';
import { createPerfTable } from './report';

const app = useApp(MEASURED);
beforeEach(() => app.reset());
const table = createPerfTable('player');
afterAll(() => table.write());

const FILM = 'kavis-cloud';
const FILM_PAGE = `/browser/asset/${FILM}`;

/** Adds to the moments 'moves': the frame that is the first to differ in its time from the one before. */
async function watchMovement(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const follow = (film: HTMLVideoElement, before: number | null): void => {
      film.requestVideoFrameCallback((at, { mediaTime }) => {
        if (before === null || mediaTime === before) follow(film, mediaTime);
        else window.mediaMoments?.push({ type: 'moves', at });
      });
    };
    document.addEventListener('loadeddata', ({ target }) => follow(target as HTMLVideoElement, null), true);
  });
}

/** A member who may watch everything at an address, the moments of its films written down. */
async function openAt(path: string): Promise<Tv> {
  const signIn = await storeSession(app.url, { account: 'demo', profileChosen: true });
  const tv = await app.open(path, {
    prepare: async (page) => {
      await watchMedia(page);
      await watchMovement(page);
      await signIn(page);
    },
  });
  return tv;
}

/** The page of a title, at rest. */
async function openPage(path: string): Promise<Tv> {
  const tv = await openAt(path);
  await waitForAsset(tv);
  return tv;
}

/** A title that plays. All titles share the service's media, which another title's service would not have in the cache. */
async function playWithoutCache(id: string): Promise<Tv> {
  const tv = await openPage(`/browser/asset/${id}`);
  const devtools = await tv.page.context().newCDPSession(tv.page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await watch(tv, id);
  await waitForPlayback(tv, 0.1);
  return tv;
}

/** How often the service has answered requests for what fits. */
const answered = async (path: RegExp): Promise<number> =>
  (await app.requests()).filter((request) => request.status === 200 && path.test(request.path)).length;

const MANIFEST = /\.mpd$/;

interface Begun {
  /** From OK on the page's button to the film's first frame, ms. */
  first: number;
  /** To the next one: what is seen moves. */
  moves: number;
}

async function begin(tv: Tv): Promise<Begun> {
  await tv.waitForFocus({ id: 'asset-watch' });
  const since = await tv.page.evaluate(() => performance.now());
  await tv.press('enter');
  await waitForPlayback(tv, 0.1);
  const seen = (): Promise<MediaMoment[]> => mediaMoments(tv.page, since);
  await expect.poll(async () => (await seen()).map(({ type }) => type)).toContain('moves');
  const moments = await seen();
  return { first: between(moments, 'keydown', 'playing'), moves: between(moments, 'keydown', 'moves') };
}

const medianOf3 = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[1]!;

async function leave(tv: Tv): Promise<void> {
  await leaveAndLook(tv);
  await tv.waitForRoute(FILM_PAGE);
  await waitForAsset(tv);
}

/** Waits until the film has gone on for a stretch: what is measured is how it plays. */
async function playOn(tv: Tv, seconds: number): Promise<void> {
  await waitForPlayback(tv, seconds);
}

/** Until the engine's file has come, and the page has nothing left to do with it. */
async function untilEngineCode(tv: Tv): Promise<void> {
  await tv.page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /shaka/i.test(name)),
  );
  await tv.page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
}

test('[PLAYER-01] the first frame; the engine’s code is asked for before the title is known', async () => {
  const tv = await openPage(FILM_PAGE);
  await untilEngineCode(tv);
  const cold = await begin(tv);
  table.add('first frame of a film, cold, from a page at rest', cold.first, 'ms');
  table.add('the same, until it moves', cold.moves, 'ms');
  await leave(tv);
  const warm: Begun[] = [];
  for (let i = 0; i < 3; i += 1) {
    warm.push(await begin(tv));
    await leave(tv);
  }
  table.add('first frame of a film, warm, median of 3', medianOf3(warm.map(({ first }) => first)), 'ms');
  table.add('the same, until it moves', medianOf3(warm.map(({ moves }) => moves)), 'ms');

  const signIn = await storeSession(app.url, { account: 'demo', profileChosen: true });
  const before = (await app.requests()).length;
  await app.fault({ match: `GET /api/asset/v2/${FILM}`, hang: true, times: null });
  const direct = await app.open(`${FILM_PAGE}/watch`, { prepare: signIn });
  // Fails by the test's own time when nothing asks for it.
  await untilEngineCode(direct);
  const calls = (await app.requests()).slice(before).map(({ method, path }) => `${method} ${path}`);
  expect(calls).not.toContain(`POST /api/asset/${FILM}/playback`);
});

test('[PLAYER-16] ten seconds of a film without the controls: no commit, no draw; with them at most four commits a second', async () => {
  const tv = await openPage(FILM_PAGE);
  await watch(tv, FILM);
  await waitForPlayback(tv, 0.1);
  await tv.waitForFocus({ role: 'video' });
  await tv.idle();

  const plain = figuresOf(await tv.measure(() => playOn(tv, 10)));
  table.add('film of 10 s without the controls: commits', plain.commits, '');
  table.add('film of 10 s without the controls: frames drawn', plain.frames, '');
  expect([plain.commits, plain.frames]).toEqual([0, 0]);

  const shown = figuresOf(await tv.measure(() => tv.press('up')));
  table.add('key to the controls', shown.keyToFrame, 'ms');
  const from = await tv.page.evaluate(() => performance.now());
  const controls = figuresOf(await tv.measure(() => playOn(tv, 3)));
  const seconds = ((await tv.page.evaluate(() => performance.now())) - from) / 1000;
  table.add('film with the controls: commits a second', controls.commits / seconds, '');
  expect(controls.commits / seconds).toBeLessThanOrEqual(4);
});

test('[NEXT-02] an episode into the next by key: what was fetched while the panel showed is all that its first frame needs', async () => {
  const FIRST_SEGMENTS = /\/(video-\d+|audio-\w+)\/1\.m4s$/;
  // Of different lengths, and so of different addresses.
  const tv = await playWithoutCache('glass-harbour-s1e1');
  const [manifests, segments] = [await answered(MANIFEST), await answered(FIRST_SEGMENTS)];
  await tv.page.evaluate((credits) => {
    document.querySelector('video')!.currentTime = credits;
  }, 2_420);
  await tv.waitForFocus({ id: 'next-play' });
  await tv.press('down');
  await tv.waitFor({ id: 'next-heading', name: 'next episode' });
  await expect.poll(() => answered(FIRST_SEGMENTS), { timeout: 10_000 }).toBe(segments + 2);
  const since = await tv.page.evaluate(() => performance.now());
  await tv.press('enter');
  await tv.waitForRoute('/browser/asset/glass-harbour-s1e2/watch');
  await waitForPlayback(tv, 0.1);
  table.add(
    'next episode by key, from preload',
    between(await mediaMoments(tv.page, since), 'keydown', 'playing'),
    'ms',
  );
  expect([await answered(MANIFEST), await answered(FIRST_SEGMENTS)]).toEqual([manifests + 1, segments + 2]);
});

test('[ADS-05] an ad into its film: the film was fetched again while the ad played', async () => {
  const FILM_MANIFEST = /^\/api\/manifest\/.*\.mpd$/;
  const tv = await playWithoutCache('wedding-number-four');
  const manifests = await answered(FILM_MANIFEST);
  await tv.press('right', 4);
  await tv.press('enter');
  await tv.waitFor({ id: 'ad-banner' });
  const since = await tv.page.evaluate(() => performance.now());
  await expect.poll(() => answered(FILM_MANIFEST)).toBe(manifests + 1);
  await tv.waitForGone({ id: 'ad-banner' });
  await waitForPlayback(tv, 0.1);
  table.add('an ad into its film', between(await mediaMoments(tv.page, since), 'ended', 'playing'), 'ms');
  expect(await answered(FILM_MANIFEST)).toBe(manifests + 1);
});
