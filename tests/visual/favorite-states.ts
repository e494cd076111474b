/** The states of the watchlist, of likes on a title, and of the menu a long press opens. */
import type { Page } from 'playwright';
import { pressMoving } from '../support/focus';
import type { App } from '../support/app';
import { goTo, walkTo } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import type { Tv } from '../support/tv';
import type { Journey } from './journey';
import { inPunjabi, waitingAt } from './steps';

const HOME = '/browser';
const LIST = '/browser/watchlist';
const CALL = '**/api/favorites/watchlist';
type Steps = (tv: Tv) => Promise<void>;

async function watching(page: Page, { url }: App): Promise<void> {
  const prepare = await storeSession(url, { account: 'demo', profileChosen: true });
  await prepare(page);
}

/** Somebody who watches, and what becomes of asking for the list. */
const withList =
  (answer: (page: Page) => Promise<unknown>) =>
  async (page: Page, app: App): Promise<void> => {
    await watching(page, app);
    await answer(page);
  };

const toList =
  (id: string): Steps =>
  async (tv) => {
    await tv.waitForRoute('/browser/home');
    await tv.idle();
    await goTo(tv, LIST);
    await tv.waitFor({ id });
    await tv.idle();
  };

const toTitles: Steps = async (tv) => {
  await toList('watchlist-titles')(tv);
  await pressMoving(tv, 'right', 2);
};

async function holdOk(tv: Tv): Promise<void> {
  await tv.hold('enter', 700);
  await tv.waitForFocus({ id: 'title-menu-watchlist' });
}

/** The profile's own language wins over the deployment's. */
async function watchingInPunjabi(page: Page): Promise<void> {
  await inPunjabi(page);
  await page.addInitScript(() => {
    const profile = JSON.parse(localStorage.getItem('currentProfile') ?? '{}') as object;
    localStorage.setItem('currentProfile', JSON.stringify({ ...profile, language: 'pa' }));
  });
}

export const FAVORITES: readonly Journey[] = [
  {
    path: HOME,
    prepare: watching,
    stops: [
      { name: 'watchlist', steps: toTitles, canvas: true },
      {
        name: 'title-menu',
        // Under way, liked, and on the list in a moment.
        async steps(tv) {
          await goTo(tv, HOME);
          await tv.waitForRoute('/browser/home');
          await tv.idle();
          await walkTo(tv, { name: /^The Long Platform/, role: 'listitem' }, ['down']);
          await holdOk(tv);
          await tv.waitFor({ id: 'title-menu-markWatched' });
          await pressMoving(tv, 'down', 1);
        },
      },
    ],
  },
  {
    path: '/browser/asset/night-ferry',
    prepare: watching,
    // The notice goes by itself.
    pace: 1,
    stops: [
      {
        name: 'asset-favourites',
        async steps(tv) {
          await tv.waitFor({ id: 'asset-like' });
          await walkTo(tv, { id: 'asset-watchlist' }, ['right']);
          await tv.press('enter');
          await tv.waitFor({ name: 'On watchlist' });
        },
      },
      {
        name: 'favourite-notice',
        async steps(tv) {
          await tv.page.route('**/api/favorites/like', (route) => route.fulfill({ status: 500 }));
          await walkTo(tv, { id: 'asset-dislike' }, ['right']);
          await tv.press('enter');
          await tv.waitFor({ id: 'notice' });
        },
      },
    ],
  },
  {
    path: HOME,
    prepare: withList((page) => page.route(CALL, (route) => route.fulfill({ json: { assetUuids: [] } }))),
    stops: [{ name: 'watchlist-empty', steps: toList('watchlist-message') }],
  },
  {
    path: HOME,
    prepare: withList((page) => page.route(CALL, (route) => route.fulfill({ status: 500 }))),
    stops: [{ name: 'watchlist-failed', steps: toList('watchlist-message') }],
  },
  {
    path: HOME,
    waiting: true,
    prepare: withList((page) => page.route(CALL, () => undefined)),
    stops: [{ name: 'watchlist-skeleton', steps: waitingAt('/browser/home', LIST, 'watchlist-skeleton') }],
  },
  {
    path: HOME,
    prepare: withList(watchingInPunjabi),
    stops: [{ name: 'watchlist-punjabi', steps: toTitles }],
  },
];
