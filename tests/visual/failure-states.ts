/** The service refused or failed, a page that is not there, and no network. */
import type { Journey } from './journey';
import { offlineFor, offlineForLong, onHomeFailing } from './steps';

const WELCOME = '/browser/welcome';
const HOME_PAGE = 'GET /api/page/home/components';
const forever = { times: null } as const;

export const FAILURES: readonly Journey[] = [
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
];
