/** Buying a plan: chosen on the set, paid or declined on the page a phone opens from the QR code. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { goTo, walkTo } from '../support/journeys';
import { agreeing, payOnPhone } from '../support/phone';
import { storeSession } from '../support/storedSession';
import { clickOn } from '../support/pointer';
import { stays } from '../support/stays';
import type { Tv } from '../support/tv';

const app = useApp();
beforeEach(() => app.reset());

const CHECKOUT = '/api/payments/attributed-checkout';
const TERMS = 'Please check that you have read and agree to the Terms of Service';

/** The account that has bought nothing; its profile is asked for its interests first. */
async function openFree(): Promise<Tv> {
  const tv = await app.open('/', {
    prepare: await storeSession(app.url, { account: 'free', profileChosen: true }),
  });
  await tv.waitForRoute('/browser/profiles/interests');
  await tv.idle();
  return tv;
}

/** How often a checkout was opened, or its state asked for. */
const calls = async (method: 'GET' | 'POST'): Promise<number> =>
  (await app.requests()).filter((request) => request.method === method && request.path === CHECKOUT).length;

test('[ROUTE-19, PLAN-15, PLAN-16, PLAN-17, PLAN-18, PLAN-20, PLAN-25] by keys: agreed, paid on a phone, and on to the title', async () => {
  const tv = await openFree();
  await goTo(tv, '/browser/buy_plan');
  await tv.waitForRoute('/browser/plans');

  await goTo(tv, '/browser/plans', { returnAssetId: 'the-long-platform' });
  await tv.waitForFocus({ id: 'buy-plan-premium' });
  await walkTo(tv, { id: 'buy-plan-premium' }, ['right']);
  await tv.press('enter');
  await tv.waitForRoute('/browser/buy_plan');
  await tv.waitForFocus({ id: 'agree' });
  await tv.waitFor({ name: TERMS });
  await tv.waitFor({ name: '299.00 INR a month, 14 day(s) free' });
  await tv.idle();
  await expectOneFocus(tv, 'buy_plan');
  expect(await calls('POST')).toBe(0);

  const url = await agreeing(tv, () => tv.press('enter'));
  await tv.waitForGone({ name: TERMS });
  expect(await payOnPhone(tv, url)).toBe('14 days free, then 299.00 INR');
  await tv.waitForRoute('/browser/success_buy_plan', 10_000);
  await tv.waitForFocus({ name: 'Start watching' });
  await tv.waitFor({ name: /^Premium Free until .*\d{4}, then 299\.00 INR a month$/ });
  expect(await calls('POST')).toBe(1);
  const users = (await app.requests()).filter(({ path }) => path === '/api/user/current');
  expect(users.length, 'asked for anew').toBe(2);
  await tv.press('enter');
  await tv.waitForRoute('/browser/asset/the-long-platform');

  await goTo(tv, '/browser/settings');
  await tv.waitFor({ name: 'Plan: Premium' });
  // A title nobody has watched has no bookmark.
  expect(tv.errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('[PLAN-19, PLAN-21, PLAN-22, PLAN-23] by pointer: declined, tried again, refused; leaving asks no more', async () => {
  const tv = await openFree();
  await goTo(tv, '/browser/plans');
  await clickOn(tv, { id: 'buy-plan-premium' });
  await tv.waitForRoute('/browser/buy_plan');
  await clickOn(tv, { id: 'price-price-premium-year' });
  const url = await agreeing(tv, () => clickOn(tv, { id: 'agree' }));
  await payOnPhone(tv, url, { card: 'declined', terms: 'yes' });
  await tv.waitForRoute('/browser/failed_buy_plan', 10_000);
  await tv.waitFor({ role: 'heading', name: 'Your payment was not successfully processed' });
  await tv.waitFor({ name: /Your payment has failed\. Please try a different payment method/ });
  await tv.idle();
  await expectOneFocus(tv, 'declined');

  await app.fault({ match: `POST ${CHECKOUT}`, status: 500 });
  await clickOn(tv, { id: 'try-again' });
  await tv.waitForRoute('/browser/buy_plan');
  await clickOn(tv, { id: 'agree' });
  await tv.waitFor({ role: 'heading', name: "Your plan hasn't been added" });
  await tv.waitFor({ name: /help desk: https:\/\/help\.proscenium\.example/ });

  await app.fault({ match: `GET ${CHECKOUT}`, status: 500 });
  await clickOn(tv, { id: 'try-again' });
  await clickOn(tv, { id: 'agree' });
  await tv.waitForRoute('/browser/failed_buy_plan', 10_000);
  await tv.waitFor({ role: 'heading', name: 'Your payment was not successfully processed' });
  await tv.waitFor({ name: /nothing is charged twice/ });

  // The same checkout goes on: its terms were accepted, and paying twice is not possible.
  const opened = await calls('POST');
  await clickOn(tv, { id: 'try-again' });
  await tv.waitFor({ id: 'checkout-qr' });
  expect(await calls('POST')).toBe(opened);
  await pressAndSettle(tv, 'back');
  await tv.waitForRoute('/browser/plans');
  await tv.waitForFocus({ id: 'buy-plan-premium' });
  await stays(3000, () => calls('GET'));
});
