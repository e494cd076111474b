/**
 * The states of the product that have an accepted picture. Data: a journey opens the app once and stops at states, one
 * after the other; entering home takes longer than walking on from it. Pictures lie in
 * visual-baselines/{engine}/{resolution}/{name}.webp, the scene beside them as {name}.json.
 */
import type { Page } from 'playwright-core';
import type { App } from '../support/app';
import { settingsWith } from '../support/catalogue';
import { enterAsGuest } from '../support/journeys';
import type { Tv } from '../support/tv';
import { ASSETS } from './asset-states';
import { FAVOURITES } from './favourite-states';
import { PAGES } from './page-states';
import { LISTINGS } from './listing-states';
import { PROFILES } from './profile-states';
import { SIGN_IN } from './sign-in-states';
import { REGISTRATION } from './registration-states';
import { SEARCHES } from './search-states';
import { SETTINGS_AND_PURCHASE } from './settings-states';
import {
  askToLeave,
  askToSignOut,
  homeIs,
  inPunjabi,
  leaveQuestionForBrowse,
  neverAnswerPages,
  offlineFor,
  offlineForLong,
  onFlatVideo,
  onHomeFailing,
  openBrowse,
  openDescription,
  openLegal,
  pausedAt,
  readOn,
  toGuestButton,
  waitingFor,
  walk,
  walks,
} from './steps';

export type Resolution = '1280x720' | '1920x1080';

/** The engine that draws: WebGL, or the 2D canvas of sets without it. */
export type Engine = 'webgl' | 'canvas';

/** A state, and what the viewer does to get there from the stop before; the picture waits for idle after it. */
export interface Stop {
  /** File name of its pictures: lower case, hyphens. */
  name: string;
  steps?: (tv: Tv) => Promise<void>;
  /** Every state is taken at 1280x720; key screens also at 1920x1080. */
  key?: true;
  /** Also taken on the 2D canvas engine, at 1280x720. */
  canvas?: true;
}

export interface Journey {
  /** Where the viewer opens the app, with a query where one is needed: '/browser/welcome'. */
  path: string;
  /** Faults and the like, before the app is opened. */
  arrange?: (app: App) => Promise<void>;
  /** Before the app's first script. */
  prepare?: (page: Page, app: App) => Promise<void>;
  /** Its one picture shows the waiting itself: the steps hold the clock at an exact time, and idle never comes. */
  waiting?: true;
  stops: readonly Stop[];
}

const WELCOME = '/browser/welcome';
const HOME_PAGE = 'GET /api/page/home/components';
const forever = { times: null } as const;

export const HOME: Journey = {
  path: WELCOME,
  stops: [
    { name: 'home', steps: enterAsGuest, key: true, canvas: true },
    { name: 'exit-dialog', steps: askToLeave, canvas: true },
    { name: 'menu', steps: leaveQuestionForBrowse, key: true, canvas: true },
    { name: 'home-live', steps: walks(['right', 1], ['down', 1]) },
    // The third slot keeps the focus from the fourth card on.
    { name: 'home-row', steps: walks(['down', 1], ['right', 4]), key: true, canvas: true },
    { name: 'home-portraits', steps: walks(['down', 1], ['right', 3]) },
    { name: 'home-billboard', steps: walks(['down', 1]), canvas: true },
    { name: 'home-expandable', steps: walks(['down', 1], ['right', 2]), canvas: true },
    { name: 'home-large-portraits', steps: walks(['down', 2], ['right', 1]) },
    { name: 'home-featured', steps: walks(['down', 1]), canvas: true },
    { name: 'home-second-jumbotron', steps: walks(['down', 5]) },
  ],
};

/** A deployment with other settings. */
const settingsAre =
  (changes: Record<string, unknown>): NonNullable<Journey['arrange']> =>
  async (app) =>
    app.fault({ match: 'GET /api/settings', body: await settingsWith(app, changes), ...forever });

/** A screen that an address opens by itself. */
const at = (name: string, path: string, { key, canvas }: Pick<Stop, 'key' | 'canvas'> = {}): Journey => ({
  path,
  stops: [{ name, key, canvas }],
});

