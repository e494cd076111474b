/**
 * From home to a plan that is paid on the phone, and on: by keys alone, the first two by the pointer alone too. Nothing is
 * opened by its address.
 */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { waitForAsset } from '../support/assetPage';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { KEYS, POINTER, type Hand } from '../support/hands';
import { answerInterests, openSettings } from '../support/handJourneys';
import { agreeing, onPhone, payOnPhone, signInOnPhone } from '../support/phone';
import { askedBy, storeSession, type StoredSession } from '../support/storedSession';
import type { Tv } from '../support/tv';
import { waitForPlayback } from '../support/watching';

const app = useApp();
beforeEach(() => app.reset());

const HOME = '/browser/home';
const PLANS = '/browser/plans';
const BUY = '/browser/buy_plan';
const PAID = '/browser/success_buy_plan';
/** A film that needs the Premium plan, in the row of home that has it. */
const LOCKED = '/browser/asset/second-sun';
const ROW = 'New this week';
/** The set asks for the token every 5 s. */
const CONFIRMED_MS = 20_000;
/** The set asks for the payment every 2.5 s. */
const ENDED_MS = 10_000;

const HANDS = [
  ['keys', KEYS],
  ['pointer', POINTER],
] as const;

/** The price uuids of the checkouts that were opened. */
async function opened(): Promise<string[]> {
  const posts = (await app.requests()).filter(
    ({ method, path }) => method === 'POST' && path === '/api/payments/attributed-checkout',
  );
  return posts.map(({ body }) => (JSON.parse(body) as { priceUuid: string }).priceUuid);
}

/** What the account pays for, as the service says. */
const paidFor = (account: StoredSession['account']): Promise<unknown> =>
  askedBy(app.url, account, '/payments/subscription');

async function openAtHome(account: StoredSession['account'], hand = KEYS): Promise<Tv> {
  const tv = await app.open('/', {
    prepare: await storeSession(app.url, { account, profileChosen: true }),
  });
  if (account === 'free') await answerInterests(tv, hand);
  await tv.waitForRoute(HOME);
  await tv.idle();
  return tv;
}

/** The locked title's page, from home. */
async function openLocked(tv: Tv, hand: Hand): Promise<void> {
  await hand.openCard(tv, ROW, /Second Sun/);
  await tv.waitForRoute(LOCKED);
  await waitForAsset(tv);
}

/** From a plan's card to the phone's page. @returns its address */
async function buy(tv: Tv, hand: Hand, planUuid: string): Promise<string> {
  await hand.press(tv, `buy-${planUuid}`, ['right', 'left']);
  await tv.waitForRoute(BUY);
  await tv.waitForFocus({ id: 'agree' });
  await tv.idle();
  return agreeing(tv, () => hand.press(tv, 'agree', ['up']));
}

/** From the paid screen without a title to go on to. */
async function startWatching(tv: Tv, hand: Hand): Promise<void> {
  await hand.press(tv, 'ok', ['left']);
  await tv.waitForRoute(HOME);
  await tv.idle();
}

/** Presses a button of the subscription; the menu of the settings has focus. */
async function pressInSettings(tv: Tv, hand: Hand, id: string): Promise<void> {
  await hand.press(tv, id, ['right']);
}

