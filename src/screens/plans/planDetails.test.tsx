/** What lies over the list: the details of a plan and its countries, and who never sees the list. */
import { describe, expect, it } from 'vitest';
import type { TestRoot } from '../../../renderer/testing';
import { parseInterests } from '../../contract';
import { settle } from '../../shell/testing/settle';
import { ok } from '../../ui/keyboard/testing/typist';
import {
  failing,
  mountPlans,
  nodeOf,
  nodesOf,
  plansOf,
  pressAll,
  textsIn,
  wirePlan,
  wirePrice,
  words,
} from './testing/plansScreen';

const DETAILS = Array.from({ length: 12 }, (_, index) => `Line ${index + 1}`);
const COUNTRIES = ['DE', 'XX', 'GB', 'IN', 'AT'];
const FULL = plansOf(
  wirePlan('full', {
    name: 'Full',
    description: 'Everything there is',
    details: DETAILS,
    interests: ['cinema', 'unknown', 'drama'],
    availableCountries: COUNTRIES,
    prices: [
      wirePrice({ promotion: { discountType: 'period', amount: 14 } }),
      wirePrice({ uuid: 'year', interval: 'year', promotion: { discountType: 'percentage', amount: 30 } }),
      wirePrice({ uuid: 'months', intervalMultiplier: 3, amount: 79900 }),
    ],
  }),
  wirePlan('other'),
);
const INTERESTS = parseInterests(
  [
    { id: 'cinema', name: 'Cinema' },
    { id: 'drama', name: 'Drama series' },
  ],
  () => {},
);
const full = async () => FULL;
const mounted = () => mountPlans({ plans: full, interests: async () => INTERESTS });

async function openDetails(root: TestRoot): Promise<void> {
  await root.press('down');
  expect(root.focusedId()).toBe('details-full');
  await ok(root);
  await settle(root);
}

describe('[PLAN-09] the details of a plan', () => {
  it('say everything: name, description, details, interests by name, prices with intervals and promotions', async () => {
    const { root } = await mounted();
    await openDetails(root);
    expect(root.focusedId()).toBe('plan-details-buy');
    const said = textsIn(nodeOf(root, 'plan-details'));
    expect(said).toEqual(
      expect.arrayContaining([
        'Full',
        'Everything there is',
        ...DETAILS,
        'Cinema  ·  Drama series',
        '299.00 INR a month',
        '14 day(s) free',
        'The price is after the free days',
        '299.00 INR a year',
        'minus 30 percent',
        'The price is before the promotion',
        '799.00 INR for 3 months',
      ]),
    );
    expect(
      nodesOf(root).some(({ role, name }) => role === 'button' && name.startsWith('Available in India')),
    ).toBe(true);
  });

  it('scroll by keys, wheel and drag, and stop at their ends; back returns to the button of the card', async () => {
    const { root, seen } = await mounted();
    await openDetails(root);
    const top = () => nodesOf(root).find(({ name }) => name === 'Everything there is')!.rect.y;
    const start = top();
    const view = nodeOf(root, 'plan-details-text').rect;
    await root.press('down');
    await root.wait(300);
    expect(top()).toBe(start - 200);
    expect(root.focusedId()).toBe('plan-details-buy');
    await root.act(() => void root.find('plan-details-text').props.onWheel?.(-1));
    await root.wait(300);
    expect(top()).toBe(start - 100);
    const drag = (phase: 'start' | 'move' | 'end', y: number) =>
      root.act(() => root.find('plan-details-text').props.onDrag?.({ phase, x: 0.5, y }));
    await drag('start', 0.5);
    await drag('move', 0.5 - 50 / view.h);
    await drag('end', 0.5);
    await root.wait(300);
    expect(top()).toBe(start - 150);
    await pressAll(root, 'up', 'up', 'up');
    await root.wait(300);
    expect(top()).toBe(start);
    await pressAll(root, ...Array.from({ length: 20 }, () => 'down' as const));
    await root.wait(300);
    const last = nodesOf(root).find(({ name }) => name === '799.00 INR for 3 months')!.rect;
    expect(last.y + last.h).toBeLessThan(view.y + view.h);
    expect(last.y).toBeGreaterThan(view.y);
    await root.press('back');
    expect([seen.path, root.focusedId(), root.query('plan-details')]).toEqual([
      '/plans',
      'details-full',
      null,
    ]);
  });

  it('a pointer that holds the text gives focus back to the buttons with the next key', async () => {
    const { root } = await mounted();
    await openDetails(root);
    await root.act(() => void root.scene.focus.focus(root.find('plan-details-text'), 'pointer'));
    expect(root.focusedId()).toBe('plan-details-text');
    await root.press('right');
    expect(root.focusedId()).toBe('plan-details-buy');
  });

  it('sell the plan; of one that cannot be bought they say why, with focus on Close', async () => {
    const { root, seen, go } = await mounted();
    await openDetails(root);
    await ok(root);
    expect(seen).toMatchObject({ path: '/buy_plan', state: { plan: { uuid: 'full' } } });
    await go(-1);
    expect([root.focusedId(), root.query('plan-details')], 'back at its card').toEqual([
      'details-full',
      null,
    ]);

    const owner = await mountPlans({ plans: full, planUuid: 'full', interests: async () => INTERESTS });
    await ok(owner.root);
    expect([owner.root.focusedId(), owner.root.find('plan-details-buy').props.disabled]).toEqual([
      'plan-details-close',
      true,
    ]);
    expect(textsIn(nodeOf(owner.root, 'plan-details'))).toContain('You have this plan');
    await ok(owner.root);
    expect(owner.root.focusedId()).toBe('details-full');
  });

  it('ask for nothing twice: one call for each list a visit, whatever is opened', async () => {
    const { root, api } = await mounted();
    for (let time = 0; time < 2; time++) {
      await openDetails(root);
      await pressAll(root, 'back', 'up', 'up', 'right', 'left', 'down');
    }
    const { plans, subscription, userSettings, provider, interests } = api;
    const calls = { plans, subscription, userSettings, provider, interests };
    expect(Object.values(calls).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 1, 1]);
  });

  it('stand without the interests when those are refused', async () => {
    const { root, report } = await mountPlans({ plans: full, interests: failing });
    await openDetails(root);
    expect(words(root)).not.toContain('For those who like');
    expect([root.focusedId(), report.mock.calls.length]).toEqual(['plan-details-buy', 1]);
  });

  it('10,000 letters of details are all there, and can be scrolled to their end', async () => {
    const details = ['word '.repeat(2000)];
    const { root } = await mountPlans({
      plans: async () => plansOf(wirePlan('full', { details }), wirePlan('b')),
    });
    await openDetails(root);
    expect(textsIn(nodeOf(root, 'plan-details')).join('').length).toBeGreaterThan(9_999);
    for (let press = 0; press < 60; press++) await root.press('down');
    await root.wait(300);
    expect(nodesOf(root).find(({ name }) => name === '299.00 INR a month')?.onScreen).toBe(true);
  });
});

