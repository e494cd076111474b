/** The purchase screens on a fake service, with a page for their QR code and an app that can be hidden. */
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import type { SceneNode } from '../../../../renderer';
import { createTestRoot } from '../../../../renderer/testing';
import type { TestRoot } from '../../../../renderer/testing';
import { createQueryClient, queries } from '../../../api';
import type { Api } from '../../../api';
import {
  parsePlans,
  parseProvider,
  parseSettings,
  parseSubscription,
  parseUserSettings,
} from '../../../contract';
import type { CheckoutStatus, Plan } from '../../../contract';
import { createTexts, TextsContext } from '../../../i18n';
import { createStores, StoresContext } from '../../../session';
import { ServicesContext } from '../../../shell/services';
import { fakeDomLayer } from '../../../shell/testing/fakeDomLayer';
import { fakeServices } from '../../../shell/testing/fakeServices';
import { settle } from '../../../shell/testing/settle';
import BuyPlan from '../BuyPlan';
import { FailedBuyPlan, NoPlans, SuccessBuyPlan } from '../PlanOutcomes';

const quiet = (): void => {};

/** A price of 299.00 INR, its interval its id. */
const price = (interval: string, more: object = {}) => ({
  uuid: interval,
  interval,
  amount: 29900,
  currency: 'inr',
  ...more,
});

/** Two prices, the first with free days; one price; none. */
export const [PREMIUM, DAY_PASS, FREE] = parsePlans(
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
) as [Plan, Plan, Plan];

/** States of a checkout. */
export const OPEN: CheckoutStatus = {
  checkoutFinished: false,
  checkoutSuccess: false,
  checkoutExpired: false,
};
export const PAID: CheckoutStatus = { ...OPEN, checkoutFinished: true, checkoutSuccess: true };
export const NOT_PAID: CheckoutStatus = { ...OPEN, checkoutFinished: true };
export const EXPIRED: CheckoutStatus = { ...NOT_PAID, checkoutExpired: true };

/** Wall-clock time, ms since 1970. */
export const NOW = Date.UTC(2026, 10, 24, 12);

export interface PurchaseSetUp {
  path?: '/buy_plan' | '/failed_buy_plan' | '/success_buy_plan' | '/no_plans';
  state?: object | null;
  session?: 'signedIn' | 'anonymous';
  userSettings?: object;
  provider?: object;
  subscription?: object | null;
  links?: object;
  checkoutUrl?: string | undefined;
  /** Calls that are answered otherwise. */
  api?: Partial<Api>;
  /** React's StrictMode. Default false. */
  strict?: boolean;
  /** Waits for answers. Default: real timers. */
  settled?: (root: TestRoot) => Promise<void>;
}

/** Opens a purchase screen over the plans, for a signed-in viewer who came from a title. */
export async function openPurchase(setUp: PurchaseSetUp = {}) {
  const {
    path = '/buy_plan',
    state = { plan: PREMIUM, returnAssetId: 'film', origin: true },
    session = 'signedIn',
    subscription = null,
    links = { helpDesk: 'https://help.example' },
    strict = false,
    settled = settle,
  } = setUp;
  const root = createTestRoot({ strict });
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile: null });
  stores.settings.setState({ settings: parseSettings({ links }, quiet) });
  stores.identity.setState({ session, uid: 'u' });
  const api = {
    checkout: vi.fn(async ({ priceUuid }: { priceUuid: string }) => ({
      contextId: `c-${priceUuid}`,
      url: null as string | null,
    })),
    checkoutStatus: vi.fn(async () => OPEN),
    provider: vi.fn(async () => parseProvider(setUp.provider ?? {}, quiet)),
    userSettings: vi.fn(async () => parseUserSettings(setUp.userSettings ?? {}, quiet)),
    subscription: vi.fn(async () => parseSubscription(subscription, quiet)),
  };
  const report = vi.fn();
  const cache = createQueryClient();
  const config =
    'checkoutUrl' in setUp
      ? { checkoutUrl: setUp.checkoutUrl }
      : { checkoutUrl: 'https://pay.example/checkout' };
  const visibility = { tell: (_visible: boolean): void => {} };
  const platform = {
    watchVisibility(listener: (visible: boolean) => void) {
      visibility.tell = listener;
      listener(true);
      return () => {};
    },
  };
  const { layer: dom, codes } = fakeDomLayer();
  const signOut = vi.fn(async () => {});
  const services = fakeServices({
    api: { ...api, ...setUp.api },
    report,
    config,
    platform,
    dom,
    session: { signOut },
    now: () => NOW,
  });
  const known = queries.subscription(services.api).queryKey;
  if (path === '/buy_plan') cache.setQueryData(known, null);
  const seen: { path: string; state: unknown } = { path: '', state: null };
  function Places() {
    const { pathname, state: carried } = useLocation();
    Object.assign(seen, { path: pathname, state: carried });
    if (pathname === '/buy_plan') return <BuyPlan />;
    if (pathname === '/failed_buy_plan') return <FailedBuyPlan />;
    if (pathname === '/no_plans') return <NoPlans />;
    return pathname === '/success_buy_plan' ? <SuccessBuyPlan /> : null;
  }
  await root.render(
    <MemoryRouter initialEntries={['/plans', { pathname: path, state }]}>
      <QueryClientProvider client={cache}>
        <TextsContext.Provider value={createTexts(async () => ({}))}>
          <StoresContext.Provider value={stores}>
            <ServicesContext.Provider value={services}>
              <Places />
            </ServicesContext.Provider>
          </StoresContext.Provider>
        </TextsContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await settled(root);
  return {
    root,
    api,
    report,
    seen,
    codes,
    cache,
    show: (visible: boolean) => root.act(async () => visibility.tell(visible)),
    /** The subscription as it is cached; undefined when it is not. */
    knownSubscription: () => cache.getQueryData<unknown>(known),
  };
}

/** Everything a viewer can read or hear. */
export const words = (root: TestRoot): string => JSON.stringify(root.tree());

/** What a text says; null when it is not there. */
export function textOf(root: TestRoot, id: string): string | null {
  const within = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(within)];
  return within(root.tree()).find((node) => node.id === id)?.name ?? null;
}

/** One poll, and its answer. */
export async function poll(root: TestRoot): Promise<void> {
  await root.wait(2500);
  await root.act(async () => {});
}
