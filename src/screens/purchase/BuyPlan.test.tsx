import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api';
import { settle } from '../../shell/testing/settle';
import { ok } from '../../ui/keyboard/testing/typist';
import {
  DAY_PASS,
  EXPIRED,
  FREE,
  NOT_PAID,
  openPurchase,
  PAID,
  poll,
  PREMIUM,
  textOf,
  words,
} from './testing/purchaseScreen';

const TERMS = 'Please check that you have read and agree to the Terms of Service';
const refusal = (call: 'checkout' | 'checkoutStatus', status = 500): ApiError =>
  new ApiError({ call, kind: 'status', status, service: null });

describe('/buy_plan', () => {
  it('[ROUTE-19] opened without a plan, or with one that has no price, it returns to /plans', async () => {
    expect((await openPurchase({ state: null })).seen.path).toBe('/plans');
    expect((await openPurchase({ state: { plan: FREE } })).seen.path).toBe('/plans');
  });

  it('a guest signs in first and then comes to the plans; nothing is opened for them', async () => {
    const { seen, api } = await openPurchase({ session: 'anonymous' });
    expect(seen).toMatchObject({ path: '/welcome/code', state: { redirectToPlans: true } });
    for (const call of Object.values(api)) expect(call).not.toHaveBeenCalled();
  });

  it('shows the plan with its prices and promotions; one that has no amount is named by its interval', async () => {
    const { root } = await openPurchase();
    for (const said of ['Premium', 'The whole house', '299.00 INR a month', '14 day(s) free', 'a year'])
      expect(words(root)).toContain(said);
    expect([root.find('price-month').props.checked, root.find('price-year').props.checked]).toEqual([
      true,
      false,
    ]);
    const one = await openPurchase({ state: { plan: DAY_PASS } });
    expect(words(one.root)).toContain('299.00 INR a day');
    expect(one.root.query('prices')).toBeNull();
  });

  it('[PLAN-13] says of the chosen price whether it is before or after its promotion', async () => {
    const { root } = await openPurchase();
    expect(words(root)).toContain('The price is after the free days');
    const one = await openPurchase({ state: { plan: PREMIUM, priceUuid: 'year' } });
    expect(one.root.query('promotion-note')).toBeNull();
  });

  it('[PLAN-15] without agreement to the terms there is neither checkout nor QR code, and it says why', async () => {
    const { root, api, codes } = await openPurchase();
    expect(root.focusedId()).toBe('agree');
    expect(words(root)).toContain(TERMS);
    expect(codes).toEqual([]);
    await root.wait(10_000);
    expect([api.checkout.mock.calls.length, api.checkoutStatus.mock.calls.length]).toEqual([0, 0]);
  });

  it('[PLAN-16, PLAN-17] agreed, a checkout is opened and shown as a QR code, and asked for every 2.5 s', async () => {
    const { root, api, codes } = await openPurchase();
    await ok(root);
    expect(api.checkout).toHaveBeenCalledExactlyOnceWith({
      planUuid: 'premium',
      priceUuid: 'month',
      sourcePlatform: 'TV',
    });
    expect(codes.map(({ testId, label }) => [testId, label])).toEqual([
      ['checkout-qr', 'Scan the QR code to pay on your phone'],
    ]);
    expect(words(root)).not.toContain(TERMS);
    expect([root.find('agree').props.checked, root.focusedId()]).toEqual([true, 'agree']);
    await root.wait(2499);
    expect(api.checkoutStatus).not.toHaveBeenCalled();
    await root.wait(1);
    expect(api.checkoutStatus).toHaveBeenCalledExactlyOnceWith('c-month', expect.any(AbortSignal));
  });

  it('[PLAN-16] the page of the QR code says what is paid, where, and that the payment is awaited', async () => {
    const { root } = await openPurchase();
    const said = (id: string) => textOf(root, id);
    expect([said('amount'), said('waiting'), said('checkout-address')]).toEqual([
      '299.00 INR a month',
      null,
      null,
    ]);
    await ok(root);
    expect([said('amount'), said('waiting'), said('checkout-address')]).toEqual([
      '299.00 INR a month',
      'Waiting for payment',
      'pay.example/checkout?contextId=c-month',
    ]);
    await root.press('up');
    await ok(root);
    expect(said('amount')).toBe('a year');
  });

  it('[PLAN-23] a Back button leaves to the plans as the key does', async () => {
    const { root, seen } = await openPurchase();
    await root.press('down');
    expect(root.focusedId()).toBe('back');
    await ok(root);
    expect(seen.path).toBe('/plans');
  });

  it('[PLAN-15] without agreement the reason stands where the QR code will be', async () => {
    const { root } = await openPurchase();
    expect(textOf(root, 'qr-missing')).toBe(TERMS);
    await ok(root);
    expect(root.query('qr-missing')).toBeNull();
  });

  it('[PLAN-15] the box is hollow while it has focus without a tick, and filled with one', async () => {
    const { root } = await openPurchase();
    const hollow = () => root.find('agree-hollow');
    expect([root.focusedId(), hollow().props.visible]).toEqual(['agree', true]);
    await root.wait(200);
    expect(hollow().now.color, 'what is inside looks like the line').toBe(root.find('agree').now.color);
    await ok(root);
    expect(hollow().props.visible).toBe(false);
  });

  it('[PLAN-15] agreement that is taken back takes the QR code away; given again, the same checkout goes on', async () => {
    const { root, api, codes } = await openPurchase();
    await ok(root);
    await ok(root);
    expect(codes).toEqual([]);
    expect(words(root)).toContain(TERMS);
    await root.wait(10_000);
    expect(api.checkoutStatus).not.toHaveBeenCalled();
    await ok(root);
    await poll(root);
    expect([api.checkout.mock.calls.length, api.checkoutStatus.mock.calls.length]).toEqual([1, 1]);
  });

  it('[PLAN-16] another price is another checkout', async () => {
    const { root, api } = await openPurchase();
    await ok(root);
    await root.press('up');
    expect(root.focusedId()).toBe('price-year');
    await ok(root);
    await ok(root);
    expect(api.checkout.mock.calls.map(([body]) => body.priceUuid)).toEqual(['month', 'year']);
    expect(root.find('price-year').props.checked).toBe(true);
    await poll(root);
    expect(api.checkoutStatus.mock.calls.map(([id]: unknown[]) => id)).toEqual(['c-year']);
  });

  it('[PLAN-18, PLAN-20] paid, it goes to /success_buy_plan; what was known without the plan is dropped, the user asked anew', async () => {
    const { root, api, seen, knownSubscription } = await openPurchase({
      subscription: { planUuid: 'premium', planMetadata: { name: 'Premium' } },
    });
    await ok(root);
    api.checkoutStatus.mockResolvedValue(PAID);
    expect([knownSubscription(), api.userSettings.mock.calls.length]).toEqual([null, 1]);
    await poll(root);
    await settle(root);
    expect(seen).toEqual({
      path: '/success_buy_plan',
      state: { returnAssetId: 'film', plan: PREMIUM, priceUuid: 'month' },
    });
    expect(api.userSettings).toHaveBeenCalledTimes(2);
    expect(knownSubscription()).toMatchObject({ planUuid: 'premium' });
    await root.wait(20_000);
    expect(api.checkoutStatus, 'nothing is asked after the outcome').toHaveBeenCalledTimes(1);
  });

  it('[PLAN-20] asking for everything anew takes nothing off the screen that is left', async () => {
    const { root, api, cache, codes } = await openPurchase();
    await ok(root);
    api.userSettings.mockReturnValue(new Promise(() => {}));
    await root.act(() => void cache.resetQueries());
    await settle(root);
    expect(api.userSettings).toHaveBeenCalledTimes(2);
    expect([root.query('buy-plan-waiting'), root.focusedId(), codes.length]).toEqual([null, 'agree', 1]);
  });

  it('[PLAN-19] failed, it goes to /failed_buy_plan, from where the plan can be tried again at its price', async () => {
    const { root, api, seen, knownSubscription } = await openPurchase();
    await ok(root);
    api.checkoutStatus.mockResolvedValue(NOT_PAID);
    await poll(root);
    expect(seen).toMatchObject({
      path: '/failed_buy_plan',
      state: { plan: { uuid: 'premium' }, priceUuid: 'month', returnAssetId: 'film', origin: true },
    });
    expect(knownSubscription()).toBeNull();
    await root.wait(20_000);
    expect(api.checkoutStatus).toHaveBeenCalledTimes(1);
  });

  it('[PLAN-19] not paid in time, it says so, and the same plan and price open another checkout', async () => {
    const { root, api, seen } = await openPurchase({ state: { plan: PREMIUM, priceUuid: 'year' } });
    expect(root.find('price-year').props.checked).toBe(true);
    await ok(root);
    api.checkoutStatus.mockResolvedValue(EXPIRED);
    await poll(root);
    expect(seen).toMatchObject({ path: '/failed_buy_plan', state: { checkoutExpired: true } });
    expect(words(root)).toContain('The time to pay has run out');
    expect(words(root)).toContain('A new code buys the same plan: Premium, a year');
    expect(words(root)).not.toContain('different payment method');
    expect(root.focusedId()).toBe('try-again');
    await ok(root);
    expect(seen.path).toBe('/buy_plan');
    await settle(root);
    expect([root.find('price-year').props.checked, root.find('agree').props.checked]).toEqual([true, false]);
    await root.act(() => void root.scene.focus.focus(root.find('agree')));
    await ok(root);
    expect(api.checkout.mock.calls.map(([body]) => body.priceUuid)).toEqual(['year', 'year']);
  });

  it('[PLAN-19] so does a question that fails, and it is reported; tried again, the same checkout goes on', async () => {
    const { root, api, report, seen, codes } = await openPurchase();
    await ok(root);
    api.checkoutStatus.mockRejectedValueOnce(refusal('checkoutStatus'));
    await poll(root);
    expect(seen).toMatchObject({ path: '/failed_buy_plan', state: { plan: { uuid: 'premium' } } });
    expect(report).toHaveBeenCalledTimes(1);
    expect(words(root)).toContain('nothing is charged twice');
    await root.wait(1000);
    await ok(root);
    await settle(root);
    expect([seen.path, root.find('agree').props.checked, codes.length]).toEqual(['/buy_plan', true, 1]);
    expect([api.checkout.mock.calls.length, api.checkoutStatus.mock.calls.length]).toEqual([1, 2]);
    api.checkoutStatus.mockResolvedValue(PAID);
    await poll(root);
    expect(seen.path).toBe('/success_buy_plan');
  });

  it('[PLAN-19] a checkout that the service does not know is not gone on with', async () => {
    const { root, api, seen } = await openPurchase();
    await ok(root);
    api.checkoutStatus.mockRejectedValueOnce(refusal('checkoutStatus', 404));
    await poll(root);
    expect(seen).toMatchObject({ path: '/failed_buy_plan' });
    expect(seen.state).not.toHaveProperty('openCheckout');
    expect(words(root)).toContain('different payment method');
  });

  it('[PLAN-22] a checkout that cannot be opened goes there too, saying that the plan has not been added', async () => {
    const { root, api, report, seen } = await openPurchase();
    api.checkout.mockRejectedValue(refusal('checkout'));
    await ok(root);
    expect(seen).toMatchObject({
      path: '/failed_buy_plan',
      state: { planNotAdded: true, plan: { uuid: 'premium' } },
    });
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('[PLAN-22] a plan that is no longer sold has not been added, and is not offered again', async () => {
    const { root, api, seen } = await openPurchase();
    api.checkout.mockRejectedValue(refusal('checkout', 404));
    await ok(root);
    expect(seen).toMatchObject({ path: '/failed_buy_plan', state: { planNotAdded: true } });
    expect(words(root)).toContain("Your plan hasn't been added");
    expect([root.query('try-again'), root.focusedId()]).toEqual([null, 'ok']);
    await ok(root);
    expect(seen.path).toBe('/plans');
  });

  it('[PLAN-22] an answer without an address, where the deployment has none either, ends there: no code without one', async () => {
    const { root, report, seen, codes } = await openPurchase({ checkoutUrl: undefined });
    await ok(root);
    expect(seen).toMatchObject({ path: '/failed_buy_plan', state: { planNotAdded: true } });
    expect(codes).toEqual([]);
    expect(report).toHaveBeenCalledTimes(1);
    expect(root.focusedId()).toBe('try-again');
  });

  it('[PLAN-17] hidden, nothing is asked; shown again, it is asked at once', async () => {
    const { root, api, show } = await openPurchase();
    await ok(root);
    await poll(root);
    expect(api.checkoutStatus).toHaveBeenCalledTimes(1);
    await show(false);
    await root.wait(60_000);
    expect(api.checkoutStatus).toHaveBeenCalledTimes(1);
    await show(true);
    expect(api.checkoutStatus).toHaveBeenCalledTimes(2);
    await root.wait(2499);
    expect(api.checkoutStatus).toHaveBeenCalledTimes(2);
    await root.wait(1);
    expect(api.checkoutStatus).toHaveBeenCalledTimes(3);
  });

  it('[PLAN-16] in StrictMode, and pressed twice and thrice, one checkout is opened for a price', async () => {
    const { root, api } = await openPurchase({ strict: true });
    await ok(root);
    await ok(root);
    await ok(root);
    await root.act(async () => {});
    expect(api.checkout).toHaveBeenCalledTimes(1);
    await poll(root);
    expect(api.checkoutStatus).toHaveBeenCalledTimes(1);
    await root.unmount();
    await root.wait(20_000);
    expect(api.checkoutStatus).toHaveBeenCalledTimes(1);
  });

  it('[PLAN-23] back leaves to the plans, and nothing goes on', async () => {
    const { root, api, seen } = await openPurchase();
    await ok(root);
    await root.press('back');
    expect(seen.path).toBe('/plans');
    await root.wait(20_000);
    expect(api.checkoutStatus).not.toHaveBeenCalled();
    expect(root.clock.pendingCount).toBe(0);
  });

  it('[PLAN-24] who has a plan from another provider is told so, and cannot buy', async () => {
    const { root, api, seen } = await openPurchase({
      userSettings: { isPartnerUser: true },
      provider: { name: 'Punjab Fibre' },
    });
    expect(words(root)).toContain('Your subscription is managed by Punjab Fibre');
    expect([root.query('agree'), root.focusedId()]).toEqual([null, 'ok']);
    await ok(root);
    expect(seen.path).toBe('/plans');
    expect(api.checkout).not.toHaveBeenCalled();
  });
});
