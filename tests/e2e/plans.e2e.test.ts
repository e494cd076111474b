/** The plans: tabs, cards, details and countries, by keys and by pointer; the viewer's own plan, partners, and nothing on offer. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { enterAsGuest, goTo, walkTo } from '../support/journeys';
import { clickOn, hoverOver, turnWheel } from '../support/pointer';
import { storeSession, type StoredSession } from '../support/storedSession';
import type { SceneNode } from '../support/scene';
import type { Tv } from '../support/tv';

const app = useApp({ extraPlans: true });
beforeEach(() => app.reset());

const PLANS = '/browser/plans';
/** A notch of the wheel, in device pixels of the tests' window. */
const NOTCH = 120 * 0.5;
const LAST_PAGE = ['Festival', 'World', 'By Invitation, This plan cannot be bought here', 'Sampler'];
const BUY = '/browser/buy_plan';

/** An account at its plans, as the address line opens them. */
async function openPlans(account: StoredSession['account']): Promise<Tv> {
  const tv = await app.open('/', {
    prepare: await storeSession(app.url, { account, profileChosen: true }),
  });
  // The free account's profile is asked for its interests first.
  await tv.waitForRoute(account === 'free' ? '/browser/profiles/interests' : '/browser/home');
  await tv.idle();
  await goTo(tv, PLANS);
  return tv;
}

/** The cards that are whole on the screen, from left to right. */
async function cardNodes(tv: Tv): Promise<SceneNode[]> {
  const found = await tv.findAll({ role: 'listitem', within: { id: 'plan-list' } });
  const whole = found.filter(({ rect }) => rect.x >= 0 && rect.x + rect.w <= 1920);
  return whole.toSorted((one, other) => one.rect.x - other.rect.x);
}

const cards = async (tv: Tv): Promise<string[]> => (await cardNodes(tv)).map(({ name }) => name);

const names = async (tv: Tv, role: string): Promise<string[]> =>
  (await tv.findAll({ role })).map(({ name }) => name);

test('[PLAN-05, PLAN-06, PLAN-08, PLAN-12] by keys: a free user by the yearly tab to /buy_plan with the yearly price chosen, and back to tab, card and button', async () => {
  const tv = await openPlans('free');
  await tv.waitForFocus({ id: 'buy-plan-premium' });
  await tv.idle();
  expect(await names(tv, 'tab')).toEqual(['Monthly', 'Yearly', 'Other']);
  expect(await cards(tv)).toEqual(['Premium', 'Front Row', 'Festival', 'World']);
  await pressAndSettle(tv, 'up');
  await pressAndSettle(tv, 'right');
  await tv.waitForFocus({ role: 'tab', name: 'Yearly' });
  expect(await cards(tv)).toEqual(['Premium', 'Front Row', 'Festival', 'World']);
  await tv.waitFor({ name: '2499.00 INR' });
  await tv.waitFor({ name: '89.90 EUR' });
  await pressAndSettle(tv, 'down');
  await pressAndSettle(tv, 'right');
  await tv.waitForFocus({ id: 'buy-plan-front-row' });
  await tv.press('enter');
  await tv.waitForRoute(BUY);
  expect((await tv.waitFor({ id: 'price-price-front-row-year' })).checked).toBe(true);
  await tv.waitFor({ name: '4999.00 INR a year, minus 20 percent' });
  await tv.idle();
  await pressAndSettle(tv, 'back');
  await tv.waitForRoute(PLANS);
  await tv.waitForFocus({ id: 'buy-plan-front-row' });
  expect((await tv.waitFor({ id: 'plan-tab-yearly' })).selected).toBe(true);
  expect(await cards(tv)).toEqual(['Premium', 'Front Row', 'Festival', 'World']);

  await walkTo(tv, { id: 'plan-tab-other' }, ['up', 'right']);
  expect(await cards(tv)).toEqual(['Day Pass', 'Premium', 'Front Row', 'Festival']);
  await pressAndSettle(tv, 'right');
  await pressAndSettle(tv, 'enter');
  await pressAndSettle(tv, 'down');
  await pressAndSettle(tv, 'right', 6);
  // Past the plan that cannot be bought, at the height of its details.
  await tv.waitForFocus({ id: 'details-plan-sampler' });
  await expectOneFocus(tv, 'all');
  expect((await cards(tv)).at(-1)).toBe('Sampler');
  await tv.waitFor({ name: '0.00 INR' });
  expect(tv.errors).toEqual([]);
});

