import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { SceneNode } from '../../../renderer';
import { createTestRoot } from '../../../renderer/testing';
import type { TestRoot } from '../../../renderer/testing';
import { ApiError, createQueryClient, queries } from '../../api';
import { parsePlans, parseProvider, parseSettings, parseUserSettings } from '../../contract';
import type { CheckoutStatus } from '../../contract';
import { createTexts, TextsContext } from '../../i18n';
import { createStores, StoresContext } from '../../session';
import { ServicesContext } from '../../shell/services';
import { fakeServices } from '../../shell/testing/fakeServices';
import { ok } from '../../ui/keyboard/testing/typist';
import { settle } from '../../shell/testing/settle';
import BuyPlan from './BuyPlan';

const quiet = (): void => {};
const price = (interval: string, more: object = {}) => ({
  uuid: interval,
  interval,
  amount: 29900,
  currency: 'inr',
  ...more,
});
const [PLAN, ONE_PRICE, FREE] = parsePlans(
  [
    {
      uuid: 'premium',
      name: 'Premium',
      description: 'The whole house',
      prices: [
        price('month', { promotion: { discountType: 'period', amount: 14 } }),
        price('year', { amount: null }),
      ],
    },
    { uuid: 'day', name: 'Day Pass', prices: [price('day')] },
    { uuid: 'free', name: 'Free' },
  ],
  quiet,
);
const OPEN: CheckoutStatus = { checkoutFinished: false, checkoutSuccess: false };
const TERMS = 'Please check that you have read and agree to the Terms of Service';

interface SetUp {
  state?: object | null;
  session?: 'signedIn' | 'anonymous';
  userSettings?: object;
  provider?: object;
}

async function mount(setUp: SetUp = {}) {
  const { state = { plan: PLAN, returnAssetId: 'film', origin: true }, session = 'signedIn' } = setUp;
  const root = createTestRoot();
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile: null });
  stores.settings.setState({ settings: parseSettings({}, quiet) });
  stores.identity.setState({ session, uid: 'u' });
  const api = {
    checkout: vi.fn(async ({ priceUuid }: { priceUuid: string }) => ({
      contextId: `c-${priceUuid}`,
      url: null as string | null,
    })),
    checkoutStatus: vi.fn(async () => OPEN),
    provider: vi.fn(async () => parseProvider(setUp.provider ?? {}, quiet)),
    userSettings: vi.fn(async () => parseUserSettings(setUp.userSettings ?? {}, quiet)),
  };
  const report = vi.fn();
  const cache = createQueryClient();
  const config = { checkoutUrl: 'https://pay.example/checkout' };
  const services = fakeServices({ api, report, config });
  const known = queries.subscription(services.api).queryKey;
  cache.setQueryData(known, null);
  const seen: { path: string; state: unknown } = { path: '', state: null };
  function Place({ children }: { children: ReactNode }) {
    const { pathname, state: carried } = useLocation();
    Object.assign(seen, { path: pathname, state: carried });
    return pathname === '/buy_plan' ? children : null;
  }
  await root.render(
    <MemoryRouter initialEntries={['/plans', { pathname: '/buy_plan', state }]}>
      <QueryClientProvider client={cache}>
        <TextsContext.Provider value={createTexts(async () => ({}))}>
          <StoresContext.Provider value={stores}>
            <ServicesContext.Provider value={services}>
              <Place>
                <BuyPlan />
              </Place>
            </ServicesContext.Provider>
          </StoresContext.Provider>
        </TextsContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await settle(root);
  return { root, api, report, seen, knowsSubscription: () => cache.getQueryData(known) !== undefined };
}

const words = (root: TestRoot): string => JSON.stringify(root.tree());
/** What a text says; null when it is not there. */
const textOf = (root: TestRoot, id: string): string | null => {
  const within = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(within)];
  return within(root.tree()).find((node) => node.id === id)?.name ?? null;
};
/** One poll, and its answer. */
async function poll(root: TestRoot): Promise<void> {
  await root.wait(2500);
  await root.act(async () => {});
}

