/** How often the service is asked while plans are looked at and bought, and answers about payments that no service should give. */
import { beforeEach, expect, test } from 'vitest';
import { useApp, type OpenOptions } from '../support/app';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { KEYS } from '../support/hands';
import { goTo, walkTo } from '../support/journeys';
import { agreeing, payOnPhone } from '../support/phone';
import { stays } from '../support/stays';
import { storeSession, type StoredSession } from '../support/storedSession';
import type { Tv } from '../support/tv';

const app = useApp();
beforeEach(() => app.reset());

const CHECKOUT = '/api/payments/attributed-checkout';
const PLANS = '/browser/plans';
const BUY = '/browser/buy_plan';
/** The set asks for the payment every 2.5 s. */
const ENDED_MS = 10_000;

const times = async (method: 'GET' | 'POST', path: string): Promise<number> =>
  (await app.requests()).filter((request) => request.method === method && request.path === path).length;

async function openAs(account: StoredSession['account'], options?: OpenOptions): Promise<Tv> {
  const tv = await app.open('/', {
    ...options,
    prepare: await storeSession(app.url, { account, profileChosen: true }),
  });
  await tv.waitForRoute(account === 'free' ? '/browser/profiles/interests' : '/browser/home');
  await tv.idle();
  return tv;
}

async function choosePremium(tv: Tv): Promise<void> {
  await tv.waitForRoute(PLANS);
  await KEYS.press(tv, 'buy-plan-premium', ['left', 'right']);
  await tv.waitForRoute(BUY);
  await tv.waitForFocus({ id: 'agree' });
  await tv.idle();
}

test('[PLAN-16, PLAN-17, PLAN-18, PLAN-23] one checkout a price and visit, however often it is pressed; nothing is asked after it is paid', async () => {
  const tv = await openAs('free');
  await goTo(tv, PLANS);
  await choosePremium(tv);
  await app.fault({ match: `POST ${CHECKOUT}`, delayMs: 500 });
  // Agreed, taken back, agreed: before the first answer is there.
  const first = await agreeing(tv, () => tv.press('enter', 3));
  expect(await times('POST', CHECKOUT)).toBe(1);
  await walkTo(tv, { id: 'price-price-premium-year' }, ['up']);
  await agreeing(tv, () => tv.press('enter', 2));
  await pressAndSettle(tv, 'up');
  await pressAndSettle(tv, 'up');
  await tv.waitForFocus({ id: 'price-price-premium-month' });
  await tv.press('enter');
  await tv.waitFor({ id: 'checkout-qr' });
  expect(await times('POST', CHECKOUT), 'the first one is taken up again').toBe(2);

  await pressAndSettle(tv, 'back');
  await choosePremium(tv);
  const second = await agreeing(tv, () => tv.press('enter'));
  expect(second, 'another visit').not.toBe(first);
  expect(await times('POST', CHECKOUT)).toBe(3);
  await payOnPhone(tv, second);
  await tv.waitForRoute('/browser/success_buy_plan', ENDED_MS);
  await tv.idle();
  // Two polls' time and more.
  await stays(2000, () => times('GET', CHECKOUT));
  expect(await times('POST', '/checkout')).toBe(1);
});

test('[PLAN-01, PLAN-09, PLAN-10] a visit of the plans asks for each list once, whatever is opened', async () => {
  const tv = await openAs('demo');
  await app.forgetRequests();
  await goTo(tv, PLANS);
  await tv.waitForFocus({ id: 'details-plan-premium' });
  await tv.idle();
  for (let visits = 0; visits < 2; visits += 1) {
    await tv.press('enter');
    await tv.waitFor({ id: 'plan-details-text' });
    await tv.idle();
    await pressAndSettle(tv, 'back');
    await tv.waitForFocus({ id: 'details-plan-premium' });
  }
  await walkTo(tv, { id: 'countries-plan-premium' }, ['down']);
  await tv.press('enter');
  await tv.waitFor({ id: 'country-list' });
  await pressAndSettle(tv, 'back');
  await walkTo(tv, { id: 'plan-tab-all' }, ['up', 'right']);
  await pressAndSettle(tv, 'enter');
  const lists = ['/payments/plan', '/payments/subscription', '/interests'];
  expect(await Promise.all(lists.map((path) => times('GET', `/api${path}`)))).toEqual([1, 1, 1]);
  expect(tv.errors).toEqual([]);
});

