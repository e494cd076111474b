/** Buying a plan: it is paid on a phone, while the television polls the state of the payment [PLAN-16..20]. */
import type { Checkout, CheckoutStatus, Plan } from '../contract';
import { withQuery } from './address';

/** Interval of the polls, ms. */
export const CHECKOUT_POLL_MS = 2500;

/** The platform reported to the service for a checkout, as plans name it too. */
export const SOURCE_PLATFORM = 'TV';

/** What a checkout's status means; `open`: still pending. */
export type CheckoutOutcome = 'open' | 'paid' | 'failed';

/** What a status of the service means. @returns 'open' while the payment is pending */
export function checkoutOutcome({ checkoutFinished, checkoutSuccess }: CheckoutStatus): CheckoutOutcome {
  if (!checkoutFinished) return 'open';
  return checkoutSuccess ? 'paid' : 'failed';
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
