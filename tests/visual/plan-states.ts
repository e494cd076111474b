/** The states of the plans: list and tabs, a card that is full, details, countries, the viewer's own plan. */
import type { Page } from 'playwright';
import { EXTRA_PLANS } from '../service/catalogue/extra-plans';
import { PLANS } from '../service/catalogue/plans';
import { pressMoving } from '../support/focus';
import { goTo, walkTo } from '../support/journeys';
import { hoverOver } from '../support/pointer';
import { storeSession } from '../support/storedSession';
import type { App } from '../support/app';
import type { Tv } from '../support/tv';
import type { Journey } from './journey';
import { inPunjabi, waitingAt } from './steps';

type Steps = (tv: Tv) => Promise<void>;

const WELCOME = '/browser/welcome';

/** Plans as anybody can open them. */
const toPlans: Steps = async (tv) => {
  await tv.waitForRoute(WELCOME);
  await goTo(tv, '/browser/plans');
  await tv.waitForFocus({ id: 'buy-plan-premium' });
};

const pressTo =
  (shown: string): Steps =>
  async (tv) => {
    await tv.press('enter');
    await tv.waitFor({ id: shown });
  };

const toTab =
  (tab: string, press = false): Steps =>
  async (tv) => {
    await walkTo(tv, { id: `plan-tab-${tab}` }, ['up', 'right']);
    if (press) await tv.press('enter');
    await tv.idle();
  };

/** The service's plans, and more than a page of them. */
async function withExtraPlans(page: Page): Promise<void> {
  const visible = PLANS.filter(({ uuid }) => uuid !== 'plan-partner');
  await page.route('**/payments/plan', (route) => route.fulfill({ json: [...visible, ...EXTRA_PLANS] }));
}

const subscribed =
  (subscription: object) =>
  async (page: Page, { url }: App): Promise<void> => {
    await (
      await storeSession(url, { account: 'demo', profileChosen: true })
    )(page);
    await page.route('**/payments/subscription', (route) => route.fulfill({ json: subscription }));
  };

const toOwnPlans: Steps = async (tv) => {
  await goTo(tv, '/browser/plans');
  await tv.waitFor({ id: 'plan-plan-front-row' });
};

export const PLAN_STATES: readonly Journey[] = [
  {
    path: WELCOME,
    stops: [
      { name: 'plans', steps: toPlans, key: true, canvas: true },
      {
        name: 'plans-skip-dialog',
        steps: async (tv) => {
          await walkTo(tv, { id: 'plans-skip' }, ['down']);
          await pressTo('plans-skip-dialog')(tv);
        },
      },
    ],
  },
  {
    path: WELCOME,
    prepare: withExtraPlans,
    stops: [
      {
        name: 'plans-all',
        steps: async (tv) => {
          await toPlans(tv);
          await toTab('all', true)(tv);
          await pressMoving(tv, 'down');
          await pressMoving(tv, 'right', 3);
        },
      },
      {
        name: 'plans-pointer',
        steps: async (tv) => {
          await hoverOver(tv, { id: 'details-plan-front-row' });
          await hoverOver(tv, { id: 'plans-next' });
        },
      },
    ],
  },
  {
    path: WELCOME,
    prepare: withExtraPlans,
    stops: [
      {
        name: 'plan-details',
        steps: async (tv) => {
          await toPlans(tv);
          await pressMoving(tv, 'right', 2);
          await pressMoving(tv, 'down');
          await tv.waitForFocus({ id: 'details-plan-festival' });
          await pressTo('plan-details')(tv);
        },
        key: true,
        canvas: true,
      },
      { name: 'plan-details-end', steps: (tv) => tv.press('down', 4) },
      {
        name: 'plan-countries',
        steps: async (tv) => {
          await tv.press('back');
          await tv.waitForFocus({ id: 'details-plan-festival' });
          await pressMoving(tv, 'right');
          await pressMoving(tv, 'down');
          await pressTo('plan-countries')(tv);
        },
      },
    ],
  },
  {
    path: '/browser/asset/the-long-platform',
    prepare: subscribed({ planUuid: 'plan-front-row' }),
    stops: [{ name: 'plans-current', steps: toOwnPlans }],
  },
  {
    path: '/browser/asset/the-long-platform',
    prepare: subscribed({
      planUuid: 'plan-front-row',
      isCancelationScheduled: true,
      nextPaymentDate: '2026-04-12T12:00:00.000Z',
    }),
    stops: [{ name: 'plans-cancelled', steps: toOwnPlans }],
  },
  {
    path: WELCOME,
    waiting: true,
    prepare: async (page) => {
      await page.route('**/payments/plan', () => undefined);
    },
    stops: [{ name: 'plans-skeleton', steps: waitingAt(WELCOME, '/browser/plans', 'plans-skeleton') }],
  },
  {
    path: WELCOME,
    arrange: (app) => app.fault({ match: 'GET /api/payments/plan', status: 500, times: null }),
    stops: [
      {
        name: 'plans-failed',
        steps: async (tv) => {
          await tv.waitForRoute(WELCOME);
          await goTo(tv, '/browser/plans');
          await tv.waitFor({ id: 'retry' });
        },
      },
    ],
  },
  {
    path: WELCOME,
    prepare: async (page) => {
      await inPunjabi(page);
      await withExtraPlans(page);
    },
    stops: [
      { name: 'plans-punjabi', steps: toPlans },
      {
        name: 'plan-details-punjabi',
        steps: async (tv) => {
          await pressMoving(tv, 'down');
          await pressTo('plan-details')(tv);
        },
      },
    ],
  },
];
