/** The states of a title's page and of a show's episodes. */
import type { Page } from 'playwright-core';
import type { App } from '../support/app';
import { walkTo } from '../support/journeys';
import { asMember } from '../support/members';
import type { Tv } from '../support/tv';
import type { Journey } from './states';
import { inPunjabi, walk } from './steps';

type Account = 'demo' | 'free';

const as =
  (account: Account, ...more: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page, { url }: App): Promise<void> => {
    const prepare = await asMember(url, { account, watching: true });
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

export const ASSETS: readonly Journey[] = [
  {
    path: `${ASSET}/glass-harbour`,
    prepare: as('demo'),
    stops: [
      { name: 'asset-resume', key: true },
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
