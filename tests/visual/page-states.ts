/** The states of pages that a guest at home does not see: titles to go on with, hours of live events, a child's home. */
import type { Page } from 'playwright';
import type { App } from '../support/app';
import { storeSession } from '../support/storedSession';
import { enterAsGuest } from '../support/journeys';
import type { Tv } from '../support/tv';
import type { Journey } from './journey';
import { homeIs, walks } from './steps';

const WATCHING = 'row-home-02-continue-watching';

/** A demo member with one of the profiles, on their home page. */
const watchingAs =
  (profile: number) =>
  async (page: Page, { url }: App): Promise<void> => {
    const prepare = await storeSession(url, { account: 'demo', profileChosen: true, profile });
    await prepare(page);
  };

const untilThere =
  (id: string) =>
  async (tv: Tv): Promise<void> => {
    await tv.waitFor({ id, onScreen: false });
    await tv.idle();
  };

export const PAGES: readonly Journey[] = [
  {
    path: '/',
    prepare: watchingAs(0),
    stops: [
      { name: 'member-home', steps: untilThere(WATCHING) },
      // An episode: its place in the show, what is left, and the other cards with theirs.
      { name: 'continue-watching', steps: walks(['down', 1], ['right', 2]), canvas: true },
    ],
  },
  {
    path: '/',
    prepare: async (page, app) => {
      await watchingAs(0)(page, app);
      await page.route('**/favorites/watching?*', (route) => route.fulfill({ status: 500 }));
    },
    stops: [{ name: 'continue-watching-missing', steps: untilThere('rows') }],
  },
  {
    path: '/',
    prepare: watchingAs(2),
    stops: [{ name: 'kids-home', steps: untilThere('rows') }],
  },
  {
    path: '/browser/welcome',
    prepare: homeIs('live'),
    stops: [
      {
        name: 'live-hours',
        steps: async (tv) => {
          await enterAsGuest(tv);
          await walks(['down', 3], ['right', 2])(tv);
        },
      },
    ],
  },
];
