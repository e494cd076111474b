import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api';
import { settle } from '../../shell/testing/settle';
import { ok } from '../../ui/keyboard/testing/typist';
import { NOW, openPurchase, PREMIUM, words } from './testing/purchaseScreen';
import type { PurchaseSetUp } from './testing/purchaseScreen';

const failed = (state: object | null = null, more: PurchaseSetUp = {}) =>
  openPurchase({ path: '/failed_buy_plan', state, ...more });
const success = (state: object | null = null, more: PurchaseSetUp = {}) =>
  openPurchase({ path: '/success_buy_plan', state, ...more });

describe('a purchase that failed', () => {
  it('[SHELL-21, PLAN-21] says both texts and names the help desk of the deployment, and none where there is none', async () => {
    const said = words((await failed()).root);
    expect(said).toContain('Your payment was not successfully processed');
    expect(said).toContain('Your payment has failed. Please try a different payment method');
    expect(said).toContain('Help desk: https://help.example');
    expect(words((await failed(null, { links: {} })).root)).not.toContain('Help desk');
  });

  it('[PLAN-22, SHELL-21] one that could not begin says that the plan has not been added, and what to do', async () => {
    const state = { planNotAdded: true, errorCode: 'plan_not_found' };
    const said = words((await failed(state)).root);
    expect(said).toContain("Your plan hasn't been added");
    expect(said).toContain('Please try again, or contact the help desk: https://help.example');
    expect(said).toContain('Error code: plan_not_found');
    expect(said).not.toContain('Your payment');
    const without = words((await failed({ planNotAdded: true }, { links: {} })).root);
    expect(without).toContain('Please try again.');
    expect(without).not.toContain('help desk');
  });

  it('[PLAN-19] one that was not paid in time says so, with plan and price, and asks for no other payment method', async () => {
    const { root } = await failed({ plan: PREMIUM, priceUuid: 'month', checkoutExpired: true });
    expect(words(root)).toContain('The time to pay has run out');
    expect(words(root)).toContain(
      'Nothing was charged. A new code buys the same plan: Premium, 299.00 INR a month',
    );
    expect(words(root)).not.toContain('different payment method');
    expect(words(root)).toContain('Get a new code');
    expect(root.focusedId()).toBe('try-again');
  });

  it('can be tried again while the plan is known, at its price; OK and back lead to where the plans are', async () => {
    const again = { plan: PREMIUM, priceUuid: 'year', returnAssetId: 'film', origin: true };
    const state = { ...again, planNotAdded: true, checkoutExpired: true, errorCode: 'x' };
    const retried = await failed(state);
    expect(retried.root.focusedId()).toBe('try-again');
    await ok(retried.root);
    expect(retried.seen).toEqual({ path: '/buy_plan', state: again });
    const left = await failed(state);
    await left.root.press('right');
    await ok(left.root);
    expect(left.seen.path).toBe('/plans');
    const forgotten = await failed();
    expect(forgotten.root.focusedId()).toBe('ok');
  });
});

it.each([
  [{ returnAssetId: 'film', origin: true }, '/asset/film'],
  [{ returnPageId: 'movies' }, '/movies'],
  [{ origin: true }, '/plans'],
  [null, '/'],
])('[PLAN-02, ROUTE-18] nothing on offer, asked with %j, leads back to %s', async (state, path) => {
  const { root, seen } = await openPurchase({ path: '/no_plans', state });
  expect(words(root)).toContain('There are no plans available');
  await ok(root);
  expect(seen.path).toBe(path);
});

describe('a plan that was bought', () => {
  const bought = { plan: PREMIUM, priceUuid: 'month' };
  const DAY = 86_400_000;
  const owned = (days: number, more: object = {}) => ({
    planUuid: 'premium',
    planMetadata: { name: 'Premium' },
    nextPaymentDate: new Date(NOW + days * DAY).toISOString(),
    price: PREMIUM.prices[0],
    ...more,
  });
  const saying = async (subscription: object | null, state: object | null = bought) => {
    const { root } = await success(state, { subscription });
    await root.act(() => {});
    await settle(root);
    return words(root);
  };

  it.each([
    [{ returnAssetId: 'film' }, '/asset/film'],
    [{ returnPageId: 'movies' }, '/movies'],
    [null, '/'],
  ])('[PLAN-25] with %j, Start watching goes on to %s', async (state, path) => {
    const { root, seen } = await success(state);
    expect(words(root)).toContain('Your plan is active');
    expect(words(root)).toContain('Start watching');
    await ok(root);
    expect(seen.path).toBe(path);
    const left = await success(state);
    await left.root.press('back');
    expect(left.seen.path).toBe(path);
  });

  it('[PLAN-20, SUB-04] says what was bought and when the next payment is', async () => {
    const said = await saying(owned(31));
    expect(said).toContain('Premium, 299.00 INR a month');
    expect(said).toContain('Next payment: December 25, 2026');
  });

  it('[PLAN-13] says until when it is free, and what is paid then', async () => {
    const said = await saying(owned(14));
    expect(said).toContain('Free until December 8, 2026, then 299.00 INR a month');
    expect(said).not.toContain('Next payment');
  });

  it('[SUB-09] says until when it can be watched where it does not go on', async () => {
    expect(await saying(owned(1, { isCancelationScheduled: true }))).toContain(
      'Active until: November 25, 2026',
    );
  });

  it.each([
    ['no date', owned(31, { nextPaymentDate: null })],
    ['a day that has passed', owned(-3)],
    ['what is no date', owned(31, { nextPaymentDate: 'soon' })],
    ['another plan', owned(31, { planUuid: 'other' })],
    ['no subscription', null],
  ])('with %s from the service it says what was bought', async (_, subscription) => {
    const said = await saying(subscription);
    expect(said).toContain('Premium, 299.00 INR a month');
    expect(said).not.toMatch(/Next payment|Free until|Active until|Invalid/);
  });

  it('opened without a plan it says which one the viewer has', async () => {
    expect(await saying(owned(31), null)).toContain('Premium, 299.00 INR a month');
  });

  it('[SUB-12] a subscription that cannot be fetched is in the log, and the button has focus all the same', async () => {
    const refusal = new ApiError({ call: 'subscription', kind: 'status', status: 500, service: null });
    const subscription = async () => {
      throw refusal;
    };
    const { root, report } = await success(bought, { api: { subscription } });
    await settle(root);
    expect(report).toHaveBeenCalledTimes(1);
    expect(words(root)).toContain('Premium, 299.00 INR a month');
    expect(root.focusedId()).toBe('ok');
  });
});
