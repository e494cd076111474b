/**
 * The retry policy [API-03..06]: a request that brought no answer (network failure, 30 s without one, a cancel that was not ours)
 * is sent again up to 5 times, 3 s apart. An HTTP status is an answer and is never retried. While the app is offline nothing
 * is sent again, and what waits for its turn is given up (C28).
 */
import type { Options } from 'ky';

export const REQUEST_TIMEOUT_MS = 30_000;
export const RETRY_LIMIT = 5;
export const RETRY_DELAY_MS = 3000;

/** Whether the app has declared itself offline: not every gap, but one long enough for the screen that says so. */
export interface Outage {
  isOffline(): boolean;
  /** Calls `run` each time the app goes offline. @returns the way to stop */
  onOffline(run: () => void): () => void;
}

/** A network that is never declared gone. */
export const NO_OUTAGE: Outage = { isOffline: () => false, onOffline: () => () => {} };

type RetryOptions = Pick<Options, 'retry' | 'timeout' | 'hooks'> & { readonly signal: AbortSignal };

/**
 * Runs one call under the policy: `run` hands the options it gets to ky. `signal` is the app's own abort: once it fired
 * nothing is sent again.
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
        // Engines without AbortSignal.any (before Chrome 116) sleep through an abort; here they notice it.
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
 * `fetch` that answers when the whole body is there. ky's timeout and retries end with the headers; a body that breaks off or
 * never ends must count as no answer too.
 */
export function wholeAnswerFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const { headers, status, statusText } = response;
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, { headers, status, statusText });
  };
}
