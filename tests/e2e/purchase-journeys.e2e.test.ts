/** Checkouts that are declined, left, hidden, expire or cannot be asked for, and what a paid one makes known anew. From home to a paid plan: `plan-journeys.e2e`. */
import { beforeEach, expect, test } from 'vitest';
import { useApp, type OpenOptions } from '../support/app';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { answerInterests, openSettings } from '../support/handJourneys';
import { KEYS } from '../support/hands';
import { goTo, walkTo } from '../support/journeys';
import { agreeing, payOnPhone } from '../support/phone';
import { stays } from '../support/stays';
import { storeSession } from '../support/storedSession';
import type { Tv } from '../support/tv';
import { setVisible } from '../support/visibility';

const app = useApp();
beforeEach(() => app.reset());

const CHECKOUT = '/api/payments/attributed-checkout';
/** The set asks for the payment every 2.5 s. */
const ENDED_MS = 10_000;

const calls = async (method: 'GET' | 'POST'): Promise<number> =>
  (await app.requests()).filter((request) => request.method === method && request.path === CHECKOUT).length;

/** The account that has bought nothing, on the screen that sells it Premium by the month: from the start on by keys. */
async function openBuyPlan(options?: OpenOptions): Promise<Tv> {
  const tv = await app.open('/', {
    ...options,
    prepare: await storeSession(app.url, { account: 'free', profileChosen: true }),
  });
  await answerInterests(tv, KEYS);
  await openSettings(tv, KEYS);
  await KEYS.press(tv, 'subscription-buy', ['right']);
  await choosePremium(tv);
  return tv;
}

async function choosePremium(tv: Tv): Promise<void> {
  await tv.waitForRoute('/browser/plans');
  await KEYS.press(tv, 'buy-plan-premium', ['right', 'left']);
  await tv.waitForRoute('/browser/buy_plan');
  await tv.waitForFocus({ id: 'agree' });
  await tv.idle();
}

const agree = (tv: Tv): Promise<string> => agreeing(tv, () => tv.press('enter'));