export const JOURNEYS: readonly Journey[] = [
  {
    path: WELCOME,
    stops: [
      { name: 'welcome', key: true, canvas: true },
      { name: 'welcome-guest', steps: toGuestButton },
    ],
  },
  {
    path: WELCOME,
    arrange: settingsAre({ showRegistration: false }),
    stops: [{ name: 'welcome-unregistered' }],
  },
  {
    path: WELCOME,
    arrange: settingsAre({ theme: { images: { logo: '/images/brand/logo.png' } } }),
    stops: [{ name: 'welcome-logo' }],
  },
  {
    path: WELCOME,
    arrange: settingsAre({ welcomeBackgroundVideo: '/media/trailer/manifest.mpd' }),
    stops: [{ name: 'welcome-video', steps: onFlatVideo }],
  },
  {
    path: WELCOME,
    stops: [
      { name: 'legal', steps: openLegal('welcome-terms'), key: true, canvas: true },
      { name: 'legal-read', steps: readOn },
    ],
  },
  {
    path: WELCOME,
    arrange: (app) => app.fault({ match: 'GET /legal/*', status: 404, ...forever }),
    stops: [{ name: 'legal-failed', steps: openLegal('welcome-privacy') }],
  },
  { path: '/', stops: [{ name: 'sign-out-dialog', steps: askToSignOut }] },
  {
    path: WELCOME,
    prepare: inPunjabi,
    stops: [
      { name: 'welcome-punjabi' },
      { name: 'home-punjabi', steps: enterAsGuest },
      { name: 'menu-punjabi', steps: openBrowse },
    ],
  },
  ...SIGN_IN,

  HOME,
  { path: WELCOME, prepare: homeIs('live'), stops: [{ name: 'page-live', steps: enterAsGuest }] },
  {
    path: WELCOME,
    waiting: true,
    prepare: neverAnswerPages,
    stops: [{ name: 'page-skeleton', steps: waitingFor(2_100) }],
  },
  {
    path: WELCOME,
    prepare: homeIs('hostile'),
    stops: [
      {
        name: 'hostile-titles',
        steps: async (tv) => {
          await enterAsGuest(tv);
          await walk(tv, 'down');
          await walk(tv, 'right', 9);
        },
      },
    ],
  },

  {
    path: WELCOME,
    arrange: (app) => app.fault({ match: 'GET /api/settings', status: 403, ...forever }),
    stops: [{ name: 'network-blocked' }],
  },
  {
    path: WELCOME,
    arrange: (app) => app.fault({ match: 'GET /api/settings', malformed: true, ...forever }),
    stops: [{ name: 'settings-malformed' }],
  },
  {
    path: WELCOME,
    arrange: (app) =>
      app.fault({ match: HOME_PAGE, status: 404, body: { code: 'page_not_exists' }, ...forever }),
    stops: [{ name: 'page-not-exists', steps: onHomeFailing('/browser/page_not_exists') }],
  },
  {
    path: WELCOME,
    arrange: (app) => app.fault({ match: HOME_PAGE, status: 500, ...forever }),
    stops: [{ name: 'something-went-wrong', steps: onHomeFailing('/browser/something_went_wrong') }],
  },
  {
    path: WELCOME,
    waiting: true,
    stops: [{ name: 'offline-banner', steps: offlineFor(200), canvas: true }],
  },
  { path: WELCOME, stops: [{ name: 'network-error', steps: offlineForLong, canvas: true }] },

  at('asset-movie', '/browser/asset/the-long-platform', { key: true, canvas: true }),
  at('asset-show', '/browser/asset/glass-harbour', { canvas: true }),
  at('asset-not-available', '/browser/asset/dal-lake'),
  at('asset-gurmukhi', '/browser/asset/hostile-gurmukhi', { canvas: true }),
  at('asset-right-to-left', '/browser/asset/hostile-urdu', { canvas: true }),
  {
    path: '/browser/asset/the-long-platform',
    stops: [{ name: 'asset-description', steps: openDescription }],
  },
  {
    path: '/browser/asset/the-long-platform/watch',
    stops: [{ name: 'player-paused', steps: pausedAt(40), canvas: true }],
  },
  ...ASSETS,
  ...PAGES,
  ...LISTINGS,
  ...PROFILES,
  ...SEARCHES,
  ...FAVOURITES,
  ...REGISTRATION,
  ...SETTINGS_AND_PURCHASE,
];
