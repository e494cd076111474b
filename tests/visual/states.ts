/**
 * The states of the product that have an accepted picture. Data: a state is a path, and what a viewer does from there.
 * Pictures lie in visual-baselines/{engine}/{resolution}/{name}.png, the scene beside them as {name}.json.
 */
import type { Page } from 'playwright-core';
import type { App } from '../support/app';
import { enterAsGuest } from '../support/journeys';
import type { Tv } from '../support/tv';
import {
  askToLeave,
  homeIs,
  neverAnswerPages,
  onHome,
  onHomeFailing,
  openBrowse,
  openDescription,
  pausedAt,
  toGuestButton,
  waitingFor,
} from './steps';

export type Resolution = '1280x720' | '1920x1080';

/** The engine that draws: WebGL, or the 2D canvas of sets without it. */
export type Engine = 'webgl' | 'canvas';

export interface VisualState {
  /** File name of its pictures: lower case, hyphens. */
  name: string;
  /** Where the viewer opens the app, with a query where one is needed: '/browser/welcome'. */
  path: string;
  /** Every state is taken at 1280x720; key screens also at 1920x1080. */
  resolutions?: readonly Resolution[];
  engines?: readonly Engine[];
  /** Faults and the like, before the app is opened. */
  arrange?: (app: App) => Promise<void>;
  /** Before the app's first script. */
  prepare?: (page: Page) => Promise<void>;
  /** What the viewer does; the picture waits for idle after it. */
  steps?: (tv: Tv) => Promise<void>;
  /** The picture shows the waiting itself: `steps` hold the clock at an exact time, and idle never comes. */
  waiting?: true;
}

const BOTH: readonly Resolution[] = ['1280x720', '1920x1080'];
const WELCOME = '/browser/welcome';

const HOME_PAGE = 'GET /api/page/home/components';
const forever = { times: null } as const;

export const STATES: readonly VisualState[] = [
  { name: 'welcome', path: WELCOME, resolutions: BOTH },
  { name: 'welcome-guest', path: WELCOME, steps: toGuestButton },

  { name: 'home', path: WELCOME, resolutions: BOTH, steps: enterAsGuest },
  // The third slot keeps the focus from the fourth card on.
  { name: 'home-row', path: WELCOME, resolutions: BOTH, steps: onHome(['down', 2], ['right', 4]) },
  { name: 'home-live', path: WELCOME, steps: onHome(['down', 1]) },
  { name: 'home-portraits', path: WELCOME, steps: onHome(['down', 3], ['right', 3]) },
  { name: 'home-billboard', path: WELCOME, steps: onHome(['down', 4]) },
  { name: 'home-expandable', path: WELCOME, steps: onHome(['down', 5], ['right', 2]) },
  { name: 'home-large-portraits', path: WELCOME, steps: onHome(['down', 7], ['right', 1]) },
  { name: 'home-featured', path: WELCOME, steps: onHome(['down', 8]) },
  { name: 'page-live', path: WELCOME, prepare: homeIs('live'), steps: enterAsGuest },
  { name: 'menu', path: WELCOME, resolutions: BOTH, steps: openBrowse },
  { name: 'exit-dialog', path: WELCOME, steps: askToLeave },
  {
    name: 'page-skeleton',
    path: WELCOME,
    waiting: true,
    prepare: neverAnswerPages,
    steps: waitingFor(2_100),
  },
  {
    name: 'hostile-titles',
    path: WELCOME,
    prepare: homeIs('hostile'),
    steps: onHome(['down', 1], ['right', 9]),
  },

  {
    name: 'network-blocked',
    path: WELCOME,
    arrange: (app) => app.fault({ match: 'GET /api/settings', status: 403, ...forever }),
  },
  {
    name: 'settings-malformed',
    path: WELCOME,
    arrange: (app) => app.fault({ match: 'GET /api/settings', malformed: true, ...forever }),
  },
  {
    name: 'page-not-exists',
    path: WELCOME,
    arrange: (app) =>
      app.fault({ match: HOME_PAGE, status: 404, body: { code: 'page_not_exists' }, ...forever }),
    steps: onHomeFailing('/browser/page_not_exists'),
  },
  {
    name: 'something-went-wrong',
    path: WELCOME,
    arrange: (app) => app.fault({ match: HOME_PAGE, status: 500, ...forever }),
    steps: onHomeFailing('/browser/something_went_wrong'),
  },

  { name: 'asset-movie', path: '/browser/asset/the-long-platform', resolutions: BOTH },
  { name: 'asset-show', path: '/browser/asset/glass-harbour' },
  { name: 'asset-not-available', path: '/browser/asset/dal-lake' },
  { name: 'asset-gurmukhi', path: '/browser/asset/hostile-gurmukhi' },
  { name: 'asset-right-to-left', path: '/browser/asset/hostile-urdu' },
  {
    name: 'asset-description',
    path: '/browser/asset/the-long-platform',
    steps: openDescription,
  },

  { name: 'player-paused', path: '/browser/asset/the-long-platform/watch', steps: pausedAt(40) },
];
