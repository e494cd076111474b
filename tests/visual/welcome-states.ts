/** Welcome in its variants, the legal texts, and the question before signing out. */
import { settingsWith } from '../support/catalogue';
import { enterAsGuest } from '../support/journeys';
import type { Journey } from './journey';
import { askToSignOut, inPunjabi, onFlatVideo, openBrowse, openLegal, readOn, toGuestButton } from './steps';

const WELCOME = '/browser/welcome';
const forever = { times: null } as const;

/** A deployment with other settings. */
const settingsAre =
  (changes: Record<string, unknown>): NonNullable<Journey['arrange']> =>
  async (app) =>
    app.fault({ match: 'GET /api/settings', body: await settingsWith(app, changes), ...forever });

export const WELCOMES: readonly Journey[] = [
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
];
