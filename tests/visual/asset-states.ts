/** The states of a title's page, of a show's episodes and of the player. */
import type { Page } from 'playwright';
import type { App } from '../support/app';
import { walkTo } from '../support/journeys';
import { storeSession } from '../support/storedSession';
import type { Tv } from '../support/tv';
import type { Journey, Stop } from './journey';
import { inPunjabi, openDescription, pausedAt, walk } from './steps';

type Account = 'demo' | 'free';

const as =
  (account: Account, ...more: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page, { url }: App): Promise<void> => {
    const prepare = await storeSession(url, { account, profileChosen: true });
    await prepare(page);
    for (const each of more) await each(page);
  };

/** The profile as somebody else set it. */
const profileWith =
  (fields: object) =>
  async (page: Page): Promise<void> => {
    await page.addInitScript((changes) => {
      const profile = JSON.parse(localStorage.getItem('currentProfile') ?? '{}') as object;
      localStorage.setItem('currentProfile', JSON.stringify({ ...profile, ...changes }));
    }, fields);
  };

async function openEpisodes(tv: Tv): Promise<void> {
  await walkTo(tv, { id: 'asset-episodes' }, ['right']);
  await tv.press('enter');
  await tv.waitFor({ id: 'asset-episodes-list' });
}

async function openCast(tv: Tv): Promise<void> {
  await walkTo(tv, { id: 'asset-more' }, ['right']);
  await tv.press('enter');
  await tv.waitForFocus({ id: 'asset-tab-description' });
  await walk(tv, 'right', 2);
}

const ASSET = '/browser/asset';

/** A screen that an address opens by itself. */
const at = (name: string, path: string, { key, canvas }: Pick<Stop, 'key' | 'canvas'> = {}): Journey => ({
  path,
  stops: [{ name, key, canvas }],
});

export const ASSETS: readonly Journey[] = [
  at('asset-movie', `${ASSET}/the-long-platform`, { key: true, canvas: true }),
  at('asset-show', `${ASSET}/glass-harbour`, { canvas: true }),
  at('asset-not-available', `${ASSET}/dal-lake`),
  at('asset-gurmukhi', `${ASSET}/hostile-gurmukhi`, { canvas: true }),
  at('asset-right-to-left', `${ASSET}/hostile-urdu`, { canvas: true }),
  {
    path: `${ASSET}/the-long-platform`,
    stops: [{ name: 'asset-description', steps: openDescription }],
  },
  {
    path: `${ASSET}/the-long-platform/watch`,
    stops: [{ name: 'player-paused', steps: pausedAt(40), canvas: true }],
  },
  {
    path: `${ASSET}/glass-harbour`,
    prepare: as('demo'),
    stops: [
      { name: 'asset-resume' },
      { name: 'episodes', steps: openEpisodes, key: true, canvas: true },
      { name: 'episodes-seasons', steps: (tv) => walk(tv, 'left') },
    ],
  },
  {
    path: `${ASSET}/glass-harbour`,
    prepare: as('demo', inPunjabi, profileWith({ language: 'pa' })),
    stops: [{ name: 'asset-resume-punjabi' }, { name: 'episodes-punjabi', steps: openEpisodes }],
  },
  {
    path: `${ASSET}/kohinoor-apartments`,
    stops: [{ name: 'episodes-guest', steps: openEpisodes }],
  },
  {
    path: `${ASSET}/glass-harbour`,
    prepare: as('demo', profileWith({ maturityRating: 7 })),
    stops: [{ name: 'asset-age-restricted' }],
  },
  {
    path: `${ASSET}/hostile-show-many`,
    stops: [
      {
        name: 'episodes-many',
        steps: async (tv) => {
          await openEpisodes(tv);
          await walk(tv, 'left');
          await walk(tv, 'down', 9);
        },
      },
    ],
  },
  { path: `${ASSET}/the-long-platform`, stops: [{ name: 'asset-cast', steps: openCast }] },
  { path: `${ASSET}/proscenium-one`, stops: [{ name: 'asset-live' }] },
  { path: `${ASSET}/copper-sky`, prepare: as('free'), stops: [{ name: 'asset-upgrade' }] },
];
