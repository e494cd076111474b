/**
 * Who has bought what: one stored document, written by the checkout page and by the cancel call, read by the payment and
 * user routes. A record holds ids only; names, prices and dates are looked up in the catalogue's plans.
 */
import type { PriceSeed } from './catalogue/plans';
import type { ServiceContext } from './context';
import type { StoredDocument } from './store';

/** One viewer's subscription. */
export interface SubscriptionRecord {
  planUuid: string;
  priceUuid: string;
  /** Milliseconds since 1970 of the purchase; payment dates count from it. */
  startedAt: number;
  isCancelationScheduled: boolean;
  /** Days before the first payment. Default: none. */
  freeDays?: number;
}

/** Days that a price gives before its first payment. */
export function freeDaysOf({ promotion }: PriceSeed): number {
  return promotion?.discountType === 'period' ? promotion.amount : 0;
}

/** Subscriptions by uid (a missing uid has none). A fresh service starts with the catalogue's `demoSubscriptions`. */
export function subscriptions(
  ctx: Pick<ServiceContext, 'store' | 'catalogue'>,
): StoredDocument<Record<string, SubscriptionRecord>> {
  return ctx.store.document('subscriptions', () => structuredClone(ctx.catalogue.demoSubscriptions));
}
