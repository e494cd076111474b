/** The list of plans: tabs, cards and their buttons, on the real screen. */
import { describe, expect, it } from 'vitest';
import type { TestRoot } from '../../../renderer/testing';
import { ok } from '../../ui/keyboard/testing/typist';
import {
  mountPlans,
  nodeOf,
  nodesOf,
  plansOf,
  pressAll,
  textsIn,
  wirePlan,
  wirePrice,
} from './testing/plansScreen';

const month = wirePrice();
const year = wirePrice({ uuid: 'year', interval: 'year', amount: 299900 });
const week = wirePrice({ uuid: 'week', interval: 'week', amount: 9900 });
const SOLD = plansOf(
  wirePlan('a', { prices: [month, year] }),
  wirePlan('b', { prices: [month] }),
  wirePlan('c', { prices: [week, year] }),
  wirePlan('gift', { prices: [] }),
);
const sold = async () => SOLD;
const cards = (root: TestRoot): string[] =>
  nodesOf(root)
    .filter(({ id, onScreen }) => id?.startsWith('plan-') && onScreen)
    .filter(({ role }) => role === 'listitem')
    .toSorted((one, other) => one.rect.x - other.rect.x)
    .map(({ id }) => id!.slice('plan-'.length));

describe('[PLAN-05, PLAN-06, PLAN-08] the tabs', () => {
  it('are those with a plan, by role and name, other last; then the button for all', async () => {
    const { root } = await mountPlans({ plans: sold });
    const tabs = nodeOf(root, 'plan-tabs').children;
    expect(tabs.map(({ role, name }) => [role, name])).toEqual([
      ['tab', 'Monthly'],
      ['tab', 'Yearly'],
      ['tab', 'Other'],
      ['button', 'Show all available plans'],
    ]);
    expect(tabs.map(({ selected }) => selected === true)).toEqual([true, false, false, false]);
    expect([cards(root), root.focusedId()]).toEqual([['a', 'b'], 'buy-a']);
  });

  it('show their plans as focus comes to them, down goes into the list, and up comes back to the one that is shown', async () => {
    const { root } = await mountPlans({ plans: sold });
    await pressAll(root, 'up', 'right');
    expect([root.focusedId(), cards(root)]).toEqual(['plan-tab-yearly', ['a', 'c']]);
    expect(textsIn(nodeOf(root, 'plan-c'))).toContain('2999.00 INR');
    await root.press('right');
    expect([root.focusedId(), cards(root)]).toEqual(['plan-tab-other', ['c']]);
    expect(textsIn(nodeOf(root, 'plan-c'))).toContain('99.00 INR');
    await root.press('down');
    expect(root.focusedId()).toBe('buy-c');
    await root.press('up');
    expect(root.focusedId()).toBe('plan-tab-other');
    await pressAll(root, 'left', 'left');
    expect(cards(root)).toEqual(['a', 'b']);
  });

  it('[PLAN-08] all that is offered is shown once the button is pressed, the plans without a price too', async () => {
    const { root } = await mountPlans({ plans: sold });
    await pressAll(root, 'up', 'right', 'right', 'right');
    expect([root.focusedId(), cards(root)]).toEqual(['plan-tab-all', ['c']]);
    await ok(root);
    expect(cards(root)).toEqual(['a', 'b', 'c', 'gift']);
    expect(nodeOf(root, 'plan-tab-all').selected).toBe(true);
    expect(textsIn(nodeOf(root, 'plan-gift'))).toContain('This plan cannot be bought here');
    expect(root.find('buy-gift').props.disabled).toBe(true);
  });

  it('without a price anywhere there are no tabs, and everything is shown', async () => {
    const { root } = await mountPlans({ plans: async () => plansOf(wirePlan('gift', { prices: [] })) });
    expect([root.query('plan-tabs'), cards(root), root.focusedId()]).toEqual([
      null,
      ['gift'],
      'details-gift',
    ]);
  });

  it('/buy_plan opens with the price of the tab; back restores tab, card and button', async () => {
    const { root, seen, go } = await mountPlans({ plans: sold, state: { returnAssetId: 'film' } });
    await pressAll(root, 'up', 'right', 'down', 'right');
    expect(root.focusedId()).toBe('buy-c');
    await ok(root);
    expect(seen).toMatchObject({ path: '/buy_plan', state: { returnAssetId: 'film', plan: { uuid: 'c' } } });
    const { plan } = seen.state as { plan: { prices: { uuid: string }[] } };
    expect(
      plan.prices.map(({ uuid }) => uuid),
      'the first is chosen',
    ).toEqual(['year', 'week']);
    await go(-1);
    expect([root.focusedId(), cards(root)]).toEqual(['buy-c', ['a', 'c']]);
    expect(nodeOf(root, 'plan-tab-yearly').selected).toBe(true);
  });
});

