/** What the player offers by itself: to skip, the next title, an upgrade, similar titles, and whether somebody still watches. */
import type { Page } from 'playwright';
import type { Tv } from '../support/tv';
import type { Journey } from './journey';
import { bufferedAhead, onFlatVideo, pausedAt } from './steps';
import { as } from './viewers';

/** Their settings of the player. */
const withSettings =
  (account: string, playbackSettings: object) =>
  async (page: Page): Promise<void> => {
    await page.route('**/api/users/settings', (route) =>
      route.fulfill({ json: { uid: account, playbackSettings } }),
    );
  };

const watchOf = (id: string): string => `/browser/asset/${id}/watch`;
const EPISODES = [1, 2, 3, 4].map((number) => `tuktuk-and-friends-s1e${number}`) as [string, ...string[]];
const [FIRST, SECOND] = EPISODES as [string, string];

/** The player paused at that second, with the end of its buffer where it always comes to rest. */
function restingAt(second: number): (tv: Tv) => Promise<void> {
  return async (tv) => {
    await pausedAt(second)(tv);
    await bufferedAhead(tv, second);
  };
}

/** Plays the episodes until the last of them, each from its beginning to its credits, without a key. */
async function sleepThrough(tv: Tv): Promise<void> {
  for (const id of EPISODES) {
    await tv.waitForRoute(watchOf(id));
    // The player of the episode before has gone: its own second is behind the credits.
    await tv.page.waitForFunction(() => {
      const { currentTime = 0, readyState = 0 } = document.querySelector('video') ?? {};
      return readyState >= 2 && currentTime > 0 && currentTime < 60;
    });
    await tv.page.evaluate(() => {
      const video = document.querySelector('video');
      if (video) video.currentTime = 106;
    });
  }
  await tv.waitForFocus({ id: 'still-watching-continue' });
  await onFlatVideo(tv);
}

export const PLAYER_OFFERS: readonly Journey[] = [
  {
    path: watchOf(SECOND),
    stops: [
      {
        name: 'player-skip',
        async steps(tv) {
          // It has focus as soon as it is there: a key before that would bring the controls without it.
          await tv.waitForFocus({ id: 'skip' });
          await restingAt(4)(tv);
        },
      },
      {
        name: 'player-skip-alone',
        steps: async (tv) => {
          await tv.press('back');
          await tv.waitForFocus({ id: 'skip' });
        },
      },
    ],
  },
  {
    path: watchOf(FIRST),
    stops: [
      { name: 'player-next', steps: restingAt(107), canvas: true },
      {
        name: 'player-next-label',
        steps: async (tv) => {
          await tv.press('down');
          await tv.waitForGone({ id: 'next-countdown' });
        },
      },
    ],
  },
  {
    path: watchOf('hostile-next-blocked'),
    prepare: as('demo'),
    stops: [{ name: 'player-next-upgrade', steps: restingAt(107) }],
  },
  {
    path: watchOf('goodnight-jupiter'),
    prepare: as('demo'),
    // The caption is longer than its card: it begins to scroll 1.5 s after focus has come.
    pace: 1,
    stops: [
      {
        name: 'player-more-like-this',
        steps: async (tv) => {
          await restingAt(110)(tv);
          await tv.waitFor({ id: 'row-more-like-this' });
          await tv.press('up', 2);
          await tv.waitForFocus({ role: 'listitem' });
        },
      },
    ],
  },
  { path: watchOf('copper-sky'), prepare: as('free'), stops: [{ name: 'player-upgrade' }] },
  {
    path: watchOf(FIRST),
    prepare: as('demo', withSettings('demo', { skipCredits: true })),
    stops: [{ name: 'player-still-watching', steps: sleepThrough }],
  },
];
