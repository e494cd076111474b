/** Plans, prices, the subscription, the card and the checkout. All under /payments. Money is in minor units. */
import * as v from 'valibot';
import { entity, list, listSchema, optional, parser, required, wordSchema } from './tolerance';

const filled = v.pipe(v.string(), v.nonEmpty());

export const INTERVALS = ['day', 'week', 'month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];
export const DISCOUNT_TYPES = ['period', 'amount', 'percentage'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** `amount` is days (period), minor units (amount) or percent (percentage). */
export const PromotionSchema = entity('promotion', {
  discountType: required(wordSchema(DISCOUNT_TYPES, (word) => word.toLowerCase())),
  amount: required(v.number()),
});
export type Promotion = v.InferOutput<typeof PromotionSchema>;

export const PriceSchema = entity('price', {
  uuid: required(filled),
  interval: required(wordSchema(INTERVALS, (word) => word.toLowerCase())),
  /** A price for a time that is no number of intervals would be a lie, so that it makes the price invalid. */
  intervalMultiplier: required(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), 1)),
  /** null when the service gives no number: such a price is not shown. */
  amount: optional(v.number(), null),
  netPrice: optional(v.number(), null),
  currency: optional(filled, null),
  gateway: optional(filled, null),
  promotion: optional(PromotionSchema, null),
});
export type Price = v.InferOutput<typeof PriceSchema>;

/** `isCurrent` is not here: the client derives it from the subscription. */
export const PlanSchema = entity('plan', {
  uuid: required(filled),
  name: optional(v.string(), ''),
  description: optional(v.string(), ''),
  details: list(v.string()),
  /** Upper case: 'WEB', 'TV', ... */
  platforms: list(v.string()),
  interests: list(v.string()),
  availableCountries: list(v.string()),
  prices: list(PriceSchema, (price) => price.uuid),
});
export type Plan = v.InferOutput<typeof PlanSchema>;
export const parsePlans = parser(
  'plans',
  listSchema('plans', PlanSchema, (plan) => plan.uuid),
);

/** `GET /payments/subscription`. The spelling of isCancelationScheduled is the service's. */
export const SubscriptionSchema = entity('subscription', {
  planUuid: optional(filled, null),
  planMetadata: optional(entity('subscription.planMetadata', { name: optional(v.string(), '') }), {
    name: '',
  }),
  /** ISO 8601 date. */
  nextPaymentDate: optional(filled, null),
  isCancelationScheduled: optional(v.boolean(), false),
  price: optional(PriceSchema, null),
  gateway: optional(filled, null),
});
export type Subscription = v.InferOutput<typeof SubscriptionSchema>;
/** null: the user has no subscription. */
export const parseSubscription = parser('subscription', v.nullable(SubscriptionSchema));

/** `GET /payments/card`: only ever the masked text. null: no payment method. */
export const CardSchema = entity('card', { maskedNumber: required(filled), brand: optional(v.string(), '') });
export type Card = v.InferOutput<typeof CardSchema>;
export const parseCard = parser('card', v.nullable(CardSchema));

/** Body of `POST /payments/attributed-checkout`. */
export const CheckoutBodySchema = entity('checkoutBody', {
  planUuid: required(filled),
  priceUuid: required(filled),
  sourcePlatform: required(filled),
});
export type CheckoutBody = v.InferOutput<typeof CheckoutBodySchema>;

/** Answer of the post. `url` is what the QR code carries; without it the client builds it from its configuration. */
export const CheckoutSchema = entity('checkout', {
  contextId: required(filled),
  url: optional(filled, null),
});
export type Checkout = v.InferOutput<typeof CheckoutSchema>;
export const parseCheckout = parser('checkout', CheckoutSchema);

/** `GET /payments/attributed-checkout?contextId={id}`. */
export const CheckoutStatusSchema = entity('checkoutStatus', {
  checkoutFinished: optional(v.boolean(), false),
  checkoutSuccess: optional(v.boolean(), false),
  /** Finished because nobody paid in time; services that do not tell report it as failed. */
  checkoutExpired: optional(v.boolean(), false),
});
export type CheckoutStatus = v.InferOutput<typeof CheckoutStatusSchema>;
export const parseCheckoutStatus = parser('checkoutStatus', CheckoutStatusSchema);
