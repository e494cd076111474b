/** When an image that failed may be tried again. */
import type { ImageErrorReason } from './fetchImage';

export interface Retry {
  /** Not before so many ms. */
  readonly afterMs: number;
  /** By itself; otherwise when a user comes near again. */
  readonly byItself: boolean;
}

/** After failures of the network: soon, then at longer intervals. */
const networkDelaysMs = [2000, 8000, 30_000];
/** Of what is no image, is not there, or went on failing: a set that runs for days sees it once the service is repaired. */
const permanentDelayMs = 300_000;

/** `failures`: how many tries failed before this one. */
export function retryDelay(reason: ImageErrorReason, failures: number): Retry {
  const delay = reason === 'network' ? networkDelaysMs[failures] : undefined;
  return delay === undefined
    ? { afterMs: permanentDelayMs, byItself: false }
    : { afterMs: delay, byItself: true };
}
