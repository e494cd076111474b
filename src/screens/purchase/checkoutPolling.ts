/** A checkout: opened once for a price, its state asked for until it is paid or has failed [B§4 "Purchase"]. Draws nothing. */
import type { Checkout, CheckoutStatus } from '../../contract';
import { CHECKOUT_POLL_MS, checkoutOutcome } from '../../domain/checkout';
import type { Clock } from '../../domain/clock';

export interface CheckoutPorts {
  readonly create: (priceUuid: string) => Promise<Checkout>;
  readonly status: (contextId: string, signal: AbortSignal) => Promise<CheckoutStatus>;
  /** The address a phone opens; null when there is none. */
  readonly linkOf: (checkout: Checkout) => string | null;
  readonly clock: Clock;
  /** What the phone opens now; null while it is awaited, and when nothing is watched. */
  readonly onLink: (link: string | null) => void;
  readonly onEnd: (outcome: 'paid' | 'failed') => void;
  readonly onFailure: (situation: 'checkout' | 'checkoutStatus', error: unknown) => void;
}

export interface CheckoutWatch {
  /** Watches the checkout of a price, which is opened at the first time; that of another price is watched no more. */
  watch(priceUuid: string): void;
  /** Gives up requests and timers. */
  stop(): void;
}

export function createCheckoutWatch(ports: CheckoutPorts): CheckoutWatch {
  const { clock } = ports;
  const opened = new Map<string, Promise<Checkout>>();
  let watching = new AbortController();
  let timer: number | null = null;

  function stop(): void {
    watching.abort();
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  }

  function fail(situation: 'checkout' | 'checkoutStatus', error: unknown): void {
    stop();
    ports.onFailure(situation, error);
  }

  async function watch(priceUuid: string): Promise<void> {
    stop();
    watching = new AbortController();
    const { signal } = watching;
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

  /** One that could not be opened is forgotten: the next time asks anew. */
  function checkoutOf(priceUuid: string): Promise<Checkout> {
    const known = opened.get(priceUuid);
    if (known !== undefined) return known;
    const created = ports.create(priceUuid);
    opened.set(priceUuid, created);
    created.catch(() => opened.delete(priceUuid));
    return created;
  }

  /** The next question comes 2.5 s after the last one; a slow answer is waited for. */
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
    watch: (priceUuid) => void watch(priceUuid),
    stop() {
      stop();
      ports.onLink(null);
    },
  };
}
