import { MemoryRouter, useLocation } from 'react-router';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { createTestRoot } from '../../../renderer/testing';
import { parsePlans, parseSettings } from '../../contract';
import { createTexts, TextsContext } from '../../i18n';
import { createStores, StoresContext } from '../../session';
import { ok } from '../../ui/keyboard/testing/typist';
import { FailedBuyPlan, SuccessBuyPlan } from './PlanOutcomes';

const HELP = { helpDesk: 'https://help.example' };
const [PLAN] = parsePlans([{ uuid: 'premium' }], () => {});

async function mount(Outcome: ComponentType, state: object | null = null, links: object = HELP) {
  const root = createTestRoot();
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile: null });
  stores.settings.setState({ settings: parseSettings({ appName: 'Proscenium', links }, () => {}) });
  const seen: { path: string; state: unknown } = { path: '', state: null };
  function Place() {
    const { pathname, state: carried } = useLocation();
    Object.assign(seen, { path: pathname, state: carried });
    return pathname === '/outcome' ? <Outcome /> : null;
  }
  await root.render(
    <MemoryRouter initialEntries={['/plans', { pathname: '/outcome', state }]}>
      <TextsContext.Provider value={createTexts(async () => ({}))}>
        <StoresContext.Provider value={stores}>
          <Place />
        </StoresContext.Provider>
      </TextsContext.Provider>
    </MemoryRouter>,
  );
  return { root, seen, words: JSON.stringify(root.tree()) };
}

describe('a purchase that failed', () => {
  it('[SHELL-21, PLAN-21] says both texts and names the help desk of the deployment, and none where there is none', async () => {
    const { words } = await mount(FailedBuyPlan);
    expect(words).toContain('Your payment was not successfully processed');
    expect(words).toContain('Your payment has failed. Please try a different payment method');
    expect(words).toContain('Help desk: https://help.example');
    expect((await mount(FailedBuyPlan, null, {})).words).not.toContain('Help desk');
  });

  it('[PLAN-22, SHELL-21] one that could not begin says that the plan has not been added, and what to do', async () => {
    const { words } = await mount(FailedBuyPlan, { planNotAdded: true, errorCode: 'plan_not_found' });
    expect(words).toContain("Your plan hasn't been added");
    expect(words).toContain('Please try again, or contact the help desk: https://help.example');
    expect(words).toContain('Error code: plan_not_found');
    expect(words).not.toContain('Your payment');
    const without = await mount(FailedBuyPlan, { planNotAdded: true }, {});
    expect(without.words).toContain('Please try again.');
    expect(without.words).not.toContain('help desk');
  });

  it('can be tried again while the plan is known; OK and back lead to where the plans are', async () => {
    const state = { plan: PLAN, planNotAdded: true, returnAssetId: 'film', origin: true };
    const again = await mount(FailedBuyPlan, state);
    expect(again.root.focusedId()).toBe('try-again');
    await ok(again.root);
    expect(again.seen).toEqual({
      path: '/buy_plan',
      state: { plan: PLAN, returnAssetId: 'film', origin: true },
    });
    const left = await mount(FailedBuyPlan, state);
    await left.root.press('right');
    await ok(left.root);
    expect(left.seen.path).toBe('/plans');
    const forgotten = await mount(FailedBuyPlan);
    expect(forgotten.root.focusedId()).toBe('ok');
  });
});

describe('a plan that was bought', () => {
  it.each([
    [{ returnAssetId: 'film' }, 'Go on to your title', '/asset/film'],
    [{ returnPageId: 'movies' }, 'OK', '/movies'],
    [null, 'OK', '/'],
  ])('[PLAN-25] with %j, %s goes on to %s', async (state, label, path) => {
    const { root, seen, words } = await mount(SuccessBuyPlan, state);
    expect(words).toContain('Your plan is active');
    expect(words).toContain(label);
    await ok(root);
    expect(seen.path).toBe(path);
    const left = await mount(SuccessBuyPlan, state);
    await left.root.press('back');
    expect(left.seen.path).toBe(path);
  });
});