test('[PLAN-05, PLAN-08, PLAN-14, DEVICE-05] by pointer: tabs, pages by button and wheel, and to /buy_plan with the yearly price', async () => {
  const tv = await openPlans('free');
  await tv.waitForFocus({ id: 'buy-plan-premium' });
  await tv.idle();
  const before = (await cardNodes(tv)).map(({ rect }) => rect);
  await clickOn(tv, { id: 'plan-tab-all' });
  await tv.idle();
  expect(await cards(tv)).toEqual(['Day Pass', 'Premium', 'Front Row', 'Festival']);
  const rects = (await cardNodes(tv)).map(({ rect }) => rect);
  expect(rects).toEqual(before);
  expect(rects.map(({ w }) => w)).toEqual([409.25, 409.25, 409.25, 409.25]);

  await clickOn(tv, { id: 'plans-next' });
  await tv.idle();
  expect(await cards(tv)).toEqual(LAST_PAGE);
  await clickOn(tv, { id: 'plans-previous' });
  await tv.idle();
  expect(await cards(tv)).toEqual(['Day Pass', 'Premium', 'Front Row', 'Festival']);
  await hoverOver(tv, { id: 'details-plan-premium' });
  await turnWheel(tv.page, 0, NOTCH);
  await tv.idle();
  expect(await cards(tv)).toEqual(LAST_PAGE);
  await expectOneFocus(tv, 'wheel');

  await clickOn(tv, { id: 'plan-tab-yearly' });
  await tv.idle();
  await clickOn(tv, { id: 'buy-plan-premium' });
  await tv.waitForRoute(BUY);
  expect((await tv.waitFor({ id: 'price-price-premium-year' })).checked).toBe(true);
  expect(tv.errors).toEqual([]);
});

test('[PLAN-09, PLAN-10] by keys: details scroll to their end and sell the plan; the countries come from the right, sorted', async () => {
  const tv = await openPlans('free');
  await tv.waitForFocus({ id: 'buy-plan-premium' });
  await tv.idle();
  await pressAndSettle(tv, 'right', 2);
  await pressAndSettle(tv, 'down');
  await tv.waitForFocus({ id: 'details-plan-festival' });
  await tv.press('enter');
  await tv.waitForFocus({ id: 'plan-details-buy' });
  await tv.idle();
  for (const name of ['Cancel whenever you like', '799.00 INR a month'])
    await tv.waitFor({ name, onScreen: false });
  await pressAndSettle(tv, 'down', 6);
  await tv.waitFor({ name: '99.00 INR a day' });
  await tv.waitForFocus({ id: 'plan-details-buy' });
  await pressAndSettle(tv, 'back');
  await tv.waitForFocus({ id: 'details-plan-festival' });

  await pressAndSettle(tv, 'right');
  await pressAndSettle(tv, 'down');
  const button = await tv.waitForFocus({ id: 'countries-plan-world' });
  expect(button.name).toBe('Available in India + 59 countries');
  await tv.press('enter');
  await tv.waitForFocus({ id: 'country-IN' });
  await tv.idle();
  const list = await tv.findAll({ role: 'listitem', within: { id: 'country-list' } });
  const shown = list.toSorted((one, other) => one.rect.y - other.rect.y).map(({ name }) => name);
  expect(shown.slice(0, 4)).toEqual(['India', 'Argentina', 'Australia', 'Austria']);
  await pressAndSettle(tv, 'down', 59);
  expect((await tv.focused()).name).toBe('Vietnam');
  await pressAndSettle(tv, 'back');
  await tv.waitForFocus({ id: 'countries-plan-world' });

  await pressAndSettle(tv, 'up');
  await tv.press('enter');
  await tv.waitForFocus({ id: 'plan-details-buy' });
  await tv.idle();
  await tv.press('enter');
  await tv.waitForRoute(BUY);
  await tv.waitFor({ name: 'World' });
  expect(tv.errors).toEqual([]);
});

