/** From a locked title to its film by way of the phone, and checkouts that are left, hidden, expire or cannot be asked for. */
import { beforeEach, expect, test } from 'vitest';
import { waitForAsset } from '../support/assetPage';
import { useApp, type OpenOptions } from '../support/app';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { enterAsGuest, goTo, walkTo } from '../support/journeys';
import { agreeing, payOnPhone, signInOnPhone } from '../support/phone';
import { clickOn } from '../support/pointer';
import { stays } from '../support/stays';
import { storeSession } from '../support/storedSession';
import type { Tv } from '../support/tv';
import { setVisible } from '../support/visibility';
import { waitForPlayback } from '../support/watching';

const app = useApp();
beforeEach(() => app.reset());

/** A film that needs the Premium plan. */
const LOCKED = '/browser/asset/second-sun';
const CHECKOUT = '/api/payments/attributed-checkout';
/** The set asks for the token every 5 s. */
const CONFIRMED_MS = 20_000;
/** The set asks for the payment every 2.5 s. */
const ENDED_MS = 10_000;

const calls = async (method: 'GET' | 'POST'): Promise<number> =>
  (await app.requests()).filter((request) => request.method === method && request.path === CHECKOUT).length;

/** What a viewer has in hand. */
interface Hand {
  press(tv: Tv, id: string, keys: readonly ('left' | 'right' | 'up' | 'down')[]): Promise<void>;
}
const KEYS: Hand = {
  async press(tv, id, keys) {
    await tv.waitFor({ id });
    await tv.idle();
    await walkTo(tv, { id }, keys);
    await tv.press('enter');
  },
};
const POINTER: Hand = {
  async press(tv, id) {
    await tv.waitFor({ id });
    await tv.idle();
    await clickOn(tv, { id });
  },
};

/** The account that has bought nothing, on the screen that sells it Premium by the month. */
async function openBuyPlan(options?: OpenOptions): Promise<Tv> {
  const tv = await app.open('/', {
    ...options,
    prepare: await storeSession(app.url, { account: 'free', profileChosen: true }),
  });
  await tv.waitForRoute('/browser/profiles/interests');
  await tv.idle();
  await goTo(tv, '/browser/plans', { returnAssetId: 'second-sun' });
  await choosePremium(tv, KEYS);
  return tv;
}

async function choosePremium(tv: Tv, hand: Hand): Promise<void> {
  await tv.waitForRoute('/browser/plans');
  await hand.press(tv, 'buy-plan-premium', ['right', 'left']);
  await tv.waitForRoute('/browser/buy_plan');
  await tv.waitForFocus({ id: 'agree' });
  await tv.idle();
}

const agree = (tv: Tv): Promise<string> => agreeing(tv, () => tv.press('enter'));

test.each([
  ['keys', KEYS],
  ['pointer', POINTER],
] as const)(
  '[PLAN-09, PLAN-13, PLAN-17, PLAN-18, PLAN-20, PLAN-25] by %s: a guest from a locked title signs in, buys, pays on the phone, and the title plays',
  async (_, hand) => {
    const tv = await app.open('/');
    await enterAsGuest(tv);
    await goTo(tv, LOCKED);
    await waitForAsset(tv);
    await tv.waitFor({ id: 'asset-watch', name: 'Sign in to watch' });
    await hand.press(tv, 'asset-watch', ['left']);
    await tv.waitForRoute('/browser/welcome/code');
    await signInOnPhone(tv, app.url, 'free');
    await tv.waitForRoute('/browser/profiles', CONFIRMED_MS);
    await hand.press(tv, 'profile-profile-arjun', ['left']);
    await tv.waitForRoute('/browser/profiles/interests');
    await tv.idle();

    await goTo(tv, LOCKED);
    await waitForAsset(tv);
    await tv.waitFor({ id: 'asset-watch', name: 'Upgrade to watch' });
    await hand.press(tv, 'asset-watch', ['left']);
    await choosePremium(tv, hand);
    const url = await agreeing(tv, () => hand.press(tv, 'agree', ['up']));
    expect(await payOnPhone(tv, url)).toBe('14 days free, then 299.00 INR');
    await tv.waitForRoute('/browser/success_buy_plan', ENDED_MS);
    await tv.waitFor({ name: /^Premium Free until .*\d{4}, then 299\.00 INR a month$/ });
    await expectOneFocus(tv, 'paid');
    await hand.press(tv, 'ok', ['left']);
    await tv.waitForRoute(LOCKED);
    await waitForAsset(tv);
    await tv.waitFor({ id: 'asset-watch', name: 'Watch' });
    await hand.press(tv, 'asset-watch', ['left']);
    await tv.waitForRoute(`${LOCKED}/watch`);
    await waitForPlayback(tv, 0.3);
    expect(await calls('POST')).toBe(1);
  },
);

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
  await choosePremium(tv, KEYS);
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