test('[PLAN-17, PLAN-22] an answer without an address: the code carries the deployment`s own page; without one the plan has not been added', async () => {
  const config = (await (await fetch(`${app.url}/config.json`)).json()) as Record<string, unknown>;
  const { checkoutUrl, ...without } = config;
  // The one that goes on polling is the last.
  for (const body of [without, config]) {
    await app.reset();
    await app.fault({ match: 'GET /config.json', body });
    const tv = await openAs('free');
    await goTo(tv, PLANS);
    await choosePremium(tv);
    await app.fault({ match: `POST ${CHECKOUT}`, body: { contextId: 'of-nobody' } });
    if (body === config) {
      await app.fault({ match: `GET ${CHECKOUT}`, body: { checkoutFinished: false }, times: null });
      await tv.press('enter');
      await tv.waitFor({
        id: 'checkout-address',
        name: `${String(checkoutUrl)}?contextId=of-nobody`,
      });
      await tv.waitFor({ id: 'checkout-qr' });
    } else {
      await tv.press('enter');
      await tv.waitForRoute('/browser/failed_buy_plan');
      await tv.waitFor({ role: 'heading', name: "Your plan hasn't been added" });
      await tv.waitForFocus({ id: 'try-again' });
      expect(await tv.page.locator('svg').count(), 'no code').toBe(0);
      expect(await times('GET', CHECKOUT), 'nothing is polled').toBe(0);
    }
    await tv.idle();
    await expectOneFocus(tv, `config with ${Object.keys(body).length} keys`);
  }
});

/** What the subscription may be: a plan that nobody sells, a day that has passed, none, and none at all. */
const ODD = {
  planUuid: 'plan-of-before',
  planMetadata: { name: 'Plan of before' },
  price: { uuid: 'p', interval: 'month', amount: 1000, currency: 'inr' },
};
const ODD_SUBSCRIPTIONS: readonly (readonly [body: object, payment: string | undefined])[] = [
  [{ ...ODD, nextPaymentDate: '2001-02-03T12:00:00Z' }, 'Next payment: February 3, 2001'],
  [
    { ...ODD, nextPaymentDate: '2001-02-03T12:00:00Z', isCancelationScheduled: true },
    'Active until: February 3, 2001',
  ],
  [ODD, undefined],
  [{ ...ODD, nextPaymentDate: 'soon' }, undefined],
  [{ ...ODD, nextPaymentDate: null, planMetadata: { name: '' } }, undefined],
];

test('[SUB-04, SUB-06, SUB-09, PLAN-07] a subscription whose plan is not on sale, with a day in the past, no date, or none at all, and no card', async () => {
  const tv = await openAs('demo');
  for (const [body, payment] of ODD_SUBSCRIPTIONS) {
    const what = JSON.stringify(body);
    await app.fault(
      { match: 'GET /api/payments/subscription', body, times: 2 },
      { match: 'GET /api/payments/card', body: null },
    );
    await goTo(tv, '/browser/settings');
    await tv.waitFor({ id: 'setting-skipIntro', onScreen: false });
    await tv.waitFor({ name: 'Price: 10.00 INR a month' });
    await tv.waitFor({ id: 'fact-card', name: 'Payment method: no payment method available' });
    const plan = what.includes('Plan of before') ? 'Plan: Plan of before' : undefined;
    const facts = async () => {
      const names = (await tv.findAll({ role: 'listitem' })).map(({ name }) => name);
      const fact = (begins: RegExp) => names.find((name) => begins.test(name));
      return [fact(/^Plan:/), fact(/^(Next payment|Active until)/)];
    };
    // the last visit's answer is shown until this one's is there
    await expect.poll(facts, { message: what }).toEqual([plan, payment]);
    await tv.idle();
    expect(await facts(), what).toEqual([plan, payment]);
    await expectOneFocus(tv, what);

    await goTo(tv, PLANS);
    await tv.waitForFocus({ id: 'buy-plan-premium' });
    await tv.waitFor({ id: 'plans-skip' });
    await tv.idle();
    await expectOneFocus(tv, `plans, ${what}`);
    expect((await tv.findAll({ name: /Current plan/ })).length, what).toBe(0);
    await tv.press('back');
    await tv.waitForRoute('/browser/home');
    await tv.idle();
  }
  expect(tv.errors).toEqual([]);
});

test('[PLAN-20] paid, with a subscription that is odd or refused: what was bought is said, and no day that has passed', async () => {
  for (const fault of [
    { body: { ...ODD, planUuid: 'plan-premium', nextPaymentDate: '2001-02-03T12:00:00Z' } },
    { body: { ...ODD, planUuid: 'plan-premium', nextPaymentDate: 'soon' } },
    { body: ODD },
    { body: null },
    { status: 500 },
  ]) {
    await app.reset();
    const tv = await openAs('free');
    await goTo(tv, PLANS);
    await choosePremium(tv);
    const url = await agreeing(tv, () => tv.press('enter'));
    await app.fault({ match: 'GET /api/payments/subscription', times: null, ...fault });
    await payOnPhone(tv, url);
    await tv.waitForRoute('/browser/success_buy_plan', ENDED_MS);
    await tv.waitFor({ name: /^Premium, 299\.00 INR a month/ });
    await tv.waitForFocus({ id: 'ok', name: 'Start watching' });
    await tv.idle();
    await expectOneFocus(tv, JSON.stringify(fault));
    expect((await tv.findAll({ name: /2001|Invalid|NaN/ })).length, JSON.stringify(fault)).toBe(0);
    await tv.press('enter');
    // Nothing was to be watched: to the start, where this profile is asked for its interests first.
    await tv.waitForRoute('/browser/profiles/interests');
  }
});
