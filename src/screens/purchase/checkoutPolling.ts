/** A checkout: opened once for a price, its state polled until it is paid or has failed [PLAN-17]. No rendering. */
import type { Checkout, CheckoutStatus } from '../../contract';
import { CHECKOUT_POLL_MS, checkoutOutcome } from '../../domain/checkout';
import type { CheckoutEnd, OpenCheckout } from '../../domain/checkout';
import type { Clock } from '../../domain/clock';

interface CheckoutPorts {
  readonly create: (priceUuid: string) => Promise<Checkout>;
  readonly status: (contextId: string, signal: AbortSignal) => Promise<CheckoutStatus>;
  /** The address that the QR code contains; null when there is none. */
  readonly linkOf: (checkout: Checkout) => string | null;
  /** A checkout of an earlier visit, which may be paid by now. */
  readonly resumed: OpenCheckout | null;
  readonly clock: Clock;
  /** Receives the address for the QR code; null while it loads, and when nothing is polled. */
  readonly onLink: (link: string | null) => void;
  readonly onEnd: (outcome: CheckoutEnd) => void;
  readonly onCreateFailure: (error: unknown) => void;
  readonly onPollFailure: (error: unknown, checkout: OpenCheckout) => void;
}

/** Polls one checkout at a time. */
export interface CheckoutPolling {
  /** Polls the checkout of a price, opening it at the first call for that price. Polling of another price stops. */
  start(priceUuid: string): void;
  /** Aborts requests and timers. */
  stop(): void;
  /**
   * Lets polls be sent: the next one at once when a checkout is already polled. Until it is called, and after `pause`,
   * none is. @returns pause
   */
  run(): () => void;
}

/** A checkout that is polled. */
interface Polled {
  readonly checkout: OpenCheckout;
  /** The poll whose answer is outstanding. */
  question: AbortController | null;
}

/** A poller without timers or requests until `start` is called. */
export function createCheckoutPolling(ports: CheckoutPorts): CheckoutPolling {
  const { clock, resumed } = ports;
  const opened = new Map<string, Promise<Checkout>>();
  if (resumed !== null) opened.set(resumed.priceUuid, Promise.resolve(resumed));
  let polled: Polled | null = null;
  /** What the last `start` waits for counts only while this is its number. */
  let starts = 0;
  let running = false;
  let timer: number | null = null;

  function stop(): void {
    starts++;
    halt();
    polled = null;
  }

  /** No timer and no question is left. */
  function halt(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    polled?.question?.abort();
    if (polled !== null) polled.question = null;
  }

  async function start(priceUuid: string): Promise<void> {
    stop();
    const own = starts;
    ports.onLink(null);
    try {
      const checkout = await checkoutOf(priceUuid);
      if (own !== starts) return;
      const link = ports.linkOf(checkout);
      if (link === null) throw new Error('neither the service nor the configuration names a checkout page');
      polled = { checkout: { ...checkout, priceUuid }, question: null };
      ports.onLink(link);
      if (priceUuid === resumed?.priceUuid) poll();
      else schedule();
    } catch (error) {
      if (own !== starts) return;
      stop();
      ports.onCreateFailure(error);
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

  function schedule(): void {
    if (running) timer = clock.setTimeout(poll, CHECKOUT_POLL_MS);
  }

  /** Polls now and every 2.5 s; a tick is skipped while an answer is outstanding. */
  function poll(): void {
    if (!running || polled === null) return;
    schedule();
    if (polled.question === null) void ask(polled);
  }

  async function ask(asked: Polled): Promise<void> {
    const question = new AbortController();
    asked.question = question;
    try {
      const outcome = checkoutOutcome(await ports.status(asked.checkout.contextId, question.signal));
      if (question.signal.aborted) return;
      asked.question = null;
      if (outcome === 'open') return;
      stop();
      ports.onEnd(outcome);
    } catch (error) {
      if (question.signal.aborted) return;
      stop();
      ports.onPollFailure(error, asked.checkout);
    }
  }

  return {
    start: (priceUuid) => void start(priceUuid),
    stop() {
      stop();
      ports.onLink(null);
    },
    run() {
      running = true;
      poll();
      return () => {
        running = false;
        // A set that hides the app may cut its network off: the question is asked again when the app is shown.
        halt();
      };
    },
  };
}
