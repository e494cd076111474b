/** Facts and actions of a subscription in the settings [SUB-04..09, SUB-18]. */
import type { Provider, Subscription, UserSettings } from '../contract';
import { formatDate } from './dateFormat';
import type { DateLocale } from './dateFormat';

/** `buy` without a plan, `buyNew` for a plan that ends; both open the plans, as `change` does. */
export type SubscriptionControl = 'buy' | 'buyNew' | 'change' | 'cancel';

/** What restricts the actions on a subscription. */
export interface SubscriptionLimits {
  /** True when another provider manages it. */
  readonly partner: boolean;
  /** Billing gateways whose subscriptions are neither changed nor cancelled here. */
  readonly restrictedGateways: readonly string[];
}

/** The buttons of a subscription, in order. @param subscription null without one */
export function subscriptionControls(
  subscription: Pick<Subscription, 'gateway' | 'isCancelationScheduled' | 'price'> | null,
  { partner, restrictedGateways }: SubscriptionLimits,
): readonly SubscriptionControl[] {
  if (partner) return [];
  if (subscription === null) return ['buy'];
  if (subscription.isCancelationScheduled) return ['buyNew'];
  const gateway = subscription.gateway ?? subscription.price?.gateway ?? null;
  return gateway !== null && restrictedGateways.includes(gateway) ? [] : ['change', 'cancel'];
}

/**
 * Whether another provider manages the user's subscription. The user's settings decide; if they failed to load, a
 * provider with a name means yes. `undefined`: failed to load.
 */
export function isPartnerUser(
  settings: Pick<UserSettings, 'isPartnerUser'> | undefined,
  provider: Pick<Provider, 'name'> | undefined,
): boolean {
  return settings?.isPartnerUser ?? (provider?.name ?? null) !== null;
}

const DAY_MS = 86_400_000;

/** Ms since 1970; NaN for what is no date. */
const timeOf = (date: string | null): number => (date === null ? NaN : Date.parse(date));

/**
 * Whether the subscription is in its free days: the next payment is due no later than those last, by a clock that may be
 * a day wrong. @param now ms since 1970
 */
export function isFreeTrial(
  { price, nextPaymentDate }: Pick<Subscription, 'price' | 'nextPaymentDate'>,
  now: number,
): boolean {
  const promotion = price?.promotion ?? null;
  if (promotion?.discountType !== 'period') return false;
  return timeOf(nextPaymentDate) <= now + (promotion.amount + 1) * DAY_MS;
}

/** Day of the next payment in the viewer's language and time zone, '12 December 2026'; null without a valid date. */
export function paymentDay(
  { nextPaymentDate }: Pick<Subscription, 'nextPaymentDate'>,
  locale: DateLocale,
): string | null {
  const at = timeOf(nextPaymentDate);
  return Number.isNaN(at) ? null : formatDate('longDate', at, locale);
}

/** The same, if it is still to come by a clock that may be a day wrong; null for a day that has passed. @param now ms since 1970 */
export function comingPaymentDay(
  subscription: Pick<Subscription, 'nextPaymentDate'>,
  locale: DateLocale,
  now: number,
): string | null {
  const passed = timeOf(subscription.nextPaymentDate) < now - DAY_MS;
  return passed ? null : paymentDay(subscription, locale);
}
