/**
 * The five plans on sale. Between them they show every interval, both multipliers, every kind of promotion, a gateway
 * whose plans the client hides and a plan that is sold on neither web nor television.
 */
import type { Access } from './types';

export type Interval = 'day' | 'week' | 'month' | 'year';

interface PromotionSeed {
  discountType: 'period' | 'amount' | 'percentage';
  /** Days, minor units or percent, by `discountType`. */
  amount: number;
}

export interface PriceSeed {
  uuid: string;
  interval: Interval;
  intervalMultiplier: number;
  /** Minor units. */
  amount: number;
  netPrice: number;
  currency: string;
  gateway: string;
  promotion: PromotionSeed | null;
}

export interface PlanSeed {
  uuid: string;
  name: string;
  description: string;
  details: readonly string[];
  platforms: readonly string[];
  interests: readonly string[];
  availableCountries: readonly string[];
  prices: readonly PriceSeed[];
  /** The most demanding titles it opens; of the service only, never sent. */
  opens: Access;
  /** Video qualities and profiles the plan allows, told by GET /user/current. */
  quality: readonly string[];
  profileLimit: number;
}

/** Billing gateways. Plans of the partner's gateway cannot be bought or changed on a television. */
export const CARD_GATEWAY = 'stripe';
export const PARTNER_GATEWAY = 'partner_billing';

const TAX_RATE = 0.18;

/** A price of a plan; its uuid says of which, and for how long. */
export function price(
  plan: string,
  interval: Interval,
  intervalMultiplier: number,
  amount: number,
  currency: string,
  extras: { gateway?: string; promotion?: PromotionSeed } = {},
): PriceSeed {
  const length = intervalMultiplier === 1 ? interval : `${intervalMultiplier}-${interval}`;
  return {
    uuid: `price-${plan}-${length}`,
    interval,
    intervalMultiplier,
    amount,
    netPrice: Math.round(amount / (1 + TAX_RATE)),
    currency,
    gateway: extras.gateway ?? CARD_GATEWAY,
    promotion: extras.promotion ?? null,
  };
}

export const PLANS: readonly PlanSeed[] = [
  {
    uuid: 'plan-day-pass',
    name: 'Day Pass',
    description: 'One evening, everything on. Pay once and watch until the same time tomorrow.',
    details: ['All films and shows', 'One screen at a time', 'Up to HD', 'Does not renew by itself'],
    platforms: ['WEB', 'TV', 'MOBILE'],
    interests: ['cinema'],
    availableCountries: ['IN', 'GB', 'CA'],
    prices: [
      price('day-pass', 'day', 1, 4900, 'INR'),
      price('day-pass', 'week', 1, 14900, 'INR', { promotion: { discountType: 'amount', amount: 2000 } }),
    ],
    opens: 'premium',
    quality: ['270p', '360p', '540p', 'HD'],
    profileLimit: 2,
  },
  {
    uuid: 'plan-premium',
    name: 'Premium',
    description:
      'The whole house for the whole family: films, series, live channels and new episodes the day they air.',
    details: [
      'All films, shows and live channels',
      'Two screens at a time',
      'Up to Full HD',
      'Five profiles, with kids and PIN',
      'Cancel whenever you like',
    ],
    platforms: ['WEB', 'TV', 'MOBILE'],
    interests: ['cinema', 'drama', 'comedy', 'music', 'sport'],
    availableCountries: ['IN', 'GB', 'CA', 'US', 'AU', 'NZ', 'AE', 'SG'],
    prices: [
      price('premium', 'month', 1, 29900, 'INR', { promotion: { discountType: 'period', amount: 14 } }),
      price('premium', 'month', 3, 79900, 'INR', { promotion: { discountType: 'amount', amount: 10000 } }),
      price('premium', 'year', 1, 249900, 'INR', { promotion: { discountType: 'percentage', amount: 30 } }),
    ],
    opens: 'premium',
    quality: ['270p', '360p', '540p', 'HD', 'FHD'],
    profileLimit: 5,
  },
  {
    uuid: 'plan-front-row',
    name: 'Front Row',
    description:
      'Everything in Premium, and new films straight from the cinema in the best picture your set can show.',
    details: ['Cinema premieres', 'Four screens at a time', 'Up to 4K', 'Seven profiles'],
    platforms: ['WEB', 'TV', 'MOBILE'],
    interests: ['cinema', 'documentary'],
    availableCountries: ['IN', 'GB', 'CA', 'US', 'AU'],
    prices: [
      price('front-row', 'month', 1, 59900, 'INR'),
      price('front-row', 'year', 1, 499900, 'INR', { promotion: { discountType: 'percentage', amount: 20 } }),
      price('front-row', 'year', 3, 1199900, 'INR'),
    ],
    opens: 'cinema',
    quality: ['270p', '360p', '540p', 'HD', 'FHD', 'UHD'],
    profileLimit: 7,
  },
  {
    uuid: 'plan-partner',
    name: 'Punjab Fibre Bundle',
    description:
      'Premium as part of a broadband contract. It appears on the fibre bill and is changed there.',
    details: ['Everything in Premium', 'Billed by Punjab Fibre'],
    platforms: ['WEB', 'TV'],
    interests: [],
    availableCountries: ['IN'],
    prices: [price('partner', 'month', 1, 19900, 'INR', { gateway: PARTNER_GATEWAY })],
    opens: 'premium',
    quality: ['270p', '360p', '540p', 'HD', 'FHD'],
    profileLimit: 4,
  },
  {
    uuid: 'plan-pocket',
    name: 'Pocket',
    description: 'For one phone in one pocket, with downloads for the train.',
    details: ['Phones and tablets only', 'Up to SD', 'Downloads'],
    platforms: ['MOBILE'],
    interests: ['comedy', 'music'],
    availableCountries: ['IN', 'PK', 'BD', 'NP'],
    prices: [
      price('pocket', 'week', 3, 9900, 'INR'),
      price('pocket', 'month', 1, 9900, 'INR', { promotion: { discountType: 'period', amount: 7 } }),
    ],
    opens: 'premium',
    quality: ['270p', '360p', '540p'],
    profileLimit: 1,
  },
];

const DAY_MS = 86_400_000;

/** When the next payment is due for a price first paid at `startedAt`, seen at `now` (both in ms since 1970). */
export function nextPaymentAt(price: PriceSeed, startedAt: number, now: number): number {
  for (let periods = 1; ; periods++) {
    const due = addPeriods(price, startedAt, periods);
    if (due > now) return due;
  }
}

function addPeriods(price: PriceSeed, startedAt: number, periods: number): number {
  const count = periods * price.intervalMultiplier;
  if (price.interval === 'day') return startedAt + count * DAY_MS;
  if (price.interval === 'week') return startedAt + count * 7 * DAY_MS;
  const date = new Date(startedAt);
  const months = price.interval === 'year' ? count * 12 : count;
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
