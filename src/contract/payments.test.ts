/** What the client reads of plans, prices and the subscription: every field under its own name. */
import { describe, expect, it } from 'vitest';
import { parsePlans, parseSubscription } from './index';

const refuse = (problem: object): never => {
  throw new Error(JSON.stringify(problem));
};
const PRICE = {
  uuid: 'p1',
  interval: 'month',
  intervalMultiplier: 3,
  amount: 29900,
  netPrice: 25339,
  currency: 'INR',
  gateway: 'stripe',
  promotion: { discountType: 'percentage', amount: 20 },
};
const priceRead = (sent: object) => parsePlans([{ uuid: 'plan', prices: [sent] }], refuse)[0]?.prices[0];

describe('[DATA-07] a price', () => {
  it('is read whole, amounts in minor units', () => {
    expect(priceRead(PRICE)).toEqual(PRICE);
  });

  it.each(['day', 'week', 'month', 'year'])('by the %s', (interval) => {
    expect(priceRead({ ...PRICE, interval })?.interval).toBe(interval);
  });

  it.each(['period', 'amount', 'percentage'])('with a promotion of the kind %s', (discountType) => {
    const promotion = { discountType, amount: 7 };
    expect(priceRead({ ...PRICE, promotion })?.promotion).toEqual(promotion);
  });

  it('of an interval nobody knows is left out of its plan, and told', () => {
    const problems: unknown[] = [];
    const sent = [{ uuid: 'plan', prices: [{ ...PRICE, interval: 'decade' }, PRICE] }];
    const [plan] = parsePlans(sent, (problem) => void problems.push(problem));
    expect(plan?.prices.map(({ uuid, interval }) => [uuid, interval])).toEqual([['p1', 'month']]);
    expect(problems).toHaveLength(1);
  });

  it.each([0, -1, 1.5, 'two'])('for %s intervals is left out of its plan, and told', (intervalMultiplier) => {
    const problems: unknown[] = [];
    const sent = [{ uuid: 'plan', prices: [{ ...PRICE, uuid: 'p0', intervalMultiplier }, PRICE] }];
    const [plan] = parsePlans(sent, (problem) => void problems.push(problem));
    expect(plan?.prices.map(({ uuid }) => uuid)).toEqual(['p1']);
    expect(problems).toHaveLength(1);
  });

  it('with nothing but its id and interval has one interval and no amounts', () => {
    expect(priceRead({ uuid: 'p1', interval: 'year' })).toEqual({
      uuid: 'p1',
      interval: 'year',
      intervalMultiplier: 1,
      amount: null,
      netPrice: null,
      currency: null,
      gateway: null,
      promotion: null,
    });
  });
});

describe('[DATA-06] a plan', () => {
  const SENT = {
    uuid: 'premium',
    name: 'Premium',
    description: 'The whole house',
    details: ['Films', 'Shows'],
    platforms: ['WEB', 'TV'],
    interests: ['cinema'],
    availableCountries: ['IN', 'GB'],
    prices: [PRICE],
  };

  it('is read whole, and nothing it does not have; which one is current is not the service`s to say', () => {
    expect(parsePlans([{ ...SENT, isCurrent: true }], refuse)).toEqual([SENT]);
  });

  it('without anything but its uuid is one all the same; without a uuid, or with one that was there, it is none', () => {
    const problems: unknown[] = [];
    const read = parsePlans(
      [{ uuid: 'a' }, { name: 'B' }, SENT, { uuid: 'a', name: 'A' }],
      (problem) => void problems.push(problem),
    );
    const empty = { details: [], platforms: [], interests: [], availableCountries: [], prices: [] };
    expect(read).toEqual([{ uuid: 'a', name: '', description: '', ...empty }, SENT]);
    expect(problems).toHaveLength(2);
  });
});

describe('[DATA-08] a subscription', () => {
  const SENT = {
    planUuid: 'premium',
    planMetadata: { name: 'Premium' },
    nextPaymentDate: '2026-12-12T12:00:00.000Z',
    isCancelationScheduled: true,
    price: PRICE,
    gateway: 'stripe',
  };

  it('is read whole, by the service`s spelling of isCancelationScheduled', () => {
    expect(parseSubscription(SENT, refuse)).toEqual(SENT);
    const { isCancelationScheduled: _, ...rest } = SENT;
    const otherwise = { ...rest, isCancellationScheduled: true };
    expect(parseSubscription(otherwise, refuse)?.isCancelationScheduled).toBe(false);
  });

  it('without a plan`s name, date, price or gateway is one all the same', () => {
    expect(parseSubscription({}, refuse)).toEqual({
      planUuid: null,
      planMetadata: { name: '' },
      nextPaymentDate: null,
      isCancelationScheduled: false,
      price: null,
      gateway: null,
    });
  });
});
