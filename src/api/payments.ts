/** Calls for plans, subscription, card and checkout. */
import {
  parseCard,
  parseCheckout,
  parseCheckoutStatus,
  parsePlans,
  parseSubscription,
  routes,
} from '../contract';
import type { CheckoutBody } from '../contract';
import type { Transport } from './transport';

/** An empty body means "none", like null. */
const orNull = (body: unknown): unknown => body ?? null;

/** Calls for plans and payments: each resolves to the parsed answer or throws ApiError. */
export function paymentCalls({ read, request }: Transport) {
  return {
    plans: (signal?: AbortSignal) => read({ call: 'plans', path: routes.plans, signal }, parsePlans),
    /** null without a subscription. */
    subscription: (signal?: AbortSignal) =>
      read({ call: 'subscription', path: routes.subscription, signal }, (body, report) =>
        parseSubscription(orNull(body), report),
      ),
    cancelSubscription: async (): Promise<void> => {
      await request({ call: 'cancelSubscription', method: 'delete', path: routes.subscription });
    },
    /** null without a payment method. */
    card: (signal?: AbortSignal) =>
      read({ call: 'card', path: routes.card, signal }, (body, report) => parseCard(orNull(body), report)),
    checkout: (body: CheckoutBody) =>
      read({ call: 'checkout', method: 'post', path: routes.checkout, body }, parseCheckout),
    checkoutStatus: (contextId: string, signal?: AbortSignal) =>
      read(
        { call: 'checkoutStatus', path: routes.checkout, query: { contextId }, signal },
        parseCheckoutStatus,
      ),
  };
}
