/**
 * Why the stream's requests fail. The engine repeats a failed one a hundred times, in silence: what ends the wait, the time
 * limit of a load or a stall, is then reported as the failure behind it, with its HTTP status [ERR-14]. Imports no Shaka
 * code, so it is testable without a browser.
 */
import type { EngineError } from './engine';
import { LOAD_TIMEOUT_CODE, ownError } from './errors';
import { toEngineError } from './shakaErrors';

/** Shaka's type of a request: 0 a manifest, 1 a segment. Licences report their own errors; others are not needed to play. */
const STREAM_REQUESTS: ReadonlySet<number | undefined> = new Set([0, 1]);
const NETWORK_CATEGORY = 1;

/** What Shaka's events 'downloadfailed' and 'downloadcompleted' say of an attempt. */
export interface Attempt {
  readonly requestType?: number;
  readonly error?: unknown;
  /** The attempt took too long. */
  readonly aborted?: boolean;
}

export interface RequestFailure {
  failed(attempt: Attempt): void;
  completed(attempt: Attempt): void;
  /** The last attempt's failure, as critical as what it has led to; null when it succeeded. */
  last(): EngineError | null;
}

export function createRequestFailure(): RequestFailure {
  let last: EngineError | null = null;
  return {
    failed: ({ requestType, error, aborted }) => {
      if (!STREAM_REQUESTS.has(requestType)) return;
      if (aborted === true) {
        last = ownError(LOAD_TIMEOUT_CODE, NETWORK_CATEGORY);
        return;
      }
      const failure = toEngineError(error);
      // What is given up for another quality or position has not failed.
      if (failure?.category === NETWORK_CATEGORY) last = { ...failure, severity: 'critical', handled: false };
    },
    completed: ({ requestType }) => {
      if (STREAM_REQUESTS.has(requestType)) last = null;
    },
    last: () => last,
  };
}