test('[PLAN-20] what was known without the plan is gone without a restart: the tile for another profile, the settings', async () => {
  const viewer = await storeSession(app.url, { account: 'free', profileChosen: true });
  const tv = await app.open('/', { prepare: viewer });
  await tv.waitForRoute('/browser/profiles/interests');
  await tv.idle();
  await goTo(tv, '/browser/add_profile');
  await tv.waitFor({ id: 'floated-keyboard' });
  await tv.idle();
  await tv.type('Meera');
  await walkTo(tv, { id: 'key-done' }, ['down', 'right']);
  await tv.press('enter');
  await walkTo(tv, { id: 'profile-save' }, ['down']);
  await tv.press('enter');
  await tv.waitForRoute('/browser/profiles');
  await tv.waitFor({ name: /Meera/ });
  await tv.waitForGone({ id: 'profile-add' });

  await goTo(tv, '/browser/plans');
  await choosePremium(tv);
  await payOnPhone(tv, await agree(tv));
  await tv.waitForRoute('/browser/success_buy_plan', ENDED_MS);
  await goTo(tv, '/browser/profiles');
  await tv.waitFor({ id: 'profile-add' });
  await goTo(tv, '/browser/settings');
  await tv.waitFor({ name: 'Plan: Premium' });
  const trialEnd = new Date(Date.now() + 14 * 86_400_000);
  const day = new Intl.DateTimeFormat('en', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(trialEnd);
  await tv.waitFor({ name: `Next payment: ${day}` });
  await tv.waitFor({ name: 'Payment method: Visa •••• •••• •••• 4242' });
});

test('[PLAN-19, PLAN-21] by keys: declined, tried again with a new code, and paid', async () => {
  const tv = await openBuyPlan();
  await payOnPhone(tv, await agree(tv), { card: 'declined', terms: 'yes' });
  await tv.waitForRoute('/browser/failed_buy_plan', ENDED_MS);
  await tv.waitFor({ name: /Please try a different payment method/ });
  await tv.waitForFocus({ id: 'try-again' });
  await tv.idle();
  await tv.press('enter');
  await tv.waitForFocus({ id: 'agree' });
  await tv.idle();
  await payOnPhone(tv, await agree(tv));
  await tv.waitForRoute('/browser/success_buy_plan', ENDED_MS);
  expect(await calls('POST')).toBe(2);
});

test('[PLAN-19] by keys: the phone`s page is closed until the checkout expires; the same plan gets a new code', async () => {
  const tv = await openBuyPlan();
  await walkTo(tv, { id: 'price-price-premium-year' }, ['up']);
  await tv.press('enter');
  await walkTo(tv, { id: 'agree' }, ['down']);
  const first = await agree(tv);
  await app.advanceService(31 * 60_000);
  await tv.waitForRoute('/browser/failed_buy_plan', ENDED_MS);
  await tv.waitFor({ role: 'heading', name: 'The time to pay has run out' });
  await tv.waitFor({ name: /Premium, 2499\.00 INR a year/ });
  await tv.waitForFocus({ id: 'try-again', name: 'Get a new code' });
  await expectOneFocus(tv, 'expired');
  await tv.idle();
  await tv.press('enter');
  await tv.waitForFocus({ id: 'agree' });
  expect((await tv.waitFor({ id: 'price-price-premium-year' })).checked).toBe(true);
  await tv.idle();
  const second = await agree(tv);
  expect(second).not.toBe(first);
  await payOnPhone(tv, second);
  await tv.waitForRoute('/browser/success_buy_plan', ENDED_MS);
  await tv.waitFor({ name: /^Premium, 2499\.00 INR a year Next payment: / });
});

test('[PLAN-19] by keys: a question that fails; tried again, the same checkout goes on and is paid once', async () => {
  const tv = await openBuyPlan();
  await app.fault({ match: `GET ${CHECKOUT}`, status: 500 });
  const url = await agree(tv);
  await tv.waitForRoute('/browser/failed_buy_plan', ENDED_MS);
  await tv.waitFor({ name: /nothing is charged twice/ });
  await payOnPhone(tv, url);
  await tv.waitForFocus({ id: 'try-again' });
  await tv.idle();
  await tv.press('enter');
  await tv.waitForRoute('/browser/success_buy_plan', ENDED_MS);
  expect(await calls('POST')).toBe(1);
});

test('[PLAN-17, PLAN-23] hidden, nothing is asked; shown, it is asked at once; left, no more', async () => {
  const tv = await openBuyPlan({ pace: 1 });
  await agree(tv);
  const asked = tv.page.waitForResponse((response) => response.url().includes('contextId='));
  await asked;
  await setVisible(tv, false);
  const hidden = await stays(6000, () => calls('GET'));
  const began = Date.now();
  const next = tv.page.waitForResponse((response) => response.url().includes('contextId='));
  await setVisible(tv, true);
  await next;
  expect(Date.now() - began, 'at once').toBeLessThan(2000);
  expect(await calls('GET')).toBe(hidden + 1);
  await pressAndSettle(tv, 'back');
  await tv.waitForRoute('/browser/plans');
  await stays(3000, () => calls('GET'));
  expect(await tv.page.locator('svg').count()).toBe(0);
});

test('[PLAN-22] a plan that is no longer sold has not been added, and back leads to the plans', async () => {
  const tv = await openBuyPlan();
  await app.fault({ match: `POST ${CHECKOUT}`, status: 404 });
  await tv.press('enter');
  await tv.waitForRoute('/browser/failed_buy_plan');
  await tv.waitFor({ role: 'heading', name: "Your plan hasn't been added" });
  await tv.waitForFocus({ id: 'ok' });
  await expectOneFocus(tv, 'not sold');
  await tv.press('enter');
  await tv.waitForRoute('/browser/plans');
});

test('[PLAN-19] an answer that is finished and neither paid nor failed is not paid', async () => {
  const tv = await openBuyPlan();
  await app.fault({ match: `GET ${CHECKOUT}`, status: 200, body: { checkoutFinished: true } });
  await agree(tv);
  await tv.waitForRoute('/browser/failed_buy_plan', ENDED_MS);
  await tv.waitFor({ role: 'heading', name: 'Your payment was not successfully processed' });
  await tv.waitForFocus({ id: 'try-again' });
});