describe('[PLAN-07] the viewer’s own plan', () => {
  it('is first in every tab that has it; its card takes focus and says why it cannot be bought', async () => {
    const { root } = await mountPlans({ plans: sold, planUuid: 'c' });
    expect(cards(root), 'not by the month').toEqual(['a', 'b']);
    await pressAll(root, 'up', 'right', 'down');
    expect([cards(root), root.focusedId()]).toEqual([['c', 'a'], 'details-c']);
    expect(root.find('buy-c').props.disabled).toBe(true);
    expect(textsIn(nodeOf(root, 'plan-c'))).toEqual(
      expect.arrayContaining(['Current plan', 'You have this plan']),
    );
    expect(nodeOf(root, 'plan-c')).toMatchObject({
      name: 'c, Current plan, You have this plan',
      selected: true,
    });
  });

  it('[SUB-09] can be bought again once its cancellation is scheduled, and says until when it lasts', async () => {
    const subscribed = { isCancelationScheduled: true, nextPaymentDate: '2026-12-12T12:00:00.000Z' };
    const { root, seen } = await mountPlans({ plans: sold, planUuid: 'a', subscribed });
    expect(root.focusedId()).toBe('buy-a');
    expect(textsIn(nodeOf(root, 'plan-a'))).toEqual(
      expect.arrayContaining(['Current plan', 'Active until December 12, 2026']),
    );
    await ok(root);
    expect(seen.path).toBe('/buy_plan');
  });

  it.each([undefined, 'no date'])('[SUB-09] without a day (%s) it says none', async (nextPaymentDate) => {
    const subscribed = { isCancelationScheduled: true, nextPaymentDate };
    const { root } = await mountPlans({ plans: sold, planUuid: 'a', subscribed });
    expect(root.focusedId()).toBe('buy-a');
    expect(textsIn(nodeOf(root, 'plan-a')).join()).not.toContain('Active until');
  });
});

