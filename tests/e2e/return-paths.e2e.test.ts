/**
 * Back, by keys alone: from a title, through its film, to where it was opened, screen by screen, each as it was left from
 * its first frame on. From a page: `home.e2e`; from a search: `asset-types.e2e`; from a listing with filters: `listing.e2e`;
 * by the navigation state alone, after a cold start: `asset.e2e`.
 */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { rowsOf } from '../support/catalogue';
import { pressMoving, pressAndExpectOneFocus } from '../support/focus';
import { goTo, walkTo } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import { snapshotOf } from '../support/screenSnapshot';
import { watchReturn } from '../support/return-watch';
import { waitForAsset } from '../support/assetPage';
import type { Tv } from '../support/tv';
import { playAndReturn } from '../support/watching';

const app = useApp();
beforeEach(() => app.reset());

/** A screen on the way to a title. */
interface Leg {
  /** Its test name. */
  readonly screen: string;
  /** Moves focus to the card that leads on. */
  toCard(tv: Tv): Promise<void>;
}

async function toPoster(tv: Tv, grid: string): Promise<void> {
  await tv.waitFor({ id: grid });
  await tv.idle();
  await pressMoving(tv, 'down');
  await pressMoving(tv, 'right');
}

const COLLECTION: readonly Leg[] = [
  {
    screen: 'page',
    async toCard(tv) {
      await goTo(tv, '/browser/kids');
      await tv.waitForFocus({ id: 'jumbotron-watch' });
      await tv.idle();
      await pressMoving(tv, 'down');
      const [, row] = await rowsOf(app, 'kids', 2);
      await pressMoving(tv, 'right', row?.body.assets.length);
      await tv.waitForFocus({ name: `See all: ${row?.title}` });
    },
  },
  { screen: 'listing', toCard: (tv) => toPoster(tv, 'titles') },
];

const RECOMMENDATION: readonly Leg[] = [
  {
    screen: 'watchlist',
    async toCard(tv) {
      await goTo(tv, '/browser/watchlist');
      await toPoster(tv, 'watchlist-titles');
    },
  },
  {
    screen: 'asset',
    async toCard(tv) {
      await waitForAsset(tv);
      await walkTo(tv, { role: 'listitem', within: { id: 'row-recommendations' } }, ['down']);
      await pressMoving(tv, 'right', 2);
    },
  },
];

/** Remembers what is on the screen. @returns the press of back that leads to it, and the look whether it is the same */
async function remember(tv: Tv, testId: string): Promise<() => Promise<void>> {
  const { path, search } = await tv.route();
  const before = snapshotOf(await tv.scene());
  return async () => {
    const seen = await watchReturn(tv, { path, testId });
    await pressAndExpectOneFocus(tv, 'back');
    await tv.waitForRoute(path);
    await tv.idle();
    expect((await tv.route()).search, path).toBe(search);
    expect(snapshotOf(await seen.firstFrame()), `${path}, its first frame`).toEqual(before);
    expect(snapshotOf(await tv.scene()), path).toEqual(before);
  };
}

test('[ASSET-05, ASSET-10, PAGE-24, LIST-13] by keys: from titles of a row’s See all, and of what is like a title of the watchlist, through their films back to the same places', async () => {
  const tv = await app.open('/', {
    prepare: await storeSession(app.url, { account: 'demo', profileChosen: true }),
  });
  await tv.waitForRoute('/browser/home');
  await tv.idle();
  for (const legs of [COLLECTION, RECOMMENDATION]) {
    const backs: (() => Promise<void>)[] = [];
    for (const { screen, toCard } of legs) {
      await toCard(tv);
      await tv.idle();
      backs.push(await remember(tv, screen));
      await tv.press('enter');
    }
    await playAndReturn(tv);
    for (const back of backs.toReversed()) await back();
  }
  // Titles nobody has watched have no bookmark.
  expect(tv.errors.filter((error) => !error.includes('404'))).toEqual([]);
});
