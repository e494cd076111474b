/** When a failed image may be tried again. */
import type { ImageErrorReason } from './fetchImage';

export interface Retry {
  /** Delay of the retry, ms. */
  readonly afterMs: number;
  /** True: retried automatically. False: when a user comes near the stage again. */
  readonly byItself: boolean;
}

/** Delays after network failures, ms, on average. */
const networkDelaysMs = [2000, 8000, 30_000];
/**
 * Delay after a permanent failure (not an image, missing, or repeated failures), ms: a device that runs for days
 * recovers once the service is repaired.
 */
const permanentDelayMs = 300_000;

/**
 * The delay is up to half shorter or longer than its average: devices that lost one server do not return to it in step.
 * @param failures number of failed attempts before this one
 * @param random gives [0, 1), as `Math.random` does
 */
export function retryDelay(reason: ImageErrorReason, failures: number, random: () => number): Retry {
  const delay = reason === 'network' ? networkDelaysMs[failures] : undefined;
  return { afterMs: (delay ?? permanentDelayMs) * (0.5 + random()), byItself: delay !== undefined };
}