describe('a card', () => {
  const FULL = wirePlan('full', {
    name: 'Full',
    description: 'Long '.repeat(40),
    details: Array.from({ length: 12 }, (_, index) => `Line ${index + 1}`),
    availableCountries: ['GB', 'IN', 'CA'],
    prices: ['month', 'week', 'year', 'day'].map((interval) =>
      wirePrice({ uuid: interval, interval, promotion: { discountType: 'amount', amount: 10000 } }),
    ),
  });

  it('says what it shows and how much more there is, and all of it stands above the buttons', async () => {
    const { root } = await mountPlans({ plans: async () => plansOf(FULL) });
    const card = nodeOf(root, 'plan-full');
    const shown = textsIn(card);
    expect(shown.slice(0, 5)).toEqual([
      'Full',
      '299.00 INR',
      'a month',
      'minus 100.00 INR',
      'The price is before the promotion',
    ]);
    const lines = shown.filter((line) => /^Line \d+$/.test(line));
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(shown).toContain(`+ ${12 - lines.length} more details`);
    expect(shown).toContain('+ 3 more prices');
    const buttons = ['buy', 'details', 'countries'].map((name) => nodeOf(root, `${name}-full`));
    const ends = card.children.filter(({ role }) => role === 'text').map(({ rect }) => rect.y + rect.h);
    expect(Math.max(...ends)).toBeLessThanOrEqual(buttons[0]!.rect.y - 8);
    expect(buttons.map(({ name }) => name)).toEqual([
      'Buy plan',
      'Details',
      'Available in India + 2 countries',
    ]);
    expect(Math.max(...buttons.map(({ rect }) => rect.y + rect.h))).toBeLessThan(card.rect.y + card.rect.h);
  });

  it.each([
    [['GB', 'IN'], undefined, 'Available in India + 1 country'],
    [['GB', 'IN'], 'GB', 'Available in United Kingdom + 1 country'],
    [['GB', 'CA', 'US'], undefined, 'Available in United Kingdom + 2 countries'],
    [['IN'], undefined, 'Available in India'],
    [['XX'], undefined, 'Available in XX'],
    [[], undefined, undefined],
  ])('[PLAN-10] sold in %j, seen from %s: %s', async (availableCountries, country, says) => {
    const plans = async () => plansOf(wirePlan('p', { availableCountries }));
    const { root } = await mountPlans({ plans, ...(country === undefined ? null : { country }) });
    expect(nodesOf(root).find(({ id }) => id === 'countries-p')?.name).toBe(says);
  });

  it('[PLAN-10] counts in the viewer’s language', async () => {
    const plans = async () => plansOf(wirePlan('p', { availableCountries: ['IN', 'GB', 'CA'] }));
    const { root } = await mountPlans({ plans, language: 'pa' });
    expect(nodeOf(root, 'countries-p').name).toBe('ਭਾਰਤ + 2 ਦੇਸ਼ਾਂ ਵਿੱਚ ਉਪਲਬਧ');
  });

  it('is entered at its first button; left and right keep the height, or take the nearest below none', async () => {
    const plans = async () =>
      plansOf(
        wirePlan('a', { availableCountries: ['IN'] }),
        wirePlan('b', { availableCountries: ['IN'] }),
        wirePlan('c'),
      );
    const { root } = await mountPlans({ plans });
    await pressAll(root, 'down', 'down');
    expect(root.focusedId()).toBe('countries-a');
    await root.press('right');
    expect(root.focusedId()).toBe('countries-b');
    await root.press('right');
    expect(root.focusedId()).toBe('details-c');
    await root.press('left');
    expect(root.focusedId()).toBe('details-b');
    await pressAll(root, 'down', 'down');
    expect(root.focusedId()).toBe('plans-skip');
    await root.press('up');
    expect(root.focusedId()).toBe('buy-b');
    await pressAll(root, 'down', 'up', 'up', 'down');
    expect(root.focusedId()).toBe('buy-b');
  });

  it.each([
    ['period', 'The price is after the free days'],
    ['percentage', 'The price is before the promotion'],
  ])('[PLAN-13] says of a promotion by %s: %s', async (discountType, says) => {
    const prices = [wirePrice({ promotion: { discountType, amount: 10 } })];
    const { root } = await mountPlans({ plans: async () => plansOf(wirePlan('p', { prices })) });
    expect(textsIn(nodeOf(root, 'plan-p'))).toContain(says);
  });

  it('[PLAN-12] whose price has no amount is named by its interval alone', async () => {
    const prices = [wirePrice({ amount: null })];
    const { root } = await mountPlans({ plans: async () => plansOf(wirePlan('p', { prices })) });
    expect(textsIn(nodeOf(root, 'plan-p'))).toEqual(['p', 'a month', 'Buy plan', 'Details']);
  });

  it('without a name has a word for one, and its countries and texts may be anything', async () => {
    const plans = async () =>
      plansOf(
        wirePlan('x', {
          name: '',
          details: ['y'.repeat(10_000)],
          availableCountries: ['', '??', 'zz', '12', 'India'],
        }),
      );
    const { root } = await mountPlans({ plans });
    expect(textsIn(nodeOf(root, 'plan-x'))[0]).toBe('Plan');
    expect(nodeOf(root, 'countries-x').name).toBe('Available in ?? + 3 countries');
    expect([root.errors, root.focusedId()]).toEqual([[], 'buy-x']);
  });
});