test('[PLAN-09, PLAN-10, DEVICE-05] by pointer: details by wheel and drag, their countries, and out again', async () => {
  const tv = await openPlans('free');
  await clickOn(tv, { id: 'details-plan-festival' });
  await tv.waitFor({ id: 'plan-details-text' });
  await tv.idle();
  const top = async (): Promise<number> =>
    (await tv.waitFor({ id: 'plan-details-description', onScreen: false })).rect.y;
  const start = await top();
  const [x, y] = await hoverOver(tv, { id: 'plan-details-text' });
  await turnWheel(tv.page, 0, NOTCH);
  await tv.idle();
  expect(await top()).toBe(start - 100);
  await tv.page.mouse.down();
  await tv.page.mouse.move(x, y - 25);
  await tv.page.mouse.up();
  await tv.idle();
  expect(await top()).toBeCloseTo(start - 150, 0);
  await clickOn(tv, { id: 'plan-details-countries' });
  await tv.waitFor({ id: 'country-GB' });
  await tv.idle();
  await clickOn(tv, { id: 'countries-close' });
  await tv.waitForGone({ id: 'plan-countries' });
  await clickOn(tv, { id: 'plan-details-close' });
  await tv.waitForGone({ id: 'plan-details' });
  await expectOneFocus(tv, 'closed');
  expect(tv.errors).toEqual([]);
});

test('[PLAN-07, SUB-09] the premium user`s own plan is first and disabled; once cancelled it is sold again', async () => {
  const tv = await openPlans('demo');
  await tv.waitForFocus({ id: 'details-plan-premium' });
  await tv.idle();
  expect((await cards(tv))[0]).toBe('Premium, Current plan, You have this plan');
  expect((await tv.waitFor({ id: 'buy-plan-premium' })).disabled).toBe(true);
  expect(await tv.find({ id: 'plans-skip' })).toBeUndefined();
  await clickOn(tv, { id: 'buy-plan-premium' });
  await tv.idle();
  expect((await tv.route()).path).toBe(PLANS);
  await pressAndSettle(tv, 'right');
  await pressAndSettle(tv, 'up');
  await tv.waitForFocus({ id: 'buy-plan-front-row' });
  await tv.press('enter');
  await tv.waitForRoute(BUY);
  await tv.waitFor({ name: 'Front Row' });

  await goTo(tv, '/browser/settings');
  await tv.waitFor({ id: 'subscription-cancel' });
  await tv.idle();
  await walkTo(tv, { id: 'subscription-cancel' }, ['right']);
  await tv.press('enter');
  await tv.waitFor({ id: 'cancel-dialog' });
  await pressAndSettle(tv, 'left');
  await tv.press('enter');
  await tv.waitForFocus({ id: 'subscription-buyNew' });
  await tv.press('enter');
  await tv.waitForRoute(PLANS);
  await tv.waitForFocus({ id: 'buy-plan-premium' });
  await tv.waitFor({ name: /^Active until .*\d{4}$/ });
  await tv.idle();
  await tv.press('enter');
  await tv.waitForRoute(BUY);
  expect(tv.errors).toEqual([]);
});

test('[PLAN-24] a partner who comes to /plans by address is told who manages the plan', async () => {
  const tv = await openPlans('partner');
  await tv.waitFor({ role: 'heading', name: 'Your subscription is managed by Punjab Fibre' });
  await tv.waitForFocus({ id: 'ok' });
  expect(await tv.find({ id: 'plan-list' })).toBeUndefined();
  await tv.press('enter');
  await tv.waitForRoute('/browser/home');
  expect(tv.errors).toEqual([]);
});

test('[PLAN-02, PLAN-11] nothing on offer says so; the step is skipped after a question', async () => {
  await app.fault({ match: 'GET /api/payments/plan', body: [], times: 1 });
  const none = await openPlans('free');
  await none.waitForRoute('/browser/no_plans');
  await none.waitFor({ role: 'heading', name: 'There are no plans available' });
  await none.waitForFocus({ id: 'ok' });

  const tv = await app.open('/');
  await enterAsGuest(tv);
  await goTo(tv, PLANS);
  await tv.waitForFocus({ id: 'buy-plan-premium' });
  await tv.idle();
  await walkTo(tv, { id: 'plans-skip' }, ['down']);
  await tv.press('enter');
  await tv.waitForFocus({ id: 'plans-skip-no' });
  await pressAndSettle(tv, 'left');
  await tv.press('enter');
  await tv.waitForRoute('/browser/home');
  expect(tv.errors).toEqual([]);
});

