/** A checkout: opened once for a price, its state polled until it is paid or has failed [PLAN-17]. No rendering. */
import type { Checkout, CheckoutStatus } from '../../contract';
import { CHECKOUT_POLL_MS, checkoutOutcome } from '../../domain/checkout';
import type { Clock } from '../../domain/clock';

interface CheckoutPorts {
  readonly create: (priceUuid: string) => Promise<Checkout>;
  readonly status: (contextId: string, signal: AbortSignal) => Promise<CheckoutStatus>;
  /** The address that the QR code contains; null when there is none. */
  readonly linkOf: (checkout: Checkout) => string | null;
  readonly clock: Clock;
  /** Receives the address for the QR code; null while it loads, and when nothing is polled. */
  readonly onLink: (link: string | null) => void;
  readonly onEnd: (outcome: 'paid' | 'failed') => void;
  readonly onFailure: (situation: 'checkout' | 'checkoutStatus', error: unknown) => void;
}

/** Polls one checkout at a time. */
export interface CheckoutPolling {
  /** Polls the checkout of a price, opening it at the first call for that price. Polling of another price stops. */
  start(priceUuid: string): void;
  /** Aborts requests and timers. */
  stop(): void;
}

/** A poller without timers or requests until `start` is called. */
export function createCheckoutPolling(ports: CheckoutPorts): CheckoutPolling {
  const { clock } = ports;
  const opened = new Map<string, Promise<Checkout>>();
  let requests = new AbortController();
  let timer: number | null = null;

  function stop(): void {
    requests.abort();
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  }

  function fail(situation: 'checkout' | 'checkoutStatus', error: unknown): void {
    stop();
    ports.onFailure(situation, error);
  }

  async function start(priceUuid: string): Promise<void> {
    stop();
    requests = new AbortController();
    const { signal } = requests;
    ports.onLink(null);
    try {
      const checkout = await checkoutOf(priceUuid);
      if (signal.aborted) return;
      const link = ports.linkOf(checkout);
      if (link === null) throw new Error('neither the service nor the configuration names a checkout page');
      ports.onLink(link);
      poll(checkout.contextId, signal);
    } catch (error) {
      if (!signal.aborted) fail('checkout', error);
    }
  }

  /** A checkout that could not be opened is forgotten, so that the next call tries again. */
  function checkoutOf(priceUuid: string): Promise<Checkout> {
    const known = opened.get(priceUuid);
    if (known !== undefined) return known;
    const created = ports.create(priceUuid);
    opened.set(priceUuid, created);
    created.catch(() => opened.delete(priceUuid));
    return created;
  }

  /** Polls every 2.5 s; a tick is skipped while an answer is outstanding. */
  function poll(contextId: string, signal: AbortSignal): void {
    let asking = false;
    const next = (): void => {
      timer = clock.setTimeout(next, CHECKOUT_POLL_MS);
      if (asking) return;
      asking = true;
      void ask(contextId, signal).finally(() => {
        asking = false;
      });
    };
    timer = clock.setTimeout(next, CHECKOUT_POLL_MS);
  }

  async function ask(contextId: string, signal: AbortSignal): Promise<void> {
    try {
      const outcome = checkoutOutcome(await ports.status(contextId, signal));
      if (signal.aborted || outcome === 'open') return;
      stop();
      ports.onEnd(outcome);
    } catch (error) {
      if (!signal.aborted) fail('checkoutStatus', error);
    }
  }

  return {
    start: (priceUuid) => void start(priceUuid),
    stop() {
      stop();
      ports.onLink(null);
    },
  };
}