describe('/buy_plan', () => {
  it('[ROUTE-19] opened without a plan, or with one that has no price, it returns to /plans', async () => {
    expect((await mount({ state: null })).seen.path).toBe('/plans');
    expect((await mount({ state: { plan: FREE } })).seen.path).toBe('/plans');
  });

  it('a guest signs in first and then comes to the plans; nothing is opened for them', async () => {
    const { seen, api } = await mount({ session: 'anonymous' });
    expect(seen).toMatchObject({ path: '/welcome/code', state: { redirectToPlans: true } });
    for (const call of Object.values(api)) expect(call).not.toHaveBeenCalled();
  });

  it('shows the plan with its prices and promotions; one that has no amount is named by its interval', async () => {
    const { root } = await mount();
    for (const said of ['Premium', 'The whole house', '299.00 INR a month', '14 day(s) free', 'a year'])
      expect(words(root)).toContain(said);
    expect([root.find('price-month').props.checked, root.find('price-year').props.checked]).toEqual([
      true,
      false,
    ]);
    const one = await mount({ state: { plan: ONE_PRICE } });
    expect(words(one.root)).toContain('299.00 INR a day');
    expect(one.root.query('prices')).toBeNull();
  });

  it('[PLAN-15] without agreement to the terms there is neither checkout nor QR code, and it says why', async () => {
    const { root, api } = await mount();
    expect(root.focusedId()).toBe('agree');
    expect(words(root)).toContain(TERMS);
    expect(root.query('checkout-qr')).toBeNull();
    await root.wait(10_000);
    expect([api.checkout.mock.calls.length, api.checkoutStatus.mock.calls.length]).toEqual([0, 0]);
  });

  it('[PLAN-16, PLAN-17] agreed, a checkout is opened and shown as a QR code, and asked for every 2.5 s', async () => {
    const { root, api } = await mount();
    await ok(root);
    expect(api.checkout).toHaveBeenCalledExactlyOnceWith({
      planUuid: 'premium',
      priceUuid: 'month',
      sourcePlatform: 'TV',
    });
    expect(root.find('checkout-qr').props.label).toBe('Scan the QR code to pay on your phone');
    expect(words(root)).not.toContain(TERMS);
    expect([root.find('agree').props.checked, root.focusedId()]).toEqual([true, 'agree']);
    await root.wait(2499);
    expect(api.checkoutStatus).not.toHaveBeenCalled();
    await root.wait(1);
    expect(api.checkoutStatus).toHaveBeenCalledExactlyOnceWith('c-month', expect.any(AbortSignal));
  });

  it('[PLAN-16] the page of the QR code says what is paid, where, and that the payment is awaited', async () => {
    const { root } = await mount();
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
    const { root, seen } = await mount();
    await root.press('down');
    expect(root.focusedId()).toBe('back');
    await ok(root);
    expect(seen.path).toBe('/plans');
  });

  it('[PLAN-15] without agreement the reason stands where the QR code will be', async () => {
    const { root } = await mount();
    expect(textOf(root, 'qr-missing')).toBe(TERMS);
    await ok(root);
    expect(root.query('qr-missing')).toBeNull();
  });

  it('[PLAN-15] the box is hollow while it has focus without a tick, and filled with one', async () => {
    const { root } = await mount();
    const hollow = () => root.find('agree-hollow');
    expect([root.focusedId(), hollow().props.visible]).toEqual(['agree', true]);
    await root.wait(200);
    expect(hollow().now.color, 'what is inside looks like the line').toBe(root.find('agree').now.color);
    await ok(root);
    expect(hollow().props.visible).toBe(false);
  });

  it('[PLAN-15] agreement that is taken back takes the QR code away; given again, the same checkout goes on', async () => {
    const { root, api } = await mount();
    await ok(root);
    await ok(root);
    expect(root.query('checkout-qr')).toBeNull();
    expect(words(root)).toContain(TERMS);
    await root.wait(10_000);
    expect(api.checkoutStatus).not.toHaveBeenCalled();
    await ok(root);
    await poll(root);
    expect([api.checkout.mock.calls.length, api.checkoutStatus.mock.calls.length]).toEqual([1, 1]);
  });

  it('[PLAN-16] another price is another checkout', async () => {
    const { root, api } = await mount();
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
    const { root, api, seen, knowsSubscription } = await mount();
    await ok(root);
    api.checkoutStatus.mockResolvedValue({ checkoutFinished: true, checkoutSuccess: true });
    expect([knowsSubscription(), api.userSettings.mock.calls.length]).toEqual([true, 1]);
    await poll(root);
    await settle(root);
    expect(seen).toEqual({ path: '/success_buy_plan', state: { returnAssetId: 'film' } });
    expect([knowsSubscription(), api.userSettings.mock.calls.length]).toEqual([false, 2]);
  });

  it('[PLAN-19] failed, it goes to /failed_buy_plan, from where the plan can be tried again', async () => {
    const { root, api, seen, knowsSubscription } = await mount();
    await ok(root);
    api.checkoutStatus.mockResolvedValue({ checkoutFinished: true, checkoutSuccess: false });
    await poll(root);
    expect(seen).toMatchObject({
      path: '/failed_buy_plan',
      state: { plan: { uuid: 'premium' }, returnAssetId: 'film', origin: true },
    });
    expect(knowsSubscription()).toBe(true);
  });

  it('[PLAN-19] so does a question that fails, and it is reported', async () => {
    const { root, api, report, seen } = await mount();
    await ok(root);
    api.checkoutStatus.mockRejectedValue(
      new ApiError({ call: 'checkoutStatus', kind: 'status', status: 500, service: null }),
    );
    await poll(root);
    expect(seen).toMatchObject({ path: '/failed_buy_plan', state: { plan: { uuid: 'premium' } } });
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('[PLAN-22] a checkout that cannot be opened goes there too, saying that the plan has not been added', async () => {
    const { root, api, report, seen } = await mount();
    api.checkout.mockRejectedValue(
      new ApiError({ call: 'checkout', kind: 'status', status: 500, service: null }),
    );
    await ok(root);
    expect(seen).toMatchObject({
      path: '/failed_buy_plan',
      state: { planNotAdded: true, plan: { uuid: 'premium' } },
    });
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('[PLAN-23] back leaves to the plans, and nothing goes on', async () => {
    const { root, api, seen } = await mount();
    await ok(root);
    await root.press('back');
    expect(seen.path).toBe('/plans');
    await root.wait(20_000);
    expect(api.checkoutStatus).not.toHaveBeenCalled();
    expect(root.clock.pendingCount).toBe(0);
  });

  it('[PLAN-24] who has a plan from another provider is told so, and cannot buy', async () => {
    const { root, api, seen } = await mount({
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
