/**
 * The retry policy [API-03..06]: a request without an answer (network failure, no answer within 30 s, an abort by
 * neither app nor time-out) is sent again up to 5 times, 3 s apart. An HTTP status is an answer and never retried.
 * While the app is offline nothing is sent again, and waiting retries are cancelled (C28).
 */
import type { Options } from 'ky';
import type { Activity } from '../domain/activity';

/** Time limit of an attempt, ms [API-03..06]. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Retries after the first attempt [API-03..06]. */
export const RETRY_LIMIT = 5;
/** Delay between two attempts, ms [API-03..06]. */
export const RETRY_DELAY_MS = 3000;

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

type RetryOptions = Pick<Options, 'retry' | 'timeout' | 'hooks'> & { readonly signal: AbortSignal };

/**
 * Runs a call under the policy: `run` passes the options it receives to ky. `signal` is the app's own abort, after
 * which nothing is sent again.
 */
export async function withRetries<T>(
  signal: AbortSignal | undefined,
  outage: Outage,
  run: (options: RetryOptions) => Promise<T>,
): Promise<T> {
  const giveUp = new AbortController();
  let waiting = false;
  const abort = (): void => giveUp.abort(new DOMException('Given up', 'AbortError'));
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const stop = outage.onOffline(() => {
    if (waiting) abort();
  });
  try {
    return await run({
      signal: giveUp.signal,
      timeout: REQUEST_TIMEOUT_MS,
      retry: {
        limit: RETRY_LIMIT,
        methods: ['get', 'post', 'put', 'patch', 'delete'],
        statusCodes: [],
        delay: () => RETRY_DELAY_MS,
        backoffLimit: RETRY_DELAY_MS,
        retryOnTimeout: true,
        shouldRetry: () => {
          waiting = !giveUp.signal.aborted && !outage.isOffline();
          return waiting;
        },
      },
      hooks: {
        // Engines without AbortSignal.any (before Chrome 116) do not abort while waiting for a retry; this check
        // does.
        beforeRetry: [
          () => {
            waiting = false;
            if (giveUp.signal.aborted)
              throw new DOMException('Given up while waiting to retry', 'AbortError');
          },
        ],
      },
    });
  } finally {
    stop();
    signal?.removeEventListener('abort', abort);
  }
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
