/**
 * The retry policy [A§7]: a request that brought no answer (network failure, 30 s without one, a cancel that was not ours)
 * is sent again up to 5 times, 3 s apart. An HTTP status is an answer and is never retried.
 */
import type { Options } from 'ky';

export const REQUEST_TIMEOUT_MS = 30_000;
export const RETRY_LIMIT = 5;
export const RETRY_DELAY_MS = 3000;

/** ky's options for the policy. `signal` is the app's own abort: once it fired nothing is sent again. */
export function retryOptions(signal: AbortSignal | undefined): Pick<Options, 'retry' | 'timeout' | 'hooks'> {
  return {
    timeout: REQUEST_TIMEOUT_MS,
    retry: {
      limit: RETRY_LIMIT,
      methods: ['get', 'post', 'put', 'patch', 'delete'],
      statusCodes: [],
      delay: () => RETRY_DELAY_MS,
      backoffLimit: RETRY_DELAY_MS,
      retryOnTimeout: true,
      shouldRetry: () => !signal?.aborted,
    },
    hooks: {
      // Engines without AbortSignal.any (before Chrome 116) sleep through an abort; here they notice it.
      beforeRetry: [
        () => {
          if (signal?.aborted) throw new DOMException('Given up while waiting to retry', 'AbortError');
        },
      ],
    },
  };
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