test.each(HANDS)(
  '[PLAN-09, PLAN-13, PLAN-17, PLAN-18, PLAN-20, PLAN-25] by %s: a guest from a locked title signs in, buys, pays on the phone, and the title plays',
  async (_, hand) => {
    const tv = await app.open('/');
    await tv.waitForRoute('/browser/welcome');
    await hand.press(tv, 'welcome-guest', ['right']);
    await tv.waitForRoute(HOME);
    await tv.idle();
    await openLocked(tv, hand);
    await tv.waitFor({ id: 'asset-watch', name: 'Sign in to watch' });
    await hand.press(tv, 'asset-watch', ['left']);
    await tv.waitForRoute('/browser/welcome/code');
    await signInOnPhone(tv, app.url, 'free');
    await tv.waitForRoute('/browser/profiles', CONFIRMED_MS);
    await hand.press(tv, 'profile-profile-arjun', ['left']);
    await answerInterests(tv, hand);

    await openLocked(tv, hand);
    await tv.waitFor({ id: 'asset-watch', name: 'Upgrade to watch' });
    await hand.press(tv, 'asset-watch', ['left']);
    await tv.waitForRoute(PLANS);
    const url = await buy(tv, hand, 'plan-premium');
    expect(await payOnPhone(tv, url)).toBe('14 days free, then 299.00 INR');
    await tv.waitForRoute(PAID, ENDED_MS);
    await tv.waitFor({ name: /^Premium Free until .*\d{4}, then 299\.00 INR a month$/ });
    await expectOneFocus(tv, 'paid');
    await hand.press(tv, 'ok', ['left']);
    await tv.waitForRoute(LOCKED);
    await waitForAsset(tv);
    await tv.waitFor({ id: 'asset-watch', name: 'Watch' });
    await hand.press(tv, 'asset-watch', ['left']);
    await tv.waitForRoute(`${LOCKED}/watch`);
    await waitForPlayback(tv, 0.3);
    expect(await opened()).toEqual(['price-premium-month']);
  },
);

test.each(HANDS)(
  '[PLAN-05, PLAN-16, PLAN-20, SUB-05, SUB-06] by %s: a free user without a card by the yearly tab; the yearly price is charged, and the card is there',
  async (_, hand) => {
    const tv = await openAtHome('free', hand);
    await openSettings(tv, hand);
    await tv.waitFor({ name: 'Plan: no plan' });
    await tv.waitFor({ id: 'fact-card', name: 'Payment method: no payment method available' });
    await pressInSettings(tv, hand, 'subscription-buy');
    await tv.waitForRoute(PLANS);
    await hand.press(tv, 'plan-tab-yearly', ['up', 'right']);
    await tv.waitFor({ name: '2499.00 INR' });
    await tv.idle();
    if (hand === KEYS) await pressAndSettle(tv, 'down');
    const url = await buy(tv, hand, 'plan-premium');
    await onPhone(tv, url, async (page) => {
      // Without a card of the account's the phone asks for one, and takes nothing before the terms.
      expect(await page.locator('input[name=card]').count()).toBe(2);
      expect(await page.textContent('.price')).toBe('2499.00 INR');
      await page.click('button[value=pay]');
      await page.getByText('Please check that you have read and agree to the Terms of Service').waitFor();
    });
    expect(await paidFor('free')).toBe(null);
    expect(await payOnPhone(tv, url)).toBe('Pay 2499.00 INR');
    await tv.waitForRoute(PAID, ENDED_MS);
    await tv.waitFor({ name: /^Premium, 2499\.00 INR a year Next payment: .*\d{4}$/ });
    expect(await opened()).toEqual(['price-premium-year']);
    expect(await paidFor('free')).toMatchObject({
      planUuid: 'plan-premium',
      price: { uuid: 'price-premium-year', amount: 249_900 },
    });

    // Where the viewer came from: the settings, which know the card now.
    await hand.press(tv, 'ok', ['left']);
    await tv.waitForRoute(HOME);
    await tv.idle();
    await openSettings(tv, hand);
    for (const name of [
      'Plan: Premium',
      'Price: 2499.00 INR a year',
      'Payment method: Visa •••• •••• •••• 4242',
    ])
      await tv.waitFor({ name });
    await expectOneFocus(tv, 'settings');
    expect(tv.errors).toEqual([]);
  },
);

