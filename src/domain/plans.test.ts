import { describe, expect, it } from 'vitest';
import { parsePlans } from '../contract';
import { intervalText, offeredPlans, plansReturn, priceText, promotedPrice, promotionText } from './plans';

const price = (more: object = {}) => ({
  uuid: 'r',
  interval: 'month',
  amount: 100,
  currency: 'INR',
  ...more,
});
const plans = (...list: object[]) =>
  parsePlans(
    list.map((plan) => ({ prices: [price()], ...plan })),
    () => {},
  );
const shown = (list: ReturnType<typeof plans>, hidden: string[] = [], planUuid: string | null = null) =>
  offeredPlans(list, hidden, planUuid === null ? null : { planUuid, isCancelationScheduled: false }).map(
    ({ plan, current }) => plan.uuid + (current ? '*' : ''),
  );

describe('plans', () => {
  it('[PLAN-03] only plans for the web or televisions are offered', () => {
    const list = plans(
      { uuid: 'web', platforms: ['WEB'] },
      { uuid: 'tv', platforms: ['MOBILE', 'TV'] },
      { uuid: 'phone', platforms: ['MOBILE'] },
      { uuid: 'nowhere', platforms: [] },
    );
    expect(shown(list)).toEqual(['web', 'tv']);
  });

  it('[PLAN-04] prices of a hidden gateway are not offered, and no plan that has only those', () => {
    const list = plans(
      { uuid: 'partner', platforms: ['TV'], prices: [price({ gateway: 'partner' })] },
      { uuid: 'both', platforms: ['TV'], prices: [price({ uuid: 'p', gateway: 'partner' }), price()] },
      { uuid: 'free', platforms: ['TV'], prices: [] },
    );
    expect(shown(list, ['partner'])).toEqual(['both', 'free']);
    expect(shown(list)).toEqual(['partner', 'both', 'free']);
    expect(offeredPlans(list, ['partner'], null)[0]?.plan.prices.map(({ uuid }) => uuid)).toEqual(['r']);
  });

  it.each([
    ['b', ['b*', 'a', 'c']],
    ['a', ['a*', 'b', 'c']],
    ['gone', ['a', 'b', 'c']],
    [null, ['a', 'b', 'c']],
  ])('[PLAN-07] with the plan %s: %j', (current, order) => {
    const list = plans(...['a', 'b', 'c'].map((uuid) => ({ uuid, platforms: ['TV'] })));
    expect(shown(list, [], current)).toEqual(order);
  });

  it.each([
    ['b', false, { a: null, b: 'owned', gift: 'unpriced' }],
    // SUB-09 wins over PLAN-07.
    ['b', true, { a: null, b: null, gift: 'unpriced' }],
    ['gift', false, { a: null, b: null, gift: 'owned' }],
    ['gift', true, { a: null, b: null, gift: 'unpriced' }],
    [null, false, { a: null, b: null, gift: 'unpriced' }],
  ])(
    '[PLAN-07, SUB-09] with the plan %s, its cancellation scheduled: %s',
    (planUuid, scheduled, expected) => {
      const list = plans(...['a', 'b'].map((uuid) => ({ uuid, platforms: ['TV'] })), {
        uuid: 'gift',
        platforms: ['TV'],
        prices: [],
      });
      const offered = offeredPlans(list, [], { planUuid, isCancelationScheduled: scheduled });
      expect(Object.fromEntries(offered.map(({ plan, obstacle }) => [plan.uuid, obstacle]))).toEqual(
        expected,
      );
    },
  );

  it.each([
    [29900, 'INR', '299.00 INR'],
    [29905, 'inr', '299.05 INR'],
    [0, 'EUR', '0.00 EUR'],
    [-500, 'INR', '-5.00 INR'],
    [1e12, 'INR', '10000000000.00 INR'],
    // Currencies without minor units, and with a thousand of them, by the same rule.
    [1500, 'JPY', '15.00 JPY'],
    [1500, 'kwd', '15.00 KWD'],
    [NaN, 'INR', null],
    [Infinity, 'INR', null],
    [null, 'INR', null],
    [29900, null, null],
  ])('[PLAN-12] %s %s reads %s', (amount, currency, text) => {
    expect(priceText({ amount, currency })).toBe(text);
  });

  it.each([
    ['text', '29900'],
    ['nothing', undefined],
    ['null', null],
    ['a list', [29900]],
  ])('[PLAN-12] an amount that is %s shows no price', (_what, amount) => {
    const [plan] = plans({ uuid: 'p', prices: [price({ amount })] });
    expect(priceText(plan!.prices[0]!)).toBeNull();
  });

  it.each([
    ['month', 1, 'everyMonth'],
    ['month', 3, 'everyMonth'],
    ['day', 1, 'everyDay'],
    ['week', 2, 'everyWeek'],
    ['year', 1, 'everyYear'],
  ])('%s x %i is said by %s', (interval, intervalMultiplier, key) => {
    const [plan] = plans({ uuid: 'p', prices: [price({ interval, intervalMultiplier })] });
    expect(intervalText(plan!.prices[0]!)).toEqual({ key, count: intervalMultiplier });
  });

  it.each([
    ['period', 14, 'INR', 'promotionPeriod', { number: 14 }],
    ['amount', 10000, 'inr', 'promotionAmount', { amount: '100.00', currency: 'INR' }],
    ['percentage', 30, null, 'promotionPercentage', { number: 30 }],
  ] as const)('[PLAN-13] a promotion of %s %i', (discountType, amount, currency, key, values) => {
    expect(promotionText({ discountType, amount }, currency)).toEqual({ key, values });
  });

  it.each([
    ['period', 'after'],
    ['amount', 'before'],
    ['percentage', 'before'],
  ] as const)('[PLAN-13] beside a promotion of %s stands the price %s it', (discountType, which) => {
    expect(promotedPrice({ discountType, amount: 1 })).toBe(which);
  });

  it('[PLAN-13] a promotion’s amount without a currency is not shown', () => {
    expect(promotionText({ discountType: 'amount', amount: 5 }, null)).toBeNull();
  });

  it.each([
    [{ returnAssetId: 'a 1' }, '/asset/a%201'],
    [{ returnPageId: 'movies' }, '/movies'],
    [{ returnAssetId: 'a', returnPageId: 'movies' }, '/asset/a'],
    [{}, null],
  ])('[ROUTE-18] back from plans opened with %j: %s', (state, path) => {
    expect(plansReturn(state)).toBe(path);
  });
});
