/** What the player costs: counts are held, times are told. The table is printed by `npm run test:perf`. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { MEASURED, useApp } from '../support/app';
import { waitForAsset } from '../support/assetPage';
import { figuresOf } from '../support/frames';
import { stopAndLook, watch } from '../support/leaving';
import { between, mediaMoments, watchMedia } from '../support/mediaEvents';
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

/** The page of a title, at rest, of a member who may watch everything. */
async function openPage(path: string): Promise<Tv> {
  const signIn = await storeSession(app.url, { account: 'demo', profileChosen: true });
  const tv = await app.open(path, {
    prepare: async (page) => {
      await watchMedia(page);
      await signIn(page);
    },
  });
  await waitForAsset(tv);
  return tv;
}

/** From OK on the page's button to the film's first frame. */
async function firstFrame(tv: Tv): Promise<number> {
  await tv.waitForFocus({ id: 'asset-watch' });
  const since = await tv.page.evaluate(() => performance.now());
  await tv.press('enter');
  await waitForPlayback(tv, 0.1);
  return between(await mediaMoments(tv.page, since), 'keydown', 'playing');
}

async function leave(tv: Tv): Promise<void> {
  await stopAndLook(tv);
  await tv.waitForRoute(FILM_PAGE);
  await waitForAsset(tv);
}

/** Waits until the film has gone on for a stretch: what is measured is how it plays. */
async function playOn(tv: Tv, seconds: number): Promise<void> {
  await waitForPlayback(tv, seconds);
}

test('[PLAYER-01] the first frame; the engine’s code is asked for before the title is known', async () => {
  const tv = await openPage(FILM_PAGE);
  table.add('first frame of a film, cold', await firstFrame(tv), 'ms');
  await leave(tv);
  const warm = [];
  for (let i = 0; i < 3; i += 1) {
    warm.push(await firstFrame(tv));
    await leave(tv);
  }
  table.add('first frame of a film, warm, median of 3', warm.toSorted((a, b) => a - b)[1]!, 'ms');

  const signIn = await storeSession(app.url, { account: 'demo', profileChosen: true });
  const before = (await app.requests()).length;
  await app.fault({ match: `GET /api/asset/v2/${FILM}`, hang: true, times: null });
  const direct = await app.open(`${FILM_PAGE}/watch`, { prepare: signIn });
  // Fails by the test's own time when nothing asks for it.
  await direct.page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /shaka/i.test(name)),
  );
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
