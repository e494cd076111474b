/** The states of /search, in English and in Punjabi. */
import type { Page } from 'playwright';
import { pressMoving } from '../support/focus';
import type { App } from '../support/app';
import { holdClock } from '../support/clock';
import { enterAsGuest, goTo, walkTo } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import { pressScreenKey } from '../support/screenKeyboard';
import type { Tv } from '../support/tv';
import type { Journey } from './journey';
import { inPunjabi } from './steps';

const HOME = '/browser';
const SEARCH = '**/api/search/search';

async function watching(page: Page, { url }: App): Promise<void> {
  const prepare = await storeSession(url, { account: 'demo', profileChosen: true });
  await prepare(page);
}

async function openSearch(tv: Tv): Promise<void> {
  await tv.waitForRoute('/browser/home');
  await tv.idle();
  await goTo(tv, '/browser/search');
  await tv.waitForFocus({ role: 'key' });
  await tv.idle();
}

/** At once: in a pause between two letters the app searches for what has been typed, and its titles then stand for genres. */
const typeAtOnce = (tv: Tv, text: string): Promise<void> => tv.page.keyboard.type(text);

/** In the place of what was typed before; from the results back leads to the keyboard. */
async function find(tv: Tv, text: string): Promise<void> {
  if ((await tv.focused()).role !== 'key') await tv.page.keyboard.press('Escape');
  await tv.waitForFocus({ role: 'key' });
  // Right after letters of a hardware keyboard OK would be its Enter.
  await tv.press('up');
  await pressScreenKey(tv, 'clear');
  await typeAtOnce(tv, text);
}

const found = async (tv: Tv): Promise<void> => void (await tv.waitFor({ id: 'results' }));

/** Time from the last letter to the words of the waiting, and some more. */
const WORDS_MS = 500 + 2000 + 300;

export const SEARCHES: readonly Journey[] = [
  {
    path: HOME,
    prepare: watching,
    stops: [
      { name: 'search-explore', steps: openSearch },
      {
        name: 'search-results',
        steps: async (tv) => {
          await typeAtOnce(tv, 'night');
          await found(tv);
        },
        key: true,
        canvas: true,
      },
      {
        name: 'search-results-focus',
        steps: async (tv) => {
          await pressScreenKey(tv, 'done');
          await tv.waitForFocus({ role: 'listitem' });
          await pressMoving(tv, 'down', 3);
          await pressMoving(tv, 'right', 2);
        },
      },
      {
        name: 'search-recent',
        steps: async (tv) => {
          for (const text of ['monsoon radio', 'ferr', 'night']) {
            await find(tv, text);
            await pressScreenKey(tv, 'done');
            await tv.waitForFocus({ role: 'listitem' });
          }
          await find(tv, '');
          await walkTo(tv, { id: 'recent-1' }, ['right']);
        },
      },
      {
        name: 'search-none',
        steps: async (tv) => {
          await find(tv, 'nightzz');
          await tv.waitFor({ role: 'status', name: 'No results for nightzz' });
        },
      },
      {
        name: 'search-failed',
        steps: async (tv) => {
          await tv.page.route(SEARCH, (route) => route.fulfill({ status: 500 }));
          await find(tv, 'salt');
          await walkTo(tv, { id: 'retry' }, ['right']);
        },
      },
    ],
  },
  {
    // A guest: a profile has a language of its own.
    path: '/browser/welcome',
    prepare: inPunjabi,
    stops: [
      {
        name: 'search-results-punjabi',
        steps: async (tv) => {
          await enterAsGuest(tv);
          await openSearch(tv);
          await typeAtOnce(tv, 'night');
          await found(tv);
          await pressScreenKey(tv, 'done');
          await tv.waitForFocus({ role: 'listitem' });
        },
      },
    ],
  },
  {
    path: HOME,
    waiting: true,
    prepare: async (page, app) => {
      await watching(page, app);
      await page.route(SEARCH, () => undefined);
    },
    stops: [
      {
        name: 'search-skeleton',
        steps: async (tv) => {
          await openSearch(tv);
          const clock = await holdClock(tv.page);
          await tv.page.keyboard.press('n');
          await clock.advance(WORDS_MS);
        },
      },
    ],
  },
];