describe('[PLAN-10] the countries', () => {
  it('slide in from the right in 100 ms: the viewer’s first, the others by name, a code without a name as it is', async () => {
    const { root } = await mounted();
    await pressAll(root, 'down', 'down');
    expect(root.focusedId()).toBe('countries-full');
    await ok(root);
    await root.wait(100);
    const drawer = nodeOf(root, 'plan-countries');
    const list = nodeOf(root, 'country-list');
    expect(list.children.toSorted((a, b) => a.rect.y - b.rect.y).map(({ name }) => name)).toEqual([
      'India',
      'Austria',
      'Germany',
      'United Kingdom',
      'XX',
    ]);
    expect([drawer.name, root.focusedId()]).toEqual(['Where Full is available', 'country-IN']);
    expect(list.rect.x).toBeGreaterThan(960);
    await pressAll(root, 'down', 'back');
    await root.wait(100);
    expect([root.query('plan-countries'), root.focusedId()]).toEqual([null, 'countries-full']);
  });

  it('open over the details too, and go back there', async () => {
    const { root } = await mounted();
    await openDetails(root);
    await root.press('right');
    await ok(root);
    expect(root.focusedId()).toBe('country-IN');
    await root.press('back');
    await root.wait(100);
    expect(root.focusedId()).toBe('plan-details-countries');
    await root.press('back');
    expect(root.focusedId()).toBe('details-full');
  });

  it('are named and sorted in Punjabi', async () => {
    const { root } = await mountPlans({ plans: full, language: 'pa' });
    await pressAll(root, 'down', 'down');
    await ok(root);
    const names = nodeOf(root, 'country-list')
      .children.toSorted((a, b) => a.rect.y - b.rect.y)
      .map(({ name }) => name);
    expect(names[0]).toBe('ਭਾਰਤ');
    expect(names).toContain('XX');
    expect(names.slice(1)).toEqual(names.slice(1).toSorted(new Intl.Collator('pa').compare));
  });
});

describe('[PLAN-24] a viewer whose plan a partner delivers', () => {
  it('is told so on /plans, by name; leaving goes where the list would have led', async () => {
    const { root, seen } = await mountPlans({
      provider: { name: 'Punjab Fibre' },
      userSettings: failing,
      state: { returnAssetId: 'film' },
    });
    expect(words(root)).toContain('Your subscription is managed by Punjab Fibre');
    expect([root.focusedId(), root.query('plan-list')]).toEqual(['ok', null]);
    await ok(root);
    expect(seen.path).toBe('/asset/film');
  });

  it('also where there is nothing on offer, and where the plans fail', async () => {
    const provider = { name: 'Punjab Fibre' };
    for (const plans of [async () => [], failing]) {
      const { root, seen } = await mountPlans({ provider, userSettings: failing, plans });
      expect([seen.path, words(root).includes('managed by Punjab Fibre')]).toEqual(['/plans', true]);
    }
  });
});
