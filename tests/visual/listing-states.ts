/** The states of listings, their filters, and the card that leads to them. */
import type { Page } from 'playwright';
import { pressMoving } from '../support/focus';
import type { App } from '../support/app';
import { enterAsGuest, goTo } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import type { Tv } from '../support/tv';
import type { Journey } from './journey';
import { inPunjabi, waitingAt } from './steps';

type Steps = (tv: Tv) => Promise<void>;

const HOME = '/browser';
const NO_MATCH =
  '/browser/list/all-films?genre=western&moods=dark&pageTitle=All%20films&bcpath=Movies/For%20tonight';
const FILMS = '/browser/list/all-films?pageTitle=All%20films&bcpath=Movies';

/** Somebody who watches: a guest who starts anew begins at welcome. */
async function watching(page: Page, { url }: App): Promise<void> {
  const prepare = await storeSession(url, { account: 'demo', profileChosen: true });
  await prepare(page);
}

/** Their profile's language goes before the deployment's. */
async function watchingInPunjabi(page: Page, app: App): Promise<void> {
  await watching(page, app);
  await inPunjabi(page);
  await page.addInitScript(() => {
    const profile = JSON.parse(localStorage.getItem('currentProfile') ?? '{}') as object;
    localStorage.setItem('currentProfile', JSON.stringify({ ...profile, language: 'pa' }));
  });
}

/** A start leads home, wherever the address points. */
const openAt =
  (path: string, id: string): Steps =>
  async (tv) => {
    await tv.waitForRoute('/browser/home');
    await tv.waitFor({ id: 'rows' });
    await goOnTo(path, id)(tv);
  };

const goOnTo =
  (path: string, id: string): Steps =>
  async (tv) => {
    await goTo(tv, path);
    await tv.waitFor({ id });
  };

/** From the first line of titles, or from the bar. */
const openFilter =
  (list: 'genre' | 'sort' | 'by', rights: number, option: string): Steps =>
  async (tv) => {
    await pressMoving(tv, 'up');
    if (rights > 0) await pressMoving(tv, 'right', rights);
    await tv.waitForFocus({ id: `filter-${list}` });
    await tv.press('enter');
    await tv.waitForFocus({ id: option });
  };

const chooseGenre: Steps = async (tv) => {
  await pressMoving(tv, 'down', 5);
  await tv.press('enter');
};

const apply: Steps = async (tv) => {
  await pressMoving(tv, 'right');
  await tv.press('enter');
  await tv.waitForGone({ id: 'filter-drawer' });
  await tv.waitFor({ id: 'clear-filters' });
};

const byLanguages: Steps = async (tv) => {
  await pressMoving(tv, 'right', 2);
  await tv.press('enter');
  await tv.waitFor({ id: 'filter-options' });
  await pressMoving(tv, 'down', 2);
  await tv.press('enter');
};

/** The end of a row of portraits. */
const toSeeAll: Steps = async (tv) => {
  await enterAsGuest(tv);
  await pressMoving(tv, 'down', 3);
  await pressMoving(tv, 'right', 24);
  await tv.waitForFocus({ id: 'see-all' });
};

export const LISTINGS: readonly Journey[] = [
  { path: '/browser/welcome', stops: [{ name: 'row-see-all', steps: toSeeAll }] },
  {
    path: HOME,
    prepare: watching,
    stops: [
      { name: 'listing', steps: openAt(FILMS, 'titles'), key: true, canvas: true },
      { name: 'filters-genre', steps: openFilter('genre', 0, 'option-off') },
      { name: 'filters-genre-chosen', steps: chooseGenre },
      { name: 'listing-filtered', steps: apply },
      { name: 'filters-by', steps: byLanguages },
    ],
  },
  {
    path: HOME,
    prepare: watching,
    stops: [
      { name: 'listing-no-match', steps: openAt(NO_MATCH, 'no-match') },
      { name: 'listing-empty', steps: goOnTo('/browser/list/empty', 'go-back') },
    ],
  },
  {
    path: HOME,
    waiting: true,
    prepare: async (page, app) => {
      await watching(page, app);
      await page.route('**/api/search/search', () => undefined);
    },
    stops: [
      {
        name: 'listing-skeleton',
        steps: waitingAt('/browser/home', '/browser/list/films?sort=a-z&pageTitle=Films', 'listing-skeleton'),
      },
    ],
  },
  {
    path: HOME,
    prepare: watchingInPunjabi,
    stops: [
      { name: 'listing-punjabi', steps: openAt(FILMS, 'titles') },
      { name: 'filters-sort-punjabi', steps: openFilter('sort', 1, 'option-recommended') },
    ],
  },
];
