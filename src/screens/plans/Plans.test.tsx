import { describe, expect, it } from 'vitest';
import type { TestRoot } from '../../../renderer/testing';
import { parseProfile } from '../../contract';
import type { Profile } from '../../contract';
import { settle } from '../../shell/testing/settle';
import { ok } from '../../ui/keyboard/testing/typist';
import { ANN, failing, mountPlans, PLANS, pressAll, words } from './testing/plansScreen';
import type { SetUp } from './testing/plansScreen';

describe('/plans', () => {
  it('[PLAN-12, PLAN-13] a card says name, price, promotion and details', async () => {
    const { root } = await mountPlans();
    for (const said of ['Month', '299.00 INR', 'a month', '7 day(s) free', 'Detail of Month', 'Buy plan'])
      expect(words(root)).toContain(said);
    expect(root.focusedId()).toBe('buy-day');
  });

  it('[PLAN-07] the current plan is first, and its Buy plan button is disabled and does nothing', async () => {
    const { root, seen } = await mountPlans({ planUuid: 'year' });
    expect(root.focusedId()).toBe('details-year');
    expect(root.find('buy-year').props.disabled).toBe(true);
    expect(root.find('buy-day').props.disabled).toBe(false);
    expect(words(root)).toContain('Current plan');
    expect(words(root), 'and says why').toContain('You have this plan');
    await root.press('up');
    expect(root.focusedId()).toBe('plan-tab-monthly');
    expect(seen.path).toBe('/plans');
  });

  it('[PLAN-07] who has one of the plans is offered no skipping, who has none of them is', async () => {
    const skips = async (planUuid: string) =>
      (await mountPlans({ planUuid })).root.query('plans-skip') !== null;
    expect([await skips('year'), await skips('another')]).toEqual([false, true]);
  });

  it('choosing a plan opens /buy_plan with it', async () => {
    const { root, seen } = await mountPlans({ state: { returnAssetId: 'film' } });
    await root.press('right');
    await ok(root);
    expect(seen).toMatchObject({ path: '/buy_plan', state: { plan: PLANS[1], returnAssetId: 'film' } });
  });

  it('a guest has no subscription to ask for', async () => {
    const { root, api } = await mountPlans({ session: 'anonymous', profile: null });
    expect(api.subscription).not.toHaveBeenCalled();
    expect(root.focusedId()).toBe('buy-day');
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
    const { root, seen } = await mountPlans(setUp);
    await root.press('back');
    expect(seen.path).toBe(path);
  });

  it('[PLAN-02] without plans it goes to /no_plans', async () => {
    const state = { returnAssetId: 'film' };
    const { seen } = await mountPlans({ plans: async () => [], state });
    expect(seen, 'which leads back to the title').toMatchObject({ path: '/no_plans', state });
  });

  it('[PLAN-01] plans that fail to load show a message, with focus on Retry', async () => {
    const { root, api, report, seen } = await mountPlans({ plans: failing });
    expect(words(root)).toContain('Failed to fetch plan');
    expect(root.focusedId()).toBe('retry');
    expect(report).toHaveBeenCalledTimes(1);
    api.plans.mockResolvedValue(PLANS);
    await ok(root);
    await settle(root);
    expect(root.focusedId()).toBe('buy-day');
    expect(seen.path).toBe('/plans');
  });

  it('shows placeholders until the plans are loaded', async () => {
    const { root } = await mountPlans({ plans: () => new Promise(() => {}) });
    expect(root.focusedId()).toBe('plans-skeleton');
  });

  it('a subscription that fails to load is reported, and all plans are shown', async () => {
    const { root, report } = await mountPlans({ subscription: failing });
    expect(root.focusedId()).toBe('buy-day');
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('[PLAN-11] skipping asks first; yes goes home, no stays', async () => {
    const { root, seen } = await mountPlans();
    await pressAll(root, 'down', 'down');
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
    await pressAll(root, 'down', 'down');
    await ok(root);
    await root.press('left');
    await ok(root);
    await settle(root);
  };
  const locked = parseProfile({ uuid: 'ann', name: 'Ann', pin: '4711' }, () => {});
  const kiran = parseProfile({ uuid: 'kiran', name: 'Kiran' }, () => {});

  it('[PLAN-11] skipping at the end of a registration enters the account`s one profile, and so ends at home', async () => {
    const { root, chooseProfile, seen } = await mountPlans({ profile: null });
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
    const { root, chooseProfile, seen } = await mountPlans({ profile: null, ...setUp });
    await skip(root);
    expect(chooseProfile).not.toHaveBeenCalled();
    expect(seen.path).toBe('/profiles');
  });

  it('[PLAN-11] skipping before the profiles are known waits for them, and another plan can be opened meanwhile', async () => {
    let answer: (profiles: Profile[]) => void = () => {};
    const { root, chooseProfile, seen } = await mountPlans({
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
    const { root, api, seen } = await mountPlans({ session: 'anonymous', profile: null });
    await skip(root);
    expect([seen.path, api.profiles.mock.calls.length]).toEqual(['/h1', 0]);
  });
});
