/**
 * The retry policy [API-03..06]: a request without an answer (network failure, no answer within 30 s, an abort by
 * neither app nor time-out) is sent again up to 5 times, 2 to 4 s apart. An HTTP status is an answer and not retried, but for a
 * GET that a busy service asks to repeat after a while. While the app is offline nothing is sent again, and waiting retries are
 * cancelled (C28). Every wait is spread at random: sets that failed in one second must not ask again in one.
 */
import type { Options } from 'ky';
import type { Activity } from '../domain/activity';
import type { Clock } from '../domain/clock';
import { spreadDelay } from '../domain/retryDelay';
import { ApiError } from './apiError';
import { retryAfterMs } from './retryAfter';

/** Time limit of an attempt, ms [API-03..06]. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Retries after the first attempt [API-03..06]. */
export const RETRY_LIMIT = 5;
/** Delay between two attempts on average, and how much shorter or longer it may be, ms [API-04]. */
export const RETRY_DELAY_MS = 3000;
export const RETRY_SPREAD_MS = 1000;
/** A wait that the service asked for is spread over so much of itself again [API-05]. */
const RETRY_AFTER_SPREAD = 0.5;

/**
 * Whether the app has declared itself offline: not at every gap, but after one long enough to show the network error
 * screen.
 */
export interface Outage {
  isOffline(): boolean;
  /** Calls `run` each time the app goes offline. @returns unsubscribes */
  onOffline(run: () => void): () => void;
}

/** A network that is never declared offline. */
export const NO_OUTAGE: Outage = { isOffline: () => false, onOffline: () => () => {} };

/** What decides about retries besides the failure. */
export interface RetryPolicy {
  readonly outage: Outage;
  /** Gives [0, 1), as `Math.random` does. */
  readonly random: () => number;
  /** Times the wait that a service asks for. */
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
}

/** The page's own timers. */
export const PAGE_TIMERS: RetryPolicy['clock'] = {
  setTimeout: (run, ms) => Number(setTimeout(run, ms)),
  clearTimeout: (id) => clearTimeout(id),
};

/** What the policy has to know of a call. */
export interface RetriedCall {
  readonly method?: string;
  /** The app's own abort, after which nothing is sent again. */
  readonly signal?: AbortSignal | undefined;
}

type RetryOptions = Pick<Options, 'retry' | 'timeout' | 'hooks'> & { readonly signal: AbortSignal };

/** Runs a call under the policy: `run` passes the options it receives to ky. */
export async function withRetries(
  { method = 'get', signal }: RetriedCall,
  { outage, random, clock }: RetryPolicy,
  run: (options: RetryOptions) => Promise<Response>,
): Promise<Response> {
  const giveUp = new AbortController();
  let waiting = false;
  const abort = (): void => giveUp.abort(new DOMException('Given up', 'AbortError'));
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const stop = outage.onOffline(() => {
    if (waiting) abort();
  });
  const mayWait = (): boolean => (waiting = !giveUp.signal.aborted && !outage.isOffline());
  const options: RetryOptions = {
    signal: giveUp.signal,
    timeout: REQUEST_TIMEOUT_MS,
    retry: {
      limit: RETRY_LIMIT,
      methods: ['get', 'post', 'put', 'patch', 'delete'],
      statusCodes: [],
      delay: () => spreadDelay(RETRY_DELAY_MS, RETRY_SPREAD_MS, random),
      retryOnTimeout: true,
      // An ApiError is the client's own end of the call.
      shouldRetry: ({ error }) => !(error instanceof ApiError) && mayWait(),
    },
    hooks: {
      // Engines without AbortSignal.any (before Chrome 116) do not abort while waiting for a retry; this check
      // does.
      beforeRetry: [
        () => {
          waiting = false;
          if (giveUp.signal.aborted) throw new DOMException('Given up while waiting to retry', 'AbortError');
        },
      ],
    },
  };
  try {
    const response = await run(options);
    const afterMs = method === 'get' ? retryAfterMs(response, Date.now()) : null;
    if (afterMs === null || !mayWait()) return response;
    await pause(afterMs * (1 + RETRY_AFTER_SPREAD * random()), clock, giveUp.signal);
    waiting = false;
    return await run(options);
  } finally {
    stop();
    signal?.removeEventListener('abort', abort);
  }
}

/** Resolves after `ms`; rejects as soon as `signal` aborts. */
function pause(ms: number, clock: RetryPolicy['clock'], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clock.clearTimeout(timer);
      reject(new DOMException('Given up while waiting to retry', 'AbortError'));
    });
  });
}

/**
 * `fetch` that resolves once the whole body has arrived, and is registered in `activity` until then. ky's time-out and
 * retries cover only the headers; a body that breaks off or never ends must count as no answer too.
 */
export function wholeAnswerFetch(send: typeof fetch, activity: Activity): typeof fetch {
  return async (input, init) => {
    const end = activity.begin('request');
    try {
      const response = await send(input, init);
      const { headers, status, statusText } = response;
      const body = await response.arrayBuffer();
      return new Response(body.byteLength > 0 ? body : null, { headers, status, statusText });
    } finally {
      end();
    }
  };
}
