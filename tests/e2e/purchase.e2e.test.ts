/** Buying a plan: chosen on the set, paid or declined on the page a phone opens from the QR code. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { goTo, walkTo } from '../support/journeys';
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

/** Agrees to the terms by `act`; gives the address that the QR code then carries. */
async function agreeing(tv: Tv, act: () => Promise<void>): Promise<string> {
  const answer = tv.page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith(CHECKOUT),
  );
  await act();
  const { url } = (await (await answer).json()) as { url: string };
  await tv.waitFor({ id: 'checkout-qr', name: 'Scan the QR code to pay on your phone' });
  return url;
}

/** What somebody does on the page the phone has opened: another machine, behind which the set is never hidden. */
async function payOnPhone(tv: Tv, url: string, choices: Record<string, string>): Promise<void> {
  const phone = await tv.page.context().browser()?.newContext();
  const page = await phone?.newPage();
  if (phone === undefined || page === undefined) throw new Error('no browser for the phone');
  await page.goto(url);
  for (const [name, value] of Object.entries(choices)) await page.check(`[name=${name}][value=${value}]`);
  await page.click('button[value=pay]');
  await phone.close();
}

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
  await payOnPhone(tv, url, { terms: 'yes' });
  await tv.waitForRoute('/browser/success_buy_plan', 10_000);
  await tv.waitForFocus({ name: 'Go on to your title' });
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

  await clickOn(tv, { id: 'try-again' });
  await clickOn(tv, { id: 'agree' });
  await tv.waitFor({ id: 'checkout-qr' });
  await pressAndSettle(tv, 'back');
  await tv.waitForRoute('/browser/plans');
  await tv.waitForFocus({ id: 'buy-plan-premium' });
  await stays(3000, () => calls('GET'));
});
