import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { SceneNode } from '../../../renderer';
import { createTestRoot } from '../../../renderer/testing';
import type { TestRoot } from '../../../renderer/testing';
import { ApiError, createQueryClient } from '../../api';
import type { Profile } from '../../contract';
import { parsePlans, parseProfile, parseSettings, parseSubscription } from '../../contract';
import { createTexts, TextsContext } from '../../i18n';
import { createStores, StoresContext } from '../../session';
import { ServicesContext } from '../../shell/services';
import { fakeServices } from '../../shell/testing/fakeServices';
import Plans from './Plans';
import { ok } from '../../ui/keyboard/testing/typist';
import { settle } from '../../shell/testing/settle';

const ANN = parseProfile({ uuid: 'ann', name: 'Ann' }, () => {});
const PLANS = parsePlans(
  ['Day', 'Month', 'Year'].map((name) => ({
    uuid: name.toLowerCase(),
    name,
    description: `The ${name} plan`,
    details: [`Detail of ${name}`],
    platforms: ['TV'],
    prices: [
      {
        uuid: `price-${name}`,
        interval: name.toLowerCase(),
        amount: 29900,
        currency: 'inr',
        promotion: { discountType: 'period', amount: 7 },
      },
    ],
  })),
  () => {},
);

interface SetUp {
  state?: object | null;
  session?: 'signedIn' | 'anonymous';
  profile?: typeof ANN | null;
  interestsEnabled?: boolean;
  /** What the service lists at the end of a registration; a rejection is a failed call. */
  profiles?: () => Promise<Profile[]>;
  plans?: () => Promise<typeof PLANS>;
  planUuid?: string;
  subscription?: () => Promise<never>;
}

async function mount(setUp: SetUp = {}) {
  const { state = null, session = 'signedIn', profile = ANN, interestsEnabled = true, planUuid } = setUp;
  const root = createTestRoot();
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile });
  const menuLinks = [{ uuid: 'h1', title: 'Home' }];
  stores.settings.setState({ settings: parseSettings({ menuLinks, interestsEnabled }, () => {}) });
  stores.identity.setState({ session, uid: 'u' });
  const api = {
    plans: vi.fn(setUp.plans ?? (async () => PLANS)),
    profiles: vi.fn(setUp.profiles ?? (async () => [ANN])),
    interestMenu: async () => [],
    subscription: vi.fn(
      setUp.subscription ??
        (async () => parseSubscription(planUuid === undefined ? null : { planUuid }, () => {})),
    ),
  };
  const report = vi.fn();
  const chooseProfile = vi.fn();
  const chosen = { chooseProfile, replaceMenu: () => {} };
  const seen: { path: string; state: unknown } = { path: '', state: null };
  function Place({ children }: { children: ReactNode }) {
    const { pathname, state: carried } = useLocation();
    Object.assign(seen, { path: pathname, state: carried });
    return pathname === '/plans' ? children : null;
  }
  await root.render(
    <MemoryRouter initialEntries={['/before', { pathname: '/plans', state }]}>
      <QueryClientProvider client={createQueryClient()}>
        <TextsContext.Provider value={createTexts(async () => ({}))}>
          <StoresContext.Provider value={stores}>
            <ServicesContext.Provider value={fakeServices({ api, report, session: chosen })}>
              <Place>
                <Plans />
              </Place>
            </ServicesContext.Provider>
          </StoresContext.Provider>
        </TextsContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await settle(root);
  return { root, api, chooseProfile, report, seen };
}

const words = (root: TestRoot): string => JSON.stringify(root.tree());
const failing = (): Promise<never> =>
  Promise.reject(new ApiError({ call: 'plans', kind: 'status', status: 500, service: null }));

