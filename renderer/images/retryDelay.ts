/** When a failed image may be tried again. */
import type { ImageErrorReason } from './fetchImage';

export interface Retry {
  /** Delay of the retry, ms. */
  readonly afterMs: number;
  /** True: retried automatically. False: when a user comes near the stage again. */
  readonly byItself: boolean;
}

/** Delays after network failures, ms. */
const networkDelaysMs = [2000, 8000, 30_000];
/**
 * Delay after a permanent failure (not an image, missing, or repeated failures), ms: a device that runs for days
 * recovers once the service is repaired.
 */
const permanentDelayMs = 300_000;

/** @param failures number of failed attempts before this one */
export function retryDelay(reason: ImageErrorReason, failures: number): Retry {
  const delay = reason === 'network' ? networkDelaysMs[failures] : undefined;
  return delay === undefined
    ? { afterMs: permanentDelayMs, byItself: false }
    : { afterMs: delay, byItself: true };
}
