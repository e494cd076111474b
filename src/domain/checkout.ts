/** Buying a plan: it is paid on a phone, and the set polls the state of the payment [PLAN-16..20]. */
import type { Checkout, CheckoutStatus, Plan } from '../contract';
import { withQuery } from './address';

/** Between two questions whether it was paid. */
export const CHECKOUT_POLL_MS = 2500;

/** What the service is told about where a checkout began; the word the plans have for it as well. */
export const SOURCE_PLATFORM = 'TV';

/** What a status means: `open` goes on. */
export type CheckoutOutcome = 'open' | 'paid' | 'failed';

export function checkoutOutcome({ checkoutFinished, checkoutSuccess }: CheckoutStatus): CheckoutOutcome {
  if (!checkoutFinished) return 'open';
  return checkoutSuccess ? 'paid' : 'failed';
}

/** The address the phone opens: the service's, else the deployment's page with the context; null without either. */
export function checkoutLink(
  { url, contextId }: Pick<Checkout, 'url' | 'contextId'>,
  checkoutUrl: string | undefined,
): string | null {
  if (url !== null) return url;
  return checkoutUrl === undefined ? null : withQuery(checkoutUrl, 'contextId', contextId);
}

/** A plan that can be bought: one with a price. */
export function isForSale(plan: Plan | undefined): plan is Plan {
  return plan !== undefined && plan.prices.length > 0;
}