describe('/plans', () => {
  it('[PLAN-09, PLAN-12, PLAN-13] a card says name, description, price, promotion and details', async () => {
    const { root } = await mount();
    for (const said of [
      'Month',
      'The Month plan',
      '299.00 INR a month',
      '7 day(s) free',
      'Detail of Month',
      'Buy plan',
    ])
      expect(words(root)).toContain(said);
    expect(root.focusedId()).toBe('plan-day');
  });

  it('[PLAN-07] the current plan is first, and its Buy plan button is disabled and does nothing', async () => {
    const { root, seen } = await mount({ planUuid: 'year' });
    expect(root.focusedId()).toBe('plan-year');
    expect(root.find('buy-year').props.disabled).toBe(true);
    expect(root.find('buy-day').props.disabled).toBe(false);
    expect(words(root)).toContain('Current plan');
    await ok(root);
    expect(seen.path).toBe('/plans');
  });

  it('the fullest card has room for its lines above the button', async () => {
    const promotion = { discountType: 'amount', amount: 10000 };
    const prices = ['month', 'week', 'year', 'day'].map((interval) => ({
      uuid: interval,
      interval,
      intervalMultiplier: 3,
      amount: 79900,
      currency: 'INR',
      promotion,
    }));
    const details = [1, 2, 3, 4, 5, 6, 7].map((line) => `Line ${line}`);
    const plan = {
      uuid: 'full',
      name: 'Full',
      description: 'Long '.repeat(40),
      platforms: ['TV'],
      details,
      prices,
    };
    const { root } = await mount({ plans: async () => parsePlans([plan], () => {}) });
    const lines: { name: string; bottom: number }[] = [];
    let button = 0;
    const walk = (node: ReturnType<TestRoot['tree']>): void => {
      if (node.id === 'buy-full') button = node.rect.y;
      else if (node.role === 'text') lines.push({ name: node.name, bottom: node.rect.y + node.rect.h });
      else node.children.forEach(walk);
    };
    walk(root.tree());
    const inCard = lines.filter(({ name }) => name !== 'Skip this step');
    expect(inCard.map(({ name }) => name)).toContain('•  Line 5');
    expect(Math.max(...inCard.map(({ bottom }) => bottom))).toBeLessThanOrEqual(button - 12);
  });

  it('[PLAN-09, PLAN-12] one price leads, the others share a line of smaller letters, and details are 26/36', async () => {
    const price = (interval: string, amount: number | null) => ({
      uuid: interval,
      interval,
      amount,
      currency: 'inr',
    });
    const plan = {
      uuid: 'full',
      name: 'Full',
      platforms: ['TV'],
      details: ['Line 1'],
      prices: [price('day', null), price('month', 79900), price('year', 799900), price('week', 9900)],
    };
    const { root } = await mount({ plans: async () => parsePlans([plan], () => {}) });
    const within = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(within)];
    const text = (said: string) => within(root.tree()).find(({ name }) => name === said)?.rect.h;
    expect(text('799.00 INR a month')).toBe(46);
    expect(text('7999.00 INR a year  ·  99.00 INR a week')).toBe(28);
    expect(text('•  Line 1')).toBe(36);
  });

  it('[PLAN-07] who has one of the plans is offered no skipping, who has none of them is', async () => {
    const skips = async (planUuid: string) => (await mount({ planUuid })).root.query('plans-skip') !== null;
    expect([await skips('year'), await skips('another')]).toEqual([false, true]);
  });

  it('choosing a plan opens /buy_plan with it', async () => {
    const { root, seen } = await mount({ state: { returnAssetId: 'film' } });
    await root.press('right');
    await ok(root);
    expect(seen).toMatchObject({ path: '/buy_plan', state: { plan: PLANS[1], returnAssetId: 'film' } });
  });

  it('a guest has no subscription to ask for', async () => {
    const { root, api } = await mount({ session: 'anonymous', profile: null });
    expect(api.subscription).not.toHaveBeenCalled();
    expect(root.focusedId()).toBe('plan-day');
  });

  it.each<[SetUp, string]>([
    [{ state: { returnAssetId: 'film', origin: true } }, '/asset/film'],
    [{ state: { returnPageId: 'movies' } }, '/movies'],
    [{ state: { returnPageId: 'movies' }, profile: null }, '/movies'],
    [{ state: { origin: true } }, '/before'],
    [{}, '/'],
    [{ profile: null }, '/profiles/interests'],
    [{ profile: null, interestsEnabled: false }, '/profiles'],
    [{ session: 'anonymous', profile: null }, '/'],
  ])('[ROUTE-18, REG-10] back, opened with %j, leads to %s', async (setUp, path) => {
    const { root, seen } = await mount(setUp);
    await root.press('back');
    expect(seen.path).toBe(path);
  });

  it('[PLAN-02] without plans it goes to /no_plans', async () => {
    const { seen } = await mount({ plans: async () => [] });
    expect(seen.path).toBe('/no_plans');
  });

  it('[PLAN-01] plans that fail to load show a message, with focus on Retry', async () => {
    const { root, api, report, seen } = await mount({ plans: failing });
    expect(words(root)).toContain('Failed to fetch plan');
    expect(root.focusedId()).toBe('retry');
    expect(report).toHaveBeenCalledTimes(1);
    api.plans.mockResolvedValue(PLANS);
    await ok(root);
    await settle(root);
    expect(root.focusedId()).toBe('plan-day');
    expect(seen.path).toBe('/plans');
  });

  it('shows placeholders until the plans are loaded', async () => {
    const { root } = await mount({ plans: () => new Promise(() => {}) });
    expect(root.focusedId()).toBe('plans-skeleton');
  });

  it('a subscription that fails to load is reported, and all plans are shown', async () => {
    const { root, report } = await mount({ subscription: failing });
    expect(root.focusedId()).toBe('plan-day');
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('[PLAN-11] skipping asks first; yes goes home, no stays', async () => {
    const { root, seen } = await mount();
    await root.press('down');
    expect(root.focusedId()).toBe('plans-skip');
    await ok(root);
    expect(root.focusedId()).toBe('plans-skip-no');
    await ok(root);
    expect([seen.path, root.focusedId()]).toEqual(['/plans', 'plans-skip']);
    await ok(root);
    await root.press('left');
    await ok(root);
    expect(seen.path).toBe('/h1');
  });

  const skip = async (root: TestRoot) => {
    await root.press('down');
    await ok(root);
    await root.press('left');
    await ok(root);
    await settle(root);
  };
  const locked = parseProfile({ uuid: 'ann', name: 'Ann', pin: '4711' }, () => {});
  const kiran = parseProfile({ uuid: 'kiran', name: 'Kiran' }, () => {});

  it('[PLAN-11] skipping at the end of a registration enters the account`s one profile, and so ends at home', async () => {
    const { root, chooseProfile, seen } = await mount({ profile: null });
    await skip(root);
    expect(chooseProfile).toHaveBeenCalledExactlyOnceWith(ANN, true);
    expect(seen.path, 'which the guard opens as home').toBe('/');
  });

  it.each<[string, SetUp]>([
    ['two profiles', { profiles: async () => [ANN, kiran] }],
    ['a profile with a PIN', { profiles: async () => [locked] }],
    ['no profile', { profiles: async () => [] }],
    ['a failed call', { profiles: failing }],
  ])('[PLAN-11] skipping at the end of a registration with %s opens the profiles', async (_what, setUp) => {
    const { root, chooseProfile, seen } = await mount({ profile: null, ...setUp });
    await skip(root);
    expect(chooseProfile).not.toHaveBeenCalled();
    expect(seen.path).toBe('/profiles');
  });

  it('[PLAN-11] skipping before the profiles are known waits for them, and another plan can be opened meanwhile', async () => {
    let answer: (profiles: Profile[]) => void = () => {};
    const { root, chooseProfile, seen } = await mount({
      profile: null,
      profiles: () => new Promise((resolve) => (answer = resolve)),
    });
    await skip(root);
    expect([seen.path, root.focusedId()]).toEqual(['/plans', 'plans-skip']);
    await root.press('up');
    await ok(root);
    expect(seen.path).toBe('/buy_plan');
    await root.act(() => answer([ANN]));
    await settle(root);
    expect([seen.path, chooseProfile.mock.calls.length]).toEqual(['/buy_plan', 0]);
  });

  it('[PLAN-11] a guest who skips goes home without a profile', async () => {
    const { root, api, seen } = await mount({ session: 'anonymous', profile: null });
    await skip(root);
    expect([seen.path, api.profiles.mock.calls.length]).toEqual(['/h1', 0]);
  });
});
