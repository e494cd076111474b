import { describe, expect, it } from 'vitest';
import { parsePlans } from '../contract';
import { planInterval, planIntervals, plansInTab, shownTab } from './planTabs';
import type { PlanTab } from './planTabs';
import { offeredPlans } from './plans';

const INTERVALS = ['day', 'week', 'month', 'year'] as const;
const price = (interval: string, intervalMultiplier = 1) => ({
  uuid: `${interval}-${intervalMultiplier}`,
  interval,
  intervalMultiplier,
});
const offered = (sent: Readonly<Record<string, readonly object[]>>, planUuid: string | null = null) =>
  offeredPlans(
    parsePlans(
      Object.entries(sent).map(([uuid, prices]) => ({ uuid, platforms: ['TV'], prices })),
      () => {},
    ),
    [],
    { planUuid, isCancelationScheduled: false },
  );
const inTab = (list: ReturnType<typeof offered>, tab: PlanTab) =>
  plansInTab(list, tab).map(({ plan }) => `${plan.uuid}: ${plan.prices.map(({ uuid }) => uuid).join(' ')}`);

const SOLD = {
  pass: [price('day'), price('week')],
  premium: [price('month'), price('month', 3), price('year')],
  years: [price('year', 2), price('year')],
  gift: [],
};

describe('[PLAN-05, PLAN-06] the tab of a price', () => {
  it.each(
    INTERVALS.flatMap((interval) =>
      [1, 2, 3, 12].map((multiplier) => {
        const alone = interval === 'month' ? 'monthly' : interval === 'year' ? 'yearly' : 'other';
        return [interval, multiplier, multiplier === 1 ? alone : 'other'] as const;
      }),
    ),
  )('%s x %i is in %s', (interval, intervalMultiplier, tab) => {
    expect(planInterval({ interval, intervalMultiplier })).toBe(tab);
  });

  it.each([
    ['decade', 1],
    ['month', 0],
    ['month', -1],
    ['month', 1.5],
    ['year', 'two'],
  ])('a price for %s x %s never reaches it: the contract drops it', (interval, intervalMultiplier) => {
    const list = offered({ p: [{ ...price('day'), interval, intervalMultiplier }] });
    expect(list[0]?.plan.prices).toEqual([]);
    expect(planIntervals(list)).toEqual([]);
  });
});

describe('[PLAN-05, PLAN-06, PLAN-08] the tabs over a list', () => {
  it.each([
    [SOLD, ['monthly', 'yearly', 'other']],
    [{ b: [price('day'), price('year')] }, ['yearly', 'other']],
    [{ a: [price('month', 3)], b: [price('month')] }, ['monthly', 'other']],
    [{ gift: [] }, []],
    [{}, []],
  ])('are those with a plan, other last: %#', (sent, tabs) => {
    expect(planIntervals(offered(sent))).toEqual(tabs);
  });

  it('each shows the plans with a price of its interval, that price first, the rest in order', () => {
    const list = offered(SOLD);
    expect(inTab(list, 'monthly')).toEqual(['premium: month-1 month-3 year-1']);
    expect(inTab(list, 'yearly')).toEqual(['premium: year-1 month-1 month-3', 'years: year-1 year-2']);
    expect(inTab(list, 'other')).toEqual([
      'pass: day-1 week-1',
      'premium: month-3 month-1 year-1',
      'years: year-2 year-1',
    ]);
  });

  it('[PLAN-08] all of them stand as the service lists them, the ones without a price too', () => {
    expect(inTab(offered(SOLD), 'all')).toEqual([
      'pass: day-1 week-1',
      'premium: month-1 month-3 year-1',
      'years: year-2 year-1',
      'gift: ',
    ]);
  });

  it('[PLAN-07] the viewer’s own plan is first in every tab that has it', () => {
    const list = offered(SOLD, 'years');
    for (const tab of ['yearly', 'other', 'all'] as const)
      expect(plansInTab(list, tab)[0]?.plan.uuid, tab).toBe('years');
    expect(plansInTab(list, 'monthly').map(({ plan }) => plan.uuid)).toEqual(['premium']);
  });

  it.each([
    [undefined, SOLD, 'monthly'],
    ['yearly', SOLD, 'yearly'],
    ['all', SOLD, 'all'],
    ['yearly', { pass: [price('day')] }, 'other'],
    ['monthly', { gift: [] }, 'all'],
    [undefined, {}, 'all'],
  ] as const)('asked for %s it shows one that is there: %#', (asked, sent, shown) => {
    expect(shownTab(asked, offered(sent))).toBe(shown);
  });
});
