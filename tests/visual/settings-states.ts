/** The states of the settings and of buying a plan. */
import type { Page } from 'playwright';
import { PLANS } from '../service/catalogue/plans';
import { pressMoving } from '../support/focus';
import { beSet } from '../support/deviceClass';
import { goTo } from '../support/journeys';
import { storeSession, type StoredSession } from '../support/storedSession';
import type { App } from '../support/app';
import type { Tv } from '../support/tv';
import type { Journey } from './journey';
import { inPunjabi } from './steps';

type Steps = (tv: Tv) => Promise<void>;
type Prepare = NonNullable<Journey['prepare']>;

/** A place of the app that needs nothing of the page behind it. */
const SOMEWHERE = '/browser/asset/the-long-platform';
/** Name, description and three prices, each with a promotion. */
const [, PREMIUM] = PLANS;

const member =
  (account: StoredSession['account']): Prepare =>
  async (page, { url }) =>
    (await storeSession(url, { account, profileChosen: true }))(page);

/** Device ids are drawn by lot. What decides the class is the machine's, so it is set too. */
async function withDeviceId(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('deviceId', '7d1c5a34-9e02-4b6f-8a11-c0ffee5e77e5'));
}

const both =
  (...prepares: readonly Prepare[]): Prepare =>
  async (page: Page, app: App) => {
    for (const prepare of prepares) await prepare(page, app);
  };

/** Opens a path over the title; its view, or what it waits for, has come in. */
const to =
  (path: string, id: string, state: object | null = null): Steps =>
  async (tv) => {
    await goTo(tv, path, state);
    await tv.waitFor({ id });
  };

/** Down the menu, to the view of the entry there. */
const downTo =
  (view: string): Steps =>
  async (tv) => {
    await pressMoving(tv, 'down');
    await tv.waitFor({ id: `settings-view-${view}` });
  };

/** Down a list that scrolls, to its line of that name. */
const downTheLines =
  (id: string): Steps =>
  async (tv) => {
    while ((await tv.focused()).id !== id) await pressMoving(tv, 'down');
  };

const SETTINGS = '/browser/settings';
const BUY = '/browser/buy_plan';

/** The QR code carries a context drawn by lot, and the address of a port that is. */
async function withCheckout(page: Page): Promise<void> {
  await page.route('**/attributed-checkout', (route) =>
    route.fulfill({ json: { contextId: 'c1', url: 'https://proscenium.example/checkout?contextId=c1' } }),
  );
  await page.route('**/attributed-checkout?*', (route) =>
    route.fulfill({ json: { checkoutFinished: false } }),
  );
}

/** What the service tells of Premium on the day it was bought with free days. */
async function withFreeDays(page: Page): Promise<void> {
  await page.route('**/payments/subscription', (route) =>
    route.fulfill({
      json: {
        planUuid: PREMIUM?.uuid,
        planMetadata: { name: 'Premium' },
        nextPaymentDate: '2026-03-28T14:45:00.000Z',
        price: PREMIUM?.prices[0],
      },
    }),
  );
}

export const SETTINGS_AND_PURCHASE: readonly Journey[] = [
  {
    path: SOMEWHERE,
    prepare: both(member('demo'), withDeviceId, (page) => beSet(page, { memory: 2 })),
    stops: [
      {
        name: 'settings',
        steps: async (tv) => {
          await to(SETTINGS, 'subscription-change')(tv);
        },
        key: true,
        canvas: true,
      },
      { name: 'settings-device', steps: downTo('device'), changing: 'fact-textures' },
      { name: 'settings-contact', steps: downTo('contact') },
      {
        name: 'settings-cancel',
        steps: async (tv) => {
          await pressMoving(tv, 'up', 2);
          await tv.press('right', 2);
          await tv.waitForFocus({ id: 'subscription-cancel' });
          await tv.press('enter');
          await tv.waitFor({ id: 'cancel-dialog' });
        },
      },
    ],
  },
  {
    path: SOMEWHERE,
    prepare: member('demo'),
    stops: [
      {
        name: 'settings-playback',
        steps: async (tv) => {
          await to(SETTINGS, 'setting-skipIntro')(tv);
          await pressMoving(tv, 'right');
          await downTheLines('setting-skipRecap')(tv);
          await tv.press('enter');
        },
      },
      {
        name: 'settings-languages',
        steps: async (tv) => {
          await downTheLines('setting-subtitles')(tv);
          await tv.press('enter');
          await tv.waitForFocus({ role: 'radio' });
        },
      },
    ],
  },
  {
    path: SOMEWHERE,
    prepare: member('free'),
    stops: [{ name: 'settings-no-plan', steps: to(SETTINGS, 'subscription-buy') }],
  },
  {
    path: SOMEWHERE,
    prepare: member('partner'),
    stops: [{ name: 'settings-partner', steps: to(SETTINGS, 'managed-by') }],
  },
  {
    path: SOMEWHERE,
    prepare: inPunjabi,
    stops: [{ name: 'settings-guest-punjabi', steps: to(SETTINGS, 'settings-sign-in') }],
  },
  {
    path: SOMEWHERE,
    prepare: both(member('free'), withCheckout, withFreeDays),
    stops: [
      { name: 'buy-plan-terms', steps: to(BUY, 'agree', { plan: PREMIUM }) },
      {
        name: 'buy-plan',
        steps: async (tv) => {
          await tv.press('enter');
          await tv.waitFor({ id: 'checkout-qr' });
        },
      },
      {
        name: 'purchase-not-added',
        steps: to('/browser/failed_buy_plan', 'try-again', { plan: PREMIUM, planNotAdded: true }),
      },
      {
        name: 'purchase-expired',
        steps: to('/browser/failed_buy_plan', 'try-again', {
          plan: PREMIUM,
          priceUuid: 'price-premium-year',
          checkoutExpired: true,
        }),
      },
      {
        name: 'purchase-unknown',
        steps: to('/browser/failed_buy_plan', 'try-again', {
          plan: PREMIUM,
          openCheckout: { contextId: 'c1', url: null, priceUuid: 'price-premium-year' },
        }),
      },
      {
        name: 'purchase-success',
        steps: to('/browser/success_buy_plan', 'ok', { plan: PREMIUM, priceUuid: 'price-premium-month' }),
      },
    ],
  },
];
