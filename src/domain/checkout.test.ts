import { describe, expect, it } from 'vitest';
import { parseCheckoutStatus, parsePlans } from '../contract';
import { checkoutLink, checkoutOutcome, isForSale } from './checkout';

describe('checkout', () => {
  it.each([
    [{ checkoutFinished: true, checkoutSuccess: true }, 'paid'],
    [{ checkoutFinished: true, checkoutSuccess: false }, 'failed'],
    [{ checkoutFinished: true }, 'failed'],
    [{ checkoutFinished: true, checkoutSuccess: 'perhaps' }, 'failed'],
    [{ checkoutFinished: true, checkoutSuccess: null, checkoutExpired: null }, 'failed'],
    [{ checkoutFinished: true, checkoutSuccess: false, checkoutExpired: true }, 'expired'],
    [{ checkoutFinished: true, checkoutSuccess: true, checkoutExpired: true }, 'paid'],
    [{ checkoutFinished: false, checkoutExpired: true }, 'open'],
    [{ checkoutFinished: false, checkoutSuccess: false }, 'open'],
    [{ checkoutFinished: false, checkoutSuccess: true }, 'open'],
    [{}, 'open'],
  ])('[PLAN-18, PLAN-19] %j is %s', (status, outcome) => {
    expect(checkoutOutcome(parseCheckoutStatus(status, () => {}))).toBe(outcome);
  });

  it.each([
    ['https://pay.example/c1', 'https://shop.example/pay', 'https://pay.example/c1'],
    [null, 'https://shop.example/pay', 'https://shop.example/pay?contextId=c%201'],
    [null, 'https://shop.example/pay?from=tv#top', 'https://shop.example/pay?from=tv&contextId=c%201#top'],
    ['https://pay.example/c1', undefined, 'https://pay.example/c1'],
    [null, undefined, null],
  ])('[PLAN-16, PLAN-17] the service`s address %s, the deployment`s %s: %s', (url, checkoutUrl, link) => {
    expect(checkoutLink({ url, contextId: 'c 1' }, checkoutUrl)).toBe(link);
  });

  it('a plan without a price is not for sale', () => {
    const price = { uuid: 'p', interval: 'month' };
    const [free, paid] = parsePlans([{ uuid: 'free' }, { uuid: 'paid', prices: [price] }], () => {});
    expect([isForSale(free), isForSale(paid), isForSale(undefined)]).toEqual([false, true, false]);
  });
});