test('[PLAN-07, SUB-09, SUB-10, SUB-18] by keys: a premium user changes the plan, cancels the new one and buys it again, paid both times on the phone', async () => {
  const tv = await openAtHome('demo');
  await openSettings(tv, KEYS);
  await tv.waitFor({ name: 'Plan: Premium' });
  await pressInSettings(tv, KEYS, 'subscription-change');
  await tv.waitForRoute(PLANS);
  await tv.waitForFocus({ id: 'details-plan-premium' });
  await tv.idle();
  await pressAndSettle(tv, 'right');
  await pressAndSettle(tv, 'up');
  const url = await buy(tv, KEYS, 'plan-front-row');
  expect(await payOnPhone(tv, url)).toBe('Pay 599.00 INR');
  await tv.waitForRoute(PAID, ENDED_MS);
  await tv.waitFor({ name: /^Front Row, 599\.00 INR a month Next payment: .*\d{4}$/ });
  expect(await paidFor('demo')).toMatchObject({ price: { uuid: 'price-front-row-month' } });
  await startWatching(tv, KEYS);

  await openSettings(tv, KEYS);
  for (const name of ['Plan: Front Row', 'Price: 599.00 INR a month']) await tv.waitFor({ name });
  await pressInSettings(tv, KEYS, 'subscription-cancel');
  await tv.waitForFocus({ id: 'cancel-no' });
  await pressAndSettle(tv, 'left');
  await tv.press('enter');
  await tv.waitFor({ name: /^Active until: .*\d{4}$/ });
  await tv.waitForFocus({ id: 'subscription-buyNew' });
  expect(await paidFor('demo')).toMatchObject({ isCancelationScheduled: true });
  await tv.press('enter');
  await tv.waitForRoute(PLANS);
  await tv.waitForFocus({ id: 'buy-plan-front-row' });
  const again = await buy(tv, KEYS, 'plan-front-row');
  expect(await payOnPhone(tv, again)).toBe('Pay 599.00 INR');
  await tv.waitForRoute(PAID, ENDED_MS);
  await startWatching(tv, KEYS);
  await openSettings(tv, KEYS);
  await tv.waitFor({ name: 'Plan: Front Row' });
  await tv.waitFor({ name: /^Next payment: .*\d{4}$/ });
  expect(await opened()).toEqual(['price-front-row-month', 'price-front-row-month']);
  expect(await paidFor('demo')).toMatchObject({ isCancelationScheduled: false });
  expect(tv.errors).toEqual([]);
});

test('[SUB-07, PLAN-24] by keys: a partner`s viewer sees whose plan it is, and nothing to change, cancel or pay with', async () => {
  const tv = await openAtHome('partner');
  await openSettings(tv, KEYS);
  await tv.waitFor({ name: 'Plan: Punjab Fibre Bundle' });
  await tv.waitFor({ id: 'managed-by', name: /Punjab Fibre/ });
  for (const id of ['fact-card', 'subscription-change', 'subscription-cancel', 'subscription-buy'])
    expect(await tv.find({ id, onScreen: false }), id).toBeUndefined();
  await pressAndSettle(tv, 'right');
  await tv.waitForFocus({ id: 'setting-skipIntro' });
  expect((await app.requests()).filter(({ path }) => path === '/api/payments/card')).toEqual([]);
  expect(tv.errors).toEqual([]);
});

test('[PLAN-02, PLAN-11] by keys: from a locked title there is no plan on offer; when there is one, the step is skipped', async () => {
  const tv = await openAtHome('free');
  await openLocked(tv, KEYS);
  await app.fault({ match: 'GET /api/payments/plan', body: [] });
  await KEYS.press(tv, 'asset-watch', ['left']);
  await tv.waitForRoute('/browser/no_plans');
  await tv.waitFor({ role: 'heading', name: 'There are no plans available' });
  await expectOneFocus(tv, 'no plans');
  await KEYS.press(tv, 'ok', ['left']);
  await tv.waitForRoute(LOCKED);
  await waitForAsset(tv);

  await KEYS.press(tv, 'asset-watch', ['left']);
  await tv.waitForRoute(PLANS);
  await KEYS.press(tv, 'plans-skip', ['down']);
  await tv.waitForFocus({ id: 'plans-skip-no' });
  await pressAndSettle(tv, 'left');
  await tv.press('enter');
  await tv.waitForRoute(HOME);
  await tv.idle();
  await expectOneFocus(tv, 'skipped');
  expect(await opened()).toEqual([]);
  // A title nobody has watched has no bookmark.
  expect(tv.errors.filter((error) => !error.includes('404'))).toEqual([]);
});
