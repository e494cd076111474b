/**
 * Films that are begun and left again, at every moment at which a viewer may leave: `npm test` twenty rounds, `npm run soak` a
 * hundred. Picture and sound are gone in the key's own task; afterwards nothing asks, ticks, listens or lies about.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession } from 'playwright';
import { expect, test } from 'vitest';
import { RESULTS } from '../../scripts/paths';
import { FILMS, useApp } from '../support/app';
import { waitForAsset } from '../support/assetPage';
import { filmsPresent, LEAVING_MOMENTS, leaveAndLook, watch } from '../support/leaving';
import { heapContents, type HeapContents } from '../support/heapContents';
import { goTo } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import type { Tv } from '../support/tv';
import { waitForPlayback } from '../support/watching';
import { installProbe } from '../support/probe';

const FULL = process.env.SOAK_FULL === '1';
const ROUNDS = FULL ? 100 : 20;
/**
 * Rounds that fill caches, that of texts drawn by the browser last, and the pools of nodes: each moment twice, and on to the one
 * that the counted rounds end with, for what the last film's data hold is 30 kB more after some moments than after others.
 */
const WARM_UP = 2 * LEAVING_MOMENTS.length + (ROUNDS % LEAVING_MOMENTS.length);
const FIGURES = join(RESULTS, 'soak-player.txt');
const MB = 1e6;
const KB = 1e3;
/**
 * Bytes that the page may keep more of after all rounds. Measured: 3 to 19 kB after twenty films, of which the
 * focus of history entries, at most fifty, is a part. An engine that is never let go of is 4 kB a film. The code that V8 compiles is
 * told and not held: it grows by 2 MB in a hundred films, ever more slowly.
 */
const KEPT_LIMIT = 30 * KB;
/** Watched for that long a title shows how far [CONT-02]. */
const SHOWS_PROGRESS_S = 1;
const FILM_OF_HOME = 'night-ferry';
const HOME_OF_ROUNDS = `/browser/asset/${FILM_OF_HOME}`;

const app = useApp(FILMS);

interface Left extends HeapContents {
  nodes: number;
  textureBytes: number;
  timers: number;
  listeners: number;
  elements: number;
  /** Nodes of the document, and those that something still holds outside of it. */
  domNodes: number;
}

const timersOf = (tv: Tv): Promise<number> => tv.page.evaluate(() => window.watched.timers);

/**
 * Nodes of the DOM, once they are no fewer two seconds later: the browser holds a film that has ended, its element and 1 MB of its
 * data, for up to a second more.
 */
async function domNodesAtRest(devtools: CDPSession): Promise<number> {
  let last = Infinity;
  const isAtRest = async (): Promise<boolean> => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { nodes } = await devtools.send('Memory.getDOMCounters');
    const rests = nodes >= last;
    last = nodes;
    return rests;
  };
  await expect.poll(isAtRest, { interval: 2_000, timeout: 20_000 }).toBe(true);
  return last;
}

/**
 * What there is on the title's page, at rest: with no more timers than that, for what a timer holds is no leak. Once for each
 * licence Shaka waits 5 s for its keys, also where the film was left meanwhile, and keeps its player for as long.
 */
async function lookAround(tv: Tv, devtools: CDPSession, timersAtRest: number): Promise<Left> {
  await waitForAsset(tv);
  await expect.poll(() => timersOf(tv), { timeout: 6_000 }).toBeLessThanOrEqual(timersAtRest);
  const { nodes, textureBytes } = await tv.memory();
  const { timers, listeners } = await tv.page.evaluate(() => ({ ...window.watched }));
  const { elements } = await filmsPresent(tv);
  const domNodes = await domNodesAtRest(devtools);
  const heap = await heapContents(devtools);
  return { nodes, textureBytes, timers, listeners, elements, domNodes, ...heap };
}

test(`[PLAYER-24] ${ROUNDS} films begun and left at every moment leave no picture, sound, element, timer, listener or request`, async () => {
  const signIn = await storeSession(app.url, { account: 'demo', profileChosen: true });
  const tv = await app.open(HOME_OF_ROUNDS, {
    prepare: async (page) => {
      await installProbe(page);
      await signIn(page);
    },
  });
  const devtools = await tv.page.context().newCDPSession(tv.page);
  // A stream from the browser's cache would never come to the moment at which its request is awaited.
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await waitForAsset(tv);

  const round = async (index: number): Promise<void> => {
    const moment = LEAVING_MOMENTS[index % LEAVING_MOMENTS.length]!;
    await app.fault(...moment.faults);
    await app.forgetRequests();
    await watch(tv, moment.asset);
    await moment.reach(tv, async (call, times = 1) => {
      const got = async (): Promise<number> =>
        (await app.requests()).filter(({ method, path }) => call.test(`${method} ${path}`)).length;
      while ((await got()) < times);
    });
    expect(await leaveAndLook(tv, moment.key), moment.name).toMatchObject({ visible: 0, audible: 0 });
    await app.clearFaults();
    await tv.waitForRoute(HOME_OF_ROUNDS);
    // A WeakMap's table grows with the garbage of several rounds, and stays as large: 20 kB for those of the query library.
    await devtools.send('HeapProfiler.collectGarbage');
  };

  // After a film left past its first second, from which on its page shows progress: how far a round gets is the machine's speed.
  const atRest = async (timers: number): Promise<Left> => {
    await watch(tv, FILM_OF_HOME);
    await waitForPlayback(tv, SHOWS_PROGRESS_S);
    await leaveAndLook(tv);
    await tv.waitForRoute(HOME_OF_ROUNDS);
    return lookAround(tv, devtools, timers);
  };

  await goTo(tv, HOME_OF_ROUNDS, null);
  for (let i = 0; i < WARM_UP; i += 1) await round(i);
  const before = await atRest(Infinity);
  for (let i = 0; i < ROUNDS; i += 1) await round(i);
  const after = await atRest(before.timers);

  mkdirSync(RESULTS, { recursive: true });
  const line =
    `${ROUNDS} films: nodes ${before.nodes} -> ${after.nodes}, timers ${before.timers} -> ${after.timers}, ` +
    `listeners ${before.listeners} -> ${after.listeners}, textures ${(before.textureBytes / MB).toFixed(1)} -> ` +
    `${(after.textureBytes / MB).toFixed(1)} MB, DOM nodes ${before.domNodes} -> ${after.domNodes}, ` +
    `kept ${(before.kept / KB).toFixed(1)} -> ${(after.kept / KB).toFixed(1)} kB, V8's code ${(before.code / MB).toFixed(1)} -> ${(after.code / MB).toFixed(1)} MB`;
  console.log(line);
  writeFileSync(FIGURES, `${line}\n`);

  expect(after.elements).toBe(0);
  expect(after.nodes).toBe(before.nodes);
  expect(after.listeners).toBe(before.listeners);
  expect(after.textureBytes).toBeLessThanOrEqual(before.textureBytes * 1.05);
  expect(after.domNodes).toBeLessThanOrEqual(before.domNodes);
  expect(after.kept - before.kept).toBeLessThan(KEPT_LIMIT);
  const asked = (await app.requests()).filter(({ path }) => path.startsWith('/media/')).length;
  await tv.idle();
  expect((await app.requests()).filter(({ path }) => path.startsWith('/media/'))).toHaveLength(asked);
  // What the faults ended, and the 404 of a title that was never watched, are lines of the browser's own; one moment is that
  // of a reported failure.
  const expected = /^Failed to load resource|^\[report\] fatal no_content/;
  expect(tv.errors.filter((error) => !expected.test(error))).toEqual([]);
});
