/** Buying a plan: it is paid on a phone, while the television polls the state of the payment [PLAN-16..20]. */
import type { Checkout, CheckoutStatus, Plan } from '../contract';
import { withQuery } from './address';

/** Interval of the polls, ms. */
export const CHECKOUT_POLL_MS = 2500;

/** The platform reported to the service for a checkout, as plans name it too. */
export const SOURCE_PLATFORM = 'TV';

/** How a checkout ended; `expired`: nobody paid in time. */
export type CheckoutEnd = 'paid' | 'failed' | 'expired';

/** What a status of the service means. @returns 'open' while the payment is pending */
export function checkoutOutcome(status: CheckoutStatus): CheckoutEnd | 'open' {
  if (!status.checkoutFinished) return 'open';
  if (status.checkoutSuccess) return 'paid';
  return status.checkoutExpired ? 'expired' : 'failed';
}

/** A checkout that was opened and has not ended. Paying again for what it sells would be a second charge. */
export interface OpenCheckout extends Checkout {
  readonly priceUuid: string;
}

/** The address for the phone: the service's, else the deployment's page with the context; null without either. */
export function checkoutLink(
  { url, contextId }: Pick<Checkout, 'url' | 'contextId'>,
  checkoutUrl: string | undefined,
): string | null {
  if (url !== null) return url;
  return checkoutUrl === undefined ? null : withQuery(checkoutUrl, 'contextId', contextId);
}

/** Whether a plan can be bought: it has a price. */
export function isForSale(plan: Plan | undefined): plan is Plan {
  return plan !== undefined && plan.prices.length > 0;
}
