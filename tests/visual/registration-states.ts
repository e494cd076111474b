/** The states of registration, interests and plans. */
import type { Page } from 'playwright';
import { goTo, walkTo } from '../support/journeys';
import type { Tv } from '../support/tv';
import type { Journey } from './journey';
import { inPunjabi, waitingAt, walk } from './steps';

const REGISTER = '/browser/welcome/register';
type Steps = (tv: Tv) => Promise<void>;

const inTurn =
  (...steps: readonly Steps[]): Steps =>
  async (tv) => {
    for (const step of steps) await step(tv);
  };

/** Writes into a field, wherever focus is in the form. */
const write =
  (field: string, text: string): Steps =>
  async (tv) => {
    await tv.waitFor({ id: `register-${field}` });
    await walkTo(tv, { id: `register-${field}` }, ['up', 'down']);
    await tv.type(text);
  };

const goOn: Steps = async (tv) => {
  await walkTo(tv, { id: 'register-continue' }, ['down']);
  await tv.press('enter');
};

const shows =
  (id: string): Steps =>
  async (tv) => {
    await tv.waitFor({ id });
  };

const toPasswords = inTurn(goOn, shows('register-password'));

/** A new account, as far as its interests. */
const toInterests = inTurn(
  write('email', 'asha@example.com'),
  toPasswords,
  write('password', 'popcorn2'),
  write('repeat', 'popcorn2'),
  goOn,
  shows('interest-cinema'),
);

/** Plans as anybody can open them. */
const toPlans: Steps = async (tv) => {
  await tv.waitForRoute('/browser/welcome');
  await goTo(tv, '/browser/plans');
  await tv.waitFor({ id: 'plan-plan-premium' });
};

const refuseSaving: Steps = async ({ page }) => {
  await page.route('**/users/profile/*', (route) => route.fulfill({ status: 500 }));
};

/** The viewer has that plan. */
const hasPlan =
  (planUuid: string) =>
  async (page: Page): Promise<void> => {
    await page.route('**/payments/subscription', (route) => route.fulfill({ json: { planUuid } }));
  };

export const REGISTRATION: readonly Journey[] = [
  {
    path: REGISTER,
    stops: [
      { name: 'register-email', steps: shows('register-email'), canvas: true },
      { name: 'register-email-invalid', steps: inTurn(write('email', 'demo@proscenium'), goOn) },
      { name: 'register-password', steps: inTurn(write('email', '.tv'), toPasswords) },
      {
        name: 'register-password-short',
        steps: inTurn(write('password', 'seven77'), goOn, shows('register-password-error')),
      },
      {
        name: 'register-password-mismatch',
        steps: inTurn(
          write('password', '8'),
          write('repeat', 'seven777'),
          goOn,
          shows('register-repeat-error'),
        ),
        canvas: true,
      },
      {
        name: 'register-email-taken',
        steps: inTurn((tv) => tv.press('back'), write('repeat', '8'), goOn, shows('register-email-error')),
      },
    ],
  },
  {
    path: REGISTER,
    stops: [
      { name: 'interests', steps: toInterests, canvas: true },
      {
        name: 'interests-some',
        steps: inTurn(
          (tv) => tv.press('enter'),
          (tv) => walk(tv, 'right'),
          (tv) => tv.press('enter'),
          (tv) => walk(tv, 'down'),
        ),
        canvas: true,
      },
      {
        name: 'interests-no-preferences',
        steps: inTurn(
          (tv) => walk(tv, 'right'),
          (tv) => tv.press('enter'),
        ),
      },
      {
        name: 'interests-refused',
        steps: inTurn(
          refuseSaving,
          (tv) => walk(tv, 'down'),
          (tv) => tv.press('enter'),
          shows('interests-error'),
        ),
      },
    ],
  },
  {
    path: REGISTER,
    prepare: hasPlan('plan-front-row'),
    stops: [
      {
        name: 'plans-current',
        steps: inTurn(
          toInterests,
          (tv) => tv.press('enter'),
          (tv) => walkTo(tv, { id: 'interests-continue' }, ['down']),
          (tv) => tv.press('enter'),
          shows('plan-plan-premium'),
        ),
        canvas: true,
      },
    ],
  },
  {
    path: '/browser/welcome',
    stops: [
      { name: 'plans', steps: inTurn(toPlans, (tv) => walk(tv, 'right')), key: true },
      {
        name: 'plans-skip-dialog',
        steps: inTurn(
          (tv) => walkTo(tv, { id: 'plans-skip' }, ['down']),
          (tv) => tv.press('enter'),
          shows('plans-skip-dialog'),
        ),
      },
    ],
  },
  {
    path: '/browser/welcome',
    waiting: true,
    prepare: async (page) => {
      await page.route('**/payments/plan', () => undefined);
    },
    stops: [
      { name: 'plans-skeleton', steps: waitingAt('/browser/welcome', '/browser/plans', 'plans-skeleton') },
    ],
  },
  {
    path: '/browser/welcome',
    arrange: (app) => app.fault({ match: 'GET /api/payments/plan', status: 500, times: null }),
    stops: [
      {
        name: 'plans-failed',
        steps: async (tv) => {
          await tv.waitForRoute('/browser/welcome');
          await goTo(tv, '/browser/plans');
          await tv.waitFor({ id: 'retry' });
        },
      },
    ],
  },
  {
    path: REGISTER,
    prepare: inPunjabi,
    stops: [
      {
        name: 'register-email-taken-punjabi',
        steps: inTurn(
          write('email', 'demo@proscenium.tv'),
          toPasswords,
          write('password', 'popcorn2'),
          write('repeat', 'popcorn2'),
          goOn,
          shows('register-email-error'),
        ),
      },
    ],
  },
  {
    path: '/browser/welcome',
    prepare: inPunjabi,
    stops: [{ name: 'plans-punjabi', steps: toPlans, canvas: true }],
  },
];
