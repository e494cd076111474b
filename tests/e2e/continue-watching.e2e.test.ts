/** Titles to go on with, by keys and by pointer: what the row shows, what it plays, and what it shows after that. */
import { beforeEach, expect, test } from 'vitest';
import type { ProgressBody } from '../../src/contract';
import { FILMS, useApp } from '../support/app';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { storeSession } from '../support/storedSession';
import { clickOn } from '../support/pointer';
import { findAll } from '../support/scene';
import type { Tv } from '../support/tv';
import { leaveByKeys, leaveByPointer } from '../support/watching';

const app = useApp(FILMS);
beforeEach(() => app.reset());

const ROW = 'row-home-02-continue-watching';
const AGE_RESTRICTED = { code: 'age_restriction_exceeded', reasonCode: 'min_age_18' };

/** The demo member's home, at rest. */
async function openHome(): Promise<Tv> {
  const tv = await app.open('/', {
    prepare: await storeSession(app.url, { account: 'demo', profileChosen: true }),
  });
  await tv.waitFor({ id: ROW });
  await tv.idle();
  return tv;
}

/** What the cards of the row say, from the left, those off the screen too. */
async function cards(tv: Tv): Promise<string[]> {
  const row = await tv.waitFor({ id: ROW, onScreen: false });
  return findAll(row, { role: 'listitem', onScreen: false })
    .toSorted((a, b) => a.rect.x - b.rect.x)
    .map(({ name }) => name);
}

/** `method path` of the calls since the last reset that the pattern fits. */
async function calls(pattern: RegExp): Promise<string[]> {
  return (await app.requests())
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => pattern.test(call));
}

/** Waits until the film is a good way in, and goes on for a second. */
async function playsFrom(tv: Tv, seconds: number): Promise<void> {
  await tv.page.waitForFunction(
    (from) => (document.querySelector('video')?.currentTime ?? 0) > from,
    seconds,
    { timeout: 20_000 },
  );
}

test('[CONT-01, CONT-06, CONT-08, CONT-11] by keys: the row, its title goes on where it was left, back on its card, which says how far it is now', async () => {
  const tv = await openHome();
  expect((await cards(tv)).slice(0, 4)).toEqual([
    'The Long Platform, 1 h 11 min left',
    'Kinnow Season, 1 h 50 min left',
    'Glass Harbour, S2 E4, 30 min left',
    'Far From Amritsar, 22 min left',
  ]);
  // Home asks for what it shows, each once: its first components, and how far they were watched; the trailer comes later.
  expect((await calls(/ \/api\/(page|favorites|asset\/v2)/)).toSorted()).toEqual([
    'GET /api/asset/v2/chai-at-platform-nine',
    'GET /api/asset/v2/glass-harbour',
    'GET /api/favorites/watching',
    'GET /api/page/home/components',
  ]);

  await pressAndSettle(tv, 'down');
  await pressAndSettle(tv, 'right', 2);
  expect((await tv.focused()).name).toBe('Glass Harbour, S2 E4, 30 min left');
  await tv.press('enter');
  const { state } = await tv.waitForRoute('/browser/asset/glass-harbour-s2e4/watch');
  expect(state).toMatchObject({ isContinueWatching: true, returnPageId: 'home' });
  await playsFrom(tv, 600);
  await tv.page.evaluate(() => {
    const video = document.querySelector('video');
    if (video) video.currentTime += 600;
  });
  await playsFrom(tv, 1_200);

  await leaveByKeys(tv);
  await tv.waitForRoute('/browser/home');
  await tv.idle();
  const { name } = await tv.focused();
  expect(name).toMatch(/^Glass Harbour, S2 E4, \d+ min left$/);
  expect(Number(/(\d+) min/.exec(name)?.[1]), 'as far as it was watched').toBeLessThan(30);
  expect((await cards(tv))[0], 'the last watched stands first').toBe(name);
  await expectOneFocus(tv, 'back from the player');
  expect(await calls(/ \/api\/(page|favorites\/watching$)/), 'without asking again').toEqual([
    'GET /api/favorites/watching',
    'GET /api/page/home/components',
  ]);
  const saves = (await app.requests())
    .filter(({ method, path }) => method === 'POST' && path === '/api/favorites/watching/glass-harbour-s2e4')
    .map(({ body }) => JSON.parse(body) as ProgressBody);
  expect(saves.map(({ event, currentSecond }) => [event, currentSecond > 600])).toEqual([
    ['started', true],
    ['closed', true],
  ]);
  expect(tv.errors).toEqual([]);
});

test('[CONT-06, CONT-12, ROUTE-24] by pointer alone: a title is played and left; one that is age-restricted leads back to the page', async () => {
  const tv = await openHome();
  await clickOn(tv, { role: 'listitem', name: /^Kinnow Season/ });
  await tv.waitForRoute('/browser/asset/kinnow-season/watch');
  await playsFrom(tv, 60);
  await leaveByPointer(tv);
  await tv.waitForRoute('/browser/home');
  await tv.idle();

  await app.fault({ match: 'POST /api/asset/far-from-amritsar/playback', status: 403, body: AGE_RESTRICTED });
  await clickOn(tv, { role: 'listitem', name: /^Far From Amritsar/ });
  const { state } = await tv.waitForRoute('/browser/age_rating_restriction');
  expect(state).toMatchObject({ returnPageId: 'home' });
  expect(state).not.toHaveProperty('returnAssetId');
  await tv.waitFor({ role: 'heading', name: "We're sorry but this title is age-restricted" });
  await clickOn(tv, { id: 'go-back' });
  await tv.waitForRoute('/browser/home');
  await clickOn(tv, { role: 'listitem', name: /^Far From Amritsar/ });
  await tv.waitForRoute('/browser/asset/far-from-amritsar/watch');
});
