/**
 * The journey, by keys alone: welcome, guest, home, twelve rows down and fifteen titles right, back to where it
 * began, a title, its film, and back to the same poster.
 */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { rowsOf, shownName } from '../support/catalogue';
import { pressMoving, pressAndExpectOneFocus } from '../support/focus';
import { enterAsGuest } from '../support/journeys';
import { snapshotOf, type ScreenSnapshot } from '../support/screenSnapshot';
import type { RemoteKey } from '../support/remote';
import { pixelsOf } from '../support/pixels';
import { watchReturn } from '../support/return-watch';
import type { Tv } from '../support/tv';
import { leaveByKeys } from '../support/watching';

const app = useApp();
const HOME = { path: '/browser/home', testId: 'page' };
beforeEach(() => app.reset());

async function openHome(): Promise<Tv> {
  const tv = await app.open('/');
  await enterAsGuest(tv);
  return tv;
}

/** Presses a key `steps` times `legs` times over; the places after each leg. */
async function trail(tv: Tv, key: RemoteKey, legs: number, steps: number): Promise<ScreenSnapshot[]> {
  const places: ScreenSnapshot[] = [];
  for (let i = 0; i < legs; i += 1) {
    await pressMoving(tv, key, steps);
    await tv.idle();
    places.push(snapshotOf(await tv.scene()));
  }
  return places;
}

test('[PAGE-25, DEVICE-02] twelve rows down and fifteen right, then back through the same positions', async () => {
  const tv = await openHome();
  const start = snapshotOf(await tv.scene());
  const down = await trail(tv, 'down', 3, 4);
  const right = await trail(tv, 'right', 3, 5);
  const out = [start, ...down, ...right];
  expect(await focusedIn(tv)).toEqual({ row: 12, column: 15 });
  expect(new Set(out.map(({ focused }) => focused)).size, 'every leg led somewhere else').toBe(out.length);

  const left = await trail(tv, 'left', 3, 5);
  const up = await trail(tv, 'up', 3, 4);
  expect([...left, ...up]).toEqual(out.slice(0, -1).toReversed());
  expect(tv.errors).toEqual([]);
});

test('[PAGE-24, PAGE-25, ROUTE-13] back from an asset shows the same poster at the same position from the first frame', async () => {
  const tv = await openHome();
  await pressMoving(tv, 'down', 3);
  await pressMoving(tv, 'right', 4);
  await tv.idle();
  const before = snapshotOf(await tv.scene());
  await tv.press('enter');
  await tv.waitForRoute(/^\/browser\/asset\/[^/]+$/);
  await tv.idle();
  const seen = await watchReturn(tv, HOME);
  await pressAndExpectOneFocus(tv, 'back');
  await tv.waitForRoute('/browser/home');
  await tv.idle();
  const first = await seen.firstFrame();
  expect(snapshotOf(first).focused).toBe(before.focused);
  expect(snapshotOf(first)).toEqual(before);
  expect(snapshotOf(await tv.scene())).toEqual(before);
});

test('[PLAYER-14, ROUTE-14, PAGE-24, PAGE-25] welcome, guest, home, a title, its film plays under the overlay, and back to the poster', async () => {
  const tv = await openHome();
  const { row, column } = await freeFilm();
  await pressMoving(tv, 'down', row);
  await pressMoving(tv, 'right', column);
  await tv.idle();
  const poster = snapshotOf(await tv.scene());

  await tv.press('enter');
  await tv.waitForRoute(/^\/browser\/asset\/[^/]+$/);
  await tv.waitForFocus({ role: 'button', name: 'Watch' });
  await tv.idle();
  const title = snapshotOf(await tv.scene());
  await tv.press('enter');
  await tv.waitForRoute(/\/watch/);

  const start = await playedPast(tv, 0.5);
  const first = await pixelsOf(tv.page, MIDDLE);
  await playedPast(tv, start + 1.5);
  await tv.press('up');
  await tv.waitFor({ role: 'slider' });
  const second = await pixelsOf(tv.page, MIDDLE);
  expect(second.distance(first), 'the picture moves').toBeGreaterThan(2);
  expect(second.spread, 'a picture, not a ground of one colour').toBeGreaterThan(8);

  await leaveByKeys(tv);
  await tv.waitForRoute(/^\/browser\/asset\/[^/]+$/);
  await tv.idle();
  expect(snapshotOf(await tv.scene()).focused).toBe(title.focused);
  expect(await tv.page.locator('video').count()).toBe(0);

  const seen = await watchReturn(tv, HOME);
  await pressAndExpectOneFocus(tv, 'back');
  await tv.waitForRoute('/browser/home');
  await tv.idle();
  expect(snapshotOf(await seen.firstFrame())).toEqual(poster);
  expect(snapshotOf(await tv.scene())).toEqual(poster);
  expect(tv.errors).toEqual([]);
});

/** Which row of home, and which title of it, has focus: by the service's own answer. */
async function focusedIn(tv: Tv): Promise<{ row: number; column: number }> {
  const { name, path } = await tv.focused();
  const rows = await rowsOf(app, 'home', 20);
  const row = rows.findIndex(({ title }) => title !== '' && path?.includes(title));
  return { row, column: rows[row]?.body.assets.findIndex((asset) => shownName(asset) === name) ?? -1 };
}

/** Free of the overlay's scrims and of subtitles. */
const MIDDLE = { x: 0.2, y: 0.35, w: 0.6, h: 0.2 };

/** Where on home the first film stands that a guest may play: rows down, titles right. */
async function freeFilm(): Promise<{ row: number; column: number }> {
  const rows = await rowsOf(app, 'home', 10);
  for (const [row, { type, body }] of rows.entries()) {
    const column = body.assets.findIndex(
      (asset) => asset.type === 'movie' && asset.watchable === 'yes_anonymous_access',
    );
    if (type.endsWith('carousel') && column >= 0) return { row, column };
  }
  throw new Error('home has no film for guests');
}

/** Waits until the film has got so far. @returns the second it is at */
async function playedPast(tv: Tv, second: number): Promise<number> {
  await tv.page.waitForFunction(
    (past) => (document.querySelector('video')?.currentTime ?? 0) > past,
    second,
    { timeout: 30_000 },
  );
  return tv.page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
}
