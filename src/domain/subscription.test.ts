import { describe, expect, it } from 'vitest';
import { parseSubscription } from '../contract';
import {
  comingPaymentDay,
  isFreeTrial,
  isPartnerUser,
  paymentDay,
  subscriptionControls,
} from './subscription';
import type { SubscriptionControl } from './subscription';

const subscription = (fields: object) => parseSubscription(fields, () => {});

describe('controls of a subscription', () => {
  it.each<[string, object | null, boolean, readonly SubscriptionControl[]]>([
    ['[SUB-18] without limits', { gateway: 'stripe' }, false, ['change', 'cancel']],
    ['[SUB-18] of no gateway that is known', {}, false, ['change', 'cancel']],
    ['[SUB-05] that is not there', null, false, ['buy']],
    ['[SUB-08] of a restricted gateway', { gateway: 'shop' }, false, []],
    [
      '[SUB-08] whose price is of one',
      { price: { uuid: 'p', interval: 'month', gateway: 'shop' } },
      false,
      [],
    ],
    ['[SUB-09] with a scheduled cancellation', { isCancelationScheduled: true }, false, ['buyNew']],
    [
      '[SUB-09] that ends, of a restricted gateway',
      { isCancelationScheduled: true, gateway: 'shop' },
      false,
      ['buyNew'],
    ],
    ['[SUB-07] of a partner', { gateway: 'stripe' }, true, []],
    ['[SUB-07] of a partner, that ends', { isCancelationScheduled: true }, true, []],
    ['[SUB-07] of a partner who sent none', null, true, []],
  ])('%s', (_, fields, partner, controls) => {
    const limits = { partner, restrictedGateways: ['shop'] };
    expect(subscriptionControls(fields && subscription(fields), limits)).toEqual(controls);
  });

  it('[SUB-08] the deployment decides which gateways are restricted', () => {
    const open = { partner: false, restrictedGateways: [] };
    expect(subscriptionControls(subscription({ gateway: 'shop' }), open)).toEqual(['change', 'cancel']);
  });
});

describe('a partner user', () => {
  it.each([
    [{ isPartnerUser: true }, { name: 'Fibre' }, true],
    [{ isPartnerUser: true }, undefined, true],
    [{ isPartnerUser: false }, { name: 'Fibre' }, false],
    [{ isPartnerUser: false }, { name: null }, false],
    [undefined, { name: 'Fibre' }, true],
    [undefined, { name: null }, false],
    [undefined, undefined, false],
  ])('[SUB-07, SUB-17] settings %j and provider %j: %s', (settings, provider, partner) => {
    expect(isPartnerUser(settings, provider)).toBe(partner);
  });
});

describe('the next payment', () => {
  it.each([
    ['2026-12-12T12:00:00.000Z', 'en', '12 December 2026'],
    ['2026-12-12', 'en', '12 December 2026'],
    ['soon', 'en', null],
    [null, 'en', null],
  ])('[SUB-04] %s in %s is %s', (nextPaymentDate, language, day) => {
    expect(paymentDay({ nextPaymentDate }, { language: `${language}-IN`, timeZone: 'Asia/Kolkata' })).toBe(
      day,
    );
  });
});

describe('free days', () => {
  const NOW = Date.UTC(2026, 10, 24, 12);
  const HOUR = 3_600_000;
  const owned = (discountType: string | null, days: number, dueInHours: number | null) =>
    subscription({
      price: {
        uuid: 'p',
        interval: 'month',
        promotion: discountType && { discountType, amount: days },
      },
      nextPaymentDate: dueInHours === null ? null : new Date(NOW + dueInHours * HOUR).toISOString(),
    })!;

  it.each<[string, string | null, number, number | null, boolean]>([
    ['while they last', 'period', 14, 14 * 24, true],
    ['on their last day', 'period', 14, 2, true],
    ['by a clock that is an hour behind', 'period', 14, 14 * 24 + 1, true],
    ['by a clock that is a day behind', 'period', 14, 15 * 24, true],
    ['by one that is an hour more behind', 'period', 14, 15 * 24 + 1, false],
    ['not when the service takes the first payment later than they last', 'period', 14, 31 * 24, false],
    ['not without a date', 'period', 14, null, false],
    ['not by another promotion', 'percentage', 30, 24, false],
    ['not without one', null, 0, 24, false],
  ])('[PLAN-13] %s', (_, discountType, days, dueInHours, free) => {
    expect(isFreeTrial(owned(discountType, days, dueInHours), NOW)).toBe(free);
  });
});

it('[PLAN-13] a subscription without a price has no free days', () => {
  expect(isFreeTrial(subscription({ nextPaymentDate: '2026-12-12T12:00:00Z' })!, 0)).toBe(false);
});

describe('the day of a payment to come', () => {
  const NOW = Date.UTC(2026, 10, 24, 12);
  it.each([
    ['2026-12-12T12:00:00Z', 'December 12, 2026'],
    ['2026-11-24T06:00:00Z', 'November 24, 2026'],
    ['2026-11-23T12:00:00Z', 'November 23, 2026'],
    ['2026-11-23T11:59:00Z', null],
    ['soon', null],
    [null, null],
  ])('[SUB-04] of %s it is %s', (nextPaymentDate, day) => {
    const locale = { language: 'en', timeZone: 'UTC' };
    expect(comingPaymentDay(subscription({ nextPaymentDate })!, locale, NOW)).toBe(day);
  });
});
