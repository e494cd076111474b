/** The states of a title's page and of a show's episodes. */
import { pressMoving } from '../support/focus';
import { walkTo } from '../support/journeys';
import type { Tv } from '../support/tv';
import type { Journey, Stop } from './journey';
import { inPunjabi, openDescription } from './steps';
import { as, profileWith } from './viewers';

async function openEpisodes(tv: Tv): Promise<void> {
  await walkTo(tv, { id: 'asset-episodes' }, ['right']);
  await tv.press('enter');
  await tv.waitFor({ id: 'asset-episodes-list' });
}

async function openCast(tv: Tv): Promise<void> {
  await walkTo(tv, { id: 'asset-more' }, ['right']);
  await tv.press('enter');
  await tv.waitForFocus({ id: 'asset-tab-description' });
  await pressMoving(tv, 'right', 2);
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
    path: `${ASSET}/glass-harbour`,
    prepare: as('demo'),
    stops: [
      { name: 'asset-resume' },
      { name: 'episodes', steps: openEpisodes, key: true, canvas: true },
      { name: 'episodes-seasons', steps: (tv) => pressMoving(tv, 'left') },
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
          await pressMoving(tv, 'left');
          await pressMoving(tv, 'down', 9);
        },
      },
    ],
  },
  { path: `${ASSET}/the-long-platform`, stops: [{ name: 'asset-cast', steps: openCast }] },
  { path: `${ASSET}/proscenium-one`, stops: [{ name: 'asset-live' }] },
  { path: `${ASSET}/copper-sky`, prepare: as('free'), stops: [{ name: 'asset-upgrade' }] },
];