/** What a service should not send: each plan is shown as far as it can be. */
const HOSTILE = [
  {
    uuid: 'nameless',
    platforms: ['TV'],
    prices: [{ uuid: 'n', interval: 'month', amount: 100, currency: 'INR' }],
  },
  { uuid: 'nameless', name: 'Twice', platforms: ['TV'] },
  { name: 'No uuid', platforms: ['TV'] },
  {
    uuid: 'wrong',
    name: 'Wrong prices',
    platforms: ['TV'],
    prices: [
      { uuid: 'w0', interval: 'month', intervalMultiplier: 0, amount: 100, currency: 'INR' },
      { uuid: 'w1', interval: 'month', intervalMultiplier: -1, amount: 100, currency: 'INR' },
      { uuid: 'w2', interval: 'month', intervalMultiplier: 1.5, amount: 100, currency: 'INR' },
      { uuid: 'w3', interval: 'decade', amount: 100, currency: 'INR' },
    ],
  },
  {
    uuid: 'long',
    name: 'Long '.repeat(60),
    description: 'd'.repeat(10_000),
    details: ['word '.repeat(2000), null, 7, ''],
    platforms: ['TV'],
    availableCountries: ['', '??', 'zz', 'India', 5, 'IN'],
    prices: [{ uuid: 'l', interval: 'month', amount: 1e12, currency: 'INR' }],
  },
];

test('[PLAN-09, PLAN-12] what no service should send is shown as far as it can be, with one focus', async () => {
  await app.fault({ match: 'GET /api/payments/plan', body: HOSTILE, times: 1 });
  const tv = await openPlans('free');
  await tv.waitForFocus({ id: 'buy-nameless' });
  await tv.idle();
  await walkTo(tv, { id: 'plan-tab-all' }, ['up', 'right']);
  await pressAndSettle(tv, 'enter');
  expect((await cards(tv)).map((name) => name.slice(0, 12))).toEqual([
    'Plan',
    'Wrong prices',
    'Long Long Lo',
  ]);
  await pressAndSettle(tv, 'down');
  await pressAndSettle(tv, 'right');
  await tv.waitForFocus({ id: 'details-wrong' });
  await pressAndSettle(tv, 'right');
  await tv.waitForFocus({ id: 'details-long' });
  await tv.waitFor({ name: '10000000000.00 INR' });
  await tv.press('enter');
  await tv.waitForFocus({ id: 'plan-details-buy' });
  await pressAndSettle(tv, 'down', 3);
  await pressAndSettle(tv, 'right');
  await tv.press('enter');
  await tv.waitForFocus({ id: 'country-IN' });
  await tv.idle();
  await expectOneFocus(tv, 'hostile');
  expect(tv.errors.filter((line) => !/contract|plan/.test(line))).toEqual([]);
});

test('sixty plans: a move inside the page commits nothing and makes no host node', async () => {
  const sixty = Array.from({ length: 60 }, (_, index) => ({
    uuid: `p${index}`,
    name: `Plan ${index}`,
    details: Array.from({ length: index % 9 }, (_each, line) => `Line ${line}`),
    platforms: ['TV'],
    availableCountries: ['IN', 'GB'],
    prices: [{ uuid: 'm', interval: 'month', amount: 29900, currency: 'INR' }],
  }));
  await app.fault({ match: 'GET /api/payments/plan', body: sixty, times: 1 });
  const tv = await openPlans('free');
  await tv.waitForFocus({ id: 'buy-p0' });
  await tv.idle();
  const inside = await tv.measure(async () => {
    for (const key of ['right', 'down', 'left', 'up'] as const) await tv.press(key);
    await tv.idle();
  });
  expect([inside.reactCommits, inside.hostCreated, inside.hostDestroyed]).toEqual([0, 0, 0]);
  await pressAndSettle(tv, 'right', 8);
  const turned = await tv.measure(() => pressAndSettle(tv, 'right', 8));
  expect([turned.hostCreated, turned.hostDestroyed]).toEqual([0, 0]);
  await tv.waitForFocus({ id: 'buy-p16' });
});
